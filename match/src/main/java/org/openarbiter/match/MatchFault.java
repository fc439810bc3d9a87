package org.openarbiter.match;

/** Reports that a match cannot be played as requested; the message says why. */
public final class MatchFault extends Exception {
    private static final long serialVersionUID = 1L;

    /** An exception without a stack trace: its message says all. */
    public MatchFault(String message) {
        super(message, null, false, false);
    }

    /** What is wrong. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}
