package org.openarbiter.rules.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A question that a forwarded game does not pass on would be answered by a default, and wrongly. */
final class ForwardedGameTest {
    @Test
    void every_question_is_passed_on() {
        List<String> questions = signatures(RecordedGame.class);

        assertThat(questions).isNotEmpty();
        assertThat(signatures(ForwardedGame.class)).containsAll(questions);
    }

    private static List<String> signatures(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> !method.isSynthetic())
                .map(ForwardedGameTest::signature)
                .toList();
    }

    private static String signature(Method method) {
        return method.getName() + Arrays.toString(method.getParameterTypes());
    }
}
