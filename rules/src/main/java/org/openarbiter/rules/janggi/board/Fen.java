package org.openarbiter.rules.janggi.board;

import java.util.List;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;

/**
 * Janggi positions in Forsyth–Edwards notation: placement from Han's back rank to Cho's, side to move ({@code w} for Cho, {@code b} for Han),
 * two dashes, the clock, the move number.
 *
 * <p>Elephant and horse are written {@code b} and {@code n}, and also read as {@code e} and {@code h}. {@code startpos} is read as the
 * starting position. Source: the engines that write it, Fairy-Stockfish among them.
 */
public final class Fen {
    /** The starting position with the horses beside the chariots. */
    public static final String START = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

    private Fen() {}

    /**
     * Reads a position strictly: six fields, or the first two of them.
     *
     * @throws InputException with the column in line 1, if the text is no FEN, or what it describes is no position
     */
    public static JanggiBoard read(String text) throws InputException {
        return new FenReader(text, null).read();
    }

    /**
     * Reads a position tolerantly: missing fields are filled in, surplus spaces and fields that mean nothing here passed over.
     *
     * @param liberties takes what was mended, each with its column in line 1
     * @throws InputException with the column in line 1, if no position can be made of it
     */
    public static JanggiBoard read(String text, List<Liberty> liberties) throws InputException {
        return new FenReader(text, liberties).read();
    }

    /** The six fields of a position. */
    public static String write(JanggiBoard board) {
        StringBuilder text = new StringBuilder(80);
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            rank(board, rank, text);
            text.append(rank > 0 ? "/" : "");
        }
        return text.append(board.toMove() == Piece.CHO ? " w - - " : " b - - ").append(board.clock()).append(' ').append(board.moveNumber())
                .toString();
    }

    private static void rank(JanggiBoard board, int rank, StringBuilder text) {
        int empty = 0;
        for (int file = 0; file < Point.FILES; file++) {
            int piece = board.pieceAt(Point.of(file, rank));
            if (piece == Piece.NONE) {
                empty++;
            } else {
                text.append(empty > 0 ? String.valueOf(empty) : "").append(Piece.letter(piece));
                empty = 0;
            }
        }
        text.append(empty > 0 ? String.valueOf(empty) : "");
    }
}
