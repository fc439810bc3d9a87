package org.openarbiter.dragons.race;

import java.util.Arrays;

/**
 * What one space that a group surrounds is worth in a race, by its shape and the enemy stones inside.
 *
 * <p>Source: M. Müller, Race to Capture: Analyzing Semeai in Go (1999); R. Hunter, Counting Liberties and Winning Capturing Races
 * (2003). Stones inside a large eye are taken again and again, so it takes more moves to fill than it has points.
 */
final class Eye {
    /** The most points of a space that can be filled without giving two eyes. */
    static final int MOST = 6;

    private static final int[] MOVES = {0, 1, 2, 3, 5, 8, 12};
    private static final int SMALL = 3;
    /** With no more enemy stones inside, a space of more points than {@link #MOST} is two eyes. */
    private static final int FEW = 2;
    private static final int DIRECTIONS = 4;

    private int size;
    private int enemies;
    /** The number of points by their number of neighbors inside. */
    private final int[] degrees = new int[DIRECTIONS + 1];
    /** The largest number of neighbors that an enemy stone has inside; the number of enemy stones with that many. */
    private int deepest;
    private int deep;
    private boolean isCornered;

    /** Begins with no points. */
    void clear() {
        size = 0;
        enemies = 0;
        deepest = 0;
        deep = 0;
        isCornered = false;
        Arrays.fill(degrees, 0);
    }

    /**
     * Adds a point.
     *
     * @param inside how many of its neighbors are inside
     * @param hasEnemy whether an enemy stone is on it
     * @param isCorner whether it is a corner of the board
     */
    void add(int inside, boolean hasEnemy, boolean isCorner) {
        size++;
        degrees[inside]++;
        isCornered |= isCorner && inside > 1;
        if (hasEnemy) {
            enemies++;
            deep = inside > deepest ? 1 : inside == deepest ? deep + 1 : deep;
            deepest = Math.max(deepest, inside);
        }
    }

    /** How many points it has, with the stones inside. */
    int size() {
        return size;
    }

    /** How many moves it takes to fill it and take the group, if its owner never answers without need. */
    int moves() {
        return Math.max(1, MOVES[Math.min(size, MOST)] - enemies);
    }

    /** Its class: 1 for an eye of up to three points, else its points. What both sides share counts for the larger class. */
    int rank() {
        return size <= SMALL ? 1 : size;
    }

    /** Whether it is two eyes whoever moves first. In a corner two shapes are not: a ko or a lack of liberties may take them. */
    boolean isTwo() {
        if (size > MOST) {
            return enemies <= FEW;
        }
        return enemies == 0 && switch (size) {
            case 4 -> degrees[1] == 2 && !isCornered;
            case 5 -> !hasOneMiddle();
            case 6 -> !hasOneMiddle() && !(isCornered && degrees[2] == 4);
            default -> false;
        };
    }

    /** Whether its owner, to move, makes two eyes of it. */
    boolean makesTwo() {
        return isTwo() || enemies == 0 && size >= SMALL && !isSquare();
    }

    /** Whether it is neither two eyes whatever is played nor one. */
    boolean isUnsettled() {
        if (isTwo() || size < SMALL || isSquare()) {
            return false;
        }
        if (size > MOST || enemies == 0) {
            return true;
        }
        boolean isPath = degrees[1] == 2 && degrees[1] + degrees[2] == size;
        if (isPath && size <= 4) {
            return deepest < 2 || deep < size - 2;
        }
        return !hasOneMiddle() || deepest < middle();
    }

    /** Whether a stone on one point keeps it from becoming two eyes: shapes of three to six points around a middle. */
    private boolean hasOneMiddle() {
        return switch (size) {
            case 3 -> true;
            case 4 -> degrees[3] == 1;
            case 5 -> degrees[4] == 1 || degrees[3] == 1 && degrees[1] == 1;
            case 6 -> degrees[4] == 1 && degrees[1] == 2;
            default -> false;
        };
    }

    private boolean isSquare() {
        return size == 4 && degrees[2] == 4;
    }

    /** The most neighbors that a point has inside. */
    private int middle() {
        int most = DIRECTIONS;
        while (degrees[most] == 0) {
            most--;
        }
        return most;
    }
}
