package org.openarbiter.players.gtp;

/** A command that cannot be carried out; its message is the answer behind the question mark. */
public final class GtpException extends Exception {
    private static final long serialVersionUID = 1L;

    /** An exception without a stack trace: the controller sees only the message. */
    public GtpException(String message) {
        super(message, null, false, false);
    }

    /** What is answered. */
    public String answer() {
        return String.valueOf(getMessage());
    }
}
