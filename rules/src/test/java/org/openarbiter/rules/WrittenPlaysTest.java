package org.openarbiter.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;

/** Plays as players write them during a game. */
class WrittenPlaysTest {
    /** The machine notation of a move, or what is said against it. */
    @ParameterizedTest
    @CsvSource({
        "chess, e2e4, e2e4", "chess, e4, e2e4", "chess, Nf3, g1f3", "chess, Ng1-f3, g1f3", "chess, Nd4, no knight can go to d4",
        "chess, xyz, is not a move", "chess, ♘f3, g1f3", "chess, ♞f3, g1f3", "chess, ♙e4, e2e4", "chess, ♔e2, there is a white piece on e2",
        "xiangqi, h2e2, h2e2", "xiangqi, H2-E2, h2e2", "xiangqi, C2=5, h2e2", "xiangqi, 炮二平五, h2e2", "xiangqi, 马八进七, b0c2",
        "xiangqi, h3e3, 'there is no piece on h3'", "xiangqi, xyz, 'is not a move in WXF notation, such as C2=5, H8+7 or R+-2, nor in another known one'",
        "shogi, 7g7f, 7g7f", "shogi, ７六歩, 7g7f", "shogi, ▲76歩, 7g7f", "shogi, ７六歩(77), 7g7f", "shogi, P-7f, 7g7f",
        "shogi, 同歩, 'is not a move in USI, such as 7g7f, 2b8h+ or P*5e'", "shogi, ５五と打, 'is not a move in USI, such as 7g7f, 2b8h+ or P*5e'",
        "janggi, 79졸78, i4h4", "janggi, P79-78, i4h4", "janggi, 한수쉼, e2e2",
        "go, D4, D4", "go, pass, pass", "go, dd4, is not a point of this board"
    })
    void a_play_is_read_in_any_notation_of_its_game(String game, String written, String expected) throws Exception {
        Board board = board(Games.byName(game).orElseThrow());
        assertThat(read(Games.byName(game).orElseThrow(), board, written)).isEqualTo(expected);
    }

    @Test
    void the_square_of_the_move_before_is_known_in_shogi() throws Exception {
        Game<?> shogi = Games.byName("shogi").orElseThrow();
        Board board = board(shogi);
        for (String move : new String[] {"７六歩", "３四歩", "２二角成", "同　銀"}) {
            board.play(board.toMove(), board.parse(read(shogi, board, move)));
        }
        assertThat(board.text(board.parse("B*5e"))).isEqualTo(read(shogi, board, "５五角打")).isEqualTo(read(shogi, board, "５五角"));
        assertThat(board.toText()).startsWith("lnsgkg1nl/1r5s1/");
    }

    /** Each notation that a game writes is one that it reads. */
    @ParameterizedTest
    @ValueSource(strings = {"chess", "xiangqi", "shogi", "janggi", "go"})
    void what_a_game_writes_it_reads(String name) throws Exception {
        everyPlay(Games.byName(name).orElseThrow());
    }

    private static <B extends Board> void everyPlay(Game<B> game) throws InputException, PlayException {
        Random random = new Random(7);
        B board = game.board("startpos");
        int[] plays = new int[board.mostPlays()];
        for (int ply = 0; ply < 120; ply++) {
            int count = board.legalPlays(board.toMove(), plays);
            if (count == 0) {
                return;
            }
            for (int at = 0; at < count; at++) {
                assertThat(game.read(board, game.notation(board, plays[at]))).isEqualTo(plays[at]);
                assertThat(game.read(board, board.text(plays[at]))).isEqualTo(plays[at]);
            }
            board.play(board.toMove(), plays[random.nextInt(count)]);
        }
    }

    private static Board board(Game<?> game) throws InputException {
        return game.board("startpos");
    }

    private static <B extends Board> String read(Game<B> game, Board any, String written) {
        @SuppressWarnings("unchecked") // the board is one of the game
        B board = (B) any;
        try {
            return board.text(game.read(board, written));
        } catch (PlayException e) {
            return e.reason();
        }
    }
}
