package org.openarbiter.dragons.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What an answer that a budget ended says. */
class AnswerTest {
    private static Answer answer(Fate fate, int point, boolean complete) {
        return new Answer(fate, point, List.of(), 1, complete);
    }

    @Test
    void aMoveWithoutAProofIsALeaningToSuccess() {
        assertThat(answer(Fate.LOSS, 3, false).likely()).isEqualTo(Fate.WIN);
        assertThat(answer(Fate.LOSS, Answer.NONE, false).likely()).isEqualTo(Fate.LOSS);
    }

    @Test
    void anEstimateIsMoreThanNothing() {
        assertThat(Answer.UNREAD.isOpen()).isTrue();
        assertThat(answer(Fate.LOSS, 3, false).isOpen()).isFalse();
        assertThat(new Answer(Fate.LOSS, Fate.LOSS, Answer.NONE, List.of(), 1, false, Set.of(), 70).isOpen()).isFalse();
        assertThat(answer(Fate.LOSS, Answer.NONE, true).isOpen()).isFalse();
    }

    @Test
    void whatIsProvedStands() {
        for (Fate fate : Fate.values()) {
            assertThat(answer(fate, Answer.NONE, true).likely()).isEqualTo(fate);
        }
        assertThat(answer(Fate.KO, 3, false).likely()).isEqualTo(Fate.KO);
        assertThat(answer(Fate.LOSS, 3, true).likely()).isEqualTo(Fate.LOSS);
    }
}
