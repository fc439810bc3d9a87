package org.openarbiter.protocol.engine;

/** An engine did not do what it was asked; the message is a clause that says what it did, without its name. */
public final class EngineException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Failure failure;

    /** An exception without a stack trace: the fault lies in another program. */
    public EngineException(Failure failure, String message) {
        super(message, null, false, false);
        this.failure = failure;
    }

    /** What became of the engine. */
    public Failure failure() {
        return failure;
    }

    /** What it did, as a clause. */
    public String reason() {
        return String.valueOf(getMessage());
    }
}
