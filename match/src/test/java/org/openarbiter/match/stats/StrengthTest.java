package org.openarbiter.match.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Elo and its error bars are those that others publish for the same pairs. */
class StrengthTest {

    /** The pairs that a list such as {@code 1 10 78 48 13} counts. */
    static PairCounts pairs(String counts) {
        return new PairCounts(Arrays.stream(counts.split(" ")).map(Integer::valueOf).toList());
    }

    /** From the issues and pull requests of fastchess (807, 515), Lynx (1899), princhess (343), cinder (727). */
    @ParameterizedTest
    @CsvSource({
        "30 6 18 0 6,          -168.40, 73.37, -170.08, 62.16,  0.00",
        "0 1 4 0 0,             -34.86, 62.20, -122.84, 215.34, 13.18",
        "235 1384 2521 1341 239, -1.06,  4.05,   -1.67, 6.37,   30.33",
        "1 22 52 21 4,            8.69, 27.04,   15.51, 48.15,  73.60",
        "50 287 610 387 73,      18.04,  8.23,   28.19, 12.84,  100.00"
    })
    void elo_and_error_bars_are_as_published(
            String counts, double elo, double error, double normalized, double normalizedError, double likelihood) {
        Strength strength = Strength.of(pairs(counts));
        assertThat(strength.elo()).isCloseTo(elo, within(0.006));
        assertThat(strength.eloError()).isCloseTo(error, within(0.006));
        assertThat(strength.normalized()).isCloseTo(normalized, within(0.006));
        assertThat(strength.normalizedError()).isCloseTo(normalizedError, within(0.006));
        assertThat(100 * strength.likelihood()).isCloseTo(likelihood, within(0.006));
    }

    @Test
    void elo_and_share_of_points_are_inverse() {
        for (double elo = -800; elo <= 800; elo += 50) {
            assertThat(Strength.elo(Strength.share(elo))).isCloseTo(elo, within(1e-9));
        }
        assertThat(Strength.share(400)).isCloseTo(10 / 11.0, within(1e-12));
    }

    @Test
    void a_clean_sweep_has_no_bound() {
        Strength sweep = Strength.of(pairs("0 0 0 0 3"));
        assertThat(sweep.elo()).isInfinite();
        assertThat(sweep.eloError()).isNaN();
        assertThat(sweep.eloText()).isEqualTo("+∞");
        assertThat(sweep.isMeasured()).isFalse();
    }

    @Test
    void pairs_that_came_out_alike_give_no_interval() {
        Strength even = Strength.of(pairs("0 0 1 0 0"));
        assertThat(even.eloText()).isEqualTo("+0 ± ?");
        assertThat(even.isMeasured()).isFalse();
        assertThat(Strength.of(pairs("0 0 0 2 0")).eloText()).isEqualTo("+191 ± ?");
        assertThat(Strength.of(pairs("0 0 1 1 0")).isMeasured()).isTrue();
    }

    @Test
    void swapping_the_engines_turns_the_sign() {
        Strength one = Strength.of(pairs("3 14 15 9 2"));
        Strength other = Strength.of(pairs("2 9 15 14 3"));
        assertThat(one.elo()).isCloseTo(-other.elo(), within(1e-9));
        assertThat(one.likelihood()).isCloseTo(1 - other.likelihood(), within(1e-9));
    }

    @Test
    void pairs_are_counted_by_half_points() {
        PairCounts counts = PairCounts.NONE.plus(4).plus(2).plus(2);
        assertThat(counts.counts()).isEqualTo(List.of(0, 0, 2, 0, 1));
        assertThat(counts.mean()).isCloseTo(2 / 3.0, within(1e-12));
    }
}
