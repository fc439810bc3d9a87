package org.openarbiter.search.solve;

/** The error that a game is none that the solver can solve; the message is a sentence that says why. */
public final class UnsolvableException extends Exception {
    private static final long serialVersionUID = 1L;

    UnsolvableException(String why) {
        super(why);
    }
}
