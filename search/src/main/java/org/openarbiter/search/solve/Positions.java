package org.openarbiter.search.solve;

import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.score.PassAlive;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.score.Scoring;

/**
 * The placements that a search has met, numbered, and the stones that lead from one to another.
 *
 * <p>Each is worked out once on a {@link GoBoard}; from then on the search walks a graph of numbers.
 */
final class Positions {
    /** Where no stone leads: the point is occupied, or the stone would be forbidden suicide. */
    static final int NOWHERE = -1;

    private static final int SEATS = 2;
    /** What a position takes, and what each point of it does: measured, and rounded up. */
    private static final long BYTES = 700;
    private static final long BYTES_A_POINT = 24;
    private static final int UNKNOWN = Integer.MIN_VALUE;

    private final GoBoard empty;
    private final SolverRules rules;
    private final Scoring scoring;
    private final int points;
    /** By the placement, as {@link GoBoard#packPlacement} writes it. */
    private final Map<LongBuffer, Integer> numbers = new HashMap<>();
    private final List<int[]> stones = new ArrayList<>();
    /** For each position and seat where a stone leads, by point; an empty array if not computed yet. */
    private final List<int[]> next = new ArrayList<>();
    /** For each of those, how many stones the second seat loses more than the first. */
    private final List<int[]> lost = new ArrayList<>();
    private final List<Integer> scores = new ArrayList<>();
    private final List<Integer> alone = new ArrayList<>();

    Positions(GoBoard board, SolverRules rules) {
        this.empty = new GoBoard(board.topology(), board.seats(), 0, false);
        this.rules = rules;
        this.scoring = rules.territory() ? Scoring.TERRITORY : Scoring.AREA;
        this.points = board.topology().size();
    }

    /** How many points the board has. */
    int points() {
        return points;
    }

    /** About how many bytes they take. */
    long bytes() {
        return stones.size() * (BYTES + BYTES_A_POINT * points);
    }

    /** How many positions there are so far. */
    int size() {
        return stones.size();
    }

    /** The number of the position on a board. */
    int of(GoBoard board) {
        long[] words = new long[board.placementLength()];
        board.packPlacement(words, 0);
        LongBuffer placement = LongBuffer.wrap(words);
        Integer known = numbers.get(placement);
        if (known != null) {
            return known;
        }
        int number = stones.size();
        numbers.put(placement, number);
        int[] here = new int[points];
        for (int point = 0; point < points; point++) {
            here[point] = board.stoneAt(point);
        }
        stones.add(here);
        for (int seat = 0; seat < SEATS; seat++) {
            next.add(new int[0]);
            lost.add(new int[0]);
            alone.add(UNKNOWN);
        }
        GoBoard finished = board(here);
        SolverRules.Count count = rules.count();
        List<Integer> dead = count.passAlive() ? PassAlive.dead(finished, rules.suicide()) : List.of();
        Score score = Score.of(finished, dead, scoring, count.tax(), count.dame(), 0);
        scores.add((int) Math.round(score.points().get(0) - score.points().get(1)));
        return number;
    }

    /** The first seat's points less the second's, without komi and stones lost on the way. */
    int score(int position) {
        return scores.get(position);
    }

    /** For each point the position to which a stone of a seat leads, or {@link #NOWHERE}. */
    int[] next(int position, int seat) {
        int at = SEATS * position + seat;
        if (next.get(at).length == 0) {
            follow(position, seat);
        }
        return next.get(at);
    }

    /** How many stones the second seat loses more than the first by a stone on this point. */
    int lost(int position, int seat, int point) {
        return lost.get(SEATS * position + seat)[point];
    }

    /** The best score among the positions to which stones of one seat alone can lead, none included. */
    int scoreAlone(int position, int seat) {
        int at = SEATS * position + seat;
        if (alone.get(at) == UNKNOWN) {
            alone.set(at, findScoreAlone(position, seat));
        }
        return alone.get(at);
    }

    private int findScoreAlone(int position, int seat) {
        int best = score(position);
        for (int reached : reachedAlone(position, seat).keySet()) {
            best = seat == 0 ? Math.max(best, score(reached)) : Math.min(best, score(reached));
        }
        return best;
    }

    /** The stones of one seat alone that lead to the best score soonest. */
    List<Integer> playsAlone(int position, int seat) {
        Map<Integer, int[]> reached = reachedAlone(position, seat);
        int best = scoreAlone(position, seat);
        int at = position;
        for (int candidate : reached.keySet()) {
            if (score(candidate) == best) {
                at = candidate;
                break;
            }
        }
        List<Integer> plays = new ArrayList<>();
        int[] step = reached.get(at);
        while (at != position && step != null) {
            plays.addFirst(step[1]);
            at = step[0];
            step = reached.get(at);
        }
        return plays;
    }

    /**
     * The positions that one seat can reach with its own stones alone, the nearest first, each with its predecessor and the stone
     * between them.
     */
    private Map<Integer, int[]> reachedAlone(int position, int seat) {
        Map<Integer, int[]> reached = new LinkedHashMap<>();
        reached.put(position, new int[] {position, NOWHERE});
        List<Integer> queue = new ArrayList<>(List.of(position));
        for (int i = 0; i < queue.size(); i++) {
            int[] to = next(queue.get(i), seat);
            for (int point = 0; point < points; point++) {
                if (to[point] != NOWHERE && !reached.containsKey(to[point])) {
                    reached.put(to[point], new int[] {queue.get(i), point});
                    queue.add(to[point]);
                }
            }
        }
        return reached;
    }

    private void follow(int position, int seat) {
        int[] here = stones(position);
        GoBoard board = board(here);
        int[] to = new int[points];
        int[] losses = new int[points];
        for (int point = 0; point < points; point++) {
            if (here[point] != GoBoard.EMPTY || !rules.suicide() && board.isSuicide(seat, point)) {
                to[point] = NOWHERE;
                continue;
            }
            board.play(seat, point);
            to[point] = of(board);
            if (to[point] == position && !rules.alone()) {
                to[point] = NOWHERE;
            }
            losses[point] = board.takenByLatest(1) - board.takenByLatest(0);
            board.undo();
        }
        next.set(SEATS * position + seat, to);
        lost.set(SEATS * position + seat, losses);
    }

    /** What stands on each point of a position. */
    int[] stones(int position) {
        return stones.get(position).clone();
    }

    private GoBoard board(int[] setUp) {
        GoBoard board = new GoBoard(empty.topology(), empty.seats(), 0, false);
        for (int point = 0; point < points; point++) {
            if (setUp[point] != GoBoard.EMPTY) {
                board.setUp(setUp[point], point);
            }
        }
        return board;
    }

    /** The shape of the board. */
    Topology topology() {
        return empty.topology();
    }
}
