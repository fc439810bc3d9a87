package org.openarbiter.server.http;

/** A request that is refused. */
public final class ProblemException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Problem problem;

    ProblemException(Problem problem) {
        super(problem.detail(), null, false, false);
        this.problem = problem;
    }

    /** Why. */
    public Problem problem() {
        return problem;
    }
}
