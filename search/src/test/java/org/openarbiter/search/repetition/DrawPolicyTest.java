package org.openarbiter.search.repetition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the policies make of occurrences before and below the root. */
class DrawPolicyTest {
    private static final Map<String, DrawPolicy> POLICIES = Map.of(
            "first", DrawPolicy.FIRST,
            "second across root", DrawPolicy.SECOND_ACROSS_ROOT,
            "acyclic", DrawPolicy.ACYCLIC,
            "not at root", DrawPolicy.NOT_AT_ROOT,
            "third", DrawPolicy.THIRD);

    /** A line of which only the keys matter; the last letter is the present position. */
    private static Detector line(String letters) {
        var line = new KeyList();
        line.begin(letters.charAt(0));
        for (int i = 1; i < letters.length(); i++) {
            line.enter(0, letters.charAt(i), true);
        }
        return line;
    }

    @ParameterizedTest(name = "{0}: {1} at ply {2}")
    @CsvSource({
        "first, abcd, 3, 0", "first, abcda, 4, 4", "first, abcda, 3, 4", "first, abcda, 1, 4",
        "second across root, abcda, 4, 4", "second across root, abcda, 3, 0",
        "second across root, abcdabcda, 3, 8", "second across root, abcdabcda, 4, 4", "second across root, abcdabcda, 8, 4",
        "acyclic, abcda, 4, 4", "acyclic, abcda, 3, 0", "acyclic, abcdabcda, 3, 0", "acyclic, abcdabcda, 4, 4",
        "not at root, abcda, 1, 0", "not at root, abcda, 2, 0", "not at root, abcda, 3, 4", "not at root, abcdabcda, 1, 8",
        "third, abcda, 4, 0", "third, abcdabcda, 8, 8", "third, abcdabcda, 0, 8"
    })
    void settles(String name, String letters, int ply, int settledBy) {
        assertThat(POLICIES.get(name).settledBy(line(letters), ply)).isEqualTo(settledBy);
    }

    @Test
    void contempt_is_what_the_side_at_the_root_would_give() {
        DrawPolicy policy = DrawPolicy.FIRST.withContempt(20);
        assertThat(policy.draw(0)).isEqualTo(-20);
        assertThat(policy.draw(1)).isEqualTo(20);
        assertThat(policy.draw(2)).isEqualTo(-20);
        assertThat(DrawPolicy.FIRST.draw(1)).isZero();
        assertThat(policy.settledBy(line("abcda"), 4)).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0 1 0", "1 0 0", "1 1 -1"})
    void refuses_what_makes_no_sense(String numbers) {
        String[] parts = numbers.split(" ", -1);
        assertThatThrownBy(() -> new DrawPolicy(
                Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]), 0))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
