package org.openarbiter.rules.core.toy;

import java.util.Arrays;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.words.Sentence;

/**
 * A walk on a small graph: every seat has a walker on a point, a step goes to a neighboring point, and {@link #PASS} stays.
 *
 * <p>The whole of a game in a few lines: it proves what the core claims, that a new game needs no change to it. There may be any
 * number of seats, as in Go.
 */
public final class WalkBoard implements Board {
    /** The play of a walker that stays where it is. */
    public static final int PASS = -1;

    private final boolean[][] adjacent;
    private final int[] at;
    private final int first;
    private int[] history = new int[64];
    private int plies;
    private int toMove;

    /** Walkers on a graph of {@code points} points, given as pairs of neighbors. */
    public WalkBoard(int points, int[][] edges, int[] start, int first) {
        adjacent = new boolean[points][points];
        for (int[] edge : edges) {
            adjacent[edge[0]][edge[1]] = true;
            adjacent[edge[1]][edge[0]] = true;
        }
        at = start.clone();
        this.first = first;
        toMove = first;
    }

    /** Two or more walkers, one after the other, on a ring. */
    public static WalkBoard ring(int points, int seats) {
        int[][] edges = new int[points][];
        for (int point = 0; point < points; point++) {
            edges[point] = new int[] {point, (point + 1) % points};
        }
        int[] start = new int[seats];
        Arrays.setAll(start, seat -> seat);
        return new WalkBoard(points, edges, start, 0);
    }

    /** Where a walker stands. */
    public int at(int seat) {
        return at[seat];
    }

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public int plies() {
        return plies;
    }

    @Override
    public boolean isLegal(int by, int play) {
        return play == PASS || (play >= 0 && play < adjacent.length && adjacent[at[by]][play]);
    }

    @Override
    public void play(int by, int play) {
        if (2 * plies + 2 > history.length) {
            history = Arrays.copyOf(history, 2 * history.length);
        }
        history[2 * plies] = at[by];
        history[2 * plies + 1] = by << 8 | toMove;
        plies++;
        if (play != PASS) {
            at[by] = play;
        }
        toMove = (by + 1) % at.length;
    }

    @Override
    public void undo() {
        if (plies == 0) {
            throw new IllegalStateException("no play to take back");
        }
        plies--;
        int seats = history[2 * plies + 1];
        at[seats >> 8] = history[2 * plies];
        toMove = seats & 0xff;
    }

    @Override
    public int mostPlays() {
        return adjacent.length + 1;
    }

    @Override
    public int legalPlays(int by, int[] into) {
        int count = 0;
        for (int point = PASS; point < adjacent.length; point++) {
            if (isLegal(by, point)) {
                into[count++] = point;
            }
        }
        return count;
    }

    @Override
    public boolean hasLegalPlay(int by) {
        return true;
    }

    @Override
    public long placementKey() {
        long key = 0;
        for (int point : at) {
            key = key * 31 + point + 1;
        }
        return key * 0x9e3779b97f4a7c15L;
    }

    @Override
    public int placementLength() {
        return at.length;
    }

    @Override
    public void packPlacement(long[] into, int offset) {
        for (int seat = 0; seat < at.length; seat++) {
            into[offset + seat] = at[seat];
        }
    }

    @Override
    public long rights() {
        return 0;
    }

    @Override
    public int reversiblePlies() {
        return plies;
    }

    @Override
    public WalkBoard copy() {
        WalkBoard copy = new WalkBoard(adjacent.length, new int[0][], at, toMove);
        for (int point = 0; point < adjacent.length; point++) {
            copy.adjacent[point] = adjacent[point];
        }
        return copy;
    }

    @Override
    public String toText() {
        return Arrays.toString(at) + " " + toMove + " from " + first;
    }

    @Override
    public String text(int play) {
        return play == PASS ? "pass" : Integer.toString(play);
    }

    @Override
    public int parse(String text) throws PlayException {
        int play;
        try {
            play = text.equals("pass") ? PASS : Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new PlayException(Sentence.english("neither a point nor pass"));
        }
        if (!isLegal(toMove, play)) {
            throw new PlayException(Sentence.english("no path leads there"));
        }
        return play;
    }
}
