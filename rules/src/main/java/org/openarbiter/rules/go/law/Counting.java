package org.openarbiter.rules.go.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.choices.Compensation;
import org.openarbiter.rules.go.choices.Ties;
import org.openarbiter.rules.go.evidence.CountedScore;
import org.openarbiter.rules.go.score.Dame;
import org.openarbiter.rules.go.score.DeadStones;
import org.openarbiter.rules.go.score.PassAlive;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.score.Scoring;
import org.openarbiter.rules.go.score.Tax;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * How a rulebook counts.
 *
 * @param scoring by area or by territory
 * @param tax which surrounded points do not count
 * @param dame how dame are treated if there is a tax
 * @param komi what the second of two players receives unless the record says otherwise
 * @param compensation what the second of two players receives for handicap stones
 * @param handicapKomi the komi of a game with handicap stones unless the record says otherwise
 * @param button whether the first pass is worth half a point
 * @param dead who decides which stones are dead
 * @param suicide whether strings of several stones may be left without a liberty by their own player
 * @param tie who has won with equal points
 * @param passStones whether each pass hands over a stone, and the second player passes last
 * @param cleanUp what ends the main phase if clean-up phases follow it; null if none do
 */
record Counting(
        Scoring scoring, Tax tax, Dame dame, double komi, Compensation compensation, double handicapKomi, boolean button, Dead dead, boolean suicide,
        Ties tie, boolean passStones, @Nullable Stopping cleanUp) {
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
        return new Counting(scoring, Tax.NONE, Dame.FILLED, komi, Compensation.NONE, komi, false, dead, false, Ties.DRAW, false, null);
    }

    /**
     * The score of the position on the board.
     *
     * @param named the stones that the players have agreed to remove
     */
    Score score(Situation<GoBoard> game, List<Integer> named) {
        GoBoard board = game.board();
        return withExtras(Score.of(board, off(board, named), scoring, tax, dame, given(board)), game, named);
    }

    /** The same as play would end, see {@link Score#settled}. */
    Score settled(Situation<GoBoard> game, DeadStones.Proposal proposal) {
        GoBoard board = game.board();
        List<Integer> named = proposal.deadStones();
        return withExtras(Score.settled(board, off(board, named), proposal.ground(), scoring, tax, dame, given(board)), game, named);
    }

    private double given(GoBoard board) {
        return board.komi(komi, handicapKomi) + handicapPoints(board);
    }

    /** What the stones on the board count, with what the game has added: the button, stones handed over, clean-up phases. */
    private Score withExtras(Score score, Situation<GoBoard> game, List<Integer> named) {
        int taken = button ? buttonPly(game) : 0;
        Score counted = taken == 0 ? score : score.plus(game.record().by(taken), BUTTON);
        if (scoring == Scoring.TERRITORY) {
            List<Integer> handed = stonesHandedOver(game);
            for (int seat = 0; seat < handed.size(); seat++) {
                counted = counted.plus(seat, -handed.get(seat));
            }
        }
        List<Integer> cleaned = cleanUpPoints(game, named);
        for (int seat = 0; seat < cleaned.size(); seat++) {
            counted = counted.plus(seat, cleaned.get(seat));
        }
        return counted;
    }

    private int handicapPoints(GoBoard board) {
        return compensation.points(board.handicap(), scoring);
    }

    private List<Integer> off(GoBoard board, List<Integer> named) {
        return dead == Dead.PASS_ALIVE ? PassAlive.dead(board, suicide) : named;
    }

    /** What the stones that each player put in the second clean-up phase are worth; empty if there is no such phase. */
    private List<Integer> cleanUpPoints(Situation<GoBoard> game, List<Integer> named) {
        if (cleanUp == null) {
            return List.of();
        }
        CleanUp reached = CleanUp.of(game, cleanUp);
        List<Integer> off = off(game.board(), named);
        return List.of(reached.extra(0, off), reached.extra(1, off));
    }

    /** The stones that each player hands over for passes, the second player's last pass included; empty if nobody does. */
    List<Integer> stonesHandedOver(Situation<GoBoard> game) {
        if (!passStones || game.seats().count() != 2) {
            return List.of();
        }
        GameRecord record = game.record();
        int[] handed = new int[2];
        for (int ply = 1; ply <= record.plies(); ply++) {
            handed[record.by(ply)] += record.play(ply) == game.board().pass() ? 1 : 0;
        }
        int now = record.plies();
        handed[1] += now > 0 && record.by(now) == 0 && record.play(now) == game.board().pass() ? 1 : 0;
        return List.of(handed[0], handed[1]);
    }

    /** What the position counts as a finding. */
    CountedScore counted(Situation<GoBoard> game, List<Integer> named, CountedScore.Standing standing) {
        return new CountedScore(
                game.record().plies(), score(game, named), scoring, handicapPoints(game.board()), game.seats(), standing, stonesHandedOver(game),
                cleanUpPoints(game, named));
    }

    /** The end of the game by the score of the position on the board. */
    Decision end(Situation<GoBoard> game, Sentence how, List<Integer> named) {
        CountedScore counted = counted(game, named, CountedScore.Standing.FINAL);
        Outcome outcome = counted.score().outcome();
        boolean tied = tie == Ties.FIRST && outcome.equals(Outcome.DRAW);
        Sentence why = Sentence.row(how, counted.sentence());
        return new Decision.Ending(
                tied ? new Outcome.Win(0) : outcome,
                tied ? Sentence.row(why, GoLexicon.say("wins-ties", "player", game.seats().term(0))) : why, List.of(counted));
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
