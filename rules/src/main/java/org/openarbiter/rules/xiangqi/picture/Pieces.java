package org.openarbiter.rules.xiangqi.picture;

import org.openarbiter.rules.xiangqi.board.Piece;

/**
 * The drawings of the fourteen pieces, each around (0, 0) and 88 units wide: a disc, its rim, the character and, smaller, the
 * letter of the piece.
 *
 * <p>A picture cannot rely on fonts. If no font has the character, the letter still shows the piece and the rim the side.
 */
final class Pieces {
    /** How far a disc reaches from its middle. */
    static final int RADIUS = 44;

    /** Fonts with the traditional characters, from the brushed to the plain: free ones, then those of macOS and Windows. */
    static final String FONTS = "Noto Serif CJK TC,Noto Serif TC,Source Han Serif TC,AR PL UKai TW,Kaiti TC,BiauKai,DFKai-SB,"
            + "Songti TC,PMingLiU,MingLiU,KaiTi,Noto Sans CJK TC,PingFang TC,Microsoft JhengHei,serif";

    private static final String RED_INK = "#b3160f";
    private static final String BLACK_INK = "#1d1815";

    private Pieces() {}

    /** The id of the drawing of a piece: {@code xiangqi-red-horse}. */
    static String id(int piece) {
        return "xiangqi-" + Piece.words(piece).replace(' ', '-');
    }

    /** The drawing of a piece, to be put in {@code <defs>}. */
    static String definition(int piece) {
        String ink = Piece.side(piece) == Piece.RED ? RED_INK : BLACK_INK;
        return "<g id='" + id(piece) + "' text-anchor='middle' fill='" + ink + "'>\n"
                + "<circle cx='2' cy='4' r='" + RADIUS + "' fill='#3b2412' fill-opacity='.35'/>\n"
                + "<circle r='" + (RADIUS - 1) + "' fill='#f8e7c2' stroke='#6d4a26' stroke-width='2'/>\n"
                + "<circle r='37' fill='none' stroke='" + ink + "' stroke-width='2.4'/>\n"
                + "<text y='12' font-family='" + FONTS + "' font-size='48' font-weight='700'>" + Signs.of(piece) + "</text>\n"
                + "<text y='32' font-family='sans-serif' font-size='16' font-weight='700'>"
                + Piece.letter(Piece.of(Piece.kind(piece), Piece.RED)) + "</text>\n"
                + "</g>\n";
    }
}
