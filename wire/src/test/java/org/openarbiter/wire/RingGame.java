package org.openarbiter.wire;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Picture;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.rule.Choice;
import org.openarbiter.rules.core.rule.Choices;
import org.openarbiter.rules.core.rule.Chosen;
import org.openarbiter.rules.core.rule.ClaimAnswer;
import org.openarbiter.rules.core.rule.Claimable;
import org.openarbiter.rules.core.rule.Consequence;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.core.words.Sentence;

/**
 * A toy game with every kind of ruling: staying is forbidden, a third occurrence can be claimed, a fourth goes to the referee
 * and a flag does so for good, a fifth draws.
 */
final class RingGame implements Game<RingBoard> {
    private static final Source SOURCE = Source.seen("Rules of the Ring", "1");

    private final Rulebook<RingBoard> club = new Rulebook<>(
            new RulebookId("ring", "club"), "as played in the club",
            new Dues(true),
            dues -> new Rulebook.Contents<>(
                    Sameness.PLACEMENT_AND_NEXT,
                    List.of(new Stay(), new Fifth(), new Settled(), new Third(), new Fourth(), new Late())));

    /** Whether dues are paid, which changes nothing. */
    private record Dues(boolean dues) implements Choices<Dues> {
        private static final Choice<Dues, Boolean> DUES = Choice.yesNo(Dues::dues, "dues", "whether dues are paid", "none");

        @Override
        public List<Choice<Dues, ?>> axes() {
            return List.of(DUES);
        }

        @Override
        public Dues with(Chosen<Dues> chosen) {
            return new Dues(chosen.of(DUES));
        }
    }

    private static Statement statement(String id) {
        return new Statement(id, id, id, SOURCE);
    }

    /** Nobody may stay. */
    private record Stay() implements Rule.Forbids<RingBoard> {
        @Override
        public Statement statement() {
            return RingGame.statement("no-stay");
        }

        @Override
        public @Nullable Prohibition forbids(Situation<RingBoard> situation, int by, int play) {
            return play == RingBoard.STAY ? new Prohibition(Sentence.english("the piece must move"), false, List.of()) : null;
        }
    }

    /** The fifth occurrence is a draw. */
    private record Fifth() implements Rule.Follows<RingBoard> {
        @Override
        public Statement statement() {
            return RingGame.statement("fifth");
        }

        @Override
        public @Nullable Decision after(Situation<RingBoard> situation, Act act) {
            return act instanceof Act.Play && situation.record().occurrence(situation.record().plies()) >= 5
                    ? new Decision.Ending(Outcome.DRAW, Sentence.english("a fifth time"), List.of(situation.repetition()))
                    : null;
        }

        @Override
        public List<Warning> warnings(Situation<RingBoard> situation) {
            return situation.record().occurrence(situation.record().plies()) == 4
                    ? List.of(new Warning(Act.NOBODY, "fifth", Sentence.english("once more is a draw")))
                    : List.of();
        }
    }

    /** Resignations, agreements and decisions end the game. */
    private record Settled() implements Rule.Follows<RingBoard> {
        @Override
        public Statement statement() {
            return RingGame.statement("settled");
        }

        @Override
        public @Nullable Decision after(Situation<RingBoard> situation, Act act) {
            return switch (act) {
                case Act.Resign resign -> end(new Outcome.Win(1 - resign.by()), "resigned");
                case Act.Agree agree -> end(agree.outcome(), "agreed");
                case Act.Decide decide -> end(decide.outcome(), "decided");
                case Act.Accept accept when situation.hasOffered(1 - accept.by()) -> end(Outcome.DRAW, "offered and accepted");
                default -> null;
            };
        }

        private static Decision end(Outcome outcome, String text) {
            return new Decision.Ending(outcome, Sentence.english(text), List.of());
        }
    }

    /** The third occurrence can be claimed, on the board only; a wrong claim costs time. */
    private record Third() implements Rule.Claimed<RingBoard> {
        @Override
        public Statement statement() {
            return RingGame.statement("third");
        }

        @Override
        public ClaimAnswer examine(Situation<RingBoard> situation, Act.Claim claim) {
            return stands(situation) && claim.written().isEmpty()
                    ? new ClaimAnswer.Granted(Outcome.DRAW, Sentence.english("a third time"), List.of(situation.repetition()))
                    : new ClaimAnswer.Refused(Sentence.english("no third time"), List.of(new Consequence.Time(1 - claim.by(), 120)), List.of());
        }

        @Override
        public void available(Situation<RingBoard> situation, Consumer<Claimable> to) {
            if (stands(situation)) {
                to.accept(new Claimable(situation.next(), "third", OptionalInt.empty(), List.of(situation.repetition())));
            }
        }

        private static boolean stands(Situation<RingBoard> situation) {
            return situation.record().occurrence(situation.record().plies()) >= 3;
        }
    }

    /** The fourth occurrence goes to the referee. */
    private record Fourth() implements Rule.Refers<RingBoard> {
        @Override
        public Statement statement() {
            return RingGame.statement("fourth");
        }

        @Override
        public Decision.@Nullable Referral refer(Situation<RingBoard> situation, Act act) {
            return situation.record().occurrence(situation.record().plies()) == 4
                    ? new Decision.Referral(
                            List.of(Outcome.DRAW, new Outcome.NoResult()), Sentence.english("a fourth time"), List.of(situation.repetition()),
                            true)
                    : null;
        }
    }

    /** A flag stops play until the referee has looked at the clock. */
    private record Late() implements Rule.Refers<RingBoard> {
        @Override
        public Statement statement() {
            return RingGame.statement("late");
        }

        @Override
        public Decision.@Nullable Referral refer(Situation<RingBoard> situation, Act act) {
            return act instanceof Act.Flag flag
                    ? new Decision.Referral(List.of(new Outcome.Win(1 - flag.by()), Outcome.DRAW), Sentence.english("a flag"), List.of(), false)
                    : null;
        }
    }

    @Override
    public String name() {
        return "ring";
    }

    @Override
    public Seats seats() {
        return Seats.of("red", "blue");
    }

    @Override
    public List<Rulebook<RingBoard>> rulebooks() {
        return List.of(club);
    }

    @Override
    public List<RecordFormat<RingBoard>> formats() {
        return List.of();
    }

    @Override
    public RingBoard board(String text) throws InputException {
        return RingBoard.of(text);
    }

    @Override
    public Picture<RingBoard> picture() {
        throw new UnsupportedOperationException("nobody draws a ring here");
    }

    @Override
    public String notation(RingBoard board, int play) {
        return board.text(play);
    }
}
