package org.openarbiter.rules.chess.board;

import java.util.Locale;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.board.Refusal;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/**
 * What a move breaks that could be understood.
 *
 * @param against which of the requirements that the Laws of Chess make of a move
 * @param sentence the same in words
 */
public record MoveRefusal(Against against, Sentence sentence) implements Refusal {
    /** A requirement of a move: FIDE Laws of Chess, 3.1 to 3.9. */
    public enum Against {
        /** A square must not hold a piece of one's own. */
        OWN_PIECE,
        /** How a pawn moves. */
        PAWN,
        /** How a knight moves. */
        KNIGHT,
        /** How a bishop moves. */
        BISHOP,
        /** How a rook moves. */
        ROOK,
        /** How the queen moves. */
        QUEEN,
        /** How the king moves; castling apart. */
        KING,
        /** One's king must not be in check after a move. */
        CHECK;

        /** Its name where texts are listed. */
        public String key() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** How a piece of a kind moves. */
        static Against movesOf(int kind) {
            return switch (kind) {
                case Piece.PAWN -> PAWN;
                case Piece.KNIGHT -> KNIGHT;
                case Piece.BISHOP -> BISHOP;
                case Piece.ROOK -> ROOK;
                case Piece.QUEEN -> QUEEN;
                default -> KING;
            };
        }
    }

    /** That a piece of the side to move is in the way where a move ends. */
    static MoveRefusal ownPiece(ChessBoard board, int to) {
        return new MoveRefusal(Against.OWN_PIECE, ChessLexicon.say(
                "own-piece", "side", Term.of("seat", Piece.sideName(board.toMove())), "square", Square.name(to)));
    }

    /** That a piece does not move like that. */
    static MoveRefusal cannotGo(int kind, int from, int to) {
        return new MoveRefusal(Against.movesOf(kind), ChessLexicon.say(
                "cannot-go", "piece", Piece.term(kind), "from", Square.name(from), "to", Square.name(to)));
    }

    /** Why a piece may not go where it could go by the way it moves. */
    static MoveRefusal barred(ChessBoard board, int kind, int from) {
        return new MoveRefusal(Against.CHECK, board.inCheck()
                ? ChessLexicon.say(kind == Piece.KING ? "barred.still-in-check" : "barred.leaves-check")
                : kind == Piece.KING ? ChessLexicon.say("barred.into-check")
                : ChessLexicon.say("barred.pinned", "piece", Piece.term(kind), "from", Square.name(from)));
    }
}
