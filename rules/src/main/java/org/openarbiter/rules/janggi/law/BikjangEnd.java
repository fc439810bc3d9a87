package org.openarbiter.rules.janggi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Move;
import org.openarbiter.rules.janggi.choices.JanggiChoices;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/** Bikjang (빅장) without a call: the generals faced each other, and the player to move has left it so. */
record BikjangEnd(Statement statement, JanggiChoices chosen) implements Rule.Follows<JanggiBoard> {
    @Override
    public @Nullable Decision after(Situation<JanggiBoard> game, Act act) {
        JanggiBoard board = game.board();
        if (!(act instanceof Act.Play play) || !board.isFacing() || board.plies() == 0 || !counted(board, play)) {
            return null;
        }
        var finding = Facing.finding(board, game.record().plies());
        Sentence why = JanggiLexicon.say(
                "bikjang-left", "player", game.seats().term(play.by()), "pass", Move.isPass(play.play()),
                "bikjang", JanggiLexicon.say("bikjang", "facing", finding.sentence()));
        return Settlement.of(game, chosen, why, List.of(finding)).ending();
    }

    /** Whether the generals faced each other before the latest play, too. */
    private boolean counted(JanggiBoard board, Act.Play latest) {
        board.undo();
        boolean counted = Facing.counts(board, chosen);
        board.play(latest.by(), latest.play());
        return counted;
    }

    @Override
    public List<Warning> warnings(Situation<JanggiBoard> game) {
        if (!Facing.counts(game.board(), chosen)) {
            return List.of();
        }
        Sentence left = JanggiLexicon.say("if-left", "player", game.seats().term(game.next()), "cost", Settlement.cost(chosen));
        return List.of(new Warning(game.next(), id(), Sentence.row(JanggiLexicon.say("face-each-other"), left)));
    }
}
