package org.openarbiter.rules.janggi.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.janggi.choices.JanggiChoices;
import org.openarbiter.rules.janggi.choices.Stopping;
import org.openarbiter.rules.janggi.evidence.CountedPoints;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/**
 * How a game ends that stops without mate, and why: a draw, or decided by points.
 *
 * @param outcome the outcome
 * @param why why, as a clause
 * @param findings the evidence, the points last where they decide
 */
record Settlement(Outcome outcome, Sentence why, List<Finding> findings) {
    /** The settlement of a game as it stands. */
    static Settlement of(Situation<JanggiBoard> game, JanggiChoices chosen, Sentence why, List<Finding> findings) {
        if (!chosen.points()) {
            return new Settlement(Outcome.DRAW, why, findings);
        }
        CountedPoints counted = CountedPoints.of(game.board(), game.record().plies());
        List<Finding> all = new ArrayList<>(findings);
        all.add(counted);
        return new Settlement(new Outcome.Win(counted.leader()), Sentence.row(why, counted.sentence()), all);
    }

    /** What a game is that stops without mate, as a clause. */
    static Sentence cost(JanggiChoices chosen) {
        return chosen.points() ? JanggiLexicon.say("cost.points") : Common.say("cost.draw");
    }

    /** The end of the game. */
    Decision ending() {
        return new Decision.Ending(outcome, why, findings);
    }

    /** The end of the game, or the question to the referee where nobody could read what follows. */
    Decision decided(Stopping stopping, Sentence unread) {
        return stopping == Stopping.STOPS
                ? ending()
                : new Decision.Referral(
                        List.of(new Outcome.Win(Piece.CHO), new Outcome.Win(Piece.HAN), Outcome.DRAW), Sentence.row(why, unread), findings, true);
    }
}
