package org.openarbiter.bench.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.openarbiter.search.alphabeta.Technique;

/** A duel finds equal sides equal, and changes the techniques of the first side alone. */
class DuelTest {
    private static final int NODES = 60;

    @Test
    void equal_sides_share_the_points_of_every_pair() throws Exception {
        assertThat(Duel.run("chess", "hand", "hand", Set.of(), NODES, 3, 1))
                .startsWith("hand against hand, 60 nodes, 6 games: 50.0 %, ").endsWith("pairs [0, 0, 3, 0, 0]");
    }

    @Test
    void a_technique_of_the_game_is_taken_away_and_another_one_is_added() throws Exception {
        assertThat(Duel.run("chess", "hand", "hand", EnumSet.of(Technique.NULL_MOVE, Technique.CHECK_EXTENSION), NODES, 1, 1))
                .startsWith("hand without null-move and with check-extension against hand, 60 nodes, 2 games: ");
    }

    @Test
    void a_search_without_techniques_loses() throws Exception {
        Set<Technique> all = SearchedGame.CHESS.techniques();
        assertThat(Duel.run("chess", "hand", "hand", all, 2_000, 4, 2)).containsPattern("8 games: [0-3]?[0-9]\\.[0-9] %");
    }
}
