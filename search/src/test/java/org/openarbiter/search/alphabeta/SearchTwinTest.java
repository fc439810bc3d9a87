package org.openarbiter.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Without its techniques, and with the table alone, the search finds what minimax finds. */
class SearchTwinTest {
    private static final Set<Technique> PLAIN = EnumSet.noneOf(Technique.class);
    private static final Set<Technique> WITH_TABLE = EnumSet.of(Technique.TABLE);

    @ParameterizedTest
    @CsvSource({"chess, 1, 40", "chess, 2, 20", "chess, 3, 2", "xiangqi, 1, 40", "xiangqi, 2, 20", "xiangqi, 3, 2"})
    void the_search_finds_what_minimax_finds(String game, int depth, int games) {
        for (String fen : Arenas.positions(game, depth, games, 120)) {
            int score = new Minimax(Arenas.at(game, fen).get()).root(depth);
            assertThat(search(game, fen, depth, PLAIN)).as(fen).isEqualTo(score);
            assertThat(search(game, fen, depth, WITH_TABLE)).as("%s with the table", fen).isEqualTo(score);
        }
    }

    /** Few pieces, so that positions recur: here the first repetition ends the game. */
    @ParameterizedTest
    @CsvSource({
        "chess, 5, 8/8/8/8/8/k7/p7/K7 b - - 0 1",
        "chess, 5, 8/8/8/8/8/3p1k2/3P4/4K3 w - - 0 1",
        "chess, 6, 8/8/4k3/8/3PK3/8/8/8 w - - 0 1",
        "xiangqi, 5, 3k5/9/9/9/9/9/9/4p4/9/5K3 w - - 0 1",
        "xiangqi, 6, 4k4/9/9/9/9/9/9/4p4/9/3K5 b - - 0 1",
        "xiangqi, 4, 9/5k3/7R1/9/9/9/p3p4/9/9/4K4 w - - 0 1",
    })
    void repetitions_count_on_the_way_on_which_they_arise(String game, int depth, String fen) {
        Arena arena = Arenas.at(game, fen).get();
        assertThat(search(game, fen, depth, PLAIN)).isEqualTo(new Minimax(arena).root(depth));
        assertThat(repetitions(arena, 1, depth)).as("lines that repeat").isPositive();
    }

    private static int search(String game, String fen, int depth, Set<Technique> techniques) {
        return new Search(1, techniques).run(Arenas.at(game, fen), Limits.ofDepth(depth)).score();
    }

    private static int repetitions(Arena arena, int ply, int depth) {
        int[] moves = new int[2 * arena.mostMoves()];
        int end = arena.quiets(moves, 0);
        int found = 0;
        for (int i = 0; i < end && depth > 0; i++) {
            arena.play(moves[i]);
            found += arena.verdict(ply, Score.INFINITE) == PathJudge.UNDECIDED ? repetitions(arena, ply + 1, depth - 1) : 1;
            arena.undo();
        }
        return found;
    }

    /** What one search learned on a way must not mislead the next one that comes another way. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void the_table_keeps_nothing_that_only_the_way_made_true(boolean repeatedFirst) {
        // A queen checks for ever; White's answers are forced, and the last one brings the first position back.
        Supplier<Arena> repeating = Arenas.at(Arenas.CHESS, "4k3/8/8/8/7q/8/6P1/6K1 b - - 0 1", "h4e1", "g1h2", "e1h4");
        Supplier<Arena> fresh = Arenas.at(Arenas.CHESS, "4k3/8/8/8/7q/8/6PK/8 w - - 3 3");
        var search = new Search(1);
        for (int depth = 1; depth <= 7; depth++) {
            for (boolean repeated : new boolean[] {repeatedFirst, !repeatedFirst}) {
                int score = search.run(repeated ? repeating : fresh, Limits.ofDepth(depth)).score();
                if (repeated) {
                    assertThat(score).as("at depth %d, where the position has stood before", depth).isZero();
                } else {
                    assertThat(score).as("at depth %d, where it has not", depth).isLessThan(-500);
                }
            }
        }
    }

    @Test
    void only_the_move_is_kept_of_a_result_that_rests_on_the_way() {
        Arena arena = Arenas.at(Arenas.CHESS, "startpos").get();
        var table = new Table(1);
        var tree = new Tree(arena, table, EnumSet.allOf(Technique.class));
        int[] moves = new int[2 * arena.mostMoves()];
        arena.quiets(moves, 0);
        Frame frame = tree.frame(5);
        tree.keep(frame, 77, moves[0], 30, 6, Table.EXACT, 4);
        assertThat(Table.bound(table.probe(77))).isEqualTo(Table.NO_BOUND);
        assertThat(Table.move(table.probe(77))).isEqualTo(moves[0]);
        assertThat(tree.restsOn()).isEqualTo(4);
        tree.keep(frame, 77, moves[1], 30, 6, Table.EXACT, 5);
        assertThat(Table.bound(table.probe(77)))
                .as("what rests on the node itself rests on nothing above it")
                .isEqualTo(Table.EXACT);
        assertThat(tree.restsOn()).isEqualTo(Tree.FREE);
        tree.keep(frame, 77, moves[2], 0, 9, Table.EXACT, -3);
        assertThat(Table.score(table.probe(77))).as("what is known for certain stays").isEqualTo(30);
    }
}
