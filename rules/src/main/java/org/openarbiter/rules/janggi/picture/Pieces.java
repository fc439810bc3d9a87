package org.openarbiter.rules.janggi.picture;

import org.openarbiter.rules.janggi.board.Piece;

/**
 * The drawings of the pieces, each an octagon around (0, 0) in one of three sizes, with the character and, smaller, the letter, which still
 * shows the piece where no font has the character.
 */
final class Pieces {
    private static final String FONTS = "Noto Serif CJK KR,Noto Serif KR,Source Han Serif KR,Nanum Myeongjo,Batang,AppleMyungjo,"
            + "Noto Serif CJK TC,Noto Sans CJK KR,Malgun Gothic,serif";
    private static final String CHO_INK = "#0c5c3a";
    private static final String HAN_INK = "#b3160f";
    private static final int LARGE = 49;
    private static final int MEDIUM = 43;
    private static final int SMALL = 35;

    private Pieces() {}

    /** How far a piece of a kind reaches from its middle. */
    static int radius(int kind) {
        return switch (kind) {
            case Piece.GENERAL -> LARGE;
            case Piece.GUARD, Piece.SOLDIER -> SMALL;
            default -> MEDIUM;
        };
    }

    /** The id of the drawing of a piece: {@code janggi-cho-horse}. */
    static String id(int piece) {
        return "janggi-" + Piece.sideName(Piece.side(piece)) + "-" + Piece.name(Piece.kind(piece));
    }

    /** The drawing of a piece, to be put in {@code <defs>}. */
    static String definition(int piece) {
        int kind = Piece.kind(piece);
        int radius = radius(kind);
        String ink = Piece.side(piece) == Piece.CHO ? CHO_INK : HAN_INK;
        return "<g id='" + id(piece) + "' text-anchor='middle' fill='" + ink + "'>\n"
                + "<path transform='translate(2 4)' d='" + octagon(radius) + "' fill='#3b2412' fill-opacity='.35'/>\n"
                + "<path d='" + octagon(radius) + "' fill='#f8e7c2' stroke='#6d4a26' stroke-width='2'/>\n"
                + "<path d='" + octagon(radius - 6) + "' fill='none' stroke='" + ink + "' stroke-width='2'/>\n"
                + "<text y='" + radius / 6 + "' font-family='" + FONTS + "' font-size='" + radius + "' font-weight='700'>" + Signs.of(piece)
                + "</text>\n"
                + "<text y='" + radius * 3 / 4 + "' font-family='sans-serif' font-size='" + (radius / 3 + 1) + "' font-weight='700'>"
                + Piece.shortName(kind) + "</text>\n"
                + "</g>\n";
    }

    /** A regular octagon with a side at the top. */
    private static String octagon(int radius) {
        long half = Math.round(radius * 0.414);
        return "M" + -half + " " + -radius + "H" + half + "L" + radius + " " + -half + "V" + half + "L" + half + " " + radius + "H" + -half
                + "L" + -radius + " " + half + "V" + -half + "z";
    }
}
