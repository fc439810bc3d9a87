package org.openarbiter.rules.chess.board;

/**
 * A text is no FEN or EPD, or describes no position; the message says what was expected, the column where.
 */
public final class FenException extends Exception {
    private static final long serialVersionUID = 1L;

    /** How a reason begins that tells what should have been there; others tell what is wrong with the position. */
    private static final String EXPECTED = "expected ";

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

    /**
     * What was found instead of a valid text of a kind.
     *
     * @param kind the kind, such as {@code FEN}
     */
    public String found(String kind) {
        return reason.startsWith(EXPECTED) ? "not a valid " + kind : "invalid " + kind + ": " + reason;
    }

    /** What was expected there. */
    public String expected() {
        return reason.startsWith(EXPECTED) ? reason.substring(EXPECTED.length()) : "a legal position";
    }
}
