package org.openarbiter.dragons.worms;

import java.util.Locale;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * The COLOR of a worm, a dragon or a cave: that of its stones, or, if it is empty, its BORDERCOLOR.
 *
 * <p>An empty worm whose neighbors are all black has a black border, one whose neighbors are all white a white one, any other a
 * gray one; so has the one cavity of an empty board. Source: GNU Go 2.6 Documentation, "Worms", COLOR.
 */
public enum Color {
    BLACK,
    WHITE,
    GRAY_BORDER,
    BLACK_BORDER,
    WHITE_BORDER;

    /** The color of the stones of a seat. */
    static Color ofStones(int seat) {
        return seat == ReadingBoard.BLACK ? BLACK : WHITE;
    }

    /** The color of an empty worm surrounded by stones of one seat. */
    static Color ofBorder(int seat) {
        return seat == ReadingBoard.BLACK ? BLACK_BORDER : WHITE_BORDER;
    }

    /** The seat whose stones these are, or whose stones make the border; {@link ReadingBoard#EMPTY} for a gray border. */
    public int seat() {
        return switch (this) {
            case BLACK, BLACK_BORDER -> ReadingBoard.BLACK;
            case WHITE, WHITE_BORDER -> ReadingBoard.WHITE;
            case GRAY_BORDER -> ReadingBoard.EMPTY;
        };
    }

    /** In lower case, words apart: {@code black}, {@code gray border}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
