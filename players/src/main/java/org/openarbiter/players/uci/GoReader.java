package org.openarbiter.players.uci;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.search.alphabeta.Limits;

/** Reads a {@code go} command word by word. */
final class GoReader {
    private final long[] times = {-1, -1};
    private final long[] increments = new long[2];
    private int movesToGo;
    private long moveTime;
    private long nodes = Long.MAX_VALUE;
    private int depth = Limits.MOST_DEPTH;
    private int mate;
    private boolean infinite;
    private boolean ponder;
    private List<Integer> moves = List.of();
    private final List<String> ignored = new ArrayList<>();

    /** Passes over a word that the protocol does not know. */
    void ignore(String word) {
        ignored.add(word);
    }

    /** The words that were passed over. */
    List<String> ignored() {
        return List.copyOf(ignored);
    }

    void time(int side, long millis) {
        // A clock that has run out leaves a moment; a negative time would mean that there is no clock.
        times[side] = Math.max(0, millis);
    }

    void increment(int side, long millis) {
        increments[side] = Math.max(0, millis);
    }

    void movesToGo(long count) {
        movesToGo = Math.clamp(count, 0, Integer.MAX_VALUE);
    }

    void moveTime(long millis) {
        moveTime = Math.max(1, millis);
    }

    void nodes(long count) {
        nodes = Math.max(1, count);
    }

    void depth(long count) {
        depth = Math.clamp(count, 1, Limits.MOST_DEPTH);
    }

    void mate(long count) {
        mate = Math.clamp(count, 1, Limits.MOST_DEPTH);
    }

    void infinite() {
        infinite = true;
    }

    void ponder() {
        ponder = true;
    }

    void moves(List<Integer> only) {
        moves = new ArrayList<>(only);
    }

    GoCommand command(int side, long overhead) {
        long time = infinite ? -1 : times[side];
        long fixed = infinite ? 0 : moveTime;
        var limits = new Limits(time, increments[side], movesToGo, fixed, overhead, nodes, depth, ponder, moves);
        return new GoCommand(limits, infinite || ponder, mate);
    }
}
