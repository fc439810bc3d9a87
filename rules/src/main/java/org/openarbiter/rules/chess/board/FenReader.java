package org.openarbiter.rules.chess.board;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Liberty;

/**
 * One reading of a FEN, from left to right.
 */
public final class FenReader {
    private static final int MOST_FIELDS = 6;
    private static final int EPD_FIELDS = 4;
    private static final int LARGEST_NUMBER = 99_999;

    private final String text;
    private final @Nullable List<Liberty> liberties;
    private final Setup setup = new Setup();

    /** For each square, the column of its letter. */
    private final int[] columns = new int[64];
    private final int[] starts = new int[MOST_FIELDS];
    private final int[] ends = new int[MOST_FIELDS];
    private int fields;

    /** A reader that throws at the first fault if {@code liberties} is null, and else notes there what it could mend. */
    public FenReader(String text, @Nullable List<Liberty> liberties) {
        this.text = text;
        this.liberties = liberties;
    }

    ChessBoard read() throws FenException {
        if (text.strip().equals("startpos")) {
            return ChessBoard.start();
        }
        split(text.length());
        if (fields != EPD_FIELDS && fields != MOST_FIELDS) {
            liberty(text.length() + 1, "expected 4 or 6 fields, found " + fields);
        }
        return fields();
    }

    /** Reads the first four fields only. */
    public ChessBoard readFourFields(int end) throws FenException {
        split(end);
        if (fields != EPD_FIELDS) {
            throw new FenException(end + 1, "expected 4 fields before the operations, found " + fields);
        }
        return fields();
    }

    private ChessBoard fields() throws FenException {
        placement();
        side();
        for (Flaw flaw : setup.flaws()) {
            if (flaw.kind() != Flaw.Kind.COUNT) {
                throw new FenException(column(flaw), flaw.message());
            }
            // Whether such material is taken is for the rulebook to say.
            liberty(column(flaw), flaw.message());
        }
        castling();
        enPassant();
        setup.halfmoveClock(number(4, 0, "half-move clock"));
        setup.fullMoveNumber(number(5, 1, "move number"));
        return ChessBoard.of(setup, true);
    }

    private void split(int end) throws FenException {
        int at = 0;
        while (at < end) {
            int start = at;
            while (start < end && text.charAt(start) == ' ') {
                start++;
            }
            if (start > at + (fields == 0 ? 0 : 1) || start == end) {
                liberty(at + 1, "expected a single space between fields and none around them");
            }
            if (start == end) {
                break;
            }
            int stop = text.indexOf(' ', start);
            stop = stop < 0 || stop > end ? end : stop;
            if (fields == MOST_FIELDS) {
                throw new FenException(start + 1, "expected the end of the text after six fields");
            }
            starts[fields] = start;
            ends[fields++] = stop;
            at = stop;
        }
        if (fields == 0) {
            throw new FenException(1, "expected the pieces of the eighth rank");
        }
    }

    private void placement() throws FenException {
        int at = starts[0];
        for (int rank = 7; rank >= 0; rank--) {
            at = rank(rank, at);
            if (rank > 0) {
                if (at >= ends[0] || text.charAt(at) != '/') {
                    throw new FenException(at + 1, "expected '/' after rank " + (rank + 1));
                }
                at++;
            }
        }
        if (at < ends[0]) {
            throw new FenException(at + 1, "expected the end of the placement after eight ranks");
        }
    }

    private int rank(int rank, int start) throws FenException {
        int at = start;
        boolean afterDigit = false;
        for (int file = 0; file < 8; at++) {
            char letter = at < ends[0] ? text.charAt(at) : ' ';
            int piece = Piece.ofLetter(letter);
            if (letter >= '1' && letter <= '8' && file + letter - '0' <= 8) {
                if (afterDigit) {
                    liberty(at + 1, "expected one number for neighboring empty squares");
                }
                file += letter - '0';
                afterDigit = true;
            } else if (piece != Piece.NONE) {
                int square = Square.of(file++, rank);
                setup.put(square, piece);
                columns[square] = at + 1;
                afterDigit = false;
            } else {
                throw new FenException(at + 1, "expected a piece letter or a number from 1 to " + (8 - file) + " for rank "
                        + (rank + 1) + ", which has " + (8 - file) + " squares left");
            }
        }
        return at;
    }

