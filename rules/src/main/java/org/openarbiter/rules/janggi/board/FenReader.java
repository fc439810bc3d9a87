package org.openarbiter.rules.janggi.board;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;

/** One reading of a FEN, from left to right. */
final class FenReader {
    private static final Pattern FIELD = Pattern.compile("[^ ]+");
    private static final int FIELDS = 6;
    private static final int CLOCK = 4;
    private static final int LARGEST_NUMBER = 99_999;
    private static final String EXPECTED = "placement, side to move, two dashes, clock and move number";

    private final String text;
    private final @Nullable List<Liberty> liberties;
    private final Setup setup = new Setup();
    private final int[] columns = new int[Point.COUNT];
    private final List<MatchResult> fields;

    /** A reader that throws at the first fault if {@code liberties} is null, and else notes there what it could mend. */
    FenReader(String text, @Nullable List<Liberty> liberties) {
        this.text = text;
        this.liberties = liberties;
        fields = FIELD.matcher(text).results().toList();
    }

    JanggiBoard read() throws InputException {
        if (text.strip().equals("startpos")) {
            return new FenReader(Fen.START, null).read();
        }
        fields();
        placement();
        side();
        setup.clock(number(CLOCK, 0, "the clock"));
        setup.moveNumber(number(CLOCK + 1, 1, "the move number"));
        for (Flaw flaw : setup.flaws()) {
            throw fault(flaw.point() < 0 ? 1 : columns[flaw.point()], flaw.message(), "a legal position");
        }
        return JanggiBoard.of(setup);
    }

    private void fields() throws InputException {
        if (fields.isEmpty()) {
            throw fault(1, "there is no text", "the pieces of Han's back rank");
        }
        if (fields.size() > FIELDS) {
            throw fault(fields.get(FIELDS).start() + 1, "there is more text after six fields", "the end of the text");
        }
        if (fields.size() < FIELDS && fields.size() != 2) {
            liberty(text.length() + 1, "there are " + fields.size() + " of " + FIELDS + " fields", EXPECTED);
        }
        if (!String.join(" ", fields.stream().map(MatchResult::group).toList()).equals(text)) {
            liberty(1, "there are too many spaces", "a single space between fields and none around them");
        }
    }

    private void placement() throws InputException {
        int at = 0;
        String ranks = fields.getFirst().group();
        for (int rank = Point.RANKS; rank >= 1; rank--) {
            at = rank(rank, ranks, at);
            if (rank > 1) {
                if (at >= ranks.length() || ranks.charAt(at) != '/') {
                    throw wrong(ranks, at, " after the nine points of rank " + rank, "'/'");
                }
                at++;
            }
        }
        if (at < ranks.length()) {
            throw wrong(ranks, at, " after ten ranks", "the end of the placement");
        }
    }

    private int rank(int rank, String ranks, int start) throws InputException {
        int at = start;
        int file = 0;
        while (file < Point.FILES) {
            char letter = at < ranks.length() ? ranks.charAt(at) : ' ';
            int piece = Piece.ofLetter(letter);
            int left = Point.FILES - file;
            if (letter >= '1' && letter <= '9' && letter - '0' <= left) {
                file += letter - '0';
            } else if (piece != Piece.NONE) {
                int point = Point.of(file++, rank - 1);
                setup.put(point, piece);
                columns[point] = column(0, at);
            } else {
                throw wrong(ranks, at, " where " + left + (left == 1 ? " point" : " points") + " of rank " + rank
                        + (left == 1 ? " is left" : " are left"), "a piece letter, or a number from 1 to " + left);
            }
            at++;
        }
        return at;
    }

    private void side() throws InputException {
        if (fields.size() < 2) {
            return;
        }
        String side = fields.get(1).group();
        if (!side.equals("w") && !side.equals("b")) {
            throw fault(column(1, 0), "'" + side + "' is not a side", "the side to move: w for Cho, b for Han");
        }
        setup.toMove(side.equals("w") ? Piece.CHO : Piece.HAN);
    }

    private int number(int field, int least, String name) throws InputException {
        if (field >= fields.size()) {
            return least;
        }
        String number = fields.get(field).group();
        if (!number.matches("[0-9]{1,5}") || Integer.parseInt(number) < least) {
            liberty(column(field, 0), "'" + number + "' is not " + name, "a number from " + least + " to " + LARGEST_NUMBER);
            return least;
        }
        return Integer.parseInt(number);
    }

    private int column(int field, int at) {
        return fields.get(field).start() + at + 1;
    }

    private InputException wrong(String ranks, int at, String where, String expected) {
        return fault(column(0, at), (at < ranks.length() ? "'" + ranks.charAt(at) + "' stands" : "the field ends") + where, expected);
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
