package org.openarbiter.dragons.race;

import java.util.EnumSet;
import java.util.Set;
import org.openarbiter.dragons.life.LifeInRace;
import org.openarbiter.dragons.life.LinkedGroup;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * A race read a second time, as a question of life and death: what the first reading counts is played out here.
 *
 * <p>A count may be wrong about eyes that share a wall, so a proof of this reading goes before one of the first, unless it rests on
 * more: on open ground, on points left out, or, for a group that is said to stay, on friends outside. That a small group is taken it is
 * not believed: life and death is content to take any string of a group, whereas who takes a small one has not won the race by that.
 *
 * <p>Where neither reading comes to an end, games played at random say what is likely, if they are asked for.
 */
final class SecondOpinion {
    /** How many stones a group has at least. */
    private static final int LARGE = 6;
    private static final Set<Assumption> DOUBTS = EnumSet.of(Assumption.POINTS_LEFT_OUT, Assumption.OPEN_GROUND);

    private final ReadingBoard board;
    private final long limit;
    private final int games;

    /**
     * The second opinion on the races of a position.
     *
     * @param limit how many positions each search may look at
     * @param games how many games are played at random where neither reading came to an end
     */
    SecondOpinion(ReadingBoard board, long limit, int games) {
        this.board = board;
        this.limit = limit;
        this.games = games;
    }

    /** What comes of the question whether the group of a rival stone, to move, takes that of a stone, after a first answer to it. */
    Answer onAttack(Answer first, int stone, int rival) {
        return isLarge(stone) || first.fate().succeeds() ? settle(first, attack(board, stone, rival, gamesAfter(first)), stone, rival, true) : first;
    }

    /** What comes of the question whether the group of a stone, to move, is not taken. */
    Answer onDefense(Answer first, int stone, int rival) {
        return isLarge(stone) || first.isRefuted() ? settle(first, defend(board, stone, rival, gamesAfter(first)), stone, rival, false) : first;
    }

    private int gamesAfter(Answer first) {
        return first.complete() ? 0 : games;
    }

    private Answer settle(Answer first, Answer second, int stone, int rival, boolean attacks) {
        if (first.isUnknown() && !second.complete() && games > 0) {
            return second;
        }
        boolean isSaidToStay = first.complete() ? isBetterOff(second.fate(), first.fate(), attacks) : attacks != second.fate().succeeds();
        boolean agrees = first.complete() && first.fate() == second.fate();
        if (!isSaidToStay && !agrees && !isLarge(stone)) {
            return first;
        }
        boolean isTaken = second.complete() && second.assumptions().stream().noneMatch(DOUBTS::contains)
                && (agrees ? isRefuted(first, stone, rival, attacks) : isConfirmed(second, stone, rival, attacks));
        return isTaken ? second : first;
    }

    /** Whether one fate is better than another for the group at stake. */
    private static boolean isBetterOff(Fate one, Fate other, boolean attacks) {
        return attacks ? one.compareTo(other) < 0 : one.compareTo(other) > 0;
    }

    /** Whether a move that is said to achieve as much does not: the other side has an answer to it. */
    private boolean isRefuted(Answer first, int stone, int rival, boolean attacks) {
        if (first.point() == Answer.NONE || !first.fate().succeeds()) {
            return false;
        }
        ReadingBoard after = board.after(board.stoneAt(attacks ? rival : stone), first.point());
        if (after.stoneAt(stone) == ReadingBoard.EMPTY || after.stoneAt(rival) == ReadingBoard.EMPTY) {
            return false;
        }
        Answer reply = attacks ? defend(after, stone, rival, 0) : attack(after, stone, rival, 0);
        return reply.complete() && reply.fate().opposite().compareTo(first.fate()) < 0;
    }

    /** Whether a group that stays does so without its friends outside, and whether one that takes the other lives by that. */
    private boolean isConfirmed(Answer second, int stone, int rival, boolean attacks) {
        if (attacks != second.fate().succeeds()) {
            return !second.assumptions().contains(Assumption.FRIENDS_HOLD);
        }
        if (!attacks) {
            return true;
        }
        Answer lives = defend(board, rival, stone, 0);
        return lives.complete() && lives.fate().compareTo(second.fate()) >= 0;
    }

    private Answer attack(ReadingBoard position, int target, int other, int most) {
        LifeInRace life = new LifeInRace(position, limit, most);
        return WaitingKo.attack(life.attack(target, other), () -> life.defend(target, other));
    }

    private Answer defend(ReadingBoard position, int target, int other, int most) {
        LifeInRace life = new LifeInRace(position, limit, most);
        return WaitingKo.defense(life.defend(target, other), () -> life.attack(target, other));
    }

    private boolean isLarge(int stone) {
        LinkedGroup group = new LinkedGroup(board);
        group.gather(stone);
        return group.stones() >= LARGE;
    }
}
