package org.openarbiter.rules.xiangqi.board;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;

/**
 * One reading of a FEN, from left to right.
 */
final class FenReader {
    private static final int FIELDS = 6;
    private static final int LARGEST_NUMBER = 99_999;
    /** What lies between a full-width character (U+FF01–U+FF5E) and the plain one. */
    private static final int FULL_WIDTH = 0xFEE0;

    private final String text;
    private final @Nullable List<Liberty> liberties;
    private final Setup setup = new Setup();

    /** For each point, the column of its letter. */
    private final int[] columns = new int[Point.COUNT];
    private final int[] starts = new int[FIELDS];
    private final int[] ends = new int[FIELDS];
    private int fields;

    /** A reader that throws at the first fault if {@code liberties} is null, and else notes there what it could mend. */
    public FenReader(String text, @Nullable List<Liberty> liberties) {
        this.text = text;
        this.liberties = liberties;
    }

    XiangqiBoard read() throws InputException {
        if (text.strip().equals("startpos")) {
            return new FenReader(Fen.START, liberties).read();
        }
        fullWidth();
        split();
        if (fields < FIELDS && fields != 2 && fields != 4) {
            liberty(text.length() + 1, "there are " + fields + " of " + FIELDS + " fields",
                    "placement, side to move, two dashes, half-move clock and move number");
        }
        placement();
        side();
        dash(2);
        dash(3);
        setup.halfmoveClock(number(4, 0, "the half-move clock"));
        setup.fullMoveNumber(number(5, 1, "the move number"));
        for (Flaw flaw : setup.flaws()) {
            throw fault(flaw.point() < 0 ? starts[0] + 1 : columns[flaw.point()], flaw.message(), "a legal position");
        }
        return XiangqiBoard.of(setup);
    }

    /** Notes the first full-width character, if any. */
    private void fullWidth() throws InputException {
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) != plain(at)) {
                liberty(at + 1, "'" + text.charAt(at) + "' is a full-width character", "'" + plain(at) + "'");
                return;
            }
        }
    }

    /** The character at a place, full-width ones as the plain ones. */
    private char plain(int at) {
        char letter = text.charAt(at);
        if (letter == '\u3000') {
            return ' ';
        }
        return letter >= '\uFF01' && letter <= '\uFF5E' ? (char) (letter - FULL_WIDTH) : letter;
    }

    private void split() throws InputException {
        int end = text.length();
        int at = 0;
        while (at < end) {
            int start = at;
            while (start < end && plain(start) == ' ') {
                start++;
            }
            if (start > at + (fields == 0 ? 0 : 1) || start == end) {
                liberty(at + 1, "there are too many spaces", "a single space between fields and none around them");
            }
            if (start == end) {
                break;
            }
            if (fields == FIELDS) {
                throw fault(start + 1, "there is more text after six fields", "the end of the text");
            }
            int stop = start;
            while (stop < end && plain(stop) != ' ') {
                stop++;
            }
            starts[fields] = start;
            ends[fields++] = stop;
            at = stop;
        }
        if (fields == 0) {
            throw fault(1, "there is no text", "the pieces of Black's back rank");
        }
    }

    private void placement() throws InputException {
        int at = starts[0];
        for (int rank = Point.RANKS - 1; rank >= 0; rank--) {
            at = rank(rank, at);
            if (rank > 0) {
                if (at >= ends[0] || plain(at) != '/') {
                    throw fault(at + 1, found(at) + " after the nine points of rank " + rank, "'/'");
                }
                at++;
            }
        }
        if (at < ends[0]) {
            throw fault(at + 1, found(at) + " after ten ranks", "the end of the placement");
        }
    }

    private int rank(int rank, int start) throws InputException {
        int at = start;
        boolean afterDigit = false;
        for (int file = 0; file < Point.FILES; at++) {
            char letter = at < ends[0] ? plain(at) : ' ';
            int piece = Piece.ofLetter(letter);
            if (letter >= '1' && letter <= '9' && file + letter - '0' <= Point.FILES) {
                if (afterDigit) {
                    liberty(at + 1, "two numbers stand for adjacent empty points", "one number");
                }
                file += letter - '0';
                afterDigit = true;
            } else if (piece > Piece.NONE) {
                int point = Point.of(file++, rank);
                setup.put(point, piece);
                columns[point] = at + 1;
                afterDigit = false;
            } else {
                int left = Point.FILES - file;
                throw fault(at + 1, found(at) + " where " + left + (left == 1 ? " point" : " points") + " of rank " + rank
                        + (left == 1 ? " is left" : " are left"), "a piece letter or a number from 1 to " + left);
            }
        }
        return at;
    }

    private void side() throws InputException {
        if (fields < 2) {
            return;
        }
        char side = ends[1] - starts[1] == 1 ? plain(starts[1]) : ' ';
        switch (side) {
            case 'w', 'r' -> setup.toMove(Piece.RED);
            case 'b' -> setup.toMove(Piece.BLACK);
            case 'W', 'R' -> {
                liberty(starts[1] + 1, "the side to move is a capital letter", "w or r");
                setup.toMove(Piece.RED);
            }
            case 'B' -> {
                liberty(starts[1] + 1, "the side to move is a capital letter", "b");
                setup.toMove(Piece.BLACK);
            }
            default -> throw fault(starts[1] + 1, "'" + text.substring(starts[1], ends[1]) + "' is not a side",
                    "the side to move: w or r for Red, b for Black");
        }
    }

    /** Fields that mean castling and en passant in chess, and nothing here. */
    private void dash(int field) throws InputException {
        if (fields > field && !(ends[field] - starts[field] == 1 && plain(starts[field]) == '-')) {
            liberty(starts[field] + 1, "'" + text.substring(starts[field], ends[field]) + "' means nothing in xiangqi", "-");
        }
    }

    private int number(int field, int least, String name) throws InputException {
        if (fields <= field) {
            return least;
        }
        int value = 0;
        for (int at = starts[field]; at < ends[field]; at++) {
            int digit = plain(at) - '0';
            value = value * 10 + digit;
            if (digit < 0 || digit > 9 || value > LARGEST_NUMBER) {
                liberty(at + 1, "'" + text.substring(starts[field], ends[field]) + "' is not a valid number",
                        name + ", from " + least + " to " + LARGEST_NUMBER);
                return least;
            }
        }
        if (value < least) {
            liberty(starts[field] + 1, "the number is " + value, name + ", at least " + least);
        }
        return Math.max(value, least);
    }

    private String found(int at) {
        return at < ends[0] ? "'" + text.charAt(at) + "' stands" : "the placement ends";
    }

    private static InputException fault(int column, String found, String expected) {
        return new InputException(1, column, found, expected);
    }

    private void liberty(int column, String found, String expected) throws InputException {
        if (liberties == null) {
            throw fault(column, found, expected);
        }
        liberties.add(new Liberty(1, column, found + "; expected " + expected));
    }
}
