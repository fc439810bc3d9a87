package org.openarbiter.rules.janggi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/**
 * A player in check, who may not pass, has moves, and all of them are forbidden as repetitions.
 *
 * @param forbidden the rule that forbids them
 */
record OnlyRepetitions(Statement statement, RepeatingMove forbidden) implements Rule.Follows<JanggiBoard> {
    @Override
    public @Nullable Decision after(Situation<JanggiBoard> game, Act act) {
        JanggiBoard board = game.board();
        if (!(act instanceof Act.Play) || game.record().latestRepeat() < 0 || !board.inCheck()) {
            return null;
        }
        int[] plays = new int[board.mostPlays()];
        int side = board.toMove();
        int count = board.legalPlays(side, plays);
        for (int at = 0; at < count; at++) {
            if (forbidden.forbids(game, side, plays[at]) == null) {
                return null;
            }
        }
        return count == 0
                ? null
                : new Decision.Referral(
                        List.of(new Outcome.Win(Piece.CHO), new Outcome.Win(Piece.HAN)),
                        JanggiLexicon.say("only-repetitions", "player", game.seats().term(side)),
                        List.of(), true);
    }
}
