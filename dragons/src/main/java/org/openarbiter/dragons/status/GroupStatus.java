package org.openarbiter.dragons.status;

import org.openarbiter.dragons.race.WaitingKo;
import org.openarbiter.dragons.read.Answer;

/**
 * What becomes of a group, by which moves, and how that is known.
 *
 * @param group the group
 * @param effort what the answer was allowed to cost
 * @param state its fate
 * @param known how the state is known
 * @param attack how the opponent, to move, kills it; {@link Answer#UNREAD} if that was not read
 * @param defense how its owner, to move, saves it; a WIN without a move if it cannot be killed
 * @param rival a stone of the group whose race with this one decided; −1 if none did
 */
public record GroupStatus(Group group, Effort effort, State state, Known known, Answer attack, Answer defense, int rival) {
    /** Whether the opponent can kill it in a ko that he may begin whenever he likes, and its owner cannot prevent; see {@link WaitingKo}. */
    public boolean isLostInKo() {
        return WaitingKo.is(attack, defense);
    }

    /** The same status, killed in another way. */
    GroupStatus withAttack(Answer other) {
        return new GroupStatus(group, effort, state, known, other, defense, rival);
    }
}
