package org.openarbiter.rules.go.score;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Regions;
import org.openarbiter.rules.go.board.Topology;

/**
 * Which stones are alive although their owner always passes, and which are dead because they stand in territory of such stones.
 *
 * <p>Strings are <em>pass-alive</em> if {@link Benson}'s algorithm finds them so, on a board of any shape and for any number of players. Where
 * several stones may be left without a liberty by their owner, the opponent's stones in a region must be next to a string too for the region to be
 * vital to it, as he can take them off himself. A region that only pass-alive strings border is their
 * territory if at most one of its points has none of the owner's stones beside it: nobody else can live there.
 */
public final class PassAlive {
    private static final int NONE = -1;

    private final Topology topology;
    private final IntUnaryOperator stones;
    private final int seat;
    private final int[] part;
    /** For each part the number of its string; {@link #NONE} if it is a region. */
    private final int[] string;
    private int strings;
    private final Benson benson = new Benson();

    private PassAlive(Topology topology, IntUnaryOperator stones, int seat, boolean suicide) {
        this.topology = topology;
        this.stones = stones;
        this.seat = seat;
        Regions parts = Regions.of(topology, point -> stones.applyAsInt(point) == seat);
        part = parts.numbers();
        string = new int[parts.count()];
        benson.begin(parts.count());
        list();
        meet(suicide);
        benson.strike();
    }

    /**
     * Which points carry a pass-alive stone of a seat.
     *
     * @param stones the seat whose stone stands on each point, {@link GoBoard#EMPTY} for none
     * @param suicide whether a string of several stones may be left without a liberty by its own player
     */
    public static boolean[] living(Topology topology, IntUnaryOperator stones, int seat, boolean suicide) {
        PassAlive alive = new PassAlive(topology, stones, seat, suicide);
        boolean[] living = new boolean[topology.size()];
        for (int point = 0; point < living.length; point++) {
            int number = alive.string[alive.part[point]];
            living[point] = number != NONE && alive.benson.lives(number);
        }
        return living;
    }

    /**
     * The dead stones of all seats.
     *
     * @param suicide whether a string of several stones may be left without a liberty by its own player
     */
    public static List<Integer> dead(GoBoard board, boolean suicide) {
        int[] stones = IntStream.range(0, board.topology().size()).map(board::stoneAt).toArray();
        Set<Integer> dead = new TreeSet<>();
        for (int seat = 0; seat < board.seats().count(); seat++) {
            dead.addAll(new PassAlive(board.topology(), point -> stones[point], seat, suicide).inTerritory());
        }
        return List.copyOf(dead);
    }

    private void list() {
        Arrays.fill(string, NONE);
        for (int point = 0; point < part.length; point++) {
            if (stones.applyAsInt(point) == seat && string[part[point]] == NONE) {
                string[part[point]] = benson.addString(Benson.TWO);
                strings++;
            }
        }
    }

    /** Finds where strings and regions meet: a region is vital to a string that all its points touch, or all its empty points. */
    private void meet(boolean suicide) {
        int[][] touched = new int[strings][string.length];
        int[] all = new int[string.length];
        boolean[][] borders = new boolean[strings][string.length];
        for (int point = 0; point < part.length; point++) {
            if (!isOwn(point)) {
                int counted = suicide || stones.applyAsInt(point) == GoBoard.EMPTY ? 1 : 0;
                all[part[point]] += counted;
                for (int i = 0; i < topology.degree(point); i++) {
                    int beside = string[part[topology.neighbor(point, i)]];
                    if (beside != NONE && isFirst(point, i)) {
                        touched[beside][part[point]] += counted;
                        borders[beside][part[point]] = true;
                    }
                }
            }
        }
        for (int number = 0; number < strings; number++) {
            for (int region = 0; region < all.length; region++) {
                if (borders[number][region]) {
                    benson.meet(number, region, touched[number][region] == all[region]);
                }
            }
        }
    }

    /** Whether no earlier neighbor of the point belongs to the same part. */
    private boolean isFirst(int point, int index) {
        int same = part[topology.neighbor(point, index)];
        for (int i = 0; i < index; i++) {
            if (part[topology.neighbor(point, i)] == same) {
                return false;
            }
        }
        return true;
    }

    private boolean isOwn(int point) {
        return string[part[point]] != NONE;
    }

    private boolean isBesideOwn(int point) {
        return IntStream.range(0, topology.degree(point)).anyMatch(i -> isOwn(topology.neighbor(point, i)));
    }

    private List<Integer> inTerritory() {
        int[] inner = new int[string.length];
        boolean[] isBordered = new boolean[string.length];
        for (int point = 0; point < part.length; point++) {
            if (!isOwn(point)) {
                inner[part[point]] += isBesideOwn(point) ? 0 : 1;
                isBordered[part[point]] |= isBesideOwn(point);
            }
        }
        return IntStream.range(0, part.length)
                .filter(point -> !isOwn(point) && stones.applyAsInt(point) != GoBoard.EMPTY)
                .filter(point -> isBordered[part[point]] && benson.isHeld(part[point]) && inner[part[point]] <= 1)
                .boxed()
                .toList();
    }
}
