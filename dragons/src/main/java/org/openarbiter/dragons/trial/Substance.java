package org.openarbiter.dragons.trial;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Group;

/** Whether capturing a string is enough to live for those who capture it. */
public final class Substance {
    private Substance() {}

    /**
     * Whether the stones that capture a string live once it is off the board, the other side to move: all of its liberties are
     * filled first, without an answer. False if it cannot be captured so.
     *
     * @throws IllegalArgumentException if there is no stone
     */
    public static boolean of(Trial position, int stone) {
        ReadingBoard board = position.board();
        if (board.stoneAt(stone) == ReadingBoard.EMPTY) {
            throw new IllegalArgumentException("no stone stands at " + board.topology().pointName(stone));
        }
        int captor = 1 - board.stoneAt(stone);
        ReadingBoard after = board.copy();
        List<Integer> around = rim(after, stone);
        if (!capture(after, stone, captor)) {
            return false;
        }
        Trial taken = position.with(after);
        Optional<Group> captors = around.stream()
                .filter(point -> after.stoneAt(point) == captor)
                .max(Comparator.comparingInt(after::size))
                .flatMap(taken::group);
        return captors.filter(group -> !taken.attack(group, Effort.THOROUGH).likely().succeeds()).isPresent();
    }

    /** The points next to a string, in ascending order. */
    private static List<Integer> rim(ReadingBoard board, int stone) {
        List<Integer> rim = new ArrayList<>();
        for (int point = 0; point < board.points(); point++) {
            if (!board.isSame(point, stone) && board.isOnRim(point, stone)) {
                rim.add(point);
            }
        }
        return rim;
    }

    /** Fills the liberties of a string, those first where it is possible; false if that does not take it off. */
    private static boolean capture(ReadingBoard board, int stone, int captor) {
        int owner = board.stoneAt(stone);
        int[] liberties = new int[board.points()];
        boolean goesOn = true;
        while (goesOn && board.stoneAt(stone) == owner) {
            int count = board.liberties(stone, liberties);
            goesOn = false;
            for (int i = 0; i < count && !goesOn; i++) {
                if (!board.isSuicide(captor, liberties[i])) {
                    board.play(captor, liberties[i]);
                    goesOn = true;
                }
            }
        }
        return board.stoneAt(stone) != owner;
    }
}
