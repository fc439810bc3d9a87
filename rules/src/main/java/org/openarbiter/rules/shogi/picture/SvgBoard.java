package org.openarbiter.rules.shogi.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.openarbiter.rules.core.board.SvgArrow;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;
import org.openarbiter.rules.shogi.picture.Highlights.Way;

/**
 * One board as an SVG document, painted from the back to the front: ground, stands, marks, pieces, arrows.
 *
 * <p>Squares are 100 units apart and the middle of 9a is at (0, 0). The stand of White is on the left from the top, that of Black on the right
 * from the bottom, with a place for each kind. There are no style sheets and no scripts, so that the document can be put into a page as it is.
 */
final class SvgBoard {
    /** How far apart neighboring squares are. */
    static final int APART = 100;

    private static final int LEFT = -240;
    private static final int TOP = -110;
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 1020;
    private static final int SHOWN_WIDTH = 640;
    private static final int SHOWN_HEIGHT = SHOWN_WIDTH * HEIGHT / WIDTH;
    private static final int EDGE = 50;
    private static final int STAND_FROM_BOARD = 150;
    private static final int CLEAR = 20;
    /** Where the disc of the side to move is if Black's: between the stand and the edge at which the player sits. */
    private static final int NEAR = 880;

    private final ShogiBoard board;
    private final Highlights highlights;
    private final StringBuilder out = new StringBuilder(16384);

    SvgBoard(ShogiBoard board, Highlights highlights) {
        this.board = board;
        this.highlights = highlights;
    }

    String document() {
        line("<svg xmlns='http://www.w3.org/2000/svg' role='img' width='" + SHOWN_WIDTH + "' height='" + SHOWN_HEIGHT
                + "' viewBox='" + LEFT + " " + TOP + " " + WIDTH + " " + HEIGHT + "'>");
        line("<title>" + title() + "</title>");
        line("<desc>" + description() + "</desc>");
        definitions();
        ground();
        stands();
        marks();
        pieces();
        highlights.ways().stream().filter(way -> way.from() >= 0).forEach(this::arrow);
        line("</svg>");
        return out.toString();
    }

    private String title() {
        return "Shogi board, " + Piece.sideTitle(board.toMove()) + " to move" + (highlights.checked() < 0 ? "" : ", in check");
    }

    private String description() {
        String marked = highlights.ways().stream().map(Way::text).collect(Collectors.joining(", "));
        return "Black: " + placement(Piece.BLACK) + ". White: " + placement(Piece.WHITE) + "." + (marked.isEmpty() ? "" : " Marked: " + marked + ".");
    }

    private String placement(int side) {
        List<String> kinds = new ArrayList<>();
        for (int kind = Piece.PAWN; kind <= Piece.DRAGON; kind++) {
            List<String> squares = new ArrayList<>();
            for (int square = 0; square < Square.COUNT; square++) {
                if (board.pieceAt(square) == Piece.of(kind, side)) {
                    squares.add(Square.name(square));
                }
            }
            if (!squares.isEmpty()) {
                kinds.add(Piece.name(kind) + (squares.size() > 1 ? "s " : " ") + String.join(" ", squares));
            }
        }
        String inHand = Hands.words(board, side);
        return String.join(", ", kinds) + (inHand.isEmpty() ? "" : "; in hand " + inHand);
    }

    private void definitions() {
        line("<defs>");
        for (int kind = Piece.PAWN; kind <= Piece.DRAGON; kind++) {
            out.append(Pieces.definition(kind));
        }
        if (highlights.checked() >= 0) {
            line("<radialGradient id='shogi-check'>");
            line("<stop offset='.5' stop-color='#ff1f0f'/>");
            line("<stop offset='1' stop-color='#e02012' stop-opacity='0'/>");
            line("</radialGradient>");
        }
        line("</defs>");
    }

