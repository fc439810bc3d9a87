package org.openarbiter.rules.core.record;

import java.util.List;

/** The names of moments of a game in words. */
public final class Moments {
    private static final String[] TIMES = {"never", "once", "twice", "three times", "four times", "five times"};

    private Moments() {}

    /** Such as {@code at the start and after plies 4, 8 and 12}. */
    public static String inWords(List<Integer> moments) {
        boolean start = !moments.isEmpty() && moments.getFirst() == 0;
        List<Integer> later = start ? moments.subList(1, moments.size()) : moments;
        if (later.isEmpty()) {
            return start ? "at the start" : "at no time";
        }
        String plies = "after " + plies(later);
        return start ? "at the start and " + plies : plies;
    }

    /** Such as {@code plies 4, 8 and 12}. */
    public static String plies(List<Integer> moments) {
        return (moments.size() == 1 ? "ply " : "plies ") + list(moments);
    }

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
