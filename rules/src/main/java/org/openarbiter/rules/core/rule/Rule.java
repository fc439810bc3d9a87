package org.openarbiter.rules.core.rule;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;

/**
 * One rule of a rulebook: a pure function from a game so far and an act to what follows.
 *
 * <p>There are four families, by what a rule does to a game: it {@link Forbids} a play, something {@link Follows} from an act, a
 * player may have it {@link Claimed}, or it {@link Refers} the matter to the referee.
 *
 * <p>A rule holds no state. All it may look at is the {@link Situation}.
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

    /**
     * What a further step towards this rule would cost whom, for the players to see before it does; at most one line a seat.
     *
     * @param situation the game after the latest act
     */
    default List<Warning> warnings(Situation<B> situation) {
        return List.of();
    }

    /** A rule by which a play is not allowed: legality, superko. */
    non-sealed interface Forbids<B extends Board> extends Rule<B> {
        /** Why {@code by} may not make {@code play} now, or null where this rule does not mind. */
        @Nullable Prohibition forbids(Situation<B> situation, int by, int play);
    }

    /** A rule by which something follows from an act that stands: mate, fivefold repetition, a Kee prohibition, a resignation. */
    non-sealed interface Follows<B extends Board> extends Rule<B> {
        /**
         * What follows from an act that was just carried out, or null where nothing does.
         *
         * <p>It is asked after every ply of every game, so the common case must be decided by a cheap test.
         */
        @Nullable Decision after(Situation<B> situation, Act act);

        /** Whether something can follow from a play at all; a rule for which it cannot is not asked on every ply. */
        default boolean followsPlays() {
            return true;
        }
    }

    /** A rule whose ending the players can still amend, by agreeing on stones to be removed before the position is counted. */
    interface Recounts<B extends Board> {
        /** The ending with these stones removed; null if the players have no say in it. */
        @Nullable Decision recount(Situation<B> situation, Act.Dead dead);
    }

    /**
     * A rule that looks at the position alone and, once it applies, applies to every position that can follow: a dead position.
     *
     * <p>A replay uses this: if it does not apply at the end of a record it never did, so one question answers for all plies.
     */
    interface Absorbing<B extends Board> extends Follows<B> {
        /**
         * What the position on the board alone decides.
         *
         * @param nodes how many positions a proof may visit
         * @return an ending, a note where the budget did not suffice to tell, or null where the rule does not apply
         */
        @Nullable Decision decide(B board, int nodes);

        /**
         * Whether what another rule has found on the same position proves that this one does not apply, so that nobody has to ask
         * twice.
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
        /** The name under which it is claimed; by default the id. */
        default String claim() {
            return id();
        }

        /** Whether a claim made now is right. */
        ClaimAnswer examine(Situation<B> situation, Act.Claim claim);

        /** Hands over every claim that the seat to move could rightly make now. */
        void available(Situation<B> situation, Consumer<Claimable> to);

        /**
         * Hands over evidence that a claim has become possible with the latest play, or that it seems so and is not; nothing in
         * the common case. Asked after every ply, the one that ends the game included, when there is nothing to claim any more.
         */
        default void notice(Situation<B> situation, Consumer<Finding> to) {}
    }

    /** A rule that leaves the matter to the referee, with the options he has. */
    non-sealed interface Refers<B extends Board> extends Rule<B> {
        /** The question for the referee after an act, or null. */
        Decision.@Nullable Referral refer(Situation<B> situation, Act act);
    }
}
