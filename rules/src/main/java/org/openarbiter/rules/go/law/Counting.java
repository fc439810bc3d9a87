package org.openarbiter.rules.go.law;

import java.util.List;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.score.Scoring;

/**
 * How a rulebook counts.
 *
 * @param scoring by area or by territory
 * @param komi what the second of two players receives where the record says nothing else
 * @param agreedDead whether the players agree on dead stones first; otherwise all stones on the board are alive
 */
record Counting(Scoring scoring, double komi, boolean agreedDead) {

    /** The score of the position on the board. */
    Score score(Situation<GoBoard> game, List<Integer> dead) {
        return Score.of(game.board(), dead, scoring, game.board().komi().orElse(komi));
    }
}
