package org.openarbiter.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The graph history interaction problem from end to end: what a search learned on one way to a position must not mislead it on
 * another. On graphs so small that every line ends before the horizon, the search with the table must find what minimax finds
 * without one, whatever it has been asked before. There are many graphs because few of them notice when scores that rest on the
 * way are kept: two of these do.
 */
class GraphHistoryTest {
    private static final int PLACES = 24;
    private static final int GRAPHS = 3000;
    /** No line is longer than there are places; twice as much, as an iteration may use what an earlier one has found. */
    private static final int DEPTH = 2 * PLACES + 2;

    @ParameterizedTest
    @ValueSource(strings = {"TABLE", "TABLE,UPCOMING_REPETITION"})
    void what_was_learned_on_one_way_does_not_mislead_on_another(String names) {
        Set<Technique> techniques = EnumSet.noneOf(Technique.class);
        for (String name : names.split(",")) {
            techniques.add(Technique.valueOf(name));
        }
        var search = new Search(1, techniques);
        int drawn = 0;
        int decided = 0;
        for (int graph = 0; graph < GRAPHS; graph++) {
            search.clear();
            for (int token = 0; token < PLACES; token++) {
                long seed = graph;
                int place = token;
                if (new GraphArena(seed, PLACES, place).quiets(new int[PLACES], 0) > 0) {
                    int expected = new Minimax(new GraphArena(seed, PLACES, place)).root(DEPTH);
                    int score = search.run(() -> new GraphArena(seed, PLACES, place), Limits.ofDepth(DEPTH)).score();
                    assertThat(score).as("graph %d from %d", graph, token).isEqualTo(expected);
                    drawn += expected == 0 ? 1 : 0;
                    decided += expected == 0 ? 0 : 1;
                }
            }
        }
        assertThat(drawn).as("draws").isGreaterThan(GRAPHS);
        assertThat(decided).as("wins and losses").isGreaterThan(GRAPHS);
    }
}