    private void side() throws FenException {
        if (fields < 2) {
            return;
        }
        String side = text.substring(starts[1], ends[1]);
        switch (side) {
            case "w" -> setup.toMove(Piece.WHITE);
            case "b" -> setup.toMove(Piece.BLACK);
            default -> throw new FenException(starts[1] + 1, "expected the side to move, w or b");
        }
    }

    private void castling() throws FenException {
        if (isDash(2)) {
            return;
        }
        for (int at = starts[2]; at < ends[2]; at++) {
            char letter = text.charAt(at);
            int side = Character.isUpperCase(letter) ? Piece.WHITE : Piece.BLACK;
            char upper = Character.toUpperCase(letter);
            int rook;
            if (upper >= 'A' && upper <= 'H') {
                rook = Square.of(upper - 'A', 7 * side);
                setup.chess960(true);
            } else if (upper == 'K' || upper == 'Q') {
                rook = rook(side, upper == 'K');
            } else {
                throw new FenException(at + 1, "expected castling rights: -, letters of KQkq, or files of rooks");
            }
            allowCastling(rook, letter, at + 1);
        }
    }

    private void allowCastling(int rook, char letter, int column) throws FenException {
        if (rook < 0) {
            liberty(column, "there is no rook beside a king on its first rank for the castling right " + letter);
        } else if ((setup.castlingRooks() >>> rook & 1) != 0) {
            liberty(column, "the castling right " + letter + " is given twice");
        } else {
            setup.allowCastling(rook);
            @Nullable Flaw flaw = first(Flaw.Kind.CASTLING);
            if (flaw != null) {
                setup.forbidCastling(rook);
                liberty(column, flaw.message());
            }
        }
    }

    /** The outermost rook on one side of a king that stands on its first rank, or -1. */
    private int rook(int side, boolean kingSide) {
        long rooks = 0;
        int king = -1;
        for (int square = 56 * side; square < 56 * side + 8; square++) {
            int piece = setup.pieceAt(square);
            if (piece == Piece.of(Piece.KING, side)) {
                king = square;
            } else if (piece == Piece.of(Piece.ROOK, side)) {
                rooks |= 1L << square;
            }
        }
        return king < 0 ? -1 : Fen.outermostRook(rooks, king, kingSide);
    }

    private void enPassant() throws FenException {
        if (isDash(3)) {
            return;
        }
        int square = ends[3] - starts[3] == 2 ? Square.parse(text, starts[3]) : -1;
        if (square < 0) {
            throw new FenException(starts[3] + 1, "expected an en passant square or -");
        }
        setup.enPassant(square);
        @Nullable Flaw flaw = first(Flaw.Kind.EN_PASSANT);
        if (flaw != null) {
            setup.enPassant(-1);
            liberty(starts[3] + 1, flaw.message());
        }
    }

    private int number(int field, int least, String name) throws FenException {
        if (fields <= field) {
            return least;
        }
        int value = 0;
        for (int at = starts[field]; at < ends[field]; at++) {
            int digit = text.charAt(at) - '0';
            value = value * 10 + digit;
            if (digit < 0 || digit > 9 || value > LARGEST_NUMBER) {
                liberty(at + 1, "the " + name + " '" + text.substring(starts[field], ends[field]) + "' is no number from " + least + " to "
                        + LARGEST_NUMBER);
                return least;
            }
        }
        if (value < least) {
            liberty(starts[field] + 1, "the " + name + " is " + value + ", not at least " + least);
        }
        return Math.max(value, least);
    }

    /** Whether a field is missing or a dash. */
    private boolean isDash(int field) {
        return fields <= field || ends[field] - starts[field] == 1 && text.charAt(starts[field]) == '-';
    }

    private @Nullable Flaw first(Flaw.Kind kind) {
        return setup.flaws().stream().filter(flaw -> flaw.kind() == kind).findFirst().orElse(null);
    }

    private int column(Flaw flaw) {
        return flaw.square() < 0 ? starts[0] + 1 : columns[flaw.square()];
    }

    private void liberty(int column, String reason) throws FenException {
        if (liberties == null) {
            throw new FenException(column, reason);
        }
        liberties.add(new Liberty(1, column, reason));
    }
}
