package org.openarbiter.rules.janggi.board;

import static org.openarbiter.rules.janggi.board.Piece.NONE;

/**
 * Moves as people read them: the letter of the piece and Korean coordinates, {@code P79-78}, {@code R21xC31}, {@code pass}.
 *
 * <p>The coordinates are those of Korean records: rank before file, ranks counted from Han's back rank, 0 for the last.
 */
public final class Coordinates {
    /** A pass, in every notation but that of Korean records. */
    public static final String PASS = "pass";

    private Coordinates() {}

    /** A play on the board where it is about to be made. */
    public static String write(JanggiBoard board, int play) {
        if (Move.isPass(play)) {
            return PASS;
        }
        int from = Move.from(play);
        int to = Move.to(play);
        int taken = board.points[to];
        return Piece.shortName(Piece.kind(board.points[from])) + Point.coordinates(from)
                + (taken == NONE ? "-" : "x" + Piece.shortName(Piece.kind(taken))) + Point.coordinates(to);
    }
}
