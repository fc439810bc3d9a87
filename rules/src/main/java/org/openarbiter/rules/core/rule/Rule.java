package org.openarbiter.rules.core.rule;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Refusal;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;

/**
 * One rule of a rulebook: a pure function from a game so far and an act to what follows.
 *
 * <p>There are four families: a rule {@linkplain Forbids forbids} a play, something {@linkplain Follows follows} from an act, a
 * player {@linkplain Claimed claims} it, or it {@linkplain Refers refers} a question to the referee.
 *
 * <p>A rule has no state; it sees only the {@link Situation}.
 *
 * @param <B> the board of the game
 */
public sealed interface Rule<B extends Board> {

    /** Name, words and source. */
    Statement statement();

    /** The id within its rulebook. */
    default String id() {
        return statement().id();
    }

    /** The name under which players claim it, under this rulebook or under others where it has to be claimed; by default the id. */
    default String claim() {
        return id();
    }

    /**
     * Warns the players of what one more step towards this rule would cost; at most one warning for each seat.
     *
     * @param situation the game after the latest act
     */
    default List<Warning> warnings(Situation<B> situation) {
        return List.of();
    }

    /** A rule by which a play is not allowed: legality, superko. */
    non-sealed interface Forbids<B extends Board> extends Rule<B> {
        /** Why {@code by} may not make {@code play} now, or null if this rule allows it. */
        @Nullable Prohibition forbids(Situation<B> situation, int by, int play);

        /**
         * How the game ends for a player who makes such a play all the same, as in shogi, where an illegal move loses; by default it does not
         * end, and the play is not carried out, or stands as a violation.
         *
         * @param by who made it
         */
        default @Nullable Outcome cost(Situation<B> situation, int by) {
            return null;
        }

        /** Where it is written that what was written cannot be played for this reason; by default the source of the rule. */
        default Source source(Situation<B> situation, Refusal why) {
            return statement().source();
        }
    }

    /**
     * A rule by which naming a play can mean another one, as where the point of a ko names the stone that took it.
     *
     * <p>The play that is meant is the one that is asked about, made and recorded.
     */
    interface Reads<B extends Board> extends Forbids<B> {
        /** The play that {@code by} means by {@code play} now; mostly {@code play} itself. */
        int meant(Situation<B> situation, int by, int play);
    }

    /** A rule by which something follows from an act that stands: mate, fivefold repetition, a Kee prohibition, a resignation. */
    non-sealed interface Follows<B extends Board> extends Rule<B> {
        /**
         * What follows from an act that was just carried out, or null if nothing does.
         *
         * <p>This is called after every ply of every game, so a cheap test must settle the common case.
         */
        @Nullable Decision after(Situation<B> situation, Act act);

        /** Whether anything can follow from a play. If not, the rule is not called on every ply. */
        default boolean followsPlays() {
            return true;
        }
    }

    /** A rule whose ending the players can still change by agreeing to remove stones before the position is counted. */
    interface Recounts<B extends Board> {
        /** The ending with these stones removed; null if the players have no say in it. */
        @Nullable Decision recount(Situation<B> situation, Act.Dead dead);
    }

    /**
     * A rule that looks at the position alone and, once it applies, applies to every position that can follow: a dead position.
     *
     * <p>A replay relies on this: if the rule does not apply at the end of a record, it never did, so one check covers all plies.
     */
    interface Absorbing<B extends Board> extends Follows<B> {
        /**
         * What the position on the board alone decides.
         *
         * @param nodes how many positions a proof may visit
         * @return an ending, a note if the budget was too small to tell, or null if the rule does not apply
         */
        @Nullable Decision decide(B board, int nodes);

        /**
         * Whether the findings of another rule on the same position prove that this one does not apply, so that the work is not
         * done twice.
         */
        default boolean isExcludedBy(List<Finding> findings) {
            return false;
        }

        @Override
        default @Nullable Decision after(Situation<B> situation, Act act) {
            return act instanceof Act.Play ? decide(situation.board(), situation.options().proofNodes()) : null;
        }
    }

    /** A rule that takes effect when a player claims it. */
    non-sealed interface Claimed<B extends Board> extends Rule<B> {
        /** Whether a claim made now is right. */
        ClaimAnswer examine(Situation<B> situation, Act.Claim claim);

        /** Passes on every claim that could be made now and would be granted: by the seat to move first, and by others where they may claim, too. */
        void available(Situation<B> situation, Consumer<Claimable> to);

        /**
         * Passes on evidence that the latest play has made a claim possible, or that it only looks that way; usually there is
         * none. This is called after every ply, even after the one that ends the game, when nothing can be claimed any more.
         */
        default void notice(Situation<B> situation, Consumer<Finding> to) {}
    }

    /** A rule that leaves the decision to the referee, with the options for it. */
    non-sealed interface Refers<B extends Board> extends Rule<B> {
        /** The question for the referee after an act, or null. */
        Decision.@Nullable Referral refer(Situation<B> situation, Act act);
    }
}
