package org.openarbiter.dragons.race;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.openarbiter.dragons.life.LinkedGroup;
import org.openarbiter.dragons.life.SmallRegion;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * The enemy groups that a group may race with: those it touches, and those around the region that it is shut in. Each is named by one of
 * its stones.
 */
public final class Neighbors {
    private final ReadingBoard board;
    private final int stone;
    /** The region that the group is shut in; empty if it is not. */
    private final BitSet region;
    private final List<Integer> all;

    private Neighbors(ReadingBoard board, int stone) {
        this.board = board;
        this.stone = stone;
        region = SmallRegion.around(board, stone).orElseGet(BitSet::new);
        all = find();
    }

    /** The neighbors of the group of a stone. */
    public static Neighbors of(ReadingBoard board, int stone) {
        return new Neighbors(board, stone);
    }

    private List<Integer> find() {
        List<Integer> found = new ArrayList<>();
        LinkedGroup links = new LinkedGroup(board);
        BitSet done = new BitSet(board.points());
        touched().forEach(enemy -> {
            if (!done.get(enemy)) {
                links.gather(enemy);
                IntStream.range(0, board.points()).filter(links::holds).forEach(done::set);
                found.add(enemy);
            }
        });
        return found;
    }

    /** The lowest stones of the enemy strings around the group and its region. */
    private IntStream touched() {
        LinkedGroup group = new LinkedGroup(board);
        group.gather(stone);
        BitSet around = new BitSet(board.points());
        IntStream.range(0, board.points()).filter(point -> group.holds(point) || region.get(point)).forEach(point -> {
            for (int side = 0; side < board.degree(point); side++) {
                int next = board.neighbor(point, side);
                if (board.stoneAt(next) == 1 - board.stoneAt(stone)) {
                    around.set(board.origin(next));
                }
            }
        });
        return around.stream();
    }

    /** Whether one of them alone shuts the group in, so that no other stones can take it. */
    public boolean isOne() {
        return all.size() == 1 && !region.isEmpty();
    }

    /** Those that are not firm by themselves: that have neither two eyes nor room outside the region that the group is shut in. */
    public List<Integer> rivals() {
        return all.stream().filter(enemy -> !Arena.of(board, stone, enemy).isFirm(enemy, region)).toList();
    }
}
