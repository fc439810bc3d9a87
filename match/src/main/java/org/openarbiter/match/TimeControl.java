package org.openarbiter.match;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What an engine may spend on its moves, times in milliseconds; 0 for what is not limited.
 *
 * @param main on the clock at the beginning
 * @param increment added after each move
 * @param moves after how many moves {@code main} is added again; 0 if never
 * @param move exact time for every move, without a clock
 * @param nodes positions a move
 * @param depth plies a move
 */
public record TimeControl(long main, long increment, int moves, long move, long nodes, int depth) {
    private static final String SECONDS = "(\\d{1,6}(?:\\.\\d{1,3})?)";
    private static final Pattern CLOCK =
            Pattern.compile("(?:(\\d{1,4})/)?(?:(\\d{1,4}):)?" + SECONDS + "(?:\\+" + SECONDS + ")?");
    private static final Pattern MOVE = Pattern.compile("move=" + SECONDS);
    private static final Pattern COUNT = Pattern.compile("nodes=(\\d{1,15})|depth=(\\d{1,3})");
    private static final int SECONDS_PER_MINUTE = 60;
    private static final double MILLIS = 1000;

    /**
     * Reads a time control: {@code 60+0.6} (seconds and increment), {@code 40/1:30} (moves, minutes and seconds),
     * {@code move=0.1} (seconds a move), {@code nodes=10000}, {@code depth=8}, or several of them with commas between.
     *
     * @throws MatchFault if it is none
     */
    public static TimeControl parse(String text) throws MatchFault {
        TimeControl control = new TimeControl(0, 0, 0, 0, 0, 0);
        for (String part : text.split(",", -1)) {
            Matcher clock = CLOCK.matcher(part);
            Matcher time = MOVE.matcher(part);
            Matcher count = COUNT.matcher(part);
            if (clock.matches() && control.main == 0) {
                control = control.withClock(clock);
            } else if (time.matches()) {
                control = control.withMove(Math.round(Double.parseDouble(time.group(1)) * MILLIS));
            } else if (count.matches()) {
                control = count.group(1) == null
                        ? control.withDepth(Integer.parseInt(count.group(2)))
                        : control.withNodes(Long.parseLong(count.group(1)));
            } else {
                throw bad(text);
            }
        }
        if (control.equals(new TimeControl(0, 0, 0, 0, 0, 0)) || control.move > 0 && control.main > 0) {
            throw bad(text);
        }
        return control;
    }

    private static MatchFault bad(String text) {
        return new MatchFault(
                "'" + text
                + "' is not a time control; it should read 60+0.6, 40/1:30, move=0.1, nodes=10000, depth=8, or several with"
                        + " commas between");
    }

    private TimeControl withClock(Matcher clock) {
        int period = clock.group(1) == null ? 0 : Integer.parseInt(clock.group(1));
        int minutes = clock.group(2) == null ? 0 : Integer.parseInt(clock.group(2));
        long millis = Math.round((minutes * SECONDS_PER_MINUTE + Double.parseDouble(clock.group(3))) * MILLIS);
        long added = clock.group(4) == null ? 0 : Math.round(Double.parseDouble(clock.group(4)) * MILLIS);
        return new TimeControl(millis, added, period, move, nodes, depth);
    }

    private TimeControl withMove(long millis) {
        return new TimeControl(main, increment, moves, millis, nodes, depth);
    }

    private TimeControl withNodes(long most) {
        return new TimeControl(main, increment, moves, move, most, depth);
    }

    private TimeControl withDepth(int most) {
        return new TimeControl(main, increment, moves, move, nodes, most);
    }

    /** Whether a clock runs. */
    public boolean hasClock() {
        return main > 0;
    }

    /** The text that reads back as this. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (hasClock()) {
            text.append(moves > 0 ? moves + "/" : "").append(seconds(main)).append(increment > 0 ? "+" + seconds(increment) : "");
        }
        add(text, "move", move > 0 ? seconds(move) : "");
        add(text, "nodes", nodes > 0 ? Long.toString(nodes) : "");
        add(text, "depth", depth > 0 ? Integer.toString(depth) : "");
        return text.toString();
    }

    private static void add(StringBuilder text, String name, String value) {
        if (!value.isEmpty()) {
            text.append(text.isEmpty() ? "" : ",").append(name).append('=').append(value);
        }
    }

    private static String seconds(long millis) {
        return millis % 1000 == 0 ? Long.toString(millis / 1000) : Double.toString(millis / MILLIS);
    }
}
