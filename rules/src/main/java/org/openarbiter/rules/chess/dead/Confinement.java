package org.openarbiter.rules.chess.dead;

import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.PAWN;

import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Square;

/**
 * An upper bound of the squares that each piece of a position can ever reach: no reachable square is missing.
 *
 * <p>The idea is that of the semi-static analysis of M. Ambrona, <i>A Practical Algorithm for Chess Unwinnability</i> (FUN 2022,
 * LIPIcs 226); the fixpoint rules and the treatment of pawns on a file are our own.
 *
 * <p>For each piece p there is a set R(p) of squares, at first its own square, and whether it may be captured, at first not. A
 * <em>wall</em> is a piece whose set is its own square and which may not be captured. Two opposing pawns on a file, the white one
 * below, <em>bar</em> each other's way as long as neither has a capture to make and the barring pawn may not be captured: it then
 * stays on the file for good, and neither can pass the other. The sets grow by these rules until nothing changes:
 *
 * <ul>
 *   <li>Pieces move from any square of their set as on a board with nothing but walls on it. They do not enter a wall of their
 *       own side or the square of a king that is a wall; a wall of the enemy may be entered, after which it may be captured.
 *   <li>A piece that can move at all may capture each enemy piece, other than the king, whose set meets its own.
 *   <li>A king enters no square that is struck by a wall of the enemy: by its pawn's or knight's step, or from beside it.
 *   <li>A pawn goes forward unless the square is a wall, and never as far as the starting square of a pawn that bars its way. It
 *       takes aslant where the set of an enemy piece is; also en passant, where the set of an enemy pawn that can make the double
 *       step, or has just made it, holds the square beside it.
 *   <li>A pawn that can promote may be captured, and moves, without any restriction.
 * </ul>
 *
 * <p>Let C be the positions in which each remaining piece is on a square of its set, all pieces that may not be captured remain,
 * and no pawn has gone past one that bars its file. The position itself is in C. Each rule allows whatever a legal move could do
 * from a position in C with the walls there in place; so a legal move from C leads to C, and C holds all positions that can ever
 * arise. Checks, pins and blocking by all other pieces are ignored, which only enlarges C. Castling is not modeled: a position
 * with castling rights is refused.
 */
final class Confinement {
    private static final long ALL = ~0L;
    private static final long END_RANKS = 0xFF000000000000FFL;

    final int count;
    final int[] square;
    final int[] kind;
    final int[] side;
    final long[] reach;
    /** Whether some pawn of the side can promote. */
    final boolean[] promotes = new boolean[2];
    /** The squares of the walls of each side. */
    final long[] walls = new long[2];

    private final boolean[] capturable;
    private final boolean[] leavesFile;
    private final long[] struckByWalls = new long[2];
    private final int enPassant;
    private boolean changed;

    private Confinement(ChessBoard board) {
        count = Long.bitCount(board.occupied());
        square = new int[count];
        kind = new int[count];
        side = new int[count];
        reach = new long[count];
        capturable = new boolean[count];
        leavesFile = new boolean[count];
        enPassant = board.legalEnPassantSquare();
        int at = 0;
        for (long set = board.occupied(); set != 0; set &= set - 1) {
            int where = Long.numberOfTrailingZeros(set);
            int piece = board.pieceAt(where);
            square[at] = where;
            kind[at] = Piece.kind(piece);
            side[at] = Piece.side(piece);
            reach[at++] = 1L << where;
        }
    }

    /** Whether this analysis applies to a position: it does not if there are castling rights. */
    static boolean isApplicable(ChessBoard board) {
        return board.castlingRooks() == 0;
    }

    /** The confinement of a position, worked out as far as it goes, or until a pawn of {@code winner} can promote. */
    static Confinement of(ChessBoard board, int winner) {
        Confinement confinement = new Confinement(board);
        do {
            confinement.changed = false;
            confinement.markWalls();
            for (int p = 0; p < confinement.count; p++) {
                confinement.grow(p);
            }
            confinement.markCaptures();
        } while (confinement.changed && !confinement.promotes[winner]);
        return confinement;
    }

    /** All walls, of both sides. */
    long allWalls() {
        return walls[0] | walls[1];
    }

    private boolean isWall(int p) {
        return reach[p] == 1L << square[p] && !capturable[p];
    }

    private void markWalls() {
        for (int s = 0; s < 2; s++) {
            walls[s] = 0;
            struckByWalls[s] = 0;
        }
        for (int p = 0; p < count; p++) {
            if (isWall(p)) {
                walls[side[p]] |= 1L << square[p];
                struckByWalls[side[p]] |= switch (kind[p]) {
                    case PAWN -> Steps.pawn(square[p], side[p]);
                    default -> Steps.piece(kind[p], square[p], ALL);
                };
            }
        }
    }

