package org.openarbiter.dragons.read;

import java.util.Arrays;

/** The plays made on a board and not taken back: each with the ko before it, and the strings that it joined and took. */
final class PlayLog {
    private static final int COLOR = 1;
    private static final int KO_POINT = 2;
    private static final int KO_COLOR = 3;
    private static final int TAKEN_COUNT = 4;
    private static final int JOINED_COUNT = 5;
    private static final int TAKEN = 6;
    private static final int JOINED = TAKEN + Grid.DIRECTIONS;
    private static final int WORDS = JOINED + Grid.DIRECTIONS;

    private int[] entries = new int[64 * WORDS];
    private int plies;
    /** Where the latest play begins. */
    private int latest = -WORDS;

    /** How many plays there are. */
    int plies() {
        return plies;
    }

    /** Adds a play that has joined and taken nothing yet. */
    void push(int color, int point, int koPoint, int koColor) {
        latest += WORDS;
        plies++;
        if (latest == entries.length) {
            entries = Arrays.copyOf(entries, 2 * entries.length);
        }
        entries[latest] = point;
        entries[latest + COLOR] = color;
        entries[latest + KO_POINT] = koPoint;
        entries[latest + KO_COLOR] = koColor;
        entries[latest + TAKEN_COUNT] = 0;
        entries[latest + JOINED_COUNT] = 0;
    }

    /** Forgets the latest play. */
    void pop() {
        latest -= WORDS;
        plies--;
    }

    /** The point of a play, by its number from 0. */
    int point(int ply) {
        return entries[ply * WORDS];
    }

    /** The point of the latest play. */
    int point() {
        return entries[latest];
    }

    int color() {
        return entries[latest + COLOR];
    }

    int koPoint() {
        return entries[latest + KO_POINT];
    }

    int koColor() {
        return entries[latest + KO_COLOR];
    }

    /** The latest play has taken a string. */
    void addTaken(int string) {
        entries[latest + TAKEN + entries[latest + TAKEN_COUNT]++] = string;
    }

    int takenCount() {
        return entries[latest + TAKEN_COUNT];
    }

    int taken(int index) {
        return entries[latest + TAKEN + index];
    }

    /** The latest play has joined a string to its own. */
    void addJoined(int string) {
        entries[latest + JOINED + entries[latest + JOINED_COUNT]++] = string;
    }

    int joinedCount() {
        return entries[latest + JOINED_COUNT];
    }

    int joined(int index) {
        return entries[latest + JOINED + index];
    }
}
