package org.openarbiter.dragons.worms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.worms.ConnectionPattern.Cell;
import org.openarbiter.dragons.worms.ConnectionPattern.Condition;
import org.openarbiter.dragons.worms.ConnectionPattern.Demand;

class ConnectionPatternsTest {
    @Test
    void aPatternIsReadInAllTheWaysInWhichItCanBeTurned() {
        List<ConnectionPattern> patterns = ConnectionPatterns.parse("""
                ; a comment

                connect a jump
                XaX
                uncut a

                break a cut
                XO
                *X
                free *
                """);
        assertThat(patterns).filteredOn(ConnectionPattern::isBreak).hasSize(4).allSatisfy(pattern -> {
            assertThat(pattern.name()).isEqualTo("a cut");
            assertThat(pattern.cells().getFirst()).isEqualTo(new Cell('X', 0, 0));
            assertThat(pattern.demands()).containsExactly(new Demand(Condition.FREE, '*'));
        });
        assertThat(patterns).filteredOn(pattern -> !pattern.isBreak()).extracting(ConnectionPattern::cells)
                .containsExactlyInAnyOrder(
                List.of(new Cell('X', 0, 0), new Cell('a', 1, 0), new Cell('X', 2, 0)),
                List.of(new Cell('X', 0, 0), new Cell('a', 0, 1), new Cell('X', 0, 2)));
    }

    @Test
    void whatIsNoPatternIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> ConnectionPatterns.parse("join two\nXX"))
                .withMessageContaining("join two");
        assertThatIllegalArgumentException().isThrownBy(() -> ConnectionPatterns.parse("break two\nX!X"))
                .withMessageContaining("!");
        assertThatIllegalArgumentException().isThrownBy(() -> ConnectionPatterns.parse("break two\nO*O"))
                .withMessageContaining("two");
        assertThatIllegalArgumentException().isThrownBy(() -> ConnectionPatterns.parse("break two\nX*X\nsafe *"));
    }

    @Test
    void everyPatternOfTheFileIsNamedAndDemandsNothingOfPointsThatItDoesNotHave() {
        List<ConnectionPattern> all = new ArrayList<>(ConnectionPatterns.of(true));
        all.addAll(ConnectionPatterns.of(false));
        assertThat(all).isNotEmpty().allSatisfy(pattern -> {
            assertThat(pattern.name()).isNotBlank();
            assertThat(pattern.cells()).extracting(Cell::sign).containsAll(pattern.demands().stream().map(Demand::sign).toList());
            assertThat(pattern.cells().stream().anyMatch(cell -> cell.sign() == ConnectionPattern.CUT))
                    .isEqualTo(pattern.isBreak());
        });
    }
}
