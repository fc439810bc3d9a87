package org.openarbiter.rules.core.board;

/** A start that there cannot be: which part of it is wrong, and what was expected there. */
public final class StartException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String field;
    private final String expected;

    /**
     * An exception without a stack trace: hostile archives raise it by the million.
     *
     * @param field {@code start}, {@code board}, {@code setup} or {@code to}
     * @param found what was found
     * @param expected what should have been there
     */
    public StartException(String field, String found, String expected) {
        super(found, null, false, false);
        this.field = field;
        this.expected = expected;
    }

    /** Which part is wrong: {@code start}, {@code board}, {@code setup} or {@code to}. */
    public String field() {
        return field;
    }

    /** What was found. */
    public String found() {
        return String.valueOf(getMessage());
    }

    /** What was expected. */
    public String expected() {
        return expected;
    }
}
