package org.openarbiter.rules.shogi.picture;

import org.openarbiter.rules.shogi.board.Japanese;
import org.openarbiter.rules.shogi.board.Piece;

/**
 * The drawings of the pieces, each around (0, 0) and 84 units high: a wedge that points at the opponent, the character and, smaller, the letter
 * of the piece, which still shows it where no font has the character.
 */
final class Pieces {
    /** How far a piece reaches from its middle. */
    static final int RADIUS = 42;

    /** Fonts with the characters, from the brushed to the plain: free ones, then those of macOS and Windows. */
    static final String FONTS = "Noto Serif CJK JP,Noto Serif JP,Source Han Serif JP,IPAexMincho,IPAMincho,Hiragino Mincho ProN,Yu Mincho,"
            + "MS PMincho,Noto Sans CJK JP,Hiragino Sans,Yu Gothic,Meiryo,serif";

    private static final String WEDGE = "M0 -42L25 -31L34 41H-34L-25 -31z";
    private static final String INK = "#1d1815";
    private static final String PROMOTED = "#b3160f";

    private Pieces() {}

    /** The id of the drawing of a kind: {@code shogi-promoted-pawn}. */
    static String id(int kind) {
        return "shogi-" + Piece.name(kind).replace(' ', '-');
    }

    /** The drawing of a kind as Black has it, to be put in {@code <defs>}; that of White is the same, turned. */
    static String definition(int kind) {
        String ink = Piece.isPromoted(kind) ? PROMOTED : INK;
        return "<g id='" + id(kind) + "' text-anchor='middle' fill='" + ink + "'>\n"
                + "<path d='" + WEDGE + "' fill='#f8e2b4' stroke='#6d4a26' stroke-width='2' stroke-linejoin='round'/>\n"
                + "<text y='17' font-family='" + FONTS + "' font-size='46' font-weight='700'>" + Japanese.sign(kind) + "</text>\n"
                + "<text y='37' font-family='sans-serif' font-size='15' font-weight='700'>" + Piece.letters(kind) + "</text>\n"
                + "</g>\n";
    }
}
