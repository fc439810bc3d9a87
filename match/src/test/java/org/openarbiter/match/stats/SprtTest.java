package org.openarbiter.match.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The ratio is the one that others publish for the same pairs, and the test errs no more often than it may. */
class SprtTest {
    private static final double RISK = 0.05;

    /**
     * From pull requests of Stockfish 2493, 2950, 3098, 3103, 3209, Lynx 1899 (logistic), Stockfish 3972 and cinder
     * 727 (normalized).
     */
    @ParameterizedTest
    @CsvSource({
        "LOGISTIC,   -1.00, 3.00,  424 2948 5832 3045 460,       2.94",
        "LOGISTIC,    0.00, 2.00,  1284 17437 55536 18085 1292,  2.94",
        "LOGISTIC,   -0.50, 1.50,  133 1751 5094 1849 165,       2.94",
        "LOGISTIC,    0.25, 1.75,  149 4748 32785 5063 159,      2.95",
        "LOGISTIC,   -0.25, 1.25,  491 7345 29693 7670 465,      2.96",
        "LOGISTIC,   -1.25, 0.25,  293 5085 20082 5070 326,      2.95",
        "LOGISTIC,   -0.25, 1.25,  253 4282 17604 4431 286,      2.94",
        "LOGISTIC,   -5.00, 0.00,  235 1384 2521 1341 239,       1.69",
        "NORMALIZED, -2.25, 0.25,  327 8113 21317 8168 347,      2.96",
        "NORMALIZED,  0.00, 5.00,  50 287 610 387 73,            2.97"
    })
    void the_ratio_is_as_published(Sprt.Model model, double elo0, double elo1, String pairs, double ratio) {
        Sprt test = new Sprt(model, elo0, elo1, RISK, RISK);
        assertThat(test.ratio(StrengthTest.pairs(pairs))).isCloseTo(ratio, within(0.0101));
    }

    @Test
    void bounds_are_those_of_wald() {
        Sprt test = new Sprt(Sprt.Model.LOGISTIC, 0, 5, RISK, RISK);
        assertThat(test.upper()).isCloseTo(2.944, within(0.001));
        assertThat(test.lower()).isCloseTo(-2.944, within(0.001));
        assertThat(new Sprt(Sprt.Model.LOGISTIC, 0, 5, 0.05, 0.10).lower()).isCloseTo(-2.251, within(0.001));
    }

    @Test
    void nothing_seen_says_nothing() {
        for (Sprt.Model model : Sprt.Model.values()) {
            Sprt test = new Sprt(model, 0, 5, RISK, RISK);
            assertThat(test.ratio(PairCounts.NONE)).isZero();
            assertThat(test.state(PairCounts.NONE)).isEqualTo(Sprt.State.OPEN);
        }
    }

    @Test
    void sweeps_end_a_test_and_do_not_overflow() {
        for (Sprt.Model model : Sprt.Model.values()) {
            Sprt test = new Sprt(model, 0, 100, RISK, RISK);
            assertThat(test.state(StrengthTest.pairs("0 0 0 0 50"))).isEqualTo(Sprt.State.SECOND);
            assertThat(test.state(StrengthTest.pairs("50 0 0 0 0"))).isEqualTo(Sprt.State.FIRST);
        }
    }

    @Test
    void hypotheses_that_make_no_sense_are_refused() {
        assertThatThrownBy(() -> new Sprt(Sprt.Model.LOGISTIC, 5, 0, RISK, RISK)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Sprt(Sprt.Model.LOGISTIC, 0, 5, 0, RISK)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Four hundred matches between engines of known strength: no more than the risk and its sampling error go wrong. */
    @ParameterizedTest
    @CsvSource({"LOGISTIC, 0", "LOGISTIC, 60", "NORMALIZED, 0", "NORMALIZED, 60"})
    void simulated_matches_are_decided_rightly(Sprt.Model model, double truth) {
        Sprt test = new Sprt(model, 0, 60, RISK, RISK);
        Random random = new Random(7);
        int matches = 400;
        int wrong = 0;
        for (int match = 0; match < matches; match++) {
            PairCounts pairs = PairCounts.NONE;
            Sprt.State state = Sprt.State.OPEN;
            while (state == Sprt.State.OPEN) {
                pairs = pairs.plus(game(model, truth, random) + game(model, truth, random));
                state = test.state(pairs);
            }
            wrong += state == (truth == 0 ? Sprt.State.SECOND : Sprt.State.FIRST) ? 1 : 0;
        }
        // Five in a hundred, and three standard deviations of a binomial of 400.
        assertThat(wrong).isLessThanOrEqualTo((int) (matches * RISK + 3 * Math.sqrt(matches * RISK * (1 - RISK))));
    }

    /** Half points of a game, half of all games drawn, with the mean that the model asks for. */
    private static int game(Sprt.Model model, double elo, Random random) {
        double draws = 0.5;
        // The standard deviation of such a game is √(1/8) as long as the engines are of nearly the same strength.
        double share = model == Sprt.Model.LOGISTIC
                ? Strength.share(elo)
                : 0.5 + elo / (800 / Math.log(10)) * Math.sqrt(draws / 4);
        double wins = share - draws / 2;
        double drawn = random.nextDouble();
        if (drawn < wins) {
            return 2;
        }
        return drawn < wins + draws ? 1 : 0;
    }
}
