package org.openarbiter.rules.core.rule;

/** Reports a rulebook, or a value of an axis, that does not exist; the message lists those that do. */
public final class RulebookException extends Exception {
    private static final long serialVersionUID = 1L;

    /** An exception with a message for the user. */
    public RulebookException(String message) {
        super(message);
    }
}
