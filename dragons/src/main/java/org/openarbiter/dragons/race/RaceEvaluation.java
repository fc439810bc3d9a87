package org.openarbiter.dragons.race;

import java.util.EnumSet;
import java.util.Set;
import org.openarbiter.dragons.life.LinkedGroup;
import org.openarbiter.dragons.life.Room;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * How a race stands, without playing a move: by eyes and ways out, and by a {@link Count} where the moves in hand are more than
 * what either side might gain or lose by extensions, captures and cuts.
 */
final class RaceEvaluation {
    /** With so much room to run and its own move, a group escapes; else it needs more. */
    private static final int WAY_OUT = 4;
    private static final int HEAD_START = 3;
    /** With fewer liberties and its own move, a group may be caught on its way out; else with one more. */
    private static final int FREE = 3;
    /** An eye of no more points cannot be made two. */
    private static final int SMALL = 3;
    /** This number of free points, after the other group has been captured, makes two eyes. */
    private static final int LIVELY = 8;
    /** With this number of free points beside its eyes a group may make another eye. */
    private static final int ROOMY = 2;
    /** More than any lead. */
    private static final int MUCH = 100;
    /** A side that captures this number of stones is safe. */
    private static final int MANY = 6;
    /** The assumed value of a capture, a cut, or an extension by this number of liberties or more. */
    private static final int LONG = 3;
    /** Strings outside the race with no more liberties may be taken. */
    private static final int WEAK = 3;
    private static final int FEW = 2;

    private final Arena arena;
    private final ReadingBoard board;
    private final RaceGroup defense;
    private final RaceGroup attack;
    private final Room room;
    private final int[] buffer = new int[ReadingBoard.MOST_POINTS];
    private final int[] strings = new int[4];
    /** Whether a position was judged since moves were listed, and its key. */
    private boolean isJudged;
    private long judged;
    private final Set<Assumption> assumptions = EnumSet.noneOf(Assumption.class);

    RaceEvaluation(Arena arena) {
        this.arena = arena;
        board = arena.board();
        defense = new RaceGroup(arena);
        attack = new RaceGroup(arena);
        room = new Room(board);
    }

    /** Looks at the groups that stand on the board, unless its position was judged last. */
    void lookUnlessJudged() {
        boolean isKnown = isJudged && judged == board.key();
        isJudged = false;
        if (isKnown) {
            return;
        }
        if (board.stoneAt(arena.target()) != ReadingBoard.EMPTY) {
            defense.look(arena.target());
        }
        if (board.stoneAt(arena.rival()) != ReadingBoard.EMPTY) {
            attack.look(arena.rival());
        }
    }

    /** Judges the position on the board. */
    Verdict judge(Phase phase, boolean attackerToMove) {
        isJudged = true;
        judged = board.key();
        if (phase != Phase.BOTH) {
            boolean isTaken = phase == Phase.TARGET_TAKEN;
            Verdict verdict = isTaken ? afterwards(arena.rival(), attack, defense, attackerToMove)
                    : afterwards(arena.target(), defense, attack, !attackerToMove);
            return isTaken ? verdict.opposite() : verdict;
        }
        defense.look(arena.target());
        attack.look(arena.rival());
        assume(Assumption.SHARED_LIBERTIES, defense.links().strings() > 1 || attack.links().strings() > 1);
        if (isOut(defense, !attackerToMove)) {
            return Verdict.ALIVE;
        }
        if (isOut(attack, attackerToMove)) {
            return hasNoEyes(defense) ? Verdict.DEAD : Verdict.OPEN;
        }
        boolean isSettled = !defense.isUnsettled() && !attack.isUnsettled();
        return isSettled && decides(defense, attack) && decides(attack, defense) ? count(attackerToMove) : Verdict.OPEN;
    }

