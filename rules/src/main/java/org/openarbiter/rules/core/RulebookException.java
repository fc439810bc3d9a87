package org.openarbiter.rules.core;

/** A rulebook, or a value on one of its axes, that does not exist; the message says what does. */
public final class RulebookException extends Exception {
    private static final long serialVersionUID = 1L;

    /** An exception with a message for the user. */
    public RulebookException(String message) {
        super(message);
    }
}
