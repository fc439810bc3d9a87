package org.openarbiter.rules.chess.board;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import org.openarbiter.rules.core.board.PlayException;

/**
 * Standard algebraic notation: {@code Nf3}, {@code exd5}, {@code O-O}, {@code e8=Q#}.
 */
public final class San {
    private San() {}

    /** A legal move in standard algebraic notation, with the least disambiguation and the mark of check or mate. */
    public static String write(ChessBoard board, int play) {
        var text = new StringBuilder(8);
        write(board, play, text);
        return text.toString();
    }

    /** Appends a legal move in standard algebraic notation. */
    public static void write(ChessBoard board, int play, StringBuilder into) {
        if (Move.isCastling(play)) {
            into.append(Move.to(play) > Move.from(play) ? "O-O" : "O-O-O");
        } else {
            squares(board, play, into);
        }
        board.play(board.toMove(), play);
        if (board.inCheck()) {
            into.append(board.hasLegalPlay(board.toMove()) ? '+' : '#');
        }
        board.undo();
    }

    /**
     * Reads a move tolerantly; see {@link SanReader} for the forms, and for reading in bulk.
     *
     * @throws PlayException if it is no move, or not a legal one, or more than one could be meant
     */
    public static int read(ChessBoard board, String text) throws PlayException {
        byte[] bytes = text.getBytes(ISO_8859_1);
        return new SanReader(board).read(bytes, 0, bytes.length);
    }

    private static void squares(ChessBoard board, int play, StringBuilder into) {
        int from = Move.from(play);
        int to = Move.to(play);
        int kind = Piece.kind(board.pieceAt(from));
        if (kind == Piece.PAWN) {
            if (Move.isCapture(play)) {
                into.append((char) ('a' + Square.file(from)));
            }
        } else {
            into.append(Piece.letter(kind));
            origin(from, board.legalOrigins(kind, to) & ~Square.bit(from), into);
        }
        if (Move.isCapture(play)) {
            into.append('x');
        }
        into.append((char) ('a' + Square.file(to))).append((char) ('1' + Square.rank(to)));
        if (Move.promotion(play) != Piece.NONE) {
            into.append('=').append(Piece.letter(Move.promotion(play)));
        }
    }

    /** The file if it tells the piece from the others, else the rank if that does, else both. */
    private static void origin(int from, long others, StringBuilder into) {
        if (others == 0) {
            return;
        }
        boolean fileShared = (others & SanReader.file(Square.file(from))) != 0;
        boolean rankShared = (others & SanReader.rank(Square.rank(from))) != 0;
        if (!fileShared || rankShared) {
            into.append((char) ('a' + Square.file(from)));
        }
        if (fileShared) {
            into.append((char) ('1' + Square.rank(from)));
        }
    }
}
