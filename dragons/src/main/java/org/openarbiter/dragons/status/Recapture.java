package org.openarbiter.dragons.status;

import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;
import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.life.LinkedGroup;
import org.openarbiter.dragons.life.SmallRegion;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Whether a group that captures a string is captured for it, as in a seki where one side may capture: its prey leaves it a space of one eye, into
 * which the owner of the string plays.
 *
 * @param after the position after the capture
 * @param place where the string was
 * @param owner whose string it was
 * @param isCaptured whether the moves of the capture take the string, and its owner is to move
 */
record Recapture(ReadingBoard after, BitSet place, int owner, boolean isCaptured) {
    /** In a larger space two eyes can be made whatever is played. */
    private static final int LARGEST_SPACE = 7;
    /** A captor with more liberties outside the space of its prey is not caught for it. */
    private static final int CATCHABLE = 4;

    /**
     * Plays a capture out.
     *
     * @param capture a capture of the string of a stone, with the moves that show it
     */
    static Recapture after(ReadingBoard board, int stone, Answer capture) {
        ReadingBoard after = board.copy();
        int owner = board.stoneAt(stone);
        int color = 1 - owner;
        for (int move : capture.line()) {
            if (move != Answer.NONE) {
                after.play(color, move);
            }
            color = 1 - color;
        }
        BitSet place = new BitSet(board.points());
        int[] stones = new int[board.points()];
        IntStream.range(0, board.stones(stone, stones)).forEach(i -> place.set(stones[i]));
        return new Recapture(after, place, owner, after.stoneAt(stone) == ReadingBoard.EMPTY && color == owner);
    }

    /** Whether the owner of the string, who is to move, kills the group of a stone of the other color. */
    Answer of(int rival, long nodes) {
        return stands(rival) ? new LifeAndDeath(after, nodes).attack(rival) : Answer.atOnce(Fate.LOSS);
    }

    /**
     * Whether it looks as if the group of a stone of the other color may be caught: the string leaves a small closed space, and there are
     * few liberties elsewhere.
     */
    boolean mayCatch(int rival) {
        if (!stands(rival)) {
            return false;
        }
        Optional<BitSet> space = SmallRegion.of(after, place.nextSetBit(0), 1 - owner, LARGEST_SPACE);
        if (space.isEmpty()) {
            return false;
        }
        BitSet liberties = new BitSet();
        LinkedGroup group = new LinkedGroup(after);
        group.gather(rival);
        int[] found = new int[after.points()];
        for (int i = 0; i < group.strings(); i++) {
            IntStream.range(0, after.liberties(group.string(i), found)).map(j -> found[j]).forEach(liberties::set);
        }
        boolean isAround = liberties.intersects(space.get());
        liberties.andNot(space.get());
        return isAround && liberties.cardinality() <= CATCHABLE;
    }

    /**
     * Whether the string was captured, and the group of a stone of the other color, which is there to be asked about, stands next to where
     * it was.
     */
    private boolean stands(int rival) {
        if (!isCaptured || after.stoneAt(rival) != 1 - owner) {
            return false;
        }
        LinkedGroup captor = new LinkedGroup(after);
        captor.gather(rival);
        return place.stream().anyMatch(point -> IntStream.range(0, after.degree(point)).map(side -> after.neighbor(point, side))
                .anyMatch(captor::holds));
    }
}
