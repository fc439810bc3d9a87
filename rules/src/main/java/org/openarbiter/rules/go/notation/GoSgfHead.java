package org.openarbiter.rules.go.notation;

import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.sgf.SgfNode;
import org.openarbiter.rules.sgf.SgfPoints;
import org.openarbiter.rules.sgf.SgfProperty;
import org.openarbiter.rules.sgf.SgfText;

/** What the root of a game tree says before any stone is put: which game it is, on which board, and which program wrote it. */
record GoSgfHead(SgfNode root) {
    private static final int USUAL = 19;
    private static final Pattern WHOLE = Pattern.compile("\\d{1,3}");

    /** The program that wrote the record; empty if it does not say. */
    String application() {
        SgfProperty application = root.get("AP");
        return application == null ? "" : application.simpleText();
    }

    /**
     * Makes sure that the game is Go.
     *
     * @throws InputException if it is another one
     */
    void checkGame() throws InputException {
        SgfProperty game = root.get("GM");
        if (game == null || game.simpleText().isEmpty() || game.simpleText().equals("1")) {
            return;
        }
        String number = game.simpleText();
        String name = GoTags.otherGame(number);
        throw new InputException(
                game.line(), game.column(), "another game, GM[" + number + "]" + name, "GM[1], which is Go");
    }

    /**
     * The lines of the board; the usual ones if there is no size.
     *
     * @throws InputException if there is no board of that size
     */
    GoLines lines() throws InputException {
        SgfProperty size = root.get("SZ");
        if (size == null) {
            return new GoLines(USUAL, USUAL);
        }
        String text = size.simpleText();
        SgfText.Composed both = SgfText.composed(text);
        String width = (both == null ? text : both.first()).strip();
        String height = (both == null ? text : both.second()).strip();
        if (isSide(width) && isSide(height)) {
            return new GoLines(Integer.parseInt(width), Integer.parseInt(height));
        }
        throw new InputException(
                size.line(), size.column(), "a board of size \"" + text + "\"",
                "a number from 1 to " + SgfPoints.MOST_LINES + ", or two of them as in 13:9");
    }

    private static boolean isSide(String text) {
        return WHOLE.matcher(text).matches() && Integer.parseInt(text) >= 1 && Integer.parseInt(text) <= SgfPoints.MOST_LINES;
    }
}
