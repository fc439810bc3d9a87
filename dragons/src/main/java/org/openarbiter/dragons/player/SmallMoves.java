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
 * The last moves of a game, which gain too little for games at random to show it: of the moves that ideas propose it looks at the few after which
 * the player leads by the most points, the opponent to move, and takes the first that still gains something once the likeliest answers are tried.
 * If there is none, neutral points are filled and dead stones taken off where area is counted.
 *
 * <p>Not safe from several threads.
 */
final class SmallMoves {
    /** The gain that is worth a move. */
    private static final double LEAST_GAIN = 0.4;
    /** How many moves get a glance on a small board, how many points they cost on a larger one, and the fewest. */
    private static final int MOST_GLANCES = 24;
    private static final int POINTS = 3600;
    private static final int FEWEST_GLANCES = 10;
    /** How many moves are looked at for good: the best by their ideas, and the best at a glance. */
    private static final int LOOKS_BY_IDEAS = 3;
    private static final int LOOKS_BY_GLANCE = 3;
    /** For how many of the moves that gain most the opponent's answers are looked at. */
    private static final int MOST_ANSWERED = 4;
    private static final List<Idea> LAST = List.of(new NeutralPoints(), new Removal());

    private final Analyst looks = new Analyst(Effort.TABLE);
    private final Analyst glances = new Analyst(Effort.GLANCE);

    /** The point to play on, or {@link Player#PASS} if no move gains anything. */
    int choose(Scene scene, Proposals ideas) {
        Turn turn = scene.turn();
        double pass = Outlook.of(turn.board(), scene.analysis(), 1 - turn.seat()).lead(turn.seat());
        Proposals gains = new Proposals(turn);
        for (int point : candidates(turn, ideas)) {
            double gain = leadAfter(turn, point, looks) - pass - turn.cost();
            if (gain > LEAST_GAIN) {
                gains.add(point, gain);
            }
        }
        for (int point : gains.best(MOST_ANSWERED)) {
            if (worth(turn, point, gains.value(point) + turn.cost()) - turn.cost() > LEAST_GAIN) {
                return point;
            }
        }
        return turn.scoring() == Scoring.AREA ? cleanUp(scene, pass) : Player.PASS;
    }

    /** The moves worth a look: those that the ideas value most, and those that are best at a glance. */
    private Set<Integer> candidates(Turn turn, Proposals ideas) {
        int count = Math.clamp(POINTS / turn.board().points(), FEWEST_GLANCES, MOST_GLANCES);
        Set<Integer> candidates = new LinkedHashSet<>(ideas.best(LOOKS_BY_IDEAS));
        Proposals seen = new Proposals(turn);
        ideas.best(count).forEach(point -> seen.add(point, leadAfter(turn, point, glances)));
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
        Turn next = turn.next(after);
        double least = gain;
        for (int answer : candidates(next, Scene.of(next, looks.analyze(after)).ideas())) {
            double with = lead(after.after(opponent, answer), turn.seat(), turn.seat(), looks);
            ReadingBoard without = before.isLegal(opponent, answer) ? before.after(opponent, answer) : before;
            least = Math.min(least, with - lead(without, turn.seat(), turn.seat(), looks));
        }
        return least;
    }

    /** By how many points the player is expected to lead after a move, the opponent to move. */
    private static double leadAfter(Turn turn, int point, Analyst analyst) {
        return lead(turn.board().after(turn.seat(), point), turn.seat(), 1 - turn.seat(), analyst);
    }

    /** By how many points a seat is expected to lead. */
    private static double lead(ReadingBoard board, int seat, int toMove, Analyst analyst) {
        return Outlook.of(board, analyst.analyze(board), toMove).lead(seat);
    }

    /** A play on a neutral point, or one that takes dead stones off: nothing else is left to gain where area is counted, and it costs nothing. */
    private int cleanUp(Scene scene, double pass) {
        Proposals proposals = new Proposals(scene.turn());
        LAST.forEach(idea -> idea.propose(scene, proposals));
        for (int point : proposals.best(LOOKS_BY_IDEAS)) {
            if (leadAfter(scene.turn(), point, looks) > pass - LEAST_GAIN) {
                return point;
            }
        }
        return Player.PASS;
    }
}
