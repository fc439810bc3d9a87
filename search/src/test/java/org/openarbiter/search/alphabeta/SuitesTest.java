package org.openarbiter.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.search.repetition.DrawPolicy;

/** Positions with a known answer. */
class SuitesTest {
    private static final int NODES = 400_000;
    /** The number of plies by which a selective search with {@link #NODES} nodes may mate later. */
    private static final int DETOUR = 6;
    private static final int PROVED_HERE = 3;

    /** The positions come from games of this search; a search of full width proved each mate, and that there is none shorter. */
    @ParameterizedTest
    @CsvFileSource(resources = "mates.csv", numLinesToSkip = 1)
    void a_mate_is_found(String game, int moves, String fen) {
        int plies = 2 * moves - 1;
        int score = new Search(8).run(Arenas.at(game, fen), Limits.ofNodes(NODES)).score();
        assertThat(score).as("selective, so perhaps not by the shortest way")
                .isBetween(Score.mateIn(plies + DETOUR), Score.mateIn(plies));
        if (moves <= PROVED_HERE) {
            Set<Technique> fullWidth = EnumSet.of(Technique.TABLE);
            assertThat(new Search(8, fullWidth).run(Arenas.at(game, fen), Limits.ofDepth(plies)).score())
                    .isEqualTo(Score.mateIn(plies));
        }
    }

    /** The two positions of the notes on the WXF rules, with all their rulings, at depth and at a few nodes. */
    @ParameterizedTest
    @CsvSource({"12, 100000000", "60, 60000"})
    void a_perpetual_check_is_no_resource(int depth, long nodes) {
        // Red gives check for ever or is mated: by the rules both lose.
        String fen = "9/5k3/7R1/9/9/9/p3p4/1r7/r8/4K4 w - - 0 1";
        Outcome outcome = new Search(8).run(Arenas.at(Arenas.XIANGQI, fen), limits(depth, nodes));
        assertThat(outcome.score()).isLessThan(-Score.MOST_EVALUATED);
    }

    @ParameterizedTest
    @CsvSource({"12, 100000000", "60, 100000"})
    void the_chased_side_sees_that_repeating_wins(int depth, long nodes) {
        String fen = "2bakab2/9/1n1n5/8c/9/7R1/9/9/9/3K5 w - - 0 1";
        // Black has answered the chase twice; if Red goes on, it loses.
        Board board = Arenas.board(Arenas.XIANGQI, fen);
        Outcome chased = new Search(8).run(Arenas.at(Arenas.XIANGQI, fen, "h4i4", "i6h6", "i4h4"), limits(depth, nodes));
        assertThat(board.text(chased.move())).isEqualTo("h6i6");
        assertThat(chased.score()).isGreaterThan(Score.MOST_EVALUATED);
        Outcome chaser = new Search(8).run(Arenas.at(Arenas.XIANGQI, fen, "h4i4", "i6h6"), limits(depth, nodes));
        assertThat(board.text(chaser.move())).as("the chaser varies").isNotEqualTo("i4h4");
    }

    /**
     * A rook behind, Black wins as Red has nothing but checks; the position after two of them stood in the game before the root.
     */
    @ParameterizedTest
    @CsvSource({"14, 100000000", "60, 100000"})
    void a_forced_perpetual_check_is_seen_to_lose_though_the_checker_is_ahead(int depth, long nodes) {
        Board board = Arenas.board(Arenas.XIANGQI, "9/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1");
        Arena arena = Arenas.make(board, DrawPolicy.SECOND_ACROSS_ROOT, "f0e0");
        Outcome outcome = new Search(8).run(() -> arena, limits(depth, nodes));
        assertThat(board.text(outcome.move())).isEqualTo("e8f8");
        assertThat(outcome.score()).isGreaterThan(Score.MOST_EVALUATED);
    }

    private static Limits limits(int depth, long nodes) {
        return new Limits(-1, 0, 0, 0, 0, nodes, depth, false, List.of());
    }

    @Test
    void a_side_that_is_behind_takes_the_repetition() {
        // A rook down and about to be mated, White checks for ever.
        Outcome outcome = new Search(8).run(Arenas.at(Arenas.CHESS, "6k1/6p1/5p2/7Q/8/2r5/1q6/7K w - - 0 1"), Limits.ofDepth(10));
        assertThat(outcome.score()).isZero();
    }

    @Test
    void a_stalemate_is_a_draw_in_chess_and_lost_in_xiangqi() {
        assertThat(new Search(1).run(Arenas.at(Arenas.CHESS, "7k/8/8/6Q1/8/8/8/K7 w - - 0 1", "g5g6"), Limits.ofDepth(3)).move())
                .isEqualTo(Arena.NONE);
        // The pawn takes the king's points; any move of Red's king that leaves them taken wins.
        assertThat(new Search(1).run(Arenas.at(Arenas.XIANGQI, "3k5/4P4/9/9/9/9/9/9/9/4K4 w - - 0 1"), Limits.ofDepth(5)).score())
                .isEqualTo(Score.mateIn(1));
    }

    @Test
    void a_draw_is_worth_less_to_a_side_with_contempt() {
        String fen = "8/8/4k3/8/8/4K3/8/8 w - - 0 1";
        Board board = Arenas.board(Arenas.CHESS, fen);
        Arena arena = Arenas.make(board, DrawPolicy.FIRST.withContempt(25));
        assertThat(new Search(1).run(() -> arena, Limits.ofDepth(4)).score()).isEqualTo(-25);
    }
}
