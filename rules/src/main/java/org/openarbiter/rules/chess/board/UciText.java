package org.openarbiter.rules.chess.board;

import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.words.Term;

/**
 * Moves as the Universal Chess Interface writes them: {@code e2e4}, {@code e7e8q}, {@code e1g1}.
 */
final class UciText {
    private UciText() {}

    static String write(ChessBoard b, int play) {
        int to = Move.isCastling(play) && !b.chess960() ? Move.castledKing(play) : Move.to(play);
        String squares = Square.name(Move.from(play)) + Square.name(to);
        int promotion = Move.promotion(play);
        return promotion == Piece.NONE ? squares : squares + Piece.letter(Piece.of(promotion, Piece.BLACK));
    }

    static int read(ChessBoard b, String text) throws PlayException {
        int from = Square.parse(text, 0);
        int to = Square.parse(text, 2);
        int promotion = text.length() == 5 ? "..nbrq".indexOf(text.charAt(4)) : Piece.NONE;
        if (from < 0 || to < 0 || text.length() > 5 || text.length() == 5 && promotion < Piece.KNIGHT) {
            throw PlayException.unreadable(ChessLexicon.say("no-uci"));
        }
        int play = b.legal(from, to, promotion);
        if (play == Move.NONE && promotion == Piece.NONE && isCastlingStep(b, from, to)) {
            play = b.castling(to > from);
        }
        if (play == Move.NONE) {
            throw whyNot(b, from, to, promotion);
        }
        return play;
    }

    /** Whether the king goes to the g- or c-file of its first rank, not by an ordinary step. */
    private static boolean isCastlingStep(ChessBoard b, int from, int to) {
        boolean kingOnFirstRank = from == b.kingSquare(b.toMove) && Square.rank(from) == 7 * b.toMove;
        return kingOnFirstRank && Square.rank(to) == Square.rank(from) && Math.abs(to - from) > 1
                && (Square.file(to) == 6 || Square.file(to) == 2);
    }

    private static PlayException whyNot(ChessBoard b, int from, int to, int promotion) {
        int piece = b.pieceAt(from);
        if (piece == Piece.NONE) {
            return new PlayException(ChessLexicon.say("no-piece", "square", Square.name(from)));
        }
        int kind = Piece.kind(piece);
        if (Piece.side(piece) != b.toMove) {
            return new PlayException(ChessLexicon.say(
                    "not-yours", "piece", Piece.term(kind), "from", Square.name(from), "owner", side(b.toMove ^ 1), "next", side(b.toMove)));
        }
        boolean castles = kind == Piece.KING && (b.castlingRooks() & b.squares(b.toMove) & 1L << to) != 0;
        if (castles || isCastlingStep(b, from, to)) {
            return new PlayException(b.refusal(to > from));
        }
        if ((b.squares(b.toMove) >>> to & 1) != 0) {
            return new PlayException(MoveRefusal.ownPiece(b, to));
        }
        if ((b.reach(kind, to) >>> from & 1) == 0) {
            return new PlayException(MoveRefusal.cannotGo(kind, from, to));
        }
        if ((b.legalOrigins(kind, to) >>> from & 1) == 0) {
            return new PlayException(MoveRefusal.barred(b, kind, from));
        }
        return PlayException.unreadable(
                ChessLexicon.say(promotion == Piece.NONE ? "no-promotion-piece" : "no-promotion"));
    }

    private static Term side(int side) {
        return Term.side(Piece.sideName(side));
    }
}
