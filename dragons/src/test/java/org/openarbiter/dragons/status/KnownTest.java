package org.openarbiter.dragons.status;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Assumption;

/** How a conclusion from two answers is known. */
class KnownTest {
    private static final Known GAMES_60 = new Known.Estimated(Known.Basis.GAMES, 60);
    private static final Known GAMES_90 = new Known.Estimated(Known.Basis.GAMES, 90);
    private static final Known PART = new Known.Estimated(Known.Basis.PART, -1);
    private static final Known SIGHT = new Known.Estimated(Known.Basis.SIGHT, -1);
    private static final Known WALL = under(Assumption.WALL_HOLDS);
    private static final Known OPEN = under(Assumption.OPEN_GROUND);

    private static Known under(Assumption first, Assumption... more) {
        return new Known.ProvedUnder(EnumSet.of(first, more));
    }

    @Test
    void theOrderOfTheAnswersDoesNotMatter() {
        List<Known> all = List.of(new Known.Proved(), WALL, OPEN, GAMES_60, GAMES_90, PART, SIGHT, new Known.Unknown());
        for (Known one : all) {
            for (Known other : all) {
                assertThat(one.and(other)).as("%s and %s", one, other).isEqualTo(other.and(one));
            }
        }
    }

    @Test
    void theWorseOfTheTwoDecides() {
        assertThat(new Known.Proved().and(WALL)).isEqualTo(WALL);
        assertThat(WALL.and(OPEN)).isEqualTo(new Known.ProvedUnder(Set.of(Assumption.WALL_HOLDS, Assumption.OPEN_GROUND)));
        assertThat(WALL.and(GAMES_90)).isEqualTo(GAMES_90);
        assertThat(GAMES_90.and(GAMES_60)).isEqualTo(GAMES_60);
        assertThat(GAMES_90.and(PART)).isEqualTo(GAMES_90);
        assertThat(GAMES_90.and(new Known.Unknown())).isEqualTo(new Known.Unknown());
    }
}
