package org.openarbiter.rules.core.record;

/** Input that cannot be read: where, and what was expected there. */
public final class InputException extends Exception {
    private static final long serialVersionUID = 1L;

    private final long line;
    private final int column;
    private final String expected;

    /**
     * An exception without a stack trace: hostile archives raise it by the million.
     *
     * @param line from 1; 0 where there are no lines
     * @param column from 1; 0 for the line as a whole
     * @param message what was found
     * @param expected what should have been there; may be empty
     */
    public InputException(long line, int column, String message, String expected) {
        super(Quotes.shortened(message), null, false, false);
        this.line = line;
        this.column = column;
        this.expected = expected;
    }

    /** The line, from 1; 0 where there are no lines. */
    public long line() {
        return line;
    }

    /** The column, from 1; 0 for the line as a whole. */
    public int column() {
        return column;
    }

    /** What was expected; may be empty. */
    public String expected() {
        return expected;
    }

    /** The same fault, moved down by a number of lines and, on the first line, right by a number of columns. */
    public InputException shifted(long lines, int columns) {
        return new InputException(line + lines, line <= 1 ? column + columns : column, message(), expected);
    }

    /** What was found and what was expected, without the place: {@code no opening; expected a FEN}. */
    public String reason() {
        return message() + (expected.isEmpty() ? "" : "; expected " + expected);
    }

    /** The same with the line and the column before it, as far as they are known: {@code line 3, column 5: no opening; expected a FEN}. */
    public String sentence() {
        return line == 0 ? reason() : "line " + line + (column == 0 ? "" : ", column " + column) + ": " + reason();
    }

    /** What was found. */
    public String message() {
        return String.valueOf(getMessage());
    }
}
