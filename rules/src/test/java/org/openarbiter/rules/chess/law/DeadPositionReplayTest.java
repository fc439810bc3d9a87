package org.openarbiter.rules.chess.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.ruling.Ruling;

/** A replay, which asks at the end whether the position is dead, rules as a referee does who asks on every ply. */
final class DeadPositionReplayTest {
    private static final int GAMES = 144;
    private static final int LONGEST = 60;
    private static final List<String> STARTS = List.of(
            "8/8/4k3/8/3bB3/4K3/8/8 w - - 0 1",
            "8/8/3nk3/8/3P4/3BK3/8/8 b - - 0 1",
            "8/8/8/2k5/2P5/8/3K4/8 b - - 0 1",
            "8/5kp1/8/8/8/2N5/1PK5/8 w - - 0 1",
            "8/8/3k4/3r4/4R3/4K3/8/8 w - - 0 1",
            "8/1k6/8/8/3qQ3/8/8/7K b - - 0 1",
            "4k3/8/8/8/8/8/3p4/3K4 w - - 0 1",
            "8/8/4k3/8/3bB3/4K3/8/8 w - - 138 100",
            "8/8/8/p1k5/P1p5/2P5/4K3/8 w - - 0 1",
            "8/8/4k3/p1p1p1p1/P1P1P1P1/4K3/8/8 w - - 0 1",
            "7k/5K2/8/8/8/8/6Q1/8 w - - 0 1",
            "7k/5K2/8/8/8/8/6p1/6R1 b - - 0 1");

    private final Map<String, Integer> seen = new TreeMap<>();

    @Test
    void asking_at_the_end_gives_the_ruling_of_asking_on_every_ply() {
        for (int number = 0; number < GAMES; number++) {
            ListedGame game = game(number);
            for (String name : List.of("fide-2023", "fide-2018", "fide-online", "match-runner")) {
                Ruling late = game.replayed(Chessmen.rulebook(name));
                Ruling eager = game.ruledEagerly(Chessmen.rulebook(name));
                assertThat(late.withAfterEnd(0))
                        .as(() -> name + ", game: " + game.fen() + " moves " + String.join(" ", game.moves()))
                        .isEqualTo(eager);
                seen.merge(String.valueOf(late.ruleId()), 1, Integer::sum);
                seen.merge("plays after a dead position",
                        "dead-position".equals(late.ruleId()) && late.afterEnd() > 0 ? 1 : 0, Integer::sum);
            }
        }
        assertThat(seen).as("how the games must end to test anything")
                .allSatisfy((rule, count) -> assertThat(count).as(rule).isGreaterThan(3))
                .containsKeys(
                        "dead-position", "stalemate", "checkmate", "resignation", "flag", "agreement", "seventy-five-moves");
        assertThat(seen.get("plays after a dead position")).isGreaterThan(200);
    }

    @Test
    void a_position_that_is_dead_from_the_start_ends_the_game_before_the_first_move() {
        var game = new ListedGame("8/8/4k3/8/8/4K3/8/8 w - - 0 1", List.of("e3e4", "e6f6"), List.of());
        Ruling ruling = game.replayed(Chessmen.rulebook("fide-2023"));
        assertThat(ruling.rule()).isEqualTo("chess:fide-2023/dead-position");
        assertThat(ruling.ply()).isZero();
        assertThat(ruling.afterEnd()).isEqualTo(2);
    }

    @Test
    void a_dead_position_goes_before_a_resignation_in_it_and_after_one_before_it() {
        String fen = "8/8/4k3/4p3/8/4K3/8/8 w - - 0 1";
        List<String> moves = List.of("e3e4", "e6f6", "e4d5", "f6g6", "d5e5", "g6g7");
        var resigned = new ArrayList<RecordedAct<ChessBoard>>();
        resigned.add(RecordedAct.of(5, new Act.Resign(Chessmen.BLACK)));
        Ruling dead = new ListedGame(fen, moves, resigned).replayed(Chessmen.rulebook("fide-2018"));
        assertThat(dead.ruleId()).isEqualTo("dead-position");
        assertThat(dead.ply()).isEqualTo(5);
        resigned.set(0, RecordedAct.of(4, new Act.Resign(Chessmen.BLACK)));
        Ruling lost = new ListedGame(fen, moves, resigned).replayed(Chessmen.rulebook("fide-2018"));
        assertThat(lost.ruleId()).isEqualTo("resignation");
        assertThat(lost.ply()).isEqualTo(4);
    }

    /** Random moves that like to take, played on past the end, and in some games acts on the way. */
    private static ListedGame game(int number) {
        var random = new Random(number * 0x9E3779B97F4A7C15L);
        String fen = STARTS.get(number % STARTS.size());
        ChessBoard board = Chessmen.board(fen);
        var moves = new ArrayList<String>();
        var acts = new ArrayList<RecordedAct<ChessBoard>>();
        int[] plays = new int[board.mostPlays()];
        while (moves.size() < LONGEST && board.hasLegalPlay(board.toMove())) {
            int count = board.legalPlays(board.toMove(), plays);
            if (random.nextInt(25) == 0 && number % 2 == 0) {
                acts.add(act(moves.size(), random, OptionalInt.of(plays[random.nextInt(count)])));
            }
            int play = plays[random.nextInt(count)];
            for (int i = 0; i < count; i++) {
                play = Move.isCapture(plays[i]) && random.nextBoolean() ? plays[i] : play;
            }
            board.play(board.toMove(), play);
            moves.add(Chessmen.move(play));
        }
        acts.sort(Comparator.comparingInt(RecordedAct::after));
        return new ListedGame(fen, moves, acts);
    }

    private static RecordedAct<ChessBoard> act(int after, Random random, OptionalInt play) {
        int by = random.nextInt(2);
        return RecordedAct.of(after, switch (random.nextInt(6)) {
            case 0 -> new Act.Resign(by);
            case 1 -> new Act.Flag(by);
            case 2 -> new Act.Offer(by);
            case 3 -> new Act.Agree(Outcome.DRAW);
            case 4 -> new Act.Claim(by, "fifty", play, "announced");
            default -> new Act.Claim(by, "threefold", OptionalInt.empty(), "");
        });
    }
}
