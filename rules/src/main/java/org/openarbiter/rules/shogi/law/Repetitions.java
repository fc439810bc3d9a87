package org.openarbiter.rules.shogi.law;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.choices.Agreements;
import org.openarbiter.rules.shogi.choices.PerpetualCheck;
import org.openarbiter.rules.shogi.choices.ShogiChoices;
import org.openarbiter.rules.shogi.evidence.RepeatedPosition;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/**
 * A position that has appeared often enough (千日手), or twice if the players agree to it: nobody wins, unless one side gave perpetual check, which
 * loses.
 *
 * @param perpetual whether this is the rule on perpetual check, or the one on all other repetitions
 * @param chosen how often, and what follows
 */
record Repetitions(Statement statement, boolean perpetual, ShogiChoices chosen) implements Rule.Follows<ShogiBoard> {
    @Override
    public @Nullable Decision after(Situation<ShogiBoard> game, Act act) {
        if (!(act instanceof Act.Play)) {
            return isAgreed(game, act)
                    ? new Decision.Ending(undecided(chosen), ShogiLexicon.say("agreed-repetition"), List.of(judge(game, chosen)))
                    : null;
        }
        GameRecord record = game.record();
        if (record.occurrence(record.plies()) < chosen.occurrences()) {
            return null;
        }
        RepeatedPosition repeated = judged(game);
        if (repeated.checkers().isEmpty() == perpetual) {
            return null;
        }
        if (!perpetual) {
            return new Decision.Ending(undecided(chosen), repeated.sentence(), List.of(repeated));
        }
        if (repeated.checkers().size() > 1 && chosen.perpetualCheck() == PerpetualCheck.ALL) {
            return new Decision.Referral(
                    List.of(new Outcome.Win(Piece.BLACK), new Outcome.Win(Piece.WHITE), undecided(chosen)),
                    Sentence.row(ShogiLexicon.say("both-check"), repeated.sentence()), List.of(repeated), true);
        }
        int offender = offender(game, repeated);
        return new Decision.Ending(
                new Outcome.Win(offender ^ 1), 
                Sentence.row(ShogiLexicon.say("perpetual-check", "player", game.seats().term(offender)), repeated.sentence()), List.of(repeated));
    }

    /** Whether the players agree to a repetition before its time; once a king has entered, they agree to an {@link Impasse}. */
    private boolean isAgreed(Situation<ShogiBoard> game, Act act) {
        GameRecord record = game.record();
        return !perpetual && chosen.agreements() == Agreements.IMPASSE && Impasse.isAgreement(game, act)
                && !Impasse.isPossible(game.board()) && record.occurrence(record.plies()) > 1;
    }

    /** Who loses: of two sides that both gave perpetual check the one that made the last move, as the servers have it. */
    private static int offender(Situation<ShogiBoard> game, RepeatedPosition repeated) {
        int mover = game.record().by(game.record().plies());
        return repeated.checkers().contains(mover) ? mover : repeated.checkers().getFirst();
    }

    /** What a game is that nobody wins: to be played again, or drawn. */
    static Outcome undecided(ShogiChoices chosen) {
        return chosen.replay() ? new Outcome.NoResult() : Outcome.DRAW;
    }

    @Override
    public List<Warning> warnings(Situation<ShogiBoard> game) {
        GameRecord record = game.record();
        int sofar = record.occurrence(record.plies());
        if (sofar != chosen.occurrences() - 1 || sofar < 2) {
            return List.of();
        }
        RepeatedPosition repeated = judged(game);
        if (repeated.checkers().isEmpty() == perpetual) {
            return List.of();
        }
        if (!perpetual) {
            Sentence cost = Common.say(chosen.replay() ? "cost.no-result" : "cost.draw");
            Sentence again = Sentence.row(Common.say("appeared", "times", Common.times(sofar)), ShogiLexicon.say("once-more", "cost", cost));
            return List.of(new Warning(Act.NOBODY, id(), again));
        }
        int offender = offender(game, repeated);
        Sentence cost = Common.say("cost.loss", "player", game.seats().term(offender));
        return List.of(new Warning(offender, id(), Common.onceMore(sofar, true, cost)));
    }

    private RepeatedPosition judged(Situation<ShogiBoard> game) {
        return game.once(chosen, asked -> judge(asked, chosen));
    }

    /** The repetition that the latest moment completes, with what each move did on the way. */
    static RepeatedPosition judge(Situation<ShogiBoard> game, ShogiChoices chosen) {
        GameRecord record = game.record();
        List<Integer> moments = record.occurrences(record.plies());
        int first = Math.max(0, moments.getFirst() - 2);
        List<RepeatedPosition.Deed> deeds = deeds(game, first);
        Checks checks = new Checks(chosen.perpetualCheck());
        List<Integer> checkers = new ArrayList<>();
        for (int side = Piece.BLACK; side <= Piece.WHITE; side++) {
            int by = side;
            if (checks.isPerpetual(moments, ply -> record.by(ply) == by, ply -> deeds.get(ply - first - 1).check())) {
                checkers.add(side);
            }
        }
        int before = moments.getFirst() - first;
        return new RepeatedPosition(
                moments, record.sameness().says(), checkers, before == 0 ? NamedPly.START.name() : deeds.get(before - 1).name(),
                deeds.subList(before, deeds.size()));
    }

    /** The moves after a moment up to now, each with its name and whether it gave check; the board is as before afterwards. */
    private static List<RepeatedPosition.Deed> deeds(Situation<ShogiBoard> game, int after) {
        ShogiBoard board = game.board();
        GameRecord record = game.record();
        List<RepeatedPosition.Deed> deeds = new ArrayList<>();
        for (int ply = record.plies(); ply > after; ply--) {
            boolean check = board.inCheck();
            board.undo();
            int play = record.play(ply);
            deeds.add(new RepeatedPosition.Deed(
                    ply, record.by(ply), Move.text(play), board.namedPlay(play), check));
        }
        Collections.reverse(deeds);
        for (int ply = after + 1; ply <= record.plies(); ply++) {
            board.play(record.by(ply), record.play(ply));
        }
        return deeds;
    }
}
