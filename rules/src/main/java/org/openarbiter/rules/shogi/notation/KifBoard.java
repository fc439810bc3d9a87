package org.openarbiter.rules.shogi.notation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.lines.Lines;
import org.openarbiter.rules.shogi.board.Flaw;
import org.openarbiter.rules.shogi.board.Japanese;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.Setup;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/** The diagram of a position in KIF (also known as BOD): pieces in hand, nine rows between bars, and who moves. */
final class KifBoard {
    private static final String FILES = "  ９ ８ ７ ６ ５ ４ ３ ２ １";
    private static final String RULE = "+---------------------------+";

    private final Setup setup = new Setup();
    private final List<Lines.Line> rows = new ArrayList<>();
    private boolean rest;
    private int restSide;

    /** Whether a line belongs to a diagram; if so it is taken. */
    boolean takes(Lines.Line line) throws InputException {
        String text = line.text().strip();
        if (text.startsWith("|")) {
            row(line);
            return true;
        }
        int hand = text.indexOf("の持駒");
        if (hand > 0) {
            hand(line, text.startsWith("先手") || text.startsWith("下手") ? Piece.BLACK : Piece.WHITE, text.substring(hand + 3));
            return true;
        }
        if (text.equals("後手番") || text.equals("上手番")) {
            setup.toMove(Piece.WHITE);
            return true;
        }
        return text.equals("先手番") || text.equals("下手番") || text.startsWith("+-") || text.startsWith("９ ８");
    }

    /** The position, if there were rows; null if there was no diagram. */
    @Nullable ShogiBoard board() throws InputException {
        if (rows.isEmpty()) {
            return null;
        }
        if (rows.size() != Square.SIDE) {
            throw Lines.error(rows.getLast(), 1, "the diagram has " + rows.size() + " rows", "nine rows");
        }
        for (int kind = Piece.PAWN; rest && kind <= Piece.GOLD; kind++) {
            setup.hold(restSide, kind, Math.max(0, setup.left(kind)));
        }
        for (Flaw flaw : setup.flaws()) {
            Lines.Line row = rows.get(Math.max(0, flaw.square()) / Square.SIDE);
            int column = flaw.square() < 0 ? 1 : row.text().indexOf('|') + 2 + 2 * (flaw.square() % Square.SIDE);
            throw Lines.error(row, column, "invalid position in the diagram: " + flaw.message(), "a legal position");
        }
        return ShogiBoard.of(setup);
    }

    private void row(Lines.Line line) throws InputException {
        String text = line.text();
        int at = text.indexOf('|') + 1;
        rows.add(line);
        for (int file = Square.SIDE; file >= 1; file--, at += 2) {
            if (rows.size() > Square.SIDE || at + 2 > text.length()) {
                throw Lines.error(line, Math.min(at, text.length()) + 1, "the diagram has too many rows, or this one ends early",
                        "nine rows of nine squares");
            }
            char side = text.charAt(at);
            int kind = kind(text.charAt(at + 1));
            if (kind < 0 || side != ' ' && side != 'v' && side != '^' && side != 'V') {
                throw Lines.error(line, at + 1, "'" + text.substring(at, at + 2) + "' is not a square", "a blank or v, and a piece or ・");
            }
            if (kind != Piece.NONE) {
                setup.put(Square.of(file, rows.size()), Piece.of(kind, side == 'v' || side == 'V' ? Piece.WHITE : Piece.BLACK));
            }
        }
    }

    private static int kind(char sign) {
        int kind = Japanese.kindOf(sign);
        return kind == Piece.NONE && sign != '・' && sign != ' ' ? -1 : kind;
    }

    private void hand(Lines.Line line, int side, String said) throws InputException {
        String text = said.substring(Math.min(1, said.length())).strip();
        if (text.equals("なし") || text.isEmpty()) {
            return;
        }
        if (text.equals("残り全部")) {
            rest = true;
            restSide = side;
            return;
        }
        for (String word : text.split("[\\s　]+")) {
            int kind = Japanese.kindOf(word.charAt(0));
            int count = count(word.substring(1));
            if (kind == Piece.NONE || kind > Piece.GOLD || count < 1) {
                throw Lines.error(line, line.text().indexOf(word) + 1, "'" + word + "' is not a piece in hand", "a piece and a number, such as 歩四");
            }
            setup.hold(side, kind, count);
        }
    }

    /** The number after a piece; 1 for none, 0 if it is no number up to 18. */
    private static int count(String number) {
        for (int count = 1; count <= Piece.most(Piece.PAWN); count++) {
            if (Japanese.count(count).equals(number) || String.valueOf(count).equals(number)) {
                return count;
            }
        }
        return 0;
    }

    /** The diagram of a position. */
    static String write(ShogiBoard board) {
        StringBuilder out = new StringBuilder("後手の持駒：" + hand(board, Piece.WHITE) + "\n" + FILES + "\n" + RULE + "\n");
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = board.pieceAt(square);
            out.append(square % Square.SIDE == 0 ? "|" : "");
            out.append(piece != Piece.NONE && Piece.side(piece) == Piece.WHITE ? 'v' : ' ').append(Japanese.sign(Piece.kind(piece)));
            if (square % Square.SIDE == Square.SIDE - 1) {
                out.append('|').append(Japanese.RANKS.charAt(square / Square.SIDE)).append('\n');
            }
        }
        out.append(RULE).append("\n先手の持駒：").append(hand(board, Piece.BLACK)).append('\n');
        return out.append(board.toMove() == Piece.WHITE ? "後手番\n" : "").toString();
    }

    private static String hand(ShogiBoard board, int side) {
        StringBuilder hand = new StringBuilder();
        for (int kind : new int[] {Piece.ROOK, Piece.BISHOP, Piece.GOLD, Piece.SILVER, Piece.KNIGHT, Piece.LANCE, Piece.PAWN}) {
            int count = board.inHand(side, kind);
            hand.append(count == 0 ? "" : Japanese.piece(kind) + Japanese.count(count) + "　");
        }
        return hand.isEmpty() ? "なし" : hand.toString();
    }
}
