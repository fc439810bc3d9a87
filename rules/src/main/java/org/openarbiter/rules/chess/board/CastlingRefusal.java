package org.openarbiter.rules.chess.board;

/**
 * What stands in the way of castling; the message is a clause fit to follow the quoted text.
 */
public enum CastlingRefusal {
    /** Castling is legal. */
    NONE("castling is legal"),
    /** King or rook has moved, or the rook was taken. */
    RIGHT_LOST("the right to castle on that side is lost"),
    /** A piece stands on a square which king or rook must cross. */
    BLOCKED("a piece stands between king and rook"),
    /** The king is in check. */
    IN_CHECK("the king may not castle out of check"),
    /** The king would cross or reach a square which the opponent attacks. */
    THROUGH_ATTACK("the king would cross or reach an attacked square");

    private final String message;

    CastlingRefusal(String message) {
        this.message = message;
    }

    /** The reason in words. */
    public String message() {
        return message;
    }
}
