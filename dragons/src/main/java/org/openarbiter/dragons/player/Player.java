package org.openarbiter.dragons.player;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analysis;
import org.openarbiter.dragons.worms.Analyst;
import org.openarbiter.rules.go.score.Scoring;

/**
 * A modest player: of the moves that its ideas propose it takes the few after which it expects to lead by the most points, the opponent to move, and
 * plays the first that still gains something once the likeliest answers are tried. If there is none, it plays the best if that seems to gain much,
 * takes dead stones off where area is counted, and else passes.
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
    /** Where a move seems to gain more than this the game is not finished, and it is played although an answer seems to undo it. */
    private static final double OPEN_GAIN = 10;
    /** How many moves get a glance on a small board, how many points they cost on a larger one, and the fewest. */
    private static final int MOST_GLANCES = 24;
    private static final int POINTS = 3600;
    private static final int FEWEST_GLANCES = 10;
    /** How many moves are looked at for good: the best by their ideas, and the best at a glance. */
    private static final int LOOKS_BY_IDEAS = 3;
    private static final int LOOKS_BY_GLANCE = 3;
    /** For how many of the moves that gain most the opponent's answers are looked at. */
    private static final int MOST_ANSWERED = 4;

    /** Finds what may be at stake now. */
    private final Analyst analyst = new Analyst(Effort.TABLE);
    private final Analyst looks = new Analyst(Effort.TABLE);
    private final Analyst glances = new Analyst(Effort.GLANCE);

    /** The point to play on, or {@link #PASS}. */
    public int choose(Turn turn) {
        Analysis analysis = analyst.analyze(turn.board());
        Scene scene = scene(turn, analysis);
        double pass = Outlook.of(turn.board(), analysis, 1 - turn.seat()).lead(turn.seat());
        double stone = turn.scoring() == Scoring.TERRITORY ? 1 : 0;
        Proposals gains = new Proposals(turn);
        for (int point : candidates(scene)) {
            double gain = leadAfter(turn, point, looks) - pass - stone;
            if (gain > LEAST_GAIN) {
                gains.add(point, gain);
            }
        }
        List<Integer> best = gains.best(MOST_ANSWERED);
        for (int point : best) {
            if (worth(turn, point, gains.value(point) + stone) - stone > LEAST_GAIN) {
                return point;
            }
        }
        if (!best.isEmpty() && gains.value(best.getFirst()) > OPEN_GAIN) {
            return best.getFirst();
        }
        return turn.scoring() == Scoring.AREA ? cleanUp(scene, pass) : PASS;
    }

    /** The moves worth a look: those that the ideas value most, and those that are best at a glance. */
    private Set<Integer> candidates(Scene scene) {
        Turn turn = scene.turn();
        Proposals proposals = new Proposals(turn);
        IDEAS.forEach(idea -> idea.propose(scene, proposals));
        int count = Math.clamp(POINTS / turn.board().points(), FEWEST_GLANCES, MOST_GLANCES);
        Set<Integer> candidates = new LinkedHashSet<>(proposals.best(LOOKS_BY_IDEAS));
        Proposals seen = new Proposals(turn);
        proposals.best(count).forEach(point -> seen.add(point, leadAfter(turn, point, glances)));
        candidates.addAll(seen.best(LOOKS_BY_GLANCE));
        return candidates;
    }

    /**
     * What a move gains at least, as far as answers are tried: against the position in which the opponent has played the answer alone, or has passed
     * as well if there was no room for the answer before.
     *
     * @param gain what it gains if the opponent passes
     */
    private double worth(Turn turn, int point, double gain) {
        int opponent = 1 - turn.seat();
        ReadingBoard before = turn.board();
        ReadingBoard after = before.after(turn.seat(), point);
        Turn next = new Turn(after, opponent, turn.scoring(), any -> true);
        double least = gain;
        for (int answer : candidates(scene(next, looks.analyze(after)))) {
            double with = lead(after.after(opponent, answer), turn.seat(), looks);
            ReadingBoard without = before.isLegal(opponent, answer) ? before.after(opponent, answer) : before;
            least = Math.min(least, with - lead(without, turn.seat(), looks));
        }
        return least;
    }

    private static Scene scene(Turn turn, Analysis analysis) {
        return new Scene(turn, analysis, Outlook.of(turn.board(), analysis, turn.seat()));
    }

    /** By how many points the player is expected to lead after a move, the opponent to move. */
    private static double leadAfter(Turn turn, int point, Analyst analyst) {
        return lead(turn.board().after(turn.seat(), point), turn.seat(), analyst);
    }

    /** By how many points a seat is expected to lead, the other to move. */
    private static double lead(ReadingBoard board, int seat, Analyst analyst) {
        return Outlook.of(board, analyst.analyze(board), 1 - seat).lead(seat);
    }

    /** A play that takes dead stones off, which count for the opponent if nobody does, and costs nothing where area is counted. */
    private int cleanUp(Scene scene, double pass) {
        Proposals proposals = new Proposals(scene.turn());
        new Removal().propose(scene, proposals);
        for (int point : proposals.best(LOOKS_BY_IDEAS)) {
            if (leadAfter(scene.turn(), point, looks) > pass - LEAST_GAIN) {
                return point;
            }
        }
        return PASS;
    }
}
