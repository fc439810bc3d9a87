package org.openarbiter.rules.chess.material;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.words.Sentence;

/** The men that a side has, and their names. */
public final class Men {
    private Men() {}

    /** Whether a side has nothing but its king, knights and bishops. */
    static boolean onlyMinors(ChessBoard board, int side) {
        return (board.squares(Piece.PAWN, side) | board.squares(Piece.ROOK, side) | board.squares(Piece.QUEEN, side)) == 0;
    }

    /** How many knights and bishops a side has. */
    static int minors(ChessBoard board, int side) {
        return Long.bitCount(board.squares(Piece.KNIGHT, side) | board.squares(Piece.BISHOP, side));
    }

    /** What a side has, such as {@code king and two knights}. */
    public static Sentence of(ChessBoard board, int side) {
        List<Sentence> others = new ArrayList<>();
        for (int kind = Piece.QUEEN; kind >= Piece.PAWN; kind--) {
            int count = Long.bitCount(board.squares(kind, side));
            if (count > 0) {
                others.add(ChessLexicon.say("counted", "count", count, "piece", Piece.term(kind)));
            }
        }
        List<Object> all = new ArrayList<>(List.of(Piece.term(Piece.KING)));
        all.addAll(others);
        return ChessLexicon.say("men", "others", others.size(), "all", all);
    }
}
