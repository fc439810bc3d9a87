package org.openarbiter.rules.core.board;

/**
 * The arrow of a move in a picture of a board in SVG: one for all games, on boards whose squares or points are 100 units apart.
 *
 * <p>It is drawn to the right from the first place, then turned.
 */
public final class SvgArrow {
    private static final int SHAFT = 5;
    private static final int HEAD = 15;
    private static final int HEAD_LENGTH = 28;

    private SvgArrow() {}

    /**
     * The element.
     *
     * @param x from where
     * @param y from where
     * @param dx how far to the right it goes
     * @param dy how far down it goes
     * @param clearOfStart how far from the first place it begins
     * @param clearOfEnd how far from the last place it ends
     */
    public static String of(int x, int y, int dx, int dy, int clearOfStart, int clearOfEnd) {
        long degrees = Math.round(Math.toDegrees(StrictMath.atan2(dy, dx)));
        long tip = Math.round(StrictMath.hypot(dx, dy)) - clearOfEnd;
        long neck = Math.max(clearOfStart, tip - HEAD_LENGTH);
        return "<path transform='translate(" + x + " " + y + ") rotate(" + degrees + ")' fill='#1f6b4a' fill-opacity='.8' d='M" + clearOfStart
                + " " + -SHAFT + "H" + neck + "V" + -HEAD + "L" + tip + " 0L" + neck + " " + HEAD + "V" + SHAFT + "H" + clearOfStart + "z'/>";
    }
}
