package org.openarbiter.match;

import java.time.Duration;
import org.openarbiter.protocol.engine.Conversation;

/** The clock of one player in a game; it runs only while he is asked for a move. */
final class Clock {
    private static final long NANOS = 1_000_000;

    private final TimeControl control;
    private final long margin;
    private long left;
    private int moves;

    /**
     * A clock at the beginning of a game.
     *
     * @param margin milliseconds by which a move may come too late
     */
    Clock(TimeControl control, long margin) {
        this.control = control;
        this.margin = margin * NANOS;
        left = control.main() * NANOS;
    }

    /** What was agreed. */
    TimeControl control() {
        return control;
    }

    /** Milliseconds left; 0 if no clock runs. */
    long left() {
        return Math.max(0, left / NANOS);
    }

    /** Moves to the next time control; 0 if there is none. */
    int movesToGo() {
        return control.moves() == 0 ? 0 : control.moves() - moves % control.moves();
    }

    /** Nanoseconds after which a move comes too late, margin included; 0 if it never does. */
    long deadline() {
        if (control.hasClock()) {
            return left + margin;
        }
        return control.move() > 0 ? control.move() * NANOS + margin : 0;
    }

    /** What the player had for his move, as the end of a sentence; empty if no clock runs. */
    String given() {
        if (control.hasClock()) {
            return ", with " + Conversation.seconds(Duration.ofMillis(left())) + " left on the clock";
        }
        return control.move() > 0 ? ", with " + Conversation.seconds(Duration.ofMillis(control.move())) + " for the move" : "";
    }

    /**
     * A move was made.
     *
     * @return whether it came in time
     */
    boolean spend(long nanos) {
        long latest = deadline();
        if (latest > 0 && nanos > latest) {
            return false;
        }
        moves++;
        left = Math.max(0, left - nanos) + control.increment() * NANOS;
        if (control.moves() > 0 && moves % control.moves() == 0) {
            left += control.main() * NANOS;
        }
        return true;
    }
}
