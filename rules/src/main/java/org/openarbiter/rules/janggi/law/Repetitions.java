package org.openarbiter.rules.janggi.law;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
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
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.Move;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.janggi.choices.JanggiChoices;
import org.openarbiter.rules.janggi.choices.Repeating;
import org.openarbiter.rules.janggi.evidence.RepeatedPosition;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/**
 * A position that has appeared often enough (반복수).
 *
 * @param perpetual whether this is the rule on one side's perpetual check, which loses, or the one on all other repetitions
 */
record Repetitions(Statement statement, boolean perpetual, JanggiChoices chosen) implements Rule.Follows<JanggiBoard> {
    @Override
    public @Nullable Decision after(Situation<JanggiBoard> game, Act act) {
        GameRecord record = game.record();
        if (!(act instanceof Act.Play play) || record.occurrence(record.plies()) < chosen.occurrences()
                || isFree(game.board(), Move.isPass(play.play()))) {
            return null;
        }
        RepeatedPosition repeated = judged(game);
        if (isPerpetual(repeated) != perpetual) {
            return null;
        }
        if (perpetual) {
            int loser = repeated.checkers().getFirst();
            return new Decision.Ending(
                    new Outcome.Win(loser ^ 1),
                    Sentence.row(JanggiLexicon.say("perpetual-check", "player", game.seats().term(loser)), repeated.sentence()), List.of(repeated));
        }
        return chosen.repetition() == Repeating.UNDECIDED
                ? Settlement.of(game, chosen, repeated.sentence(), List.of(repeated)).ending()
                : new Decision.Referral(
                        List.of(new Outcome.Win(Piece.CHO), new Outcome.Win(Piece.HAN)),
                        JanggiLexicon.say("forbidden", "repeated", repeated.sentence()), List.of(repeated), true);
    }

    /** Whether this repetition is nothing to the rules: a pass is no move that could be repeated, unless positions alone are counted. */
    private boolean isFree(JanggiBoard board, boolean pass) {
        return pass && chosen.repetition() != Repeating.UNDECIDED || chosen.freeBelow30() && Facing.isBelow30(board);
    }

    /** Whether one side alone checked throughout, and that costs the game. */
    private boolean isPerpetual(RepeatedPosition repeated) {
        return chosen.perpetualCheck() && repeated.checkers().size() == 1;
    }

    @Override
    public List<Warning> warnings(Situation<JanggiBoard> game) {
        GameRecord record = game.record();
        int sofar = record.occurrence(record.plies());
        if (sofar < 2 || sofar != chosen.occurrences() - 1 || isFree(game.board(), arePasses(record))) {
            return List.of();
        }
        RepeatedPosition repeated = judged(game);
        if (isPerpetual(repeated) != perpetual) {
            return List.of();
        }
        if (perpetual) {
            int loser = repeated.checkers().getFirst();
            Sentence cost = Common.say("cost.loss", "player", game.seats().term(loser));
            return List.of(new Warning(loser, id(), Common.onceMore(sofar, true, cost)));
        }
        Sentence cost = chosen.repetition() == Repeating.REFERRED ? JanggiLexicon.say("cost.fault") : Settlement.cost(chosen);
        Sentence again = JanggiLexicon.say("once-more", "cost", cost);
        return List.of(new Warning(Act.NOBODY, id(), Sentence.row(Common.say("appeared", "times", Common.times(sofar)), again)));
    }

    /** Whether nothing but passes has brought the position about again. */
    private static boolean arePasses(GameRecord record) {
        int first = record.occurrences(record.plies()).getFirst();
        return IntStream.rangeClosed(first + 1, record.plies()).allMatch(ply -> Move.isPass(record.play(ply)));
    }

    private static RepeatedPosition judged(Situation<JanggiBoard> game) {
        return game.once(Repetitions.class, asked -> judge(asked, asked.record().occurrences(asked.record().plies())));
    }

    /** The repetition at some moments, with what each move did since the first of them. */
    static RepeatedPosition judge(Situation<JanggiBoard> game, List<Integer> moments) {
        GameRecord record = game.record();
        int first = moments.getFirst();
        List<RepeatedPosition.Deed> deeds = deeds(game, Math.max(0, first - 1));
        List<NamedPly> named = new ArrayList<>();
        for (int moment : moments) {
            named.add(moment == 0 ? NamedPly.START : new NamedPly(moment, deeds.get(moment - Math.max(1, first)).name()));
        }
        return new RepeatedPosition(named, record.sameness().says(), deeds.subList(first == 0 ? 0 : 1, deeds.size()));
    }

    /** The moves after a moment up to now; the board is as before afterwards. */
    private static List<RepeatedPosition.Deed> deeds(Situation<JanggiBoard> game, int after) {
        JanggiBoard board = game.board();
        GameRecord record = game.record();
        List<RepeatedPosition.Deed> deeds = new ArrayList<>();
        for (int ply = record.plies(); ply > after; ply--) {
            boolean check = board.inCheck();
            board.undo();
            int play = record.play(ply);
            String what = check ? "check" : Move.isPass(play) ? "pass" : "idle";
            deeds.add(new RepeatedPosition.Deed(ply, record.by(ply), Move.text(play), board.namedPlay(play), what));
        }
        Collections.reverse(deeds);
        for (RepeatedPosition.Deed deed : deeds) {
            board.play(deed.by(), record.play(deed.ply()));
        }
        return deeds;
    }
}