    private void grow(int p) {
        long reached = reach[p];
        if (kind[p] == PAWN) {
            for (long from = reached; from != 0 && reach[p] != ALL; from &= from - 1) {
                growPawn(p, Long.numberOfTrailingZeros(from));
            }
            return;
        }
        long barred = walls[side[p]] & ~(1L << square[p]) | wallOfKing(side[p] ^ 1);
        if (kind[p] == KING) {
            barred |= struckByWalls[side[p] ^ 1];
        }
        long walled = allWalls() & ~(1L << square[p]);
        for (long from = reached; from != 0; from &= from - 1) {
            reached |= Steps.piece(kind[p], Long.numberOfTrailingZeros(from), walled) & ~barred;
        }
        enlarge(p, reached);
    }

    private long wallOfKing(int of) {
        for (int p = 0; p < count; p++) {
            if (kind[p] == KING && side[p] == of) {
                return walls[of] & 1L << square[p];
            }
        }
        return 0;
    }

    private void enlarge(int p, long reached) {
        if ((reached & ~reach[p]) != 0) {
            reach[p] |= reached;
            changed = true;
        }
    }

    private void growPawn(int p, int from) {
        int up = side[p] == Piece.WHITE ? 8 : -8;
        int to = from + up;
        long reached = 0;
        if (isFree(p, to)) {
            reached |= 1L << to;
            boolean first = Square.rank(from) == (side[p] == Piece.WHITE ? 1 : 6);
            if (first && isFree(p, to + up)) {
                reached |= 1L << to + up;
            }
        }
        for (long aslant = Steps.pawn(from, side[p]); aslant != 0; aslant &= aslant - 1) {
            int target = Long.numberOfTrailingZeros(aslant);
            if (takes(p, target) || takesEnPassant(p, from, target)) {
                reached |= 1L << target;
                if (!leavesFile[p]) {
                    leavesFile[p] = true;
                    changed = true;
                }
            }
        }
        enlarge(p, reached);
        if ((reach[p] & END_RANKS) != 0) {
            promotes[side[p]] = true;
            leavesFile[p] = true;
            capturable[p] = true;
            enlarge(p, ALL);
        }
    }

    private boolean isFree(int p, int to) {
        if ((allWalls() >>> to & 1) != 0) {
            return false;
        }
        for (int q = 0; q < count; q++) {
            if (square[q] == to && isBarred(p, q)) {
                return false;
            }
        }
        return true;
    }

    /** Whether q is an opposing pawn before the pawn p that stays on the board for ever, while neither can leave the file. */
    private boolean isBarred(int p, int q) {
        boolean facing = kind[p] == PAWN && kind[q] == PAWN && side[p] != side[q]
                && Square.file(square[p]) == Square.file(square[q])
                && square[p] < square[q] == (side[p] == Piece.WHITE);
        return facing && !leavesFile[p] && !leavesFile[q] && !capturable[q];
    }

    /** Whether the pawn may find something to take on a square; all that may stand there may be taken. */
    private boolean takes(int p, int target) {
        boolean any = false;
        for (int q = 0; q < count; q++) {
            if (side[q] != side[p] && kind[q] != KING && (reach[q] >>> target & 1) != 0) {
                any = true;
                loseSafety(q);
            }
        }
        return any;
    }

    private boolean takesEnPassant(int p, int from, int target) {
        if (Square.rank(from) != (side[p] == Piece.WHITE ? 4 : 3)) {
            return false;
        }
        int passed = target ^ 8;
        boolean any = false;
        for (int q = 0; q < count; q++) {
            if (kind[q] == PAWN && side[q] != side[p] && (reach[q] >>> passed & 1) != 0
                    && (canDoubleStep(q, passed) || enPassant == target && square[q] == passed)) {
                any = true;
                loseSafety(q);
            }
        }
        return any;
    }

    private boolean canDoubleStep(int q, int passed) {
        int home = side[q] == Piece.WHITE ? passed - 16 : passed + 16;
        return square[q] == home;
    }

    private void loseSafety(int q) {
        if (!capturable[q]) {
            capturable[q] = true;
            changed = true;
        }
    }

    /** Captures by pieces other than pawns, whose captures are found with their moves. */
    private void markCaptures() {
        for (int p = 0; p < count; p++) {
            boolean pawn = kind[p] == PAWN && reach[p] != ALL;
            if (pawn || reach[p] == 1L << square[p]) {
                continue;
            }
            for (int q = 0; q < count; q++) {
                if (side[q] != side[p] && kind[q] != KING && (reach[p] & reach[q]) != 0) {
                    loseSafety(q);
                }
            }
        }
    }
}
