package org.openarbiter.rules.xiangqi.board;

/**
 * The numbers of the pieces on a board: piece <i>i</i> of a side has the number {@value #PIECES} · side + <i>i</i>, the king is first.
 */
public final class PieceNumber {
    /** How many pieces a side has at most. */
    public static final int PIECES = 16;
    /** The first advisor within its side. */
    public static final int FIRST_ADVISOR = 1;
    /** The first elephant within its side. */
    public static final int FIRST_ELEPHANT = 3;
    /** The first horse within its side. */
    public static final int FIRST_HORSE = 5;
    /** The first rook within its side. */
    public static final int FIRST_ROOK = 7;
    /** The first cannon within its side. */
    public static final int FIRST_CANNON = 9;
    /** The first pawn within its side. */
    public static final int FIRST_PAWN = 11;

    /** The first piece of each kind within its side. */
    static final int[] FIRST = {0, 0, FIRST_ADVISOR, FIRST_ELEPHANT, FIRST_HORSE, FIRST_ROOK, FIRST_CANNON, FIRST_PAWN};

    private PieceNumber() {}
}
