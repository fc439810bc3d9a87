package org.openarbiter.rules.shogi.board;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;

/** One reading of a SFEN, from left to right. */
final class SfenReader {
    private static final int LARGEST_NUMBER = 99_999;
    private static final int FIELDS = 4;
    private static final Pattern FIELD = Pattern.compile("[^ ]+");
    private static final String EXPECTED = "placement, side to move, pieces in hand and move number";

    private final String text;
    private final @Nullable List<Liberty> liberties;
    private final Setup setup = new Setup();
    private final int[] columns = new int[Square.COUNT];
    private List<MatchResult> fields = List.of();

    /** A reader that throws at the first fault if {@code liberties} is null, and else notes there what it could mend. */
    SfenReader(String text, @Nullable List<Liberty> liberties) {
        this.text = text;
        this.liberties = liberties;
    }

    ShogiBoard read() throws InputException {
        Setup read = setup();
        for (Flaw flaw : read.flaws()) {
            throw fault(flaw.square() < 0 ? 1 : columns[flaw.square()], flaw.message(), "a legal position");
        }
        return ShogiBoard.of(read);
    }

    /** The pieces as they stand in the text, whether they make a position or not. */
    Setup setup() throws InputException {
        if (text.strip().equals("startpos")) {
            return new SfenReader(Sfen.START, null).setup();
        }
        split();
        placement();
        side();
        hands();
        number();
        return setup;
    }

    private void split() throws InputException {
        fields = new ArrayList<>(FIELD.matcher(text).results().toList());
        if (fields.isEmpty()) {
            throw fault(1, "there is no text", "the pieces on rank a");
        }
        if (fields.size() > FIELDS) {
            throw fault(fields.get(FIELDS).start() + 1, "there is more text after four fields", "the end of the text");
        }
        if (fields.size() == 1) {
            liberty(text.length() + 1, "there is one field only", EXPECTED);
        }
        String plain = String.join(" ", fields.stream().map(MatchResult::group).toList());
        if (!plain.equals(text)) {
            liberty(1, "there are too many spaces", "a single space between fields and none around them");
        }
    }

    private void placement() throws InputException {
        MatchResult field = fields.getFirst();
        int at = field.start();
        for (int rank = 1; rank <= Square.SIDE; rank++) {
            at = rank(rank, at, field.end());
            if (rank < Square.SIDE) {
                if (at >= field.end() || text.charAt(at) != '/') {
                    throw fault(at + 1, found(at, field.end()) + " after the nine squares of rank " + letter(rank), "'/'");
                }
                at++;
            }
        }
        if (at < field.end()) {
            throw fault(at + 1, found(at, field.end()) + " after nine ranks", "the end of the placement");
        }
    }

    private int rank(int rank, int start, int end) throws InputException {
        int at = start;
        int column = 0;
        while (column < Square.SIDE) {
            char letter = at < end ? text.charAt(at) : ' ';
            boolean promoted = letter == '+';
            int piece = Piece.ofLetter(promoted && at + 1 < end ? text.charAt(at + 1) : letter);
            if (letter >= '1' && letter <= '9' && column + letter - '0' <= Square.SIDE) {
                column += letter - '0';
            } else if (piece != Piece.NONE && (!promoted || Piece.promotes(Piece.kind(piece)))) {
                int square = Square.of(Square.SIDE - column++, rank);
                setup.put(square, promoted ? piece + Piece.PROMOTED : piece);
                columns[square] = at + 1;
                at += promoted ? 1 : 0;
            } else {
                int left = Square.SIDE - column;
                throw fault(at + 1, found(at, end) + " where " + left + (left == 1 ? " square" : " squares") + " of rank " + letter(rank)
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
        if (!side.equals("b") && !side.equals("w")) {
            throw fault(fields.get(1).start() + 1, "'" + side + "' is not a side", "the side to move: b for Black, w for White");
        }
        setup.toMove(side.equals("b") ? Piece.BLACK : Piece.WHITE);
    }

    private void hands() throws InputException {
        if (fields.size() < 3 || fields.get(2).group().equals("-")) {
            return;
        }
        int at = fields.get(2).start();
        int end = fields.get(2).end();
        while (at < end) {
            int start = at;
            int count = 0;
            while (at < end && Character.digit(text.charAt(at), 10) >= 0 && count <= Piece.most(Piece.PAWN)) {
                count = 10 * count + Character.digit(text.charAt(at++), 10);
            }
            int piece = at < end ? Piece.ofLetter(text.charAt(at)) : Piece.NONE;
            int kind = Piece.kind(piece);
            if (piece == Piece.NONE || kind == Piece.KING) {
                throw fault(at + 1, found(at, end) + " among the pieces in hand", "a piece that can be in hand, such as 2P or b, or -");
            }
            if (at > start && count == 0 || count > Piece.most(kind) || setup.inHand(Piece.side(piece), kind) > 0) {
                throw fault(start + 1, "'" + text.substring(start, at + 1) + "' stands among the pieces in hand",
                        "each kind once, with a number up to " + Piece.most(kind));
            }
            setup.hold(Piece.side(piece), kind, Math.max(1, count));
            at++;
        }
    }

    private void number() throws InputException {
        if (fields.size() < FIELDS) {
            return;
        }
        String number = fields.get(3).group();
        if (!number.matches("[0-9]{1,5}") || Integer.parseInt(number) < 1) {
            liberty(fields.get(3).start() + 1, "'" + number + "' is not a move number", "a number from 1 to " + LARGEST_NUMBER);
            return;
        }
        setup.moveNumber(Integer.parseInt(number));
    }

    private String found(int at, int end) {
        return at < end ? "'" + text.charAt(at) + "' stands" : "the field ends";
    }

    private static char letter(int rank) {
        return (char) ('a' - 1 + rank);
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
