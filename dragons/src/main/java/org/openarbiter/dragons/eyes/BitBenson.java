package org.openarbiter.dragons.eyes;

import org.openarbiter.rules.go.score.Benson;

/**
 * {@link Benson}'s algorithm where strings and regions are sets of bits, at most 64 of either. Allocates nothing after it is made.
 * Not safe from several threads.
 */
public final class BitBenson {
    private final Benson benson = new Benson();
    private final long[] regions = new long[Long.SIZE];
    private final long[] empty = new long[Long.SIZE];
    private int regionCount;

    /** Forgets all strings and regions. */
    public void begin() {
        regionCount = 0;
        benson.begin(Long.SIZE);
    }

    /** Adds a region; all of them come before the strings. */
    public void addRegion(long points, long emptyPoints) {
        regions[regionCount] = points;
        empty[regionCount++] = points & emptyPoints;
    }

    /** How many regions were added. */
    public int regions() {
        return regionCount;
    }

    /**
     * Adds a string; returns its number.
     *
     * @param beside the points next to it
     * @param vitalRegions see {@link Benson#addString}
     */
    public int addString(long beside, int vitalRegions) {
        int string = benson.addString(vitalRegions);
        for (int region = 0; region < regionCount; region++) {
            if ((regions[region] & beside) != 0) {
                benson.meet(string, region, empty[region] != 0 && (empty[region] & ~beside) == 0);
            }
        }
        return string;
    }

    /** Strikes out what does not live. */
    public void strike() {
        benson.strike();
    }

    /** Whether a string has not been struck out. */
    public boolean lives(int string) {
        return benson.lives(string);
    }

    /** How many regions are vital to a string and have not been struck out. */
    public int vitalRegions(int string) {
        return benson.vitalRegions(string);
    }
}
