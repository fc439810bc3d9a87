package org.openarbiter.batch.job;

import org.jspecify.annotations.Nullable;

/** Why a job cannot begin or go on: a sentence for people. */
public final class BatchException extends Exception {
    private static final long serialVersionUID = 1L;

    private final boolean misuse;

    private BatchException(String message, boolean misuse, @Nullable Throwable cause) {
        super(message, cause);
        this.misuse = misuse;
    }

    /** What was asked for cannot be meant. */
    public static BatchException misuse(String message) {
        return new BatchException(message, true, null);
    }

    /** Something went wrong. */
    public static BatchException failure(String message) {
        return new BatchException(message, false, null);
    }

    /** Something went wrong, for a reason. */
    public static BatchException failure(String message, Throwable cause) {
        return new BatchException(message, false, cause);
    }

    /** Whether the command was used wrongly. */
    public boolean isMisuse() {
        return misuse;
    }
}
