package org.openarbiter.rules.xiangqi.picture;

import org.openarbiter.rules.xiangqi.board.Point;

/**
 * The empty board as a part of an SVG document: wood, lines, river, palaces, the marks where cannons and pawns begin, the numbers
 * of the files as each side counts them from its right, and on the frame the coordinates.
 */
final class SvgGround {
    /** How far the wood reaches beyond the lines, to the sides and to the ends where the file numbers stand. */
    private static final int SIDE = 62;
    private static final int END = 84;
    private static final int FRAME = 34;

    static final int LEFT = -SIDE - FRAME;
    static final int TOP = -END - FRAME;
    static final int WIDTH = 800 + 2 * (SIDE + FRAME);
    static final int HEIGHT = 900 + 2 * (END + FRAME);
    /** The middle of the frame on the right. */
    static final int RIGHT_FRAME = 800 + SIDE + FRAME / 2;

    /** Where cannons and pawns begin, as file and rank. */
    private static final int[][] STARTS = {
        {1, 2}, {7, 2}, {1, 7}, {7, 7}, {0, 3}, {2, 3}, {4, 3}, {6, 3}, {8, 3}, {0, 6}, {2, 6}, {4, 6}, {6, 6}, {8, 6}
    };

    private SvgGround() {}

    static String drawing() {
        var out = new StringBuilder(4096);
        out.append("<rect x='" + LEFT + "' y='" + TOP + "' width='" + WIDTH + "' height='" + HEIGHT
                + "' rx='10' fill='#5b3a1e'/>\n");
        out.append("<rect x='" + -SIDE + "' y='" + -END + "' width='" + (800 + 2 * SIDE) + "' height='" + (900 + 2 * END)
                + "' rx='4' fill='#dcb074'/>\n");
        lines(out);
        labels(out);
        return out.toString();
    }

    private static void lines(StringBuilder out) {
        out.append("<g fill='none' stroke='#5a3416' stroke-width='2.5'>\n<path d='");
        for (int rank = 0; rank < Point.RANKS; rank++) {
            out.append("M0 ").append(100 * rank).append("h800");
        }
        for (int file = 1; file < Point.FILES - 1; file++) {
            out.append('M').append(100 * file).append(" 0v400m0 100v400");
        }
        out.append("M300 0l200 200m0 -200l-200 200M300 700l200 200m0 -200l-200 200'/>\n<path d='");
        for (int[] start : STARTS) {
            star(out, start[0], start[1]);
        }
        out.append("'/>\n<rect width='800' height='900' stroke-width='4'/>\n");
        out.append("<rect x='-9' y='-9' width='818' height='918' stroke-width='2'/>\n</g>\n");
    }

    /** Four angles around a point, two where it is on the edge. */
    private static void star(StringBuilder out, int file, int rank) {
        for (int across = -1; across <= 1; across += 2) {
            if (!Point.exists(file + across, rank)) {
                continue;
            }
            for (int along = -1; along <= 1; along += 2) {
                out.append('M').append(100 * file + 9 * across).append(' ').append(900 - 100 * rank + 26 * along)
                        .append('v').append(-17 * along).append('h').append(17 * across);
            }
        }
    }

    private static void labels(StringBuilder out) {
        out.append("<g font-family='" + Pieces.FONTS + "' font-size='58' text-anchor='middle' fill='#5a3416' fill-opacity='.8'>\n");
        out.append("<text x='150' y='471'>楚</text>\n<text x='250' y='471'>河</text>\n");
        out.append("<text x='550' y='471'>漢</text>\n<text x='650' y='471'>界</text>\n</g>\n");
        out.append("<g font-family='sans-serif' font-size='22' text-anchor='middle' fill='#f3dcae'>\n");
        for (int file = 0; file < Point.FILES; file++) {
            text(out, 100 * file, 900 + END + 24, "" + (char) ('a' + file));
        }
        for (int rank = 0; rank < Point.RANKS; rank++) {
            text(out, LEFT + FRAME / 2, 908 - 100 * rank, "" + rank);
        }
        out.append("</g>\n<g font-family='sans-serif' font-size='24' text-anchor='middle' fill='#1d1815'>\n");
        for (int file = 0; file < Point.FILES; file++) {
            text(out, 100 * file, -56, "" + (file + 1));
        }
        out.append("</g>\n<g font-family='sans-serif' font-size='24' text-anchor='middle' fill='#b3160f'>\n");
        for (int file = 0; file < Point.FILES; file++) {
            text(out, 100 * file, 974, "" + (Point.FILES - file));
        }
        out.append("</g>\n");
    }

    private static void text(StringBuilder out, int x, int y, String text) {
        out.append("<text x='").append(x).append("' y='").append(y).append("'>").append(text).append("</text>\n");
    }
}