    /** Whether a group that takes the other one is out of trouble: that is large, or cuts the group from its friends. */
    private boolean decides(RaceGroup group, RaceGroup taken) {
        if (group.surrounds(taken.links().string(0))) {
            return false;
        }
        int stones = 0;
        for (int i = 0; i < taken.links().strings(); i++) {
            int stone = taken.links().string(i);
            stones += board.size(stone);
            if (stones >= MANY || cuts(stone, group)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a string touches a safe enemy string that does not belong to a group. */
    private boolean cuts(int stone, RaceGroup group) {
        int count = board.enemies(stone, buffer);
        for (int i = 0; i < count; i++) {
            if (arena.isSafe(buffer[i]) && !group.links().holds(buffer[i])) {
                return true;
            }
        }
        return false;
    }

    /** What becomes of the group that has taken the other one. */
    private Verdict afterwards(int stone, RaceGroup group, RaceGroup taken, boolean toMove) {
        taken.clear();
        int color = stone == arena.target() ? arena.defender() : 1 - arena.defender();
        if (board.stoneAt(stone) != color) {
            group.clear();
            return Verdict.DEAD;
        }
        group.look(stone);
        assume(Assumption.SHARED_LIBERTIES, group.links().strings() > 1);
        if (isOut(group, toMove) || assume(Assumption.OPEN_GROUND, room.around(group.links(), false) >= LIVELY)) {
            return Verdict.ALIVE;
        }
        return hasNoEyes(group) ? Verdict.DEAD : Verdict.OPEN;
    }

    /** Whether all that a group has is one eye, and liberties which the enemy touches. */
    private boolean isBesieged(RaceGroup group) {
        LinkedGroup links = group.links();
        for (int i = 0; i < links.liberties(); i++) {
            if (!group.isInEye(links.liberty(i)) && !touches(links.liberty(i), 1 - group.color())) {
                return false;
            }
        }
        return true;
    }

    private boolean isOut(RaceGroup group, boolean toMove) {
        return group.lives() || toMove && group.makesTwo() || assume(Assumption.FRIENDS_HOLD, arena.hasFriend(group.links()))
                || assume(Assumption.OPEN_GROUND, runs(group, toMove));
    }

    /** Notes what is taken for granted if this is so; whether it is. */
    private boolean assume(Assumption assumption, boolean isSo) {
        if (isSo) {
            assumptions.add(assumption);
        }
        return isSo;
    }

    /** What has been taken for granted in any judgment so far. */
    Set<Assumption> assumptions() {
        return assumptions;
    }

    private boolean runs(RaceGroup group, boolean toMove) {
        return group.links().liberties() >= FREE + (toMove ? 0 : 1) && escape(group) >= WAY_OUT + (toMove ? 0 : HEAD_START);
    }

    /** How much room there is to run to within a few steps. */
    private int escape(RaceGroup group) {
        room.around(group.links(), false);
        int escape = 0;
        for (int i = 0; i < room.reached(); i++) {
            escape += arena.openness(group.color(), room.reached(i));
        }
        return escape;
    }

    /** Whether a group cannot make two eyes of what it has, nor take anything. */
    private boolean hasNoEyes(RaceGroup group) {
        return assume(Assumption.COUNT_HOLDS,
                group.largest() <= SMALL && !group.isUnsettled() && isBesieged(group) && !hasPrey(group) && !hasDoor(group));
    }

    private boolean touches(int point, int color) {
        return board.stringsAround(point, color, strings) > 0;
    }

    /** Whether a group might gain by taking stones next to it, or to its liberties, that are not in the race. */
    private boolean hasPrey(RaceGroup group) {
        LinkedGroup links = group.links();
        for (int i = 0; i < links.strings(); i++) {
            int count = board.enemies(links.string(i), buffer);
            if (hasPrey(group, buffer, count)) {
                return true;
            }
        }
        for (int i = 0; i < links.liberties(); i++) {
            int count = board.stringsAround(links.liberty(i), 1 - group.color(), strings);
            if (hasPrey(group, strings, count)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasPrey(RaceGroup group, int[] enemies, int count) {
        for (int i = 0; i < count; i++) {
            int enemy = enemies[i];
            boolean isInRace = attack.links().holds(enemy) || defense.links().holds(enemy) || group.isInEye(enemy);
            if (!isInRace && !arena.isSafe(enemy) && board.liberties(enemy) <= WEAK) {
                return true;
            }
        }
        return false;
    }

    private Verdict count(boolean attackerToMove) {
        int shared = 0;
        LinkedGroup own = defense.links();
        LinkedGroup other = attack.links();
        for (int i = 0; i < own.liberties(); i++) {
            shared += other.isLiberty(own.liberty(i)) ? 1 : 0;
        }
        int margin = new Count(liberties(attack, defense), liberties(defense, attack), shared, attack.rank(), defense.rank())
                .margin(attackerToMove);
        if (assume(Assumption.COUNT_HOLDS, margin >= gain(defense, attack) + loss(attack))) {
            return Verdict.DEAD;
        }
        return assume(Assumption.COUNT_HOLDS, margin + gain(attack, defense) + loss(defense) < 0) ? Verdict.ALIVE : Verdict.OPEN;
    }

    /** How many moves it takes at least to fill what is a group's alone. */
    private int liberties(RaceGroup group, RaceGroup enemy) {
        LinkedGroup links = group.links();
        int count = group.eyeMoves();
        for (int i = 0; i < links.liberties(); i++) {
            if (isOutside(group, enemy, links.liberty(i))) {
                count++;
            }
        }
        return count;
    }

    private static boolean isOutside(RaceGroup group, RaceGroup enemy, int liberty) {
        return !group.isInEye(liberty) && !enemy.links().isLiberty(liberty);
    }

    /** Whether a liberty may take two moves to fill: not if the approach fills a liberty itself, or the stone there is given up. */
    private boolean needsApproach(RaceGroup group, int liberty) {
        int enemy = 1 - group.color();
        return board.isSelfAtari(enemy, liberty) && board.takes(enemy, liberty) == 0;
    }

    /** How many moves more it might take: by extensions, approaches and captures. */
    private int gain(RaceGroup group, RaceGroup enemy) {
        LinkedGroup links = group.links();
        if (isRoomy(group) || hasPrey(group) || hasDoor(group)) {
            return MUCH;
        }
        int gain = 0;
        int approaches = 0;
        for (int i = 0; i < links.liberties(); i++) {
            int liberty = links.liberty(i);
            if (group.isInEye(liberty)) {
                continue;
            }
            boolean isShared = enemy.links().isLiberty(liberty);
            // Whoever extends into a liberty that both share fills one of the other's as well.
            int more = group.extension(liberty) + (isShared ? 1 : 0);
            gain = Math.max(gain, more >= LONG ? LONG : more == FEW ? 1 : 0);
            approaches += !isShared && needsApproach(group, liberty) ? 1 : 0;
        }
        return gain + approaches;
    }

    /** Whether a group might connect by one move to safe stones, or to stones that were cut off from it in the race and are not weak. */
    private boolean hasDoor(RaceGroup group) {
        LinkedGroup links = group.links();
        for (int i = 0; i < links.liberties(); i++) {
            int count = board.stringsAround(links.liberty(i), group.color(), strings);
            for (int j = 0; j < count; j++) {
                if (!links.holds(strings[j]) && (arena.isSafe(strings[j]) || board.liberties(strings[j]) > WEAK)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a group has room for eyes beside those that it has. */
    private boolean isRoomy(RaceGroup group) {
        room.around(group.links(), false);
        int free = 0;
        for (int i = 0; i < room.reached(); i++) {
            int point = room.reached(i);
            free += group.isInEye(point) || touches(point, 1 - group.color()) ? 0 : 1;
        }
        return free >= ROOMY;
    }

    /** How many moves less it might take, since a part of the group might be cut off. */
    private int loss(RaceGroup group) {
        LinkedGroup links = group.links();
        int loss = links.strings() > 1 ? 1 : 0;
        for (int i = 0; i < links.strings() && loss == 1; i++) {
            loss = board.liberties(links.string(i)) <= FEW ? LONG : 1;
        }
        return loss;
    }

    /** The group at stake, as of the latest look. */
    RaceGroup defense() {
        return defense;
    }

    /** The group that wants to take it, as of the latest look. */
    RaceGroup attack() {
        return attack;
    }
}
