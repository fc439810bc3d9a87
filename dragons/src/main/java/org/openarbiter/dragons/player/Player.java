package org.openarbiter.dragons.player;

import java.util.List;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Analyst;
import org.openarbiter.rules.go.score.Scoring;

/**
 * A modest player: of the moves that its ideas propose it plays the one after which it expects to lead by the most points, the
 * opponent to move; it passes if none gains anything.
 *
 * <p>The move is a function of the turn: nothing is left to chance, and what is remembered of earlier positions changes no answer.
 * Not safe from several threads.
 */
public final class Player {
    /** What {@link #choose} returns for a pass. */
    public static final int PASS = ReadingBoard.PASS;

    private static final List<Idea> IDEAS = List.of(new Captures(), new Groups(), new Cuts(), new BigPoints());
    /** The gain that is worth a move. */
    private static final double LEAST_GAIN = 0.4;
    /** How many moves are looked at on a small board, how many points they cost on a larger one, and the fewest. */
    private static final int MOST_LOOKS = 24;
    private static final int POINTS = 3600;
    private static final int FEWEST_LOOKS = 10;

    private final Analyst analyst = new Analyst(Effort.TABLE);

    /** The point to play on, or {@link #PASS}. */
    public int choose(Turn turn) {
        Analysis analysis = analyst.analyze(turn.board());
        Scene scene = new Scene(turn, analysis, Outlook.of(turn.board(), analysis, turn.seat()));
        Proposals proposals = new Proposals(turn);
        IDEAS.forEach(idea -> idea.propose(scene, proposals));
        double pass = Outlook.of(turn.board(), analysis, 1 - turn.seat()).lead(turn.seat());
        double stone = turn.scoring() == Scoring.TERRITORY ? 1 : 0;
        int best = PASS;
        double most = LEAST_GAIN;
        int looks = Math.clamp(POINTS / turn.board().points(), FEWEST_LOOKS, MOST_LOOKS);
        for (int point : proposals.best(looks)) {
            double gain = leadAfter(turn, point) - pass - stone;
            if (gain > most) {
                best = point;
                most = gain;
            }
        }
        return best == PASS && turn.scoring() == Scoring.AREA ? cleanUp(scene, pass) : best;
    }

    private double leadAfter(Turn turn, int point) {
        ReadingBoard board = turn.board().copy();
        board.play(turn.seat(), point);
        return Outlook.of(board, analyst.analyze(board), 1 - turn.seat()).lead(turn.seat());
    }

    /** A play that takes dead stones off, which count for the opponent if nobody does, and costs nothing where area is counted. */
    private int cleanUp(Scene scene, double pass) {
        Proposals proposals = new Proposals(scene.turn());
        new Removal().propose(scene, proposals);
        for (int point : proposals.best(FEWEST_LOOKS)) {
            if (leadAfter(scene.turn(), point) > pass - LEAST_GAIN) {
                return point;
            }
        }
        return PASS;
    }
}
