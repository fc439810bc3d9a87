package org.openarbiter.match;

/** A match cannot be played as it was asked for; the message tells the user why. */
public final class MatchException extends Exception {
    private static final long serialVersionUID = 1L;

    /** An exception without a stack trace: its message says all. */
    public MatchException(String message) {
        super(message, null, false, false);
    }

    /** What is wrong. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}
