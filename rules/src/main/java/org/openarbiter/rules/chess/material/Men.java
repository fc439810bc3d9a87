package org.openarbiter.rules.chess.material;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;

/** The men that a side has, and their names. */
public final class Men {
    private static final String[] NUMBERS = {"", "", "two ", "three ", "four ", "five ", "six ", "seven ", "eight ", "nine ", "ten "};

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
    public static String of(ChessBoard board, int side) {
        List<String> names = new ArrayList<>(List.of("king"));
        for (int kind = Piece.QUEEN; kind >= Piece.PAWN; kind--) {
            int count = Long.bitCount(board.squares(kind, side));
            if (count > 0) {
                names.add(NUMBERS[Math.min(count, NUMBERS.length - 1)] + Piece.name(kind) + (count > 1 ? "s" : ""));
            }
        }
        int last = names.size() - 1;
        return last == 0 ? "king alone" : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }
}
