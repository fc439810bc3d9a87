package org.openarbiter.rules.xiangqi.board;

import java.util.List;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;

/**
 * Forsyth–Edwards notation as xiangqi has it: placement from Black's back rank to Red's, side to move, two dashes, half-move
 * clock, move number.
 *
 * <p>Pieces are read in both usual alphabets, elephant and horse as B and N (xqbase.com, UCCI) or as E and H (WXF), and written
 * in the first. Red to move is {@code w} or {@code r}, written {@code w}. {@code startpos} is read as the starting position.
 *
 * <p>The half-move clock is the number of plies since the latest capture; steps of pawns do not set it back.
 *
 * <p>Source: 中国象棋电脑应用规范(三), FEN文件格式, xqbase.com.
 */
public final class Fen {
    /** The starting position. */
    public static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    private Fen() {}

    /**
     * Reads a position strictly: six fields, or the first two or four of them, nothing passed over.
     *
     * @throws InputException with the column in line 1, if the text is no FEN, or what it describes is no position
     */
    public static XiangqiBoard read(String text) throws InputException {
        return new FenReader(text, null).read();
    }

    /**
     * Reads a position tolerantly: missing fields are filled in, those that mean nothing here are passed over, full-width
     * characters count as the plain ones.
     *
     * @param liberties takes what was passed over, each with its column in line 1
     * @throws InputException with the column in line 1, if no position can be made of it
     */
    public static XiangqiBoard read(String text, List<Liberty> liberties) throws InputException {
        return new FenReader(text, liberties).read();
    }

    /** The six fields of a position. */
    public static String write(XiangqiBoard board) {
        var text = new StringBuilder(80);
        placement(board, text);
        return text.append(board.toMove() == Piece.RED ? " w - - " : " b - - ").append(board.halfmoveClock()).append(' ')
                .append(board.fullMoveNumber()).toString();
    }

    private static void placement(XiangqiBoard board, StringBuilder text) {
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < Point.FILES; file++) {
                int piece = board.pieceAt(Point.of(file, rank));
                if (piece == Piece.NONE) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    text.append(empty);
                    empty = 0;
                }
                text.append(Piece.letter(piece));
            }
            if (empty > 0) {
                text.append(empty);
            }
            if (rank > 0) {
                text.append('/');
            }
        }
    }
}
