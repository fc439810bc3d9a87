package org.openarbiter.rules.go.picture;

/** The star points of rectangular boards. */
final class Stars {
    private static final int FOUR_LINES_FROM = 13;
    private static final int CORNERS_FROM = 7;
    private static final int SIDES_FROM = 15;
    private static final int MIDDLE_FROM = 5;

    private Stars() {}

    /** Whether a dot is drawn where a column and a row cross; both from 0. */
    static boolean isStar(int width, int height, int column, int row) {
        int shorter = Math.min(width, height);
        boolean middleColumn = width % 2 == 1 && column == width / 2;
        boolean middleRow = height % 2 == 1 && row == height / 2;
        if (middleColumn && middleRow) {
            return shorter >= MIDDLE_FROM;
        }
        int edge = shorter >= FOUR_LINES_FROM ? 3 : 2;
        boolean cornerColumn = column == edge || column == width - 1 - edge;
        boolean cornerRow = row == edge || row == height - 1 - edge;
        if (cornerColumn && cornerRow) {
            return shorter >= CORNERS_FROM;
        }
        return middleColumn && cornerRow && width >= SIDES_FROM && shorter >= CORNERS_FROM
                || middleRow && cornerColumn && height >= SIDES_FROM && shorter >= CORNERS_FROM;
    }
}
