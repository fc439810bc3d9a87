package org.openarbiter.rules.chess.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Square;
import org.openarbiter.rules.chess.picture.Highlights.Way;
import org.openarbiter.rules.core.board.SvgArrow;

/**
 * One board as an SVG document, painted from the back to the front: frame, squares, marks, pieces, arrows.
 *
 * <p>A square is 100 units wide and the board starts at (0, 0), inside a frame that carries the coordinates and, on the right, a
 * disc in the color of the side to move. There are no style sheets and no scripts, so that the document can be put into a page
 * as it is.
 */
final class SvgBoard {
    /** Half the side of a square. */
    static final int HALF = 50;

    private static final int FRAME = 36;
    private static final int SIZE = 800 + 2 * FRAME;
    private static final int SHOWN_SIZE = 560;

    /** How far from the middle of a square an arrow keeps if a piece stands there, and if none does. */
    private static final int CLEAR_OF_PIECE = 34;
    private static final int CLEAR_OF_MIDDLE = 10;

    private final ChessBoard board;
    private final Highlights highlights;
    private final StringBuilder out = new StringBuilder(8192);

    SvgBoard(ChessBoard board, Highlights highlights) {
        this.board = board;
        this.highlights = highlights;
    }

    String document() {
        line("<svg xmlns='http://www.w3.org/2000/svg' role='img' width='" + SHOWN_SIZE + "' height='" + SHOWN_SIZE
                + "' viewBox='" + -FRAME + " " + -FRAME + " " + SIZE + " " + SIZE + "'>");
        line("<title>" + title() + "</title>");
        line("<desc>" + description() + "</desc>");
        definitions();
        squares();
        coordinates();
        marks();
        pieces(Piece.WHITE, "fill='#fffdf6' stroke='#2a211b' color='#2a211b'");
        pieces(Piece.BLACK, "fill='#38302b' stroke='#17120f' color='#e9dfd0'");
        arrows();
        line("</svg>");
        return out.toString();
    }

    private String title() {
        String side = board.toMove() == Piece.WHITE ? "White" : "Black";
        return "Chess board, " + side + " to move" + (highlights.checked() < 0 ? "" : ", in check");
    }

    private String description() {
        String marked = highlights.ways().stream().map(Way::text).collect(Collectors.joining(", "));
        return "White: " + placement(Piece.WHITE) + ". Black: " + placement(Piece.BLACK) + "."
                + (marked.isEmpty() ? "" : " Marked: " + marked + ".");
    }

    private String placement(int side) {
        List<String> kinds = new ArrayList<>();
        for (int kind = Piece.KING; kind >= Piece.PAWN; kind--) {
            var squares = new StringBuilder();
            int count = 0;
            for (int square = 0; square < 64; square++) {
                if (board.pieceAt(square) == Piece.of(kind, side)) {
                    squares.append(' ').append(Square.name(square));
                    count++;
                }
            }
            if (count > 0) {
                kinds.add(Piece.name(kind) + (count > 1 ? "s" : "") + squares);
            }
        }
        return String.join(", ", kinds);
    }

    private void definitions() {
        line("<defs>");
        out.append(PieceShapes.DEFINITIONS);
        if (highlights.checked() >= 0) {
            line("<radialGradient id='chess-check' r='.68'>");
            line("<stop offset='0' stop-color='#ff1f0f'/>");
            line("<stop offset='.5' stop-color='#f02a1a' stop-opacity='.95'/>");
            line("<stop offset='1' stop-color='#c0180c' stop-opacity='0'/>");
            line("</radialGradient>");
        }
        line("</defs>");
    }

    private void squares() {
        line("<rect x='" + -FRAME + "' y='" + -FRAME + "' width='" + SIZE + "' height='" + SIZE + "' rx='8' fill='#4a3728'/>");
        line("<rect width='800' height='800' fill='#ecdcbd'/>");
        out.append("<path fill='#b28a64' d='");
        for (int square = 0; square < 64; square++) {
            if ((Square.file(square) + Square.rank(square)) % 2 == 0) {
                out.append('M').append(x(square)).append(' ').append(y(square)).append("h100v100h-100z");
            }
        }
        line("'/>");
    }

    private void coordinates() {
        line("<g font-family='sans-serif' font-size='22' text-anchor='middle' fill='#ecdcbd'>");
        for (int i = 0; i < 8; i++) {
            line("<text x='" + (i * 100 + 50) + "' y='825'>" + (char) ('a' + i) + "</text>");
            line("<text x='" + -FRAME / 2 + "' y='" + (758 - i * 100) + "'>" + (i + 1) + "</text>");
        }
        line("</g>");
        boolean white = board.toMove() == Piece.WHITE;
        line("<circle cx='" + (800 + FRAME / 2) + "' cy='" + (white ? 750 : 50) + "' r='10' fill='"
                + (white ? "#fffdf6" : "#17120f") + "' stroke='#ecdcbd' stroke-width='2'/>");
    }

    private void marks() {
        for (int square : highlights.markedSquares()) {
            tint(square, "fill='#e8cf2e' fill-opacity='.55'");
        }
        if (highlights.checked() >= 0) {
            tint(highlights.checked(), "fill='url(#chess-check)'");
        }
    }

    private void tint(int square, String fill) {
        line("<rect" + at(square) + " width='100' height='100' " + fill + "/>");
    }

    private void pieces(int side, String colors) {
        line("<g " + colors + " stroke-width='3.4' stroke-linecap='round' stroke-linejoin='round'>");
        for (int square = 0; square < 64; square++) {
            int piece = board.pieceAt(square);
            if (piece != Piece.NONE && Piece.side(piece) == side) {
                line("<use href='#" + PieceShapes.id(Piece.kind(piece)) + "'" + at(square) + "/>");
            }
        }
        line("</g>");
    }

    private void arrows() {
        highlights.ways().forEach(this::arrow);
    }

    private void arrow(Way way) {
        line(SvgArrow.of(
                x(way.from()) + 50, y(way.from()) + 50, x(way.to()) - x(way.from()), y(way.to()) - y(way.from()), clearance(way.from()),
                clearance(way.to())));
    }

    private int clearance(int square) {
        return board.pieceAt(square) == Piece.NONE ? CLEAR_OF_MIDDLE : CLEAR_OF_PIECE;
    }

    private static String at(int square) {
        return " x='" + x(square) + "' y='" + y(square) + "'";
    }

    /** The left edge of a square. */
    static int x(int square) {
        return Square.file(square) * 100;
    }

    /** The upper edge of a square. */
    static int y(int square) {
        return (7 - Square.rank(square)) * 100;
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
