package org.openarbiter.rules.chess.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.notation.ChessPgn;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.ruling.Ruling;

/** All claims that could have been made are listed, however many there are, and a rulebook may refuse a start. */
class ListedClaimsTest {
    private static final Chess CHESS = new Chess();
    private static final List<String> SHUFFLE = List.of("g1f3", "g8f6", "f3g1", "f6g8");

    private static List<String> shuffles(int times) {
        List<String> moves = new ArrayList<>();
        for (int i = 0; i < times; i++) {
            moves.addAll(SHUFFLE);
        }
        return moves;
    }

    @Test
    void thousands_of_repetitions_are_listed_in_time_that_grows_with_the_game() throws Exception {
        var book = CHESS.rulebook("fide-2023?fivefold=no&seventy-five=no");
        Ruling ruling = assertTimeout(
                Duration.ofSeconds(20), () -> new ListedGame(Chessmen.START, shuffles(5_000), List.of()).replayed(book));
        List<Finding> threefold = Chessmen.findings(ruling, "claimable").stream()
                .filter(finding -> Objects.equals(finding.values().get("claim"), "threefold")).toList();
        assertThat(threefold.stream().filter(finding -> !finding.values().containsKey("move"))).hasSize(20_000 - 7);
        assertThat(threefold.getLast().plies()).hasSize(1);
        assertThat((List<?>) Objects.requireNonNull(threefold.getLast().values().get("positions"))).hasSize(Samenesses.MOST_LISTED);
        assertThat(threefold.getLast().text()).contains("occurred 500");
    }

    @Test
    void fifty_moves_are_listed_on_every_ply_and_the_moves_to_announce_together() {
        Ruling ruling = Chessmen.after("fide-2023", "4k3/8/8/8/8/8/8/R3K3 w - - 98 80", "a1a2 e8e7 a2a3").ruling();
        List<Finding> fifty = Chessmen.findings(ruling, "claimable");
        assertThat(fifty).extracting(finding -> finding.values().get("ply")).containsExactly(1, 2, 3);
        assertThat((List<?>) Objects.requireNonNull(fifty.getFirst().values().get("moves"))).hasSize(5);
        assertThat(fifty.getFirst().text()).startsWith("Black could have claimed a draw by the fifty-move rule, declaring ");
        assertThat(fifty.get(1).text()).startsWith("White could have claimed a draw by the fifty-move rule: 50 moves by each player without a capture");
        assertThat(fifty.getLast().text()).as("what can still be claimed").startsWith("Black may claim a draw by the fifty-move rule: ");
    }

    @Test
    void material_that_no_game_brings_about_is_taken_on_request_only() throws Exception {
        ChessBoard board = CHESS.board("4k3/8/8/8/8/8/PPPPPPPP/QQQQKQQQ w - - 0 1", new ArrayList<>());
        int[] plays = new int[board.mostPlays()];
        assertThat(board.legalPlays(0, plays)).isEqualTo(16);
        ChessPgn format = new ChessPgn();
        byte[] text = ("[FEN \"" + board.toText() + "\"]\n\n*").getBytes(StandardCharsets.US_ASCII);
        RecordedGame<ChessBoard> game = format.read(new RawGame(1, 1, text, 0, text.length), false);
        assertThat(game.liberties()).extracting(Liberty::text)
                .containsExactly("in the FEN: White has 6 promoted pieces, but no pawn is missing");
        Replay<ChessBoard> usual = new Replay<>(CHESS.rulebooks().getFirst(), CHESS.seats(), Options.DEFAULT, board);
        assertThatThrownBy(() -> usual.rule(game)).isInstanceOf(InputException.class)
                .hasMessage("White has 6 promoted pieces, but no pawn is missing")
                .matches(e -> ((InputException) e).line() == 1 && ((InputException) e).column() == 7);
        Ruling ruling = new Replay<>(CHESS.rulebook("fide-2023?material=any"), CHESS.seats(), Options.DEFAULT, board).rule(game);
        assertThat(ruling.verdict().status()).isEqualTo("open");
    }
}
