package org.openarbiter.rules.go.law;

import java.util.List;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.choices.Compensation;
import org.openarbiter.rules.go.evidence.CountedScore;
import org.openarbiter.rules.go.score.Dame;
import org.openarbiter.rules.go.score.PassAlive;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.score.Scoring;
import org.openarbiter.rules.go.score.Tax;

/**
 * How a rulebook counts.
 *
 * @param scoring by area or by territory
 * @param tax which surrounded points do not count
 * @param dame how dame are treated if there is a tax
 * @param komi what the second of two players receives unless the record says otherwise
 * @param compensation what the second of two players receives for handicap stones
 * @param button whether the first pass is worth half a point
 * @param dead who decides which stones are dead
 * @param suicide whether strings of several stones may be left without a liberty by their own player
 */
record Counting(
        Scoring scoring, Tax tax, Dame dame, double komi, Compensation compensation, boolean button, Dead dead, boolean suicide) {
    private static final double BUTTON = 0.5;

    /** Who decides which stones are dead after play has stopped. */
    enum Dead {
        /** Nobody: all stones on the board are alive. */
        NONE,
        /** Nobody, unless all players agree to remove stones. */
        IF_AGREED,
        /** The players: nothing is counted before they agree. */
        AGREED,
        /** A definition: stones in the territory of pass-alive strings are dead. */
        PASS_ALIVE
    }

    /** Area or territory, and komi. */
    static Counting plain(Scoring scoring, double komi, Dead dead) {
        return new Counting(scoring, Tax.NONE, Dame.FILLED, komi, Compensation.NONE, false, dead, false);
    }

    /**
     * The score of the position on the board.
     *
     * @param named the stones that the players have agreed to remove
     */
    Score score(Situation<GoBoard> game, List<Integer> named) {
        GoBoard board = game.board();
        double given = board.komi().orElse(komi) + compensation(board.handicap());
        List<Integer> off = dead == Dead.PASS_ALIVE ? PassAlive.dead(board, suicide) : named;
        Score score = Score.of(board, off, scoring, tax, dame, given);
        int taken = button ? buttonPly(game) : 0;
        return taken == 0 ? score : score.plus(game.record().by(taken), BUTTON);
    }

    /** The end of the game by the score of the position on the board. */
    Decision end(Situation<GoBoard> game, String how, List<Integer> named) {
        Score score = score(game, named);
        CountedScore counted = new CountedScore(game.record().plies(), score, game.seats(), true);
        return new Decision.Ending(score.outcome(), how + "; " + counted.text(), List.of(counted));
    }

    private int compensation(int handicap) {
        return switch (compensation) {
            case NONE -> 0;
            case STONES -> handicap;
            case LESS_ONE -> Math.max(0, handicap - 1);
        };
    }

    /** The ply at which the button was taken: the first pass of the game; 0 if there was none. */
    static int buttonPly(Situation<GoBoard> game) {
        GameRecord record = game.record();
        int ply = 1;
        while (ply <= record.plies() && record.play(ply) != game.board().pass()) {
            ply++;
        }
        return ply <= record.plies() ? ply : 0;
    }
}
