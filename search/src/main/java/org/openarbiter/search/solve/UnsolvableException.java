package org.openarbiter.search.solve;

/** Reports a game that the solver cannot handle; the message is a sentence that says why. */
public final class UnsolvableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnsolvableException(String why) {
        super(why);
    }
}
