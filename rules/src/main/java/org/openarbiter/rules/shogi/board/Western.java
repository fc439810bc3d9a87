package org.openarbiter.rules.shogi.board;

import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

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
    public static Sentence why(ShogiBoard board, int by, int move, Offense offense) {
        if (!Move.isOne(move)) {
            return ShogiLexicon.say("no-move");
        }
        int to = Move.to(move);
        Term player = Piece.sideTerm(by);
        Term piece = Piece.term(Move.isDrop(move) ? Move.dropped(move) : Piece.kind(board.pieceAt(Move.from(move))));
        return switch (offense) {
            case IMPOSSIBLE -> Move.isDrop(move)
                    ? ShogiLexicon.say("not-in-hand", "player", player, "piece", piece)
                    : ShogiLexicon.say("no-piece", "player", player, "square", Square.sentence(Move.from(move)));
            case NO_WAY -> noWay(board, move, piece);
            case DEAD_END -> ShogiLexicon.say("dead-end", "piece", piece, "square", Square.sentence(to));
            case TWO_PAWNS -> ShogiLexicon.say("two-pawns", "player", player, "file", Square.file(to));
            case KING_LEFT_IN_CHECK -> ShogiLexicon.say("king-left-in-check", "player", player, "still", board.isInCheck(by));
            case DROP_PAWN_MATE -> ShogiLexicon.say("drop-pawn-mate");
        };
    }

    private static Sentence noWay(ShogiBoard board, int move, Term piece) {
        Sentence to = Square.sentence(Move.to(move));
        if (Move.isDrop(move)) {
            return ShogiLexicon.say("not-empty", "square", to);
        }
        int from = Move.from(move);
        int taken = board.pieceAt(Move.to(move));
        boolean own = taken != Piece.NONE && Piece.side(taken) == Piece.side(board.pieceAt(from));
        if (own) {
            return ShogiLexicon.say("own-piece", "square", to);
        }
        return board.attacks(from, Move.to(move))
                ? ShogiLexicon.say("no-promotion", "piece", piece)
                : ShogiLexicon.say("no-way", "piece", piece, "from", Square.sentence(from), "to", to);
    }
}
