package org.openarbiter.dragons.life;

import java.util.Set;
import org.openarbiter.dragons.read.Assumption;

/**
 * What is known of the positions of a problem of life and death without reading on: whether a look decides one, and otherwise which moves are worth
 * reading there. All answers rest on {@link UsualKnowledge}; to try another, extend it, and compare the two with {@code bench/run knowledge}.
 *
 * <p>A position is given as the stones of the defender and of the attacker, sets of vertices of {@link Surroundings}. One object serves one search
 * and one thread.
 */
public interface Knowledge {
    /** Makes the knowledge for one search. */
    @FunctionalInterface
    interface Maker {
        /**
         * The knowledge of a problem.
         *
         * @param around the part of the board that the problem is about
         * @param enclosed the game about closed spaces there, shared by all searches of the problem
         * @param reach how far from the group moves are listed
         */
        Knowledge of(Surroundings around, Enclosed enclosed, Reach reach);
    }

    /** Looks at a position in which nothing has been taken that decides the problem. */
    Verdict look(long defenders, long attackers, boolean defenderToMove);

    /**
     * Lists the moves worth reading in the position looked at last. Of those with equal scores the first is tried first. Suicide and occupied points
     * are left out, but not what a ko forbids; a pass is none of them.
     *
     * @param isFirst whether it is the first position of the problem, where moves are wanted even if nothing seems left to do
     */
    void list(long defenders, long attackers, boolean defenderToMove, boolean isFirst);

    /** How many moves were listed last. */
    int moves();

    /** A move listed last, as a vertex. */
    int move(int index);

    /** How likely a move listed last seems, as a number that may be compared with those of the others: four more make it twice as likely. */
    int score(int index);

    /** The highest score of the moves listed last; 0 if there are none. */
    default int highestScore() {
        int highest = moves() > 0 ? score(0) : 0;
        for (int index = 1; index < moves(); index++) {
            highest = Math.max(highest, score(index));
        }
        return highest;
    }

    /** What has been taken for granted in any look or list so far. */
    Set<Assumption> assumptions();
}
