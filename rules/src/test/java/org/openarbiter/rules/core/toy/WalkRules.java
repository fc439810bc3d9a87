package org.openarbiter.rules.core.toy;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Repetition;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.ClaimAnswer;
import org.openarbiter.rules.core.rule.Claimable;
import org.openarbiter.rules.core.rule.Consequence;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;

/** The four families of rules, each in its plainest form, for the walk. */
final class WalkRules {
    private WalkRules() {}

    private static Statement statement(String id) {
        return new Statement(id, id, "a rule of the walk", Source.seen("The Walk", id));
    }

    /** A step must lead along a path, and it must be one's turn. */
    record Path() implements Rule.Forbids<WalkBoard> {
        @Override
        public Statement statement() {
            return WalkRules.statement("path");
        }

        @Override
        public @Nullable Prohibition forbids(Situation<WalkBoard> game, int by, int play) {
            boolean fine = by == game.next() && game.board().isLegal(by, play);
            return fine ? null : new Prohibition(Sentence.english("no path"), true, List.of());
        }
    }

    /** Superko: a step may not bring back an earlier position; a pass may. */
    record Superko() implements Rule.Forbids<WalkBoard> {
        @Override
        public Statement statement() {
            return WalkRules.statement("superko");
        }

        @Override
        public @Nullable Prohibition forbids(Situation<WalkBoard> game, int by, int play) {
            if (play == WalkBoard.PASS) {
                return null;
            }
            game.board().play(by, play);
            int before = game.record().wouldRepeat(game.board(), game.board().toMove());
            game.board().undo();
            return before < 0 ? null : new Prohibition(Sentence.english("repeats moment " + before), false, List.of());
        }
    }

    /** Kee: who closes a cycle is out, and repetitions count anew; the last one left wins. */
    record Kee() implements Rule.Follows<WalkBoard> {
        @Override
        public Statement statement() {
            return WalkRules.statement("kee");
        }

        @Override
        public @Nullable Decision after(Situation<WalkBoard> game, Act act) {
            GameRecord record = game.record();
            int now = record.plies();
            if (record.previousSame(now) < game.epoch()) {
                return null;
            }
            List<Repetition> evidence = List.of(game.repetition());
            if (game.activeSeats() == 2) {
                int winner = game.next();
                return new Decision.Ending(new Outcome.Win(winner), Sentence.english("the other closed a cycle"), List.copyOf(evidence));
            }
            return new Decision.Consequences(
                    List.of(new Consequence.SeatOut(act.by()), new Consequence.NewEpoch()), Sentence.english("a cycle"), List.copyOf(evidence));
        }
    }

    /** Threefold: a draw that must be claimed; a wrong claim obliges to play what was announced. */
    record Threefold() implements Rule.Claimed<WalkBoard> {
        @Override
        public Statement statement() {
            return WalkRules.statement("threefold");
        }

        @Override
        public ClaimAnswer examine(Situation<WalkBoard> game, Act.Claim claim) {
            if (claim.announced().isEmpty()) {
                boolean thrice = game.record().occurrence(game.record().plies()) >= 3;
                return thrice
                        ? new ClaimAnswer.Granted(Outcome.DRAW, Sentence.english("three times"), List.of(game.repetition()))
                        : new ClaimAnswer.Refused(Sentence.english("not three times"), List.of(), List.of());
            }
            int play = claim.announced().getAsInt();
            return thirdBy(game, claim.by(), play)
                    ? new ClaimAnswer.Granted(Outcome.DRAW, Sentence.english("three times with that step"), List.of())
                    : new ClaimAnswer.Refused(
                            Sentence.english("not three times"), List.of(new Consequence.MustPlay(claim.by(), play)), List.of());
        }

        @Override
        public void available(Situation<WalkBoard> game, Consumer<Claimable> to) {
            for (int play = WalkBoard.PASS; play < game.board().mostPlays() - 1; play++) {
                if (game.board().isLegal(game.next(), play) && thirdBy(game, game.next(), play)) {
                    to.accept(new Claimable(game.next(), id(), OptionalInt.of(play), List.of()));
                }
            }
        }

        private static boolean thirdBy(Situation<WalkBoard> game, int by, int play) {
            game.board().play(by, play);
            int before = game.record().wouldRepeat(game.board(), game.board().toMove());
            game.board().undo();
            return before >= 0 && game.record().occurrence(before) >= 2;
        }
    }

    /** The long cycle: the second time a position appears, the referee may declare a draw or a replay. */
    record LongCycle() implements Rule.Refers<WalkBoard> {
        @Override
        public Statement statement() {
            return WalkRules.statement("long-cycle");
        }

        @Override
        public Decision.@Nullable Referral refer(Situation<WalkBoard> game, Act act) {
            return game.record().occurrence(game.record().plies()) < 2
                    ? null
                    : new Decision.Referral(
                            List.of(Outcome.DRAW, new Outcome.NoResult()), Sentence.english("a cycle closed"), List.of(game.repetition()), true);
        }
    }

    /** Once all walkers stand on one point nothing can happen any more: a rule on the position alone. */
    record Met() implements Rule.Absorbing<WalkBoard> {
        @Override
        public Statement statement() {
            return WalkRules.statement("met");
        }

        @Override
        public @Nullable Decision decide(WalkBoard board, int nodes) {
            return board.at(0) == board.at(1) ? new Decision.Ending(Outcome.DRAW, Sentence.english("they met"), List.of()) : null;
        }
    }
}
