package org.openarbiter.dragons.life;

import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Which strings hang together at a glance: the group of a string is what its opponent, moving first, cannot cut off from it
 * with a single stone.
 *
 * <p>Two strings of a group share two liberties, or one into which the opponent cannot play without being taken (GNU Go
 * 2.6 Documentation, "Amalgamation of strings"). Liberties are those of the group so far, so a string may be held by two others.
 */
public final class LinkedGroup {
    private final ReadingBoard board;
    /** The points of stones of the group carry the stamp of the latest question, and so do its liberties. */
    private final int[] stoneStamp;
    private final int[] libertyStamp;
    /** What the points of the group are marked with; nothing is, at first. */
    private int stamp = 1;
    private final int[] strings;
    private int stringCount;
    private final int[] liberties;
    private int libertyCount;
    private final int[] buffer;
    private final int[] around = new int[4];

    public LinkedGroup(ReadingBoard board) {
        this.board = board;
        stoneStamp = new int[board.points()];
        libertyStamp = new int[board.points()];
        strings = new int[board.points()];
        liberties = new int[board.points()];
        buffer = new int[board.points()];
    }

    /** Holds nothing any more. */
    public void clear() {
        stamp++;
        stringCount = 0;
        libertyCount = 0;
    }

    /** Finds the group of a stone; what it was asked before is forgotten. */
    public void gather(int stone) {
        clear();
        add(stone);
        boolean grown = true;
        while (grown) {
            grown = false;
            for (int i = 0; i < libertyCount; i++) {
                grown |= addAround(liberties[i]);
            }
        }
    }

    private boolean addAround(int liberty) {
        int color = board.stoneAt(strings[0]);
        int count = board.stringsAround(liberty, color, around);
        boolean grown = false;
        for (int j = 0; j < count; j++) {
            int stone = around[j];
            if (stoneStamp[stone] != stamp && holds(stone, liberty)) {
                add(stone);
                grown = true;
                // Adding has used the array.
                count = board.stringsAround(liberty, color, around);
                j = -1;
            }
        }
        return grown;
    }

    private boolean holds(int stone, int liberty) {
        int count = board.liberties(stone, buffer);
        int common = 0;
        for (int i = 0; i < count; i++) {
            common += libertyStamp[buffer[i]] == stamp ? 1 : 0;
        }
        return common >= 2 || isBarred(1 - board.stoneAt(stone), liberty);
    }

    /** Whether a color cannot play on a point without being taken there. */
    private boolean isBarred(int color, int point) {
        return board.libertiesAfter(color, point) <= 1 && board.takes(color, point) == 0;
    }

    private void add(int stone) {
        strings[stringCount++] = stone;
        int count = board.stones(stone, buffer);
        for (int i = 0; i < count; i++) {
            stoneStamp[buffer[i]] = stamp;
        }
        count = board.liberties(stone, buffer);
        for (int i = 0; i < count; i++) {
            if (libertyStamp[buffer[i]] != stamp) {
                libertyStamp[buffer[i]] = stamp;
                liberties[libertyCount++] = buffer[i];
            }
        }
    }

    /** Whether a stone belongs to the group. */
    public boolean holds(int point) {
        return stoneStamp[point] == stamp;
    }

    /** Whether a point is a liberty of the group. */
    public boolean isLiberty(int point) {
        return libertyStamp[point] == stamp;
    }

    /** How many strings the group has. */
    public int strings() {
        return stringCount;
    }

    /** A stone of one of its strings. */
    public int string(int index) {
        return strings[index];
    }

    /** How many stones the group has. */
    public int stones() {
        int stones = 0;
        for (int i = 0; i < stringCount; i++) {
            stones += board.size(strings[i]);
        }
        return stones;
    }

    /** How many liberties the group has. */
    public int liberties() {
        return libertyCount;
    }

    /** One of its liberties. */
    public int liberty(int index) {
        return liberties[index];
    }
}
