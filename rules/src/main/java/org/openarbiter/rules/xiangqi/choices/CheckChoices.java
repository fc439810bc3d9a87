package org.openarbiter.rules.xiangqi.choices;

import java.util.List;
import org.openarbiter.rules.core.rule.Choice;
import org.openarbiter.rules.core.rule.Choices;
import org.openarbiter.rules.core.rule.Chosen;

/**
 * The choices of a rulebook under which perpetual check loses and chases are not looked at.
 *
 * @param occurrences how many times a position must appear before the repetition is judged
 */
public record CheckChoices(int occurrences) implements XiangqiChoices, Choices<CheckChoices> {
    private static final Choice<CheckChoices, Integer> OCCURRENCES = XiangqiChoices.often();

    /** Perpetual check loses, every other repetition is a draw. */
    public static final CheckChoices CHECK_ONLY = new CheckChoices(3);

    /** Choices that the axis allows. */
    public CheckChoices {
        XiangqiChoices.checked(occurrences);
    }

    @Override
    public List<Choice<CheckChoices, ?>> axes() {
        return List.of(OCCURRENCES);
    }

    @Override
    public CheckChoices with(Chosen<CheckChoices> chosen) {
        return new CheckChoices(chosen.of(OCCURRENCES));
    }
}
