package org.openarbiter.match.guard;

import java.time.Duration;
import java.util.List;

/** How long an engine may think about a move, as far as the controller says: {@code time_settings} and {@code time_left}. */
final class GtpTime {
    private static final long NANOS = 1_000_000_000;
    private static final long MOST_RESERVE = NANOS;
    private static final int RESERVED_PART = 10;

    private final Duration patience;
    private final long[] main = new long[2];
    private final long[] period = new long[2];
    private boolean limited;
    private long periodLength;

    /**
     * No limit yet.
     *
     * @param patience how long an engine is waited for where there is none
     */
    GtpTime(Duration patience) {
        this.patience = patience;
    }

    /** Takes {@code time_settings MAIN PERIOD STONES}; a period without stones means no limit. */
    void settings(List<String> arguments) {
        if (arguments.size() == 3 && arguments.stream().allMatch(GtpTime::isNumber)) {
            long stones = Long.parseLong(arguments.get(2));
            periodLength = stones == 0 ? 0 : Long.parseLong(arguments.get(1)) * NANOS / stones;
            limited = stones > 0 || arguments.get(1).equals("0") && !arguments.get(0).equals("0");
            for (int seat = 0; seat < 2; seat++) {
                main[seat] = Long.parseLong(arguments.get(0)) * NANOS;
                period[seat] = periodLength;
            }
        }
    }

    /** Takes {@code time_left COLOR SECONDS STONES}. */
    void left(List<String> arguments) {
        int seat = arguments.isEmpty() ? -1 : GoWatch.seat(arguments.getFirst());
        if (arguments.size() == 3 && seat >= 0 && isNumber(arguments.get(1)) && isNumber(arguments.get(2))) {
            long seconds = Long.parseLong(arguments.get(1)) * NANOS;
            long stones = Long.parseLong(arguments.get(2));
            limited = true;
            main[seat] = stones == 0 ? seconds : 0;
            period[seat] = stones == 0 ? periodLength : seconds;
        }
    }

    private static boolean isNumber(String text) {
        return text.matches("\\d{1,6}");
    }

    /** A move of this seat took so long. */
    void spent(int seat, long nanos) {
        main[seat] = Math.max(0, main[seat] - nanos);
    }

    /**
     * How long the move may take at most, a reserve for the way to the controller taken off: a tenth, or a second if that is
     * less.
     */
    Duration allowed(int seat) {
        if (!limited) {
            return patience;
        }
        long all = main[seat] + period[seat];
        return Duration.ofNanos(Math.min(all - Math.min(all / RESERVED_PART, MOST_RESERVE), patience.toNanos()));
    }
}
