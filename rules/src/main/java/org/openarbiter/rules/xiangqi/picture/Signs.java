package org.openarbiter.rules.xiangqi.picture;

/** The Chinese characters of pieces, by piece; two columns wide on a terminal. */
final class Signs {
    private static final String CHARACTERS = "・帥仕相傌俥炮兵・將士象馬車砲卒";

    private Signs() {}

    /** The character of a piece; a dot for none. */
    static char of(int piece) {
        return CHARACTERS.charAt(piece);
    }
}
