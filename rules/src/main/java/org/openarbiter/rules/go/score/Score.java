package org.openarbiter.rules.go.score;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * What a position counts for each seat, once dead stones are off.
 *
 * @param points for each seat, komi included
 * @param owner for each point of the board the seat that it counts for, or {@link GoBoard#EMPTY}
 * @param komi what the second of two players received; 0 with more of them
 * @param prisoners how many stones that were lost are subtracted from the points
 */
public record Score(List<Double> points, List<Integer> owner, double komi, int prisoners) {
    private static final int NOBODY = GoBoard.EMPTY;
    /** The owner of an empty point that stones of several seats border. */
    static final int SHARED = -2;

    public Score {
        points = List.copyOf(points);
        owner = List.copyOf(owner);
    }

    /** Counts a position of which everything surrounded counts. */
    public static Score of(GoBoard board, List<Integer> dead, Scoring scoring, double komi) {
        return of(board, dead, scoring, Tax.NONE, Dame.FILLED, komi);
    }

    /**
     * Counts a position.
     *
     * @param dead points whose stones are taken off first
     * @param tax what stones that live by seki, or every group, do without
     * @param dame how dame are seen when it is asked which groups live in seki
     * @param komi for the second player, where there are two
     */
    public static Score of(GoBoard board, List<Integer> dead, Scoring scoring, Tax tax, Dame dame, double komi) {
        Topology topology = board.topology();
        int seats = board.seats().count();
        int[] stones = new int[topology.size()];
        double[] points = new double[seats];
        int prisoners = 0;
        for (int point = 0; point < stones.length; point++) {
            stones[point] = board.stoneAt(point);
        }
        for (int seat = 0; seat < seats; seat++) {
            int lost = scoring == Scoring.TERRITORY ? board.lost(seat) : 0;
            points[seat] -= lost;
            prisoners += lost;
        }
        for (int point : dead) {
            if (stones[point] != NOBODY) {
                int lost = scoring == Scoring.TERRITORY ? 1 : 0;
                points[stones[point]] -= lost;
                prisoners += lost;
                stones[point] = NOBODY;
            }
        }
        int[] owner = regions(topology, stones);
        if (tax != Tax.NONE) {
            Groups groups = Groups.of(topology, stones, owner, seats, dame);
            groups.seki().forEach(point -> owner[point] = NOBODY);
            for (int seat = 0; seat < seats && tax == Tax.ALL; seat++) {
                points[seat] -= groups.tax().get(seat);
            }
        }
        for (int point = 0; point < stones.length; point++) {
            if (stones[point] != NOBODY) {
                owner[point] = stones[point];
                points[stones[point]] += scoring == Scoring.AREA ? 1 : 0;
            } else if (owner[point] >= 0) {
                points[owner[point]]++;
            } else {
                owner[point] = NOBODY;
            }
        }
        if (seats == 2) {
            points[1] += komi;
        }
        return new Score(Arrays.stream(points).boxed().toList(), Arrays.stream(owner).boxed().toList(), seats == 2 ? komi : 0, prisoners);
    }

    /**
     * Counts a position as play would end: under a rulebook by which stones in a seki have no territory, an analysis says which those are,
     * and if territory is counted, the points that still have to be filled do not count.
     *
     * @param dead points whose stones are taken off first
     * @param ground what the analysis says of the other points
     */
    public static Score settled(
            GoBoard board, List<Integer> dead, DeadStones.Ground ground, Scoring scoring, Tax tax, Dame dame, double komi) {
        Score surrounded = tax == Tax.SEKI
                ? of(board, dead, scoring, Tax.NONE, dame, komi).without(ground.neutral())
                : of(board, dead, scoring, tax, dame, komi);
        return scoring == Scoring.TERRITORY ? surrounded.without(ground.filled()) : surrounded;
    }

    private Score without(List<Integer> neutral) {
        List<Double> sums = new ArrayList<>(points);
        List<Integer> owners = new ArrayList<>(owner);
        for (int point : neutral) {
            int seat = owners.set(point, NOBODY);
            if (seat != NOBODY) {
                sums.set(seat, sums.get(seat) - 1);
            }
        }
        return new Score(sums, owners, komi, prisoners);
    }

    /**
     * The stones that do not live independently as the board lies ({@link Dame#OPEN}), once dead ones are off.
     *
     * @param dead points whose stones are taken off first
     */
    public static List<Integer> dependent(GoBoard board, List<Integer> dead) {
        int[] stones = IntStream.range(0, board.topology().size()).map(board::stoneAt).toArray();
        dead.forEach(point -> stones[point] = NOBODY);
        return Groups.of(board.topology(), stones, regions(board.topology(), stones), board.seats().count(), Dame.OPEN).stones();
    }

    /** For each empty point the only seat whose stones border its region; {@link #SHARED} or {@link #NOBODY} where there is no such. */
    private static int[] regions(Topology topology, int[] stones) {
        int[] owner = new int[stones.length];
        boolean[] seen = new boolean[stones.length];
        for (int start = 0; start < stones.length; start++) {
            if (stones[start] != NOBODY || seen[start]) {
                continue;
            }
            List<Integer> region = new ArrayList<>(List.of(start));
            seen[start] = true;
            int border = NOBODY;
            for (int i = 0; i < region.size(); i++) {
                int point = region.get(i);
                for (int side = 0; side < topology.degree(point); side++) {
                    int next = topology.neighbor(point, side);
                    if (stones[next] != NOBODY) {
                        border = border == NOBODY || border == stones[next] ? stones[next] : SHARED;
                    } else if (!seen[next]) {
                        seen[next] = true;
                        region.add(next);
                    }
                }
            }
            for (int point : region) {
                owner[point] = border;
            }
        }
        return owner;
    }

    /** The same with something more for one seat. */
    public Score plus(int seat, double more) {
        List<Double> sums = new ArrayList<>(points);
        sums.set(seat, sums.get(seat) + more);
        return new Score(sums, owner, komi, prisoners);
    }

    /** The outcome: a win or a draw between two, a ranking among more. */
    public Outcome outcome() {
        if (points.size() > 2) {
            return new Outcome.Ranked(points);
        }
        int order = Double.compare(points.get(0), points.get(1));
        return order == 0 ? Outcome.DRAW : new Outcome.Win(order > 0 ? 0 : 1);
    }

    /** The points of each player: {@code Black 184, White 177.5}. */
    public Sentence sentence(Seats seats) {
        return GoLexicon.say("score", "counts", IntStream.range(0, points.size())
                .mapToObj(seat -> GoLexicon.say("tally", "player", seats.term(seat), "points", inWords(points.get(seat))))
                .toList());
    }

    /** A number of points: whole ones and half ones apart, as Japanese has a word for the half. */
    public static Sentence inWords(double points) {
        boolean half = points > 0 && points - Math.floor(points) == 0.5;
        return GoLexicon.say("points", "half", half, "whole", (long) points, "count", said(points));
    }

    /** A number of points without a needless decimal, as records have it. */
    public static String plain(double points) {
        return points == Math.rint(points) ? Long.toString(Math.round(points)) : Double.toString(points);
    }

    /** The same for people, with a minus sign below zero. */
    public static String said(double points) {
        return plain(points).replace('-', '−');
    }
}
