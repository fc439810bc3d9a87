package org.openarbiter.rules.chess.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.evidence.RepeatedPosition;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.core.words.Common;

/**
 * A repetition that ends the game without a claim: fivefold under the Laws, threefold online and in match runners.
 *
 * @param occurrences how often the position must have appeared
 */
record RepetitionEnds(Statement statement, int occurrences) implements Rule.Follows<ChessBoard> {
    @Override
    public @Nullable Decision after(Situation<ChessBoard> game, Act act) {
        GameRecord record = game.record();
        int now = record.plies();
        if (!(act instanceof Act.Play) || record.lookOccurrence(now) < occurrences) {
            return null;
        }
        if (record.occurrence(now) < occurrences) {
            List<Finding> lookalike = Samenesses.firstLookalike(game);
            return lookalike.isEmpty() ? null : new Decision.Note(lookalike);
        }
        RepeatedPosition repetition = Samenesses.repetition(game);
        return new Decision.Ending(Outcome.DRAW, repetition.sentence(), Samenesses.withEnPassant(game, repetition));
    }

    @Override
    public List<Warning> warnings(Situation<ChessBoard> game) {
        GameRecord record = game.record();
        int sofar = record.occurrence(record.plies());
        return sofar == occurrences - 1
                ? List.of(new Warning(
                        Act.NOBODY, id(),
                        Common.onceMore(sofar, false, Common.say("cost.draw"))))
                : List.of();
    }
}
