package org.openarbiter.dragons.eyes;

import java.util.List;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** Tactics without reading: a string in atari is captured, and saved if its last liberty gives it three or a capture. */
public final class AtSight implements Tactics {
    private static final int ENOUGH = 3;

    private final ReadingBoard board;
    private final int[] enemies;

    /** The tactics of a position. */
    public AtSight(ReadingBoard board) {
        this.board = board;
        enemies = new int[board.points()];
    }

    @Override
    public Answer attack(int stone) {
        if (board.liberties(stone) > 1 || !board.isLegal(1 - board.stoneAt(stone), board.firstLiberty(stone))) {
            return Answer.atOnce(Fate.LOSS);
        }
        return found(board.firstLiberty(stone));
    }

    @Override
    public Answer defend(int stone) {
        int color = board.stoneAt(stone);
        int count = board.enemies(stone, enemies);
        for (int i = 0; i < count; i++) {
            if (board.liberties(enemies[i]) == 1 && board.isLegal(color, board.firstLiberty(enemies[i]))) {
                return found(board.firstLiberty(enemies[i]));
            }
        }
        int last = board.firstLiberty(stone);
        return board.libertiesAfter(color, last) >= ENOUGH ? found(last) : Answer.atOnce(Fate.LOSS);
    }

    @Override
    public Fate attackOn(int color, int point) {
        return board.takes(color, point) == 0 && board.isSelfAtari(color, point) ? Fate.WIN : Fate.LOSS;
    }

    private static Answer found(int point) {
        return new Answer(Fate.WIN, point, List.of(point), 1, true);
    }
}
