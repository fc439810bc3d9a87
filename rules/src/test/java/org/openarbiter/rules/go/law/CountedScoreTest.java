package org.openarbiter.rules.go.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.evidence.CountedScore;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.score.Scoring;

/** The margin of a score in words. */
class CountedScoreTest {
    @ParameterizedTest
    @CsvSource({
        "AREA, 44, 44.5, 黑方44，白方44.5（白方胜0.5目，合1/4子）",
        "AREA, 44, 43, 黑方44，白方43（黑方胜1目，合半子）",
        "AREA, 44, 40.5, 黑方44，白方40.5（黑方胜3.5目，合1又3/4子）",
        "AREA, 45, 40, 黑方45，白方40（黑方胜5目，合2又1/2子）",
        "AREA, 44, 40, 黑方44，白方40（黑方胜4目，合2子）",
        "AREA, 44, 43.75, 黑方44，白方43.75（黑方胜0.25目）",
        "AREA, 44, 44, 黑方44，白方44",
        "TERRITORY, 44, 40.5, 黑方44，白方40.5（黑方胜3.5目）",
    })
    void by_area_chinese_gives_the_margin_in_stones_too(Scoring scoring, double black, double white, String words) {
        CountedScore counted = new CountedScore(
                4, new Score(List.of(black, white), List.of(), 0, 0), scoring, 0, Seats.of("B", "W"), CountedScore.Standing.FINAL,
                List.of(), List.of());
        assertThat(new Go().words(Language.CHINESE).say(counted.sentence())).isEqualTo(words);
        assertThat(counted.sentence().text()).doesNotContain("stones");
    }
}
