package org.openarbiter.rules.shogi.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.shogi.choices.PerpetualCheck;

/** Perpetual check on histories of plain letters: {@code +} for a check, {@code -} for none, Black's plies first. */
final class ChecksTest {

    @ParameterizedTest
    @CsvSource({
        // The position occurred at the start; all of Black's moves check. Only the association counts the start as part of the stretch.
        "'0 2 4 6', +-+-+-, true, true, false",
        // The same from the second move on: whoever closes the cycle, here White, does not matter to the association.
        "'2 4 6 8', +-+-+-+-, true, true, false",
        // Black closes the cycle with a check that was one at first, too.
        "'1 3 5 7', +-+-+-+, true, true, true",
        // A first lap without check: the server has forgotten it by then, the association has not.
        "'2 4 6 8', +---+-+-, false, false, false",
        "'2 6 8 10', +---+-+-+-, false, true, false",
        "'2 4 6 8', --------, false, false, false"
    })
    void eachReadingHasItsOwnStretch(String moments, String plies, boolean all, boolean streak, boolean mover) {
        List<Integer> at = List.of(moments.split(" ", -1)).stream().map(Integer::valueOf).toList();
        assertThat(isPerpetual(PerpetualCheck.ALL, at, plies)).isEqualTo(all);
        assertThat(isPerpetual(PerpetualCheck.STREAK, at, plies)).isEqualTo(streak);
        assertThat(isPerpetual(PerpetualCheck.MOVER, at, plies)).isEqualTo(mover);
    }

    private static boolean isPerpetual(PerpetualCheck reading, List<Integer> moments, String plies) {
        return new Checks(reading).isPerpetual(moments, ply -> ply % 2 == 1, ply -> plies.charAt(ply - 1) == '+');
    }
}
