package org.openarbiter.rules.shogi.board;

import java.util.List;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;

/**
 * Shogi positions as SFEN: placement from rank a to rank i, side to move ({@code b} or {@code w}), pieces in hand, number of the next move.
 *
 * <p>{@code startpos} is read as the starting position. Source: the USI protocol, by Tord Romstad, as described at
 * shogidokoro2.stars.ne.jp/usi.html.
 */
public final class Sfen {
    /** The starting position of an even game. */
    public static final String START = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

    private Sfen() {}

    /**
     * Reads a position strictly: four fields, or the first two or three of them.
     *
     * @throws InputException with the column in line 1, if the text is no SFEN, or what it describes is no position
     */
    public static ShogiBoard read(String text) throws InputException {
        return new SfenReader(text, null).read();
    }

    /**
     * Reads a position tolerantly: missing fields are filled in and surplus spaces passed over.
     *
     * @param liberties takes what was mended, each with its column in line 1
     * @throws InputException with the column in line 1, if no position can be made of it
     */
    public static ShogiBoard read(String text, List<Liberty> liberties) throws InputException {
        return new SfenReader(text, liberties).read();
    }

    /** The four fields of a position. */
    public static String write(ShogiBoard board) {
        return placement(board) + (board.toMove() == Piece.BLACK ? " b " : " w ") + hands(board) + " " + board.moveNumber();
    }

    private static String placement(Position board) {
        StringBuilder text = new StringBuilder(80);
        for (int square = 0; square < Square.COUNT; square++) {
            if (square > 0 && square % Square.SIDE == 0) {
                text.append('/');
            }
            int empty = 0;
            while (board.pieceAt(square) == Piece.NONE && square % Square.SIDE < Square.SIDE - 1) {
                empty++;
                square++;
            }
            int piece = board.pieceAt(square);
            empty += piece == Piece.NONE ? 1 : 0;
            text.append(empty == 0 ? "" : String.valueOf(empty)).append(piece == Piece.NONE ? "" : Piece.sfen(piece));
        }
        return text.toString();
    }

    private static String hands(Position board) {
        StringBuilder text = new StringBuilder();
        for (int side = Piece.BLACK; side <= Piece.WHITE; side++) {
            for (int kind : Piece.HAND_ORDER) {
                int count = board.inHand(side, kind);
                if (count > 0) {
                    text.append(count > 1 ? String.valueOf(count) : "").append(Piece.sfen(Piece.of(kind, side)));
                }
            }
        }
        return text.isEmpty() ? "-" : text.toString();
    }
}
