package org.openarbiter.dragons.player;

import java.util.function.IntPredicate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.score.Scoring;

/**
 * What a player has before him when it is his turn.
 *
 * @param board the position; not to be changed meanwhile
 * @param seat who plays
 * @param scoring how the game will be counted
 * @param isLegal which points the rulebook allows him to play on; a point that cannot be played on need not be refused
 */
public record Turn(ReadingBoard board, int seat, Scoring scoring, IntPredicate isLegal) {
    /** Whether he may play on a point at all: it is no suicide, whatever the rulebook says, and fills no eye of his own. */
    public boolean mayPlay(int point) {
        return board.isLegal(seat, point) && !isOwnEye(point) && isLegal.test(point);
    }

    /** The turn of the opponent if this player passes; what the rulebook allows him is not known. */
    Turn passed() {
        return new Turn(board, 1 - seat, scoring, any -> true);
    }

    /** What a stone costs, in points: it fills a point of one's own where territory is counted. */
    double cost() {
        return scoring == Scoring.TERRITORY ? 1 : 0;
    }

    /** Whether all neighbors of a point are his stones, and none of them is in atari. */
    private boolean isOwnEye(int point) {
        for (int i = 0; i < board.degree(point); i++) {
            int beside = board.neighbor(point, i);
            if (board.stoneAt(beside) != seat || board.liberties(beside) == 1) {
                return false;
            }
        }
        return true;
    }
}
