package org.openarbiter.rules.xiangqi.move;

import java.util.ArrayList;
import java.util.List;

/** The liberties that a reader of moves can take, as bits of a word. */
final class MoveLiberty {
    static final int MARK_MISSING = 1;
    static final int MARK_NEEDLESS = 1 << 1;
    static final int SIGN_MISSING = 1 << 2;
    static final int OLD_LETTER = 1 << 3;
    static final int NOT_ASCII = 1 << 4;

    private static final List<String> WORDS = List.of(
            "does not say which piece of the file moves, but only one can",
            "distinguishes pieces on one file although only one piece can move like this",
            "lacks the sign of a sideways move",
            "uses an older letter for the piece",
            "uses characters other than ASCII");

    private MoveLiberty() {}

    /** The words for a set of liberties, each a clause that follows the quoted text. */
    static List<String> words(int liberties) {
        if (liberties == 0) {
            return List.of();
        }
        var words = new ArrayList<String>(1);
        for (int left = liberties; left != 0; left &= left - 1) {
            words.add(WORDS.get(Integer.numberOfTrailingZeros(left)));
        }
        return words;
    }
}
