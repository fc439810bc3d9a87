package org.openarbiter.dragons.race;

/**
 * What one eye of several points is worth in a race.
 *
 * <p>Source: M. Müller, Race to Capture: Analyzing Semeai in Go (1999); R. Hunter, Counting Liberties and Winning Capturing Races
 * (2003). Stones inside a large eye are taken again and again, so it takes more moves to fill than it has points.
 */
final class BigEye {
    /** The most points of an eye that can be filled without giving two eyes. */
    static final int MOST = 6;

    private static final int[] MOVES = {0, 1, 2, 3, 5, 8, 12};
    private static final int SMALL = 3;

    private BigEye() {}

    /** How many moves it takes to fill an eye of so many points, at most {@link #MOST}, and take the group, if its owner never answers without need. */
    static int moves(int points) {
        return MOVES[points];
    }

    /** The class of an eye of so many points: 0 for no eye, 1 for one of up to three, else its points. What both sides share counts for the larger class. */
    static int rank(int points) {
        return points == 0 ? 0 : points <= SMALL ? 1 : points;
    }

    /**
     * Whether an empty eye is two eyes whoever moves first.
     *
     * @param points how many it has
     * @param degrees how many of them have so many neighbours inside, by that number from 0 to 4
     */
    static boolean isTwo(int points, int[] degrees) {
        return switch (points) {
            case 4 -> degrees[1] == 2;
            case 5 -> degrees[4] == 0 && !(degrees[3] == 1 && degrees[1] == 1);
            case 6 -> !(degrees[4] == 1 && degrees[1] == 2);
            default -> points > MOST;
        };
    }
}
