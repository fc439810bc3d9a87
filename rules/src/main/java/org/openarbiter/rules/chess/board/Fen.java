package org.openarbiter.rules.chess.board;

import java.util.List;
import org.openarbiter.rules.core.record.Liberty;

/**
 * Forsyth–Edwards notation: positions in six fields, or in the four that EPD shares with it.
 *
 * <p>Castling rights are read as {@code KQkq}, in X-FEN, where these letters mean the outermost rook of that side, and in
 * Shredder-FEN, where the rook's file is written; they are written as X-FEN, which is plain FEN in standard chess.
 * {@code startpos} is read as the starting position.
 */
public final class Fen {

    /** When the en passant square is written. */
    public enum EnPassant {
        /** Where a pawn may legally be taken on it, so that equal positions have equal texts. */
        IF_LEGAL,
        /** After every double step, as the FEN standard of 1994 has it. */
        AFTER_DOUBLE_STEP
    }

    private Fen() {}

    /**
     * Reads a position strictly: nothing is passed over.
     *
     * <p>One thing is normal and no fault: an en passant square on which no pawn can take.
     *
     * @throws FenException if the text is no FEN of four or six fields, or what it describes is no position
     */
    public static ChessBoard read(String text) throws FenException {
        return new FenReader(text, null).read();
    }

    /**
     * Reads a position tolerantly: rights that cannot be are dropped, missing fields filled in.
     *
     * @param liberties takes what was passed over, each with its column in line 1
     * @throws FenException if no position can be made of it
     */
    public static ChessBoard read(String text, List<Liberty> liberties) throws FenException {
        return new FenReader(text, liberties).read();
    }

    /** The six fields of a position, with the en passant square only where a capture is legal. */
    public static String write(ChessBoard board) {
        return write(board, EnPassant.IF_LEGAL);
    }

    /** The six fields of a position. */
    public static String write(ChessBoard board, EnPassant when) {
        return fourFields(board, when) + ' ' + board.halfmoveClock() + ' ' + board.fullMoveNumber();
    }

    /** The first four fields of a position: placement, side to move, castling, en passant. */
    public static String fourFields(ChessBoard board, EnPassant when) {
        var text = new StringBuilder(80);
        placement(board, text);
        text.append(board.toMove() == Piece.WHITE ? " w " : " b ");
        castling(board, text);
        int square = when == EnPassant.IF_LEGAL ? board.legalEnPassantSquare() : board.enPassantSquare();
        return text.append(' ').append(square == 0 ? "-" : Square.name(square)).toString();
    }

    private static void placement(ChessBoard board, StringBuilder text) {
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                int piece = board.pieceAt(Square.of(file, rank));
                if (piece == Piece.NONE) {
                    empty++;
                } else {
                    if (empty > 0) {
                        text.append(empty);
                        empty = 0;
                    }
                    text.append(Piece.letter(piece));
                }
            }
            if (empty > 0) {
                text.append(empty);
            }
            if (rank > 0) {
                text.append('/');
            }
        }
    }

    private static void castling(ChessBoard board, StringBuilder text) {
        if (board.castlingRooks() == 0) {
            text.append('-');
            return;
        }
        for (int side = 0; side < 2; side++) {
            int king = board.kingSquare(side);
            long rooks = board.castlingRooks() & 0xFFL << 56 * side;
            // Towards the h-file first: KQ, not QK.
            for (long set = rooks; set != 0; set &= ~Long.highestOneBit(set)) {
                int rook = 63 - Long.numberOfLeadingZeros(set);
                text.append(castlingLetter(board, side, king, rook));
            }
        }
    }

    private static char castlingLetter(ChessBoard board, int side, int king, int rook) {
        boolean kingSide = rook > king;
        boolean outermost = outermostRook(board.squares(Piece.ROOK, side), king, kingSide) == rook;
        char letter = outermost ? kingSide ? 'K' : 'Q' : (char) ('A' + Square.file(rook));
        return side == Piece.WHITE ? letter : Character.toLowerCase(letter);
    }

    /** The rook furthest from the king on one side of its rank, or -1 if there is none. */
    static int outermostRook(long rooks, int king, boolean kingSide) {
        long rank = 0xFFL << (king & 56);
        if (kingSide) {
            long set = rooks & rank & -1L << king;
            return set == 0 ? -1 : 63 - Long.numberOfLeadingZeros(set);
        }
        long set = rooks & rank & ~(-1L << king);
        return set == 0 ? -1 : Long.numberOfTrailingZeros(set);
    }
}
