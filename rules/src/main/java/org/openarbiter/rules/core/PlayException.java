package org.openarbiter.rules.core;

/**
 * What was written cannot be played on the board where it was written.
 *
 * <p>The message is a clause fit to follow the quoted text: {@code no knight can go to f6}.
 */
public final class PlayException extends Exception {
    private static final long serialVersionUID = 1L;

    /** An exception without a stack trace: readers meet it in bulk, and the message says all. */
    public PlayException(String message) {
        super(message, null, false, false);
    }

    /** What is wrong, as a clause. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}
