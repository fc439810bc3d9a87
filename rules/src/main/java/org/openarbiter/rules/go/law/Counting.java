package org.openarbiter.rules.go.law;

import java.util.List;
import org.openarbiter.rules.core.GameRecord;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.go.GoBoard;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.score.Scoring;
import org.openarbiter.rules.go.score.Tax;

/**
 * How a rulebook counts.
 *
 * @param scoring by area or by territory
 * @param tax what is surrounded and does not count
 * @param komi what the second of two players receives where the record says nothing else
 * @param compensation what the second of two players receives for handicap stones
 * @param button whether the first pass is worth half a point
 * @param agreedDead whether the players agree on dead stones first; otherwise all stones on the board are alive
 */
record Counting(Scoring scoring, Tax tax, double komi, Compensation compensation, boolean button, boolean agreedDead) {
    private static final double BUTTON = 0.5;

    /** What the second of two players receives for handicap stones. */
    enum Compensation {
        /** Nothing. */
        NONE,
        /** A point for each stone. */
        STONES,
        /** A point for each stone but the first. */
        FURTHER
    }

    /** Area or territory, komi, and all stones alive. */
    static Counting plain(Scoring scoring, double komi) {
        return new Counting(scoring, Tax.NONE, komi, Compensation.NONE, false, false);
    }

    /** The score of the position on the board. */
    Score score(Situation<GoBoard> game, List<Integer> dead) {
        GoBoard board = game.board();
        double given = board.komi().orElse(komi) + compensation(board.handicap());
        Score score = Score.of(board, dead, scoring, tax, given);
        int taken = button ? buttonPly(game) : 0;
        return taken == 0 ? score : score.plus(game.record().by(taken), BUTTON);
    }

    private int compensation(int handicap) {
        return switch (compensation) {
            case NONE -> 0;
            case STONES -> handicap;
            case FURTHER -> Math.max(0, handicap - 1);
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
