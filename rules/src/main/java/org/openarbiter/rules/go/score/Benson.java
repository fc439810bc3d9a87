package org.openarbiter.rules.go.score;

import java.util.Arrays;

/**
 * Benson's algorithm: which strings of a player can never be captured although he always passes.
 *
 * <p>David B. Benson, <i>Life in the game of Go</i>, Information Sciences 10 (1976). A region is a connected part of the points
 * without a stone of the player. It is <em>vital</em> to a string if each of its empty points is a liberty of that string. Strings
 * with fewer than two vital regions are struck out, then the regions that border on a string struck out, until nothing changes. What
 * remains lives, and nothing else does.
 *
 * <p>Strings and regions are numbers here, counted from 0, so that boards of any form can be asked about: who asks lists them and says
 * where they meet. {@link PassAlive} does so for a whole board. One object serves many positions, and allocates nothing
 * once it is large enough. Not safe from several threads.
 */
public final class Benson {
    /** The number of vital regions that a string needs to live. */
    public static final int TWO = 2;

    private static final int LEAST = 16;

    private int words;
    private int strings;
    /** The regions that have not been struck out, as a set of bits. */
    private long[] regions = new long[1];
    /** For each string the regions that are vital to it, and those that it borders, as sets of bits. */
    private long[] vital = new long[LEAST];
    private long[] border = new long[LEAST];
    private int[] needed = new int[LEAST];
    private boolean[] isOut = new boolean[LEAST];

    /** Forgets all strings, and takes this number of regions. */
    public void begin(int regionCount) {
        words = Math.max(1, regionCount + Long.SIZE - 1 >> 6);
        strings = 0;
        if (regions.length < words) {
            regions = new long[words];
        }
        Arrays.fill(regions, 0, words, -1);
    }

    /**
     * Adds a string that borders no region yet; returns its number.
     *
     * @param vitalRegions how many vital regions it needs to live: {@link #TWO}, or none if it lives by stones that are not listed
     */
    public int addString(int vitalRegions) {
        if (strings == needed.length) {
            needed = Arrays.copyOf(needed, 2 * strings);
            isOut = Arrays.copyOf(isOut, 2 * strings);
        }
        int end = (strings + 1) * words;
        if (end > vital.length) {
            vital = Arrays.copyOf(vital, 2 * end);
            border = Arrays.copyOf(border, 2 * end);
        }
        Arrays.fill(vital, end - words, end, 0);
        Arrays.fill(border, end - words, end, 0);
        needed[strings] = vitalRegions;
        isOut[strings] = false;
        return strings++;
    }

    /** Says that a string borders a region, and whether the region is vital to it. */
    public void meet(int string, int region, boolean isVital) {
        int word = string * words + (region >> 6);
        border[word] |= 1L << region;
        vital[word] |= isVital ? 1L << region : 0;
    }

    /** Strikes out what does not live. */
    public void strike() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int string = 0; string < strings; string++) {
                if (!isOut[string] && vitalRegions(string) < needed[string]) {
                    isOut[string] = true;
                    changed = true;
                    for (int word = 0; word < words; word++) {
                        regions[word] &= ~border[string * words + word];
                    }
                }
            }
        }
    }

    /** Whether a string has not been struck out. */
    public boolean lives(int string) {
        return !isOut[string];
    }

    /** Whether no string that borders a region has been struck out. */
    public boolean isHeld(int region) {
        return (regions[region >> 6] >> region & 1) != 0;
    }

    /** How many regions are vital to a string and have not been struck out. */
    public int vitalRegions(int string) {
        int count = 0;
        for (int word = 0; word < words; word++) {
            count += Long.bitCount(vital[string * words + word] & regions[word]);
        }
        return count;
    }
}
