package org.openarbiter.rules.shogi.board;

/**
 * Moves as western players write them: {@code P-7f}, {@code Bx2b+}, {@code P*5e}, {@code +R-2c}, {@code G6i-5h}; a plus after the square for
 * promotion, an equals sign where the piece could have promoted.
 *
 * <p>The square of origin is given where another piece of the kind could go there, too. Source: G. Hosking, The Art of Shogi (1997).
 */
public final class Western {
    private Western() {}

    /** A move on the board where it is about to be made; it need not be legal. */
    public static String write(ShogiBoard board, int move) {
        if (!Move.isOne(move)) {
            return Move.text(move);
        }
        int to = Move.to(move);
        if (Move.isDrop(move)) {
            return Piece.letters(Move.dropped(move)) + "*" + Square.name(to);
        }
        int from = Move.from(move);
        int piece = board.pieceAt(from);
        if (piece == Piece.NONE) {
            return Move.text(move);
        }
        int kind = Piece.kind(piece);
        int side = Piece.side(piece);
        boolean could = Piece.promotes(kind) && (Square.isZone(side, from) || Square.isZone(side, to));
        return Piece.letters(kind) + (isAmbiguous(board, piece, from, to) ? Square.name(from) : "")
                + (board.pieceAt(to) == Piece.NONE ? "-" : "x") + Square.name(to)
                + (Move.promotes(move) ? "+" : could ? "=" : "");
    }

    private static boolean isAmbiguous(ShogiBoard board, int piece, int from, int to) {
        for (int other = 0; other < Square.COUNT; other++) {
            if (other != from && board.pieceAt(other) == piece && board.attacks(other, to)) {
                return true;
            }
        }
        return false;
    }

    /** Why a play is not legal, as a clause. */
    public static String why(ShogiBoard board, int by, int move, Offense offense) {
        if (!Move.isOne(move)) {
            return "it is no move";
        }
        int to = Move.to(move);
        String piece = Piece.name(Move.isDrop(move) ? Move.dropped(move) : Piece.kind(board.pieceAt(Move.from(move))));
        return switch (offense) {
            case IMPOSSIBLE -> Move.isDrop(move)
                    ? Piece.sideTitle(by) + " has no " + piece + " in hand"
                    : Piece.sideTitle(by) + " has no piece on " + Square.name(Move.from(move));
            case NO_WAY -> noWay(board, move, piece);
            case DEAD_END -> "the " + piece + " could never move again from " + Square.name(to);
            case TWO_PAWNS -> Piece.sideTitle(by) + " already has a pawn on file " + Square.file(to) + " (nifu)";
            case KING_LEFT_IN_CHECK -> Piece.sideTitle(by) + "'s king could be taken";
            case DROP_PAWN_MATE -> "a dropped pawn must not give mate (uchifuzume)";
        };
    }

    private static String noWay(ShogiBoard board, int move, String piece) {
        String to = Square.name(Move.to(move));
        if (Move.isDrop(move)) {
            return to + " is not empty";
        }
        int from = Move.from(move);
        int taken = board.pieceAt(Move.to(move));
        boolean own = taken != Piece.NONE && Piece.side(taken) == Piece.side(board.pieceAt(from));
        if (own) {
            return "a piece of the same side stands on " + to;
        }
        return board.attacks(from, Move.to(move))
                ? "the " + piece + " cannot promote there"
                : "the " + piece + " on " + Square.name(from) + " does not go to " + to;
    }
}
