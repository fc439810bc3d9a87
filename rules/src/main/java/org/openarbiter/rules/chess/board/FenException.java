package org.openarbiter.rules.chess.board;

/**
 * A text is no FEN or EPD, or describes no position; the message says what was expected, the column where.
 */
public final class FenException extends Exception {
    private static final long serialVersionUID = 1L;

    private final int column;
    private final String reason;

    /**
     * An exception about a place in a text.
     *
     * @param column the place, counted from 1
     * @param reason what is wrong or what was expected
     */
    public FenException(int column, String reason) {
        super("column " + column + ": " + reason);
        this.column = column;
        this.reason = reason;
    }

    /** The place in the text, counted from 1. */
    public int column() {
        return column;
    }

    /** The message without the column. */
    public String reason() {
        return reason;
    }
}
