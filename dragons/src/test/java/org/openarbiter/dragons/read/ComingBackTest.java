package org.openarbiter.dragons.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A reading in which kos make positions come back, with stones from a game that was played. */
class ComingBackTest {
    private static final List<String> KOS = List.of(
            "....XO....",
            "...XXXO.O.",
            "XXXXOXXOO.",
            "OXOOOXOXX.",
            "*OO.OOOX..",
            "OOXOXOXOXX",
            "OXXXXXX...",
            "X.XO....X.");
    private static final int B4 = 31;
    private static final int LONGEST = 50;

    /** A position that came back on the line was proved twice, the second time by itself, and the line went round for ever. */
    @ParameterizedTest
    @ValueSource(longs = {400, 2_000, 20_000})
    void theLineOfAProofEnds(long positions) {
        Answer answer = new Reading(Diagrams.board(KOS), positions).attack(B4);

        assertThat(answer.line()).hasSizeLessThan(LONGEST);
    }

    @Test
    void theAttackWorks() {
        Answer answer = new Reading(Diagrams.board(KOS), 2_000).attack(B4);

        assertThat(answer.complete()).isTrue();
        assertThat(answer.fate()).isEqualTo(Fate.WIN);
        assertThat(answer.line()).isNotEmpty();
    }
}
