package org.openarbiter.dragons.player;

import java.util.function.IntPredicate;
import org.openarbiter.dragons.playout.Playout;
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
        return Playout.isOpen(board, seat, point) && isLegal.test(point);
    }

    /** The turn of the opponent on a board, such as the one after a play; what the rulebook allows him is not known. */
    Turn next(ReadingBoard after) {
        return new Turn(after, 1 - seat, scoring, any -> true);
    }

    /** What a stone costs, in points: it fills a point of one's own where territory is counted. */
    double cost() {
        return scoring == Scoring.TERRITORY ? 1 : 0;
    }
}
