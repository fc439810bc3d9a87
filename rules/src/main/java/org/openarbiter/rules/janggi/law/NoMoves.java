package org.openarbiter.rules.janggi.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Checker;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.janggi.board.Point;
import org.openarbiter.rules.janggi.choices.Bikjang;
import org.openarbiter.rules.janggi.choices.JanggiChoices;
import org.openarbiter.rules.janggi.evidence.CheckmatedGeneral;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/** The general is in check and no move helps: the other side has won. If the generals also face each other, nobody could read what goes first. */
record NoMoves(Statement statement, JanggiChoices chosen) implements Rule.Follows<JanggiBoard> {
    @Override
    public @Nullable Decision after(Situation<JanggiBoard> game, Act act) {
        JanggiBoard board = game.board();
        int loser = board.toMove();
        if (!(act instanceof Act.Play) || !board.inCheck() || board.hasLegalPlay(loser)) {
            return null;
        }
        CheckmatedGeneral mate = finding(board, game.record().plies());
        Outcome win = new Outcome.Win(loser ^ 1);
        Sentence why = JanggiLexicon.say("checkmate", "finding", mate.sentence());
        Decision mated = new Decision.Ending(win, why, List.of(mate));
        if (chosen.bikjang() == Bikjang.NONE || !Facing.counts(board, chosen)) {
            return mated;
        }
        Settlement settled = Settlement.of(game, chosen, why, List.of(mate, Facing.finding(board, game.record().plies())));
        return settled.outcome().equals(win)
                ? mated
                : new Decision.Referral(
                        List.of(win, settled.outcome()),
                        Sentence.row(settled.why(), JanggiLexicon.say("unread-first")), settled.findings(), false);
    }

    private static CheckmatedGeneral finding(JanggiBoard board, int ply) {
        int general = board.general(board.toMove());
        List<Checker> checkers = board.checkers().stream()
                .map(from -> new Checker(Piece.name(Piece.kind(board.pieceAt(from))), Point.name(from)))
                .toList();
        return new CheckmatedGeneral(ply, Point.name(general), checkers);
    }
}