    private void ground() {
        line("<rect x='" + LEFT + "' y='" + TOP + "' width='" + WIDTH + "' height='" + HEIGHT + "' rx='10' fill='#5b3a1e'/>");
        line("<rect x='" + -EDGE + "' y='" + -EDGE + "' width='900' height='900' fill='#e2b778'/>");
        StringBuilder lines = new StringBuilder();
        for (int at = 0; at <= Square.SIDE; at++) {
            lines.append('M').append(-EDGE).append(' ').append(APART * at - EDGE).append("h900M").append(APART * at - EDGE).append(' ')
                    .append(-EDGE).append("v900");
        }
        line("<path d='" + lines + "' fill='none' stroke='#5a3416' stroke-width='2.5'/>");
        for (int x = 250; x <= 550; x += 300) {
            for (int y = 250; y <= 550; y += 300) {
                line("<circle cx='" + x + "' cy='" + y + "' r='7' fill='#5a3416'/>");
            }
        }
        line("<g font-family='sans-serif' font-size='26' text-anchor='middle' fill='#f3dcae'>");
        for (int at = 0; at < Square.SIDE; at++) {
            line("<text x='" + APART * at + "' y='-66'>" + (Square.SIDE - at) + "</text>");
            line("<text x='868' y='" + (APART * at + 9) + "'>" + (char) ('a' + at) + "</text>");
        }
        line("</g>");
        line("<circle cx='" + handX(board.toMove()) + "' cy='" + (board.toMove() == Piece.BLACK ? NEAR : 800 - NEAR)
                + "' r='13' fill='#d4291f' stroke='#f3dcae' stroke-width='3'/>");
    }

    private void stands() {
        for (int side = Piece.BLACK; side <= Piece.WHITE; side++) {
            int top = Math.min(handY(Piece.ROOK, side), handY(Piece.PAWN, side)) - EDGE;
            line("<rect x='" + (handX(side) - 60) + "' y='" + top + "' width='120' height='700' rx='6' fill='#c99a5b'/>");
            for (int kind : Hands.KINDS) {
                int count = board.inHand(side, kind);
                if (count > 0) {
                    use(kind, side, handX(side), handY(kind, side));
                    if (count > 1) {
                        line("<text x='" + (handX(side) + 44) + "' y='" + (handY(kind, side) + 38)
                                + "' font-family='sans-serif' font-size='28' font-weight='700' text-anchor='middle' fill='#1d1815'>" + count
                                + "</text>");
                    }
                }
            }
        }
    }

    private void marks() {
        for (int square = 0; square < Square.COUNT; square++) {
            String corner = " x='" + (x(square) - EDGE + 3) + "' y='" + (y(square) - EDGE + 3) + "' width='94' height='94'";
            if (highlights.isMarked(square)) {
                line("<rect" + corner + " fill='#2f8f63' fill-opacity='.35'/>");
            }
            if (square == highlights.checked()) {
                line("<circle cx='" + x(square) + "' cy='" + y(square) + "' r='60' fill='url(#shogi-check)'/>");
            }
        }
    }

    private void pieces() {
        for (int square = 0; square < Square.COUNT; square++) {
            int piece = board.pieceAt(square);
            if (piece != Piece.NONE) {
                use(Piece.kind(piece), Piece.side(piece), x(square), y(square));
            }
        }
    }

    private void use(int kind, int side, int x, int y) {
        line("<use href='#" + Pieces.id(kind) + "' transform='translate(" + x + " " + y + ")" + (side == Piece.WHITE ? " rotate(180)" : "") + "'/>");
    }

    private void arrow(Way way) {
        line(SvgArrow.of(
                x(way.from()), y(way.from()), x(way.to()) - x(way.from()), y(way.to()) - y(way.from()), CLEAR,
                board.pieceAt(way.to()) == Piece.NONE ? CLEAR : Pieces.RADIUS));
    }

    static int x(int square) {
        return square % Square.SIDE * APART;
    }

    static int y(int square) {
        return square / Square.SIDE * APART;
    }

    /** Where a side has its pieces in hand. */
    static int handX(int side) {
        return side == Piece.BLACK ? 800 + STAND_FROM_BOARD + 10 : -STAND_FROM_BOARD;
    }

    /** Where a side has pieces of a kind in hand. */
    static int handY(int kind, int side) {
        int place = Hands.KINDS.indexOf(kind);
        return side == Piece.BLACK ? 200 + APART * place : 600 - APART * place;
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
