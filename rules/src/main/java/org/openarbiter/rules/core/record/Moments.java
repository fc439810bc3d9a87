package org.openarbiter.rules.core.record;

import java.util.List;

/** Numbers and lists in English, for the pages on rules. */
public final class Moments {
    private static final String[] TIMES = {"never", "once", "twice", "three times", "four times", "five times"};

    private Moments() {}

    /** Such as {@code three times}. */
    public static String times(int count) {
        return count < TIMES.length ? TIMES[count] : count + " times";
    }

    /** Such as {@code one, two and three}. */
    public static String list(List<?> items) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < items.size(); i++) {
            if (i > 0) {
                text.append(i == items.size() - 1 ? " and " : ", ");
            }
            text.append(items.get(i));
        }
        return text.toString();
    }
}
