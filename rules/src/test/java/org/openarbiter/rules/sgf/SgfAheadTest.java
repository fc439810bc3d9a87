package org.openarbiter.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is remembered of places before never changes an answer. */
class SgfAheadTest {
    private static final String[] PIECES = {"(", ";", "(;", "A[", "SZ[", "B", "]", "]", "\\", " ", "\n", "x", "(A[", "[", ")"};

    @ParameterizedTest
    @CsvSource({"(;SZ[9]), true, true", "(SZ[9]), true, false", "(;A[x][y] FF [4], true, true", "(;A[x], false, true", "(;A[x\\]SZ[9], false, false",
        "(;A[x]B[y\\]SZ[9], false, true", "(;A[x];SZ[9], false, true", "((;SZ[9], false, false", "(;A, false, false", "(;SZ[9, false, false"})
    void a_root_has_a_property_of_roots_in_its_first_node(String text, boolean root, boolean closed) {
        assertThat(of(text).opensRoot(0)).isEqualTo(root);
        assertThat(of(text).opensClosedValue(0)).isEqualTo(closed);
    }

    @Test
    void the_answer_is_the_same_at_first_and_later() {
        Random random = new Random(1);
        for (int round = 0; round < 2000; round++) {
            StringBuilder text = new StringBuilder();
            for (int piece = 0; piece < 40; piece++) {
                text.append(PIECES[random.nextInt(PIECES.length)]);
            }
            SgfAhead later = of(text.toString());
            for (int at = text.indexOf("("); at >= 0; at = text.indexOf("(", at + 1)) {
                assertThat(later.opensRoot(at)).as("%s at %s", text, at).isEqualTo(of(text.toString()).opensRoot(at));
                assertThat(later.opensClosedValue(at)).as("%s at %s", text, at).isEqualTo(of(text.toString()).opensClosedValue(at));
            }
        }
    }

    private static SgfAhead of(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        SgfAhead ahead = new SgfAhead();
        ahead.lookAt(bytes, bytes.length);
        return ahead;
    }
}
