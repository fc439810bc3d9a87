package org.openarbiter.rules.xiangqi.choices;

import org.openarbiter.rules.core.rule.Choice;

/** The choices of a rulebook of xiangqi. */
public sealed interface XiangqiChoices permits ChaseChoices, CheckChoices {
    /** The fewest occurrences of a position that can be a repetition. */
    int LEAST_OCCURRENCES = 2;

    /** The most that can be asked for. */
    int MOST_OCCURRENCES = 99;

    /** How many times a position must appear before the repetition is judged. */
    int occurrences();

    /** The choice of how many times a position must appear. */
    static <C extends XiangqiChoices> Choice<C, Integer> often() {
        return Choice.number(
                String::valueOf, XiangqiChoices::occurrences, XiangqiChoices::occurrences, "occurrences",
                "how many times a position must appear before the repetition is judged; a number from 2 to 99",
                "3: WXF; 2: what engines assume in search");
    }

    private static int occurrences(String text) {
        if (!text.matches("[1-9][0-9]?") || Integer.parseInt(text) < LEAST_OCCURRENCES) {
            throw outside(text);
        }
        return Integer.parseInt(text);
    }

    /** The number itself, if it can be asked for. */
    static int checked(int occurrences) {
        if (occurrences < LEAST_OCCURRENCES || occurrences > MOST_OCCURRENCES) {
            throw outside(String.valueOf(occurrences));
        }
        return occurrences;
    }

    private static IllegalArgumentException outside(String text) {
        return new IllegalArgumentException(
                "occurrences is a number from " + LEAST_OCCURRENCES + " to " + MOST_OCCURRENCES + ", not '" + text + "'");
    }
}
