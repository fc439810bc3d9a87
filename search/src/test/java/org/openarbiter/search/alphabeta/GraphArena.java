package org.openarbiter.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * A game on a small random graph with many cycles: two sides move a token along edges, in turn; who cannot move is mated, or it
 * is stalemate. The first repetition draws. A move is the number of the place it goes to, and one.
 */
final class GraphArena implements Arena {
    private static final int MOST_EDGES = 2;
    private static final int NOISE = 40;

    private final int[][] edges;
    private final boolean[] mates;
    private final int[] values;
    private final int[] line;
    private int plies;
    private int restsOn;

    /**
     * A graph with the token on a place of the first side.
     *
     * @param seed decides the edges
     * @param places how many there are; those with even numbers belong to the first side
     */
    GraphArena(long seed, int places, int token) {
        var random = new Random(seed);
        edges = new int[places][];
        mates = new boolean[places];
        values = new int[places];
        line = new int[1000];
        for (int place = 0; place < places; place++) {
            mates[place] = random.nextInt(3) > 0;
            values[place] = random.nextInt(2 * NOISE + 1) - NOISE;
            List<Integer> to = new ArrayList<>();
            for (int count = random.nextInt(12) == 0 ? 0 : 1 + random.nextInt(MOST_EDGES); count > 0; count--) {
                to.add(2 * random.nextInt(places / 2) + 1 - place % 2);
            }
            edges[place] = to.stream().distinct().mapToInt(Integer::intValue).toArray();
        }
        line[0] = token;
    }

    private int place() {
        return line[plies];
    }

    @Override
    public Set<Technique> techniques() {
        return Set.of();
    }

    @Override
    public int toMove() {
        return place() % 2;
    }

    @Override
    public long key() {
        return (place() + 1) * 0x9E3779B97F4A7C15L;
    }

    @Override
    public boolean inCheck() {
        return edges[place()].length == 0 && mates[place()];
    }

    @Override
    public void play(int move) {
        plies++;
        line[plies] = move - 1;
    }

    @Override
    public void pass() {
        throw new UnsupportedOperationException("nobody passes here");
    }

    @Override
    public void undo() {
        plies--;
    }

    @Override
    public int mostMoves() {
        return MOST_EDGES;
    }

    @Override
    public int captures(int[] into, int start) {
        return start;
    }

    @Override
    public int quiets(int[] into, int start) {
        int end = start;
        for (int to : edges[place()]) {
            into[end] = to + 1;
            end++;
        }
        return end;
    }

    @Override
    public boolean isLegal(int move) {
        for (int to : edges[place()]) {
            if (to + 1 == move) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isCapture(int move) {
        return false;
    }

    @Override
    public int gain(int move) {
        return 0;
    }

    @Override
    public boolean exchanges(int move, int atLeast) {
        return atLeast <= 0;
    }

    @Override
    public boolean givesCheck(int move) {
        return false;
    }

    @Override
    public int slots() {
        return edges.length;
    }

    @Override
    public int slot(int move) {
        return move - 1;
    }

    @Override
    public int squares(int move) {
        return move - 1;
    }

    @Override
    public int taken(int move) {
        return 0;
    }

    @Override
    public boolean mayPass() {
        return false;
    }

    @Override
    public boolean isDrawnByMaterial() {
        return false;
    }

    @Override
    public int drawn() {
        return 0;
    }

    @Override
    public boolean isStalemateLost() {
        return false;
    }

    @Override
    public int evaluate() {
        return values[place()];
    }

    @Override
    public int verdict(int ply, int beta) {
        return repeats(place(), plies - 1) ? 0 : PathJudge.UNDECIDED;
    }

    @Override
    public int upcoming(int ply) {
        for (int to : edges[place()]) {
            if (repeats(to, plies)) {
                return 0;
            }
        }
        return PathJudge.UNDECIDED;
    }

    @Override
    public boolean isCycling() {
        return false;
    }

    /** Whether the token has stood on a place not later than some ply. */
    private boolean repeats(int place, int latest) {
        for (int ply = latest; ply >= 0; ply--) {
            if (line[ply] == place) {
                restsOn = ply;
                return true;
            }
        }
        return false;
    }

    @Override
    public int restsOn() {
        return restsOn;
    }
}
