package org.openarbiter.dragons.life;

import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Life and death of a group that races with another: that group is not taken to be safe, whatever room it has, and no liberty is left
 * out. What becomes of a group by itself is another question ({@link LifeAndDeath}).
 */
public final class LifeInRace {
    private final ReadingBoard board;
    private final LifeAndDeath life;

    /**
     * Reads a position, which must not change while it is asked about.
     *
     * @param limit how many positions each search may look at; a question takes one search, or two where there is a ko
     * @param games how many games are played at random where that was not enough
     */
    public LifeInRace(ReadingBoard board, long limit, int games) {
        this.board = board;
        life = new LifeAndDeath(board, Reach.FAR, limit, games);
    }

    /** Whether the other side, to move, kills the group of a stone that races with the group of a rival stone. */
    public Answer attack(int stone, int rival) {
        return life.ask(SafeStones.ofRace(board, stone, rival), 1 - board.stoneAt(stone));
    }

    /** Whether its own side, to move, saves the group of a stone that races with the group of a rival stone. */
    public Answer defend(int stone, int rival) {
        return life.ask(SafeStones.ofRace(board, stone, rival), board.stoneAt(stone));
    }
}
