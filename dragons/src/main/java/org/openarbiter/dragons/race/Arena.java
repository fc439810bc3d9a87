package org.openarbiter.dragons.race;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.openarbiter.dragons.life.LinkedGroup;
import org.openarbiter.dragons.life.Openness;
import org.openarbiter.dragons.life.Room;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.read.ReadingBoard;

/** What a race takes for granted: whose two groups are in it, and which of the other stones are safe. */
public final class Arena {
    /** With this number of free points near it, a group that is not in the race is safe. */
    private static final int SAFE_ROOM = 6;
    /** With this number of liberties it is safe as well. */
    private static final int SAFE_LIBERTIES = 4;

    /** With no more liberties, a single string is not safe even in a safe group. */
    private static final int WEAK = 2;

    private static final BitSet NOWHERE = new BitSet();

    private final ReadingBoard board;
    private final int target;
    private final int rival;
    private final int defender;
    /** The color of each stone that stood at the start in a group that is safe; EMPTY for all other points. */
    private final int[] safe;
    private final int[][] openness;
    private final int[] friends;
    private int friendCount;

    private Arena(ReadingBoard board, int target, int rival) {
        this.board = board;
        this.target = target;
        this.rival = rival;
        defender = board.stoneAt(target);
        safe = new int[board.points()];
        Arrays.fill(safe, ReadingBoard.EMPTY);
        openness = new int[2][];
        friends = new int[board.points()];
    }

    /**
     * The race of two groups.
     *
     * @param board the position; the race is played on it
     * @param target a stone of the group that may be taken
     * @param rival a stone of the group that wants to take it
     */
    static Arena of(ReadingBoard board, int target, int rival) {
        Arena arena = new Arena(board, target, rival);
        arena.look();
        return arena;
    }

    private void look() {
        openness[ReadingBoard.BLACK] = Openness.of(board, ReadingBoard.WHITE);
        openness[ReadingBoard.WHITE] = Openness.of(board, ReadingBoard.BLACK);
        LinkedGroup links = new LinkedGroup(board);
        Unconditional unconditional = Unconditional.of(board.topology(), board::stoneAt);
        boolean[] races = new boolean[board.points()];
        mark(links, target, races);
        mark(links, rival, races);
        int[] outside = IntStream.range(0, board.points())
                .filter(point -> board.stoneAt(point) != ReadingBoard.EMPTY && !races[point] && board.origin(point) == point)
                .toArray();
        BitSet shutIn = shutIn(outside);
        for (int stone : outside) {
            links.gather(stone);
            if (links.liberties() >= SAFE_LIBERTIES && !shutIn.get(stone) || unconditional.isInvincible(stone)) {
                markSafe(stone);
            }
        }
        // What is firm rests on the others that are safe by themselves: so it does not depend on the order of the points.
        int[] firm = IntStream.of(outside).filter(stone -> unconditional.isInvincible(stone) || isFirm(stone)).toArray();
        for (int stone : firm) {
            markSafe(stone);
        }
        for (int stone : firm) {
            if (isSafe(stone)) {
                friends[friendCount++] = stone;
            }
        }
    }

    /** Those strings that stand in an eye of the group that races with their color: there, liberties make nothing safe. */
    private BitSet shutIn(int[] strings) {
        RaceGroup group = new RaceGroup(this);
        BitSet shutIn = new BitSet();
        for (int stone : new int[] {target, rival}) {
            group.look(stone);
            int color = 1 - board.stoneAt(stone);
            IntStream.of(strings).filter(string -> board.stoneAt(string) == color && group.surrounds(string)).forEach(shutIn::set);
        }
        return shutIn;
    }

    private void markSafe(int stone) {
        int[] stones = new int[board.points()];
        int count = board.stones(stone, stones);
        for (int i = 0; i < count; i++) {
            safe[stones[i]] = board.stoneAt(stone);
        }
    }

    /** Whether the group of a stone has room, or two eyes. */
    private boolean isFirm(int stone) {
        return isFirm(stone, NOWHERE);
    }

    /** Whether the group of a stone has two eyes, or room outside a region. */
    boolean isFirm(int stone, BitSet region) {
        RaceGroup group = new RaceGroup(this);
        group.look(stone);
        return group.lives() || new Room(board).around(group.links(), region) >= SAFE_ROOM;
    }

    private static void mark(LinkedGroup links, int stone, boolean[] done) {
        links.gather(stone);
        for (int point = 0; point < done.length; point++) {
            done[point] |= links.holds(point);
        }
    }

    /** How far the race has gone with the position on the board, if it had gone so far before. */
    Phase phase(Phase before) {
        if (before == Phase.BOTH && board.stoneAt(target) != defender) {
            return Phase.TARGET_TAKEN;
        }
        return before == Phase.BOTH && board.stoneAt(rival) != 1 - defender ? Phase.RIVAL_TAKEN : before;
    }

    /** The board on which the race is played; a search plays on it. */
    public ReadingBoard board() {
        return board;
    }

    /** A stone of the group that may be taken. */
    public int target() {
        return target;
    }

    /** A stone of the group that wants to take it. */
    public int rival() {
        return rival;
    }

    /** The color of the group that may be taken. */
    public int defender() {
        return defender;
    }

    /**
     * Whether a stone is outside the race and will not be taken: it stood at the start in a safe group, and its string is not weak
     * now.
     */
    public boolean isSafe(int stone) {
        return board.stoneAt(stone) == safe[stone] && board.liberties(stone) > WEAK;
    }

    /** The {@link Openness} of a point for a color. */
    int openness(int color, int point) {
        return openness[color][point];
    }

    /** Whether a group has a firm friend in it. */
    boolean hasFriend(LinkedGroup group) {
        for (int i = 0; i < friendCount; i++) {
            if (group.holds(friends[i])) {
                return true;
            }
        }
        return false;
    }
}
