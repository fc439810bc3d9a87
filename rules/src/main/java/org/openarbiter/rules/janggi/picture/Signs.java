package org.openarbiter.rules.janggi.picture;

/** The characters on the pieces; two columns wide on a terminal. Both sides have the same but for general and soldier. */
final class Signs {
    private static final String CHARACTERS = "・楚士象馬車包卒・漢士象馬車包兵";

    private Signs() {}

    /** The character of a piece; a dot for none. */
    static char of(int piece) {
        return CHARACTERS.charAt(piece);
    }
}
