package org.openarbiter.rules.shogi.notation;

import java.util.BitSet;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.lines.Lines;
import org.openarbiter.rules.shogi.board.Flaw;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.Setup;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/** The start position of a game in CSA: lines that begin with P, then a plus or minus for the player to move. */
final class CsaStart {
    private static final Pattern ITEMS = Pattern.compile("([0-9]{2}[A-Z]{2})*");
    private static final int ITEM = 4;
    private static final int SQUARE = 3;

    private final Setup setup = new Setup();
    private final BitSet rows = new BitSet();
    private boolean usual;
    private boolean placed;

    /** Takes a line that begins with P. */
    void take(Lines lines, Lines.Line line) throws InputException {
        String text = line.text().stripTrailing();
        char kind = text.length() > 1 ? text.charAt(1) : ' ';
        if (kind == 'I') {
            usual(line, text);
        } else if (kind == '+' || kind == '-') {
            items(line, text, kind == '+' ? Piece.BLACK : Piece.WHITE);
        } else if (kind >= '1' && kind <= '9') {
            row(lines, line, text, kind - '0');
        } else {
            throw Lines.error(line, 2, "'" + text + "' is not part of a position", "PI, P1 to P9, P+ or P-");
        }
    }

    private void usual(Lines.Line line, String text) throws InputException {
        if (usual || placed) {
            throw Lines.error(line, 1, "the start position is given twice", "PI alone, rows from P1 to P9, or P+ and P-");
        }
        usual = true;
        ShogiBoard start = ShogiBoard.start();
        for (int square = 0; square < Square.COUNT; square++) {
            setup.put(square, start.pieceAt(square));
        }
        needItems(line, text);
        for (int at = 2; at < text.length(); at += ITEM) {
            int square = square(text, at);
            if (square < 0 || Piece.kind(setup.pieceAt(square)) != CsaPieces.kind(text.substring(at + 2, at + ITEM))) {
                throw Lines.error(line, at + 1, "'" + text.substring(at, at + ITEM) + "' is not a piece of the start position",
                        "a square and the piece that is left away there");
            }
            setup.put(square, Piece.NONE);
        }
    }

    private void row(Lines lines, Lines.Line line, String text, int rank) throws InputException {
        if (usual || rows.get(rank)) {
            throw Lines.error(line, 1, usual ? "the start position is given twice" : "the row P" + rank + " is given twice",
                    "PI alone, or each of the rows from P1 to P9 once");
        }
        rows.set(rank);
        placed = true;
        int end = 2 + SQUARE * Square.SIDE;
        if (text.length() > end) {
            throw Lines.error(line, end + 1, "'" + text.substring(end) + "' stands behind the nine squares of the row", "nine squares");
        }
        for (int file = Square.SIDE; file >= 1; file--) {
            int at = 2 + SQUARE * (Square.SIDE - file);
            String item = at >= text.length() ? " * " : (text + "  ").substring(at, at + SQUARE);
            char side = item.charAt(0);
            int kind = CsaPieces.kind(item.substring(1));
            if (item.equals(" * ") || item.isBlank()) {
                continue;
            }
            if (kind == Piece.NONE || side != '+' && side != '-') {
                throw Lines.error(line, at + 1, "'" + item + "' is not a square", "+ or - and a piece, or ' * '");
            }
            put(line, at, Square.of(file, rank), Piece.of(kind, side == '+' ? Piece.BLACK : Piece.WHITE));
        }
        if (text.length() < end - 1) {
            lines.liberty(line, text.length() + 1, "the row ends early; the squares that it leaves out were read as empty", "nine squares");
        }
    }

    private void put(Lines.Line line, int at, int square, int piece) throws InputException {
        int there = setup.pieceAt(square);
        if (there != Piece.NONE) {
            throw Lines.error(line, at + 1, "two pieces stand on " + Square.name(square) + ", a " + Piece.words(there) + " and a "
                    + Piece.words(piece),
                    "one piece on a square");
        }
        placed = true;
        setup.put(square, piece);
    }

    private void items(Lines.Line line, String text, int side) throws InputException {
        needItems(line, text);
        for (int at = 2; at < text.length(); at += ITEM) {
            String name = text.substring(at + 2, at + ITEM);
            int kind = CsaPieces.kind(name);
            int square = square(text, at);
            boolean inHand = text.startsWith("00", at);
            if (inHand && name.equals("AL")) {
                for (int left = Piece.PAWN; left <= Piece.GOLD; left++) {
                    setup.hold(side, left, setup.inHand(side, left) + Math.max(0, setup.left(left)));
                }
            } else if (inHand && kind != Piece.NONE && kind <= Piece.GOLD) {
                setup.hold(side, kind, setup.inHand(side, kind) + 1);
            } else if (square >= 0 && kind != Piece.NONE) {
                put(line, at, square, Piece.of(kind, side));
            } else {
                throw Lines.error(line, at + 1, "'" + text.substring(at, at + ITEM) + "' is not a piece",
                        "a square, or 00 for the hand, and a piece");
            }
        }
    }

    private static void needItems(Lines.Line line, String text) throws InputException {
        if (!ITEMS.matcher(text.substring(2)).matches()) {
            throw Lines.error(line, 3, "'" + text.substring(2) + "' is not a list of pieces", "squares with pieces, such as 82HI22KA");
        }
    }

    private static int square(String text, int at) {
        int file = text.charAt(at) - '0';
        int rank = text.charAt(at + 1) - '0';
        return file < 1 || rank < 1 ? -1 : Square.of(file, rank);
    }

    /** The position, with the player to move. */
    ShogiBoard board(Lines.Line line, int toMove) throws InputException {
        int missing = rows.nextClearBit(1);
        if (!rows.isEmpty() && missing <= Square.SIDE) {
            throw Lines.error(line, 1, "the row P" + missing + " of the start position is missing", "the rows from P1 to P9");
        }
        setup.toMove(toMove);
        for (Flaw flaw : setup.flaws()) {
            throw Lines.error(line, 1, "invalid start position: " + flaw.message(), "a legal position");
        }
        return ShogiBoard.of(setup);
    }
}
