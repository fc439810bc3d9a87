package org.openarbiter.dragons.life;

/**
 * A look at a position of a problem without playing a move: what hangs together with the string at stake, where it may still
 * make eyes, and whether that already decides. Allocates nothing.
 */
final class StaticEvaluation {
    private static final int REACH = 7;
    /** The number of steps that may touch the wall if the defender is to move; one less if he is not. */
    private static final int BOLD = 2;
    private static final int ESCAPE_STEPS = 4;
    private static final int CLOSE_STEPS = 2;
    /** Ground as open as this is an escape if the attacker moves first, and as this if the defender does. */
    private static final int ESCAPE = 6;
    private static final int ESCAPE_FIRST = 4;
    private static final int MUCH = 3;
    /** With this number of liberties outside its space a group cannot be put into atari from inside. */
    private static final int SPARE = 2;
    /** How many steps away a friend may be whom the group may still join if it moves first; one less if it does not. */
    private static final int JOINING_STEPS = 3;

    private final Surroundings around;
    private final Fight fight;
    private final Safety safety;
    private final Enclosed enclosed;
    private long defenders;
    private long attackers;
    private long empty;
    private long group;
    private long liberties;
    private long hard;
    private long soft;
    private long cells;
    private long near;
    private long close;
    private long space;
    private int open;
    /** The empty points by which the group may run. */
    private long way;
    private long eyes;
    private boolean hasEscaped;
    private boolean hasShared;
    private boolean hasGivenUp;
    private boolean isDefendersTurn;

    StaticEvaluation(Surroundings around, Enclosed enclosed) {
        this.around = around;
        fight = new Fight(around);
        safety = new Safety(around);
        this.enclosed = enclosed;
    }

    /** Looks at a position in which nothing decisive has been taken. */
    Verdict look(long defending, long attacking, boolean defenderToMove) {
        defenders = defending;
        attackers = attacking;
        isDefendersTurn = defenderToMove;
        empty = around.all() & ~defenders & ~attackers;
        hard = around.part(attackers, attackers & around.wall());
        soft = attackers & ~hard;
        group = gather(false);
        liberties = around.aroundAll(group) & empty;
        boolean linked = isLinked(group, defenderToMove ? 1 : 2)
                && (defenderToMove || (around.isSmall() ? staysLinked() : isLinked(gather(true), 2)));
        int bold = defenderToMove ? BOLD : BOLD - 1;
        spread(bold);
        findEyes();
        open = escape(attackers, bold);
        if (linked || escapes(defenderToMove)) {
            hasEscaped |= !linked;
            return Verdict.ALIVE;
        }
        // A stone that has been put between the group and its friends is one of them.
        boolean friend = ((cells | (group | around.aroundAll(cells)) & defenders) & around.haven()) != 0;
        if (!friend && open < ESCAPE_FIRST && !isInFight() && !hasMuchInAtari() && (!hasTwoEyes() || isHopeless(defenderToMove))
                && !(around.isSmall() && mayJoin(defenderToMove ? JOINING_STEPS : JOINING_STEPS - 1))) {
            hasGivenUp |= (around.haven() | around.exits()) != 0;
            return Verdict.DEAD;
        }
        return Long.bitCount(eyes) >= 2 && (safety.lives(defenders, attackers) || isAtHome(defenderToMove)) ? Verdict.ALIVE : Verdict.OPEN;
    }

    /** Whether this is the position looked at last, with this side to move. */
    boolean isAt(long defending, long attacking, boolean defenderToMove) {
        return defenders == defending && attackers == attacking && isDefendersTurn == defenderToMove;
    }

    /**
     * What hangs together with the string at stake; if {@code sturdy}, without links of two liberties that leave the strings in atari
     * when both have been filled: the attacker then gets another move.
     */
    private long gather(boolean sturdy) {
        long found = around.part(defenders, 1L << around.target());
        boolean grown = true;
        while (grown) {
            grown = false;
            long shared = around.aroundAll(found) & empty;
            for (long others = around.aroundAll(shared) & defenders & ~found; others != 0; ) {
                long string = around.part(defenders, others & -others);
                others &= ~string;
                long common = around.aroundAll(string) & shared;
                boolean several = (common & common - 1) != 0;
                if (several && !(sturdy && isShort(found | string, common)) || !several && isBarred(Long.numberOfTrailingZeros(common), sturdy)) {
                    found |= string;
                    grown = true;
                    hasShared = true;
                }
            }
        }
        return found;
    }

    /** Whether stones that two common liberties link have one liberty at most when both have been filled. */
    private boolean isShort(long stones, long common) {
        long joined = around.part(stones, around.aroundAll(common) & stones);
        return Long.bitCount(common) == 2 && Long.bitCount(around.aroundAll(joined) & empty & ~common) <= 1;
    }

    private boolean isLinked(long stones, int ways) {
        return (stones & around.haven()) != 0 || Long.bitCount(around.aroundAll(stones) & empty & around.haven()) >= ways;
    }

    /** Whether the attacker cannot play on a vertex without being taken there; if {@code sturdy}, not even as the bait of a snapback. */
    private boolean isBarred(int vertex, boolean sturdy) {
        if (!fight.play(defenders, attackers, false, vertex)) {
            return true;
        }
        return fight.taken() == 0 && fight.liberties() <= 1 && !(sturdy && isBait(vertex));
    }

    /** Whether the attacker's stone that has just been played on a vertex is the bait of a snapback: who takes it is in atari. */
    private boolean isBait(int vertex) {
        long last = around.around(vertex) & ~fight.defenders() & ~fight.attackers();
        return fight.string() == 1L << vertex && fight.play(fight.defenders(), fight.attackers(), true, Long.numberOfTrailingZeros(last))
                && fight.liberties() == 1;
    }

    /** Whether the group is still linked to its friends whatever the attacker plays on one of its liberties, its owner to move. */
    private boolean staysLinked() {
        long own = defenders;
        long other = attackers;
        long free = empty;
        boolean isLinked = true;
        for (long left = liberties; left != 0 && isLinked; left &= left - 1) {
            if (fight.play(own, other, false, Long.numberOfTrailingZeros(left))) {
                defenders = fight.defenders();
                attackers = fight.attackers();
                empty = around.all() & ~defenders & ~attackers;
                isLinked = (defenders >> around.target() & 1) != 0 && isLinked(gather(false), 1);
            }
        }
        defenders = own;
        attackers = other;
        empty = free;
        return isLinked;
    }

    /** Whether a friend is near, even along the wall, or behind stones that may be taken. */
    private boolean mayJoin(int steps) {
        long found = liberties | around.part(attackers, around.aroundAll(group) & soft);
        long front = found;
        for (int step = 1; step <= steps && front != 0; step++) {
            long beside = around.aroundAll(front);
            long strings = around.part(defenders, beside & defenders) | around.part(attackers, beside & soft);
            if (((front & empty | strings & defenders) & around.haven()) != 0) {
                return true;
            }
            front = (around.aroundAll(front | strings) | strings) & ~hard & ~found;
            found |= front;
        }
        return false;
    }

    /** Finds the cells that the group reaches with a limited number of steps along the wall. */
    private void spread(int bold) {
        long touching = around.wall() | around.aroundAll(hard);
        long front = liberties | around.part(attackers, around.aroundAll(group) & soft);
        cells = front;
        near = front;
        close = front;
        for (int step = 2; step <= REACH && front != 0; step++) {
            long next = around.aroundAll(front) & ~cells;
            long friends = around.part(defenders, next & defenders & ~group) & ~group;
            long beside = around.aroundAll(friends);
            long reached = next & empty & (step <= bold ? -1L : ~touching)
                    | around.part(attackers, (next | beside) & soft)
                    | beside & empty;
            front = reached & ~cells;
            cells |= front;
            if (step <= ESCAPE_STEPS) {
                near |= front;
            }
            if (step <= CLOSE_STEPS) {
                close |= front;
            }
        }
    }

    /** Whether the group gets out into the open; if the attacker moves first, whatever stone he puts in its way. */
    private boolean escapes(boolean defenderToMove) {
        if (defenderToMove) {
            return open >= ESCAPE_FIRST;
        }
        boolean escapes = open >= ESCAPE;
        for (long left = way; left != 0 && escapes; left &= left - 1) {
            escapes = escape(attackers | left & -left, BOLD) >= ESCAPE_FIRST;
        }
        return escapes;
    }

    /**
     * The openness of the ground that the group reaches without captures, with few steps next to attacking stones.
     * Ground close to a stone that the attacker has added is no longer open.
     */
    private int escape(long against, int bold) {
        long touching = around.wall() | around.aroundAll(against);
        long added = around.aroundAll(against & ~around.attackers());
        long barred = added | around.aroundAll(added);
        long front = liberties & ~against;
        way = front;
        int escape = openness(front & ~barred);
        for (int step = 2; step <= ESCAPE_STEPS && front != 0; step++) {
            long next = around.aroundAll(front);
            next |= around.aroundAll(around.part(defenders, next & defenders & ~group));
            front = next & empty & ~against & ~way & (step <= bold ? -1L : ~touching);
            way |= front;
            escape += openness(front & ~touching & ~barred);
        }
        return escape;
    }

    private int openness(long front) {
        int open = 0;
        for (long left = front & empty; left != 0; left &= left - 1) {
            open += around.openness(Long.numberOfTrailingZeros(left));
        }
        return open;
    }

    private void findEyes() {
        long touching = around.wall() | around.aroundAll(hard);
        space = cells & ~touching & ~around.exits() & ~around.aroundAll(empty & ~cells);
        eyes = space;
        for (long left = eyes; left != 0; left &= left - 1) {
            int vertex = Long.numberOfTrailingZeros(left);
            int lost = around.lostCorners(vertex) + Long.bitCount(around.diagonals(vertex) & hard);
            if (lost > 1 || lost == 1 && (around.edge() >> vertex & 1) != 0) {
                eyes &= ~(1L << vertex);
            }
        }
    }

    /** Whether the group would not live even if nothing around its space could be taken from it. */
    private boolean isHopeless(boolean defenderToMove) {
        if (Long.bitCount(cells) <= Enclosed.MOST && (around.aroundAll(cells) & empty & ~cells) == 0 && (cells & around.exits()) == 0) {
            if (!enclosed.livesIn(cells, leaks(cells), space & ~eyes, defenders, attackers, defenderToMove, 0, true)) {
                return true;
            }
        }
        return Long.bitCount(space) <= Enclosed.MOST && !enclosed.livesIn(space, 0, space & ~eyes, defenders, attackers, defenderToMove, 0, true);
    }

    /** Those points of a room where the attacker comes in. */
    private long leaks(long room) {
        return room & (around.wall() | around.exits() | around.aroundAll(hard | (empty | attackers) & ~room));
    }

    /** Whether the group lives in the spaces that it surrounds, even if all around them were the attacker's. */
    private boolean isAtHome(boolean defenderToMove) {
        return isAtHome(cells, solid(cells), defenderToMove) || isAtHome(space, solid(space), defenderToMove);
    }

    private boolean isAtHome(long within, long firm, boolean defenderToMove) {
        long home = 0;
        for (long left = within; left != 0; ) {
            long region = around.part(within, left & -left);
            left &= ~region;
            home |= (around.aroundAll(region) & defenders & ~firm) == 0 ? region : 0;
        }
        int outside = Long.bitCount(around.aroundAll(firm) & empty & ~home);
        return home != 0 && Long.bitCount(home) <= Enclosed.MOST && outside >= SPARE
                && enclosed.livesIn(home, leaks(home), 0, defenders, attackers, defenderToMove, outside, false);
    }

    /** The stones that hang together with the string at stake by liberties outside a room. */
    private long solid(long within) {
        long firm = around.part(defenders, 1L << around.target());
        long outside = empty & ~within;
        boolean grown = true;
        while (grown) {
            grown = false;
            long shared = around.aroundAll(firm) & outside;
            for (long others = around.aroundAll(shared) & group & ~firm; others != 0; ) {
                long string = around.part(defenders, others & -others);
                others &= ~string;
                long common = around.aroundAll(string) & shared;
                if ((common & common - 1) != 0) {
                    firm |= string;
                    grown = true;
                }
            }
        }
        return firm;
    }

    private boolean hasTwoEyes() {
        for (long left = eyes; left != 0; left &= left - 1) {
            if ((eyes & ~around.around(Long.numberOfTrailingZeros(left)) & ~(left & -left)) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the group touches a string of the attacker that may be taken, and is large or races with it. */
    private boolean isInFight() {
        return (around.aroundAll(group) & soft & (around.isRace() ? -1L : around.large())) != 0;
    }

    /** Whether many stones of the group stand in atari: what is taken there may come back under the stones. */
    private boolean hasMuchInAtari() {
        for (long left = group & ~around.part(defenders, 1L << around.target()); left != 0; ) {
            long string = around.part(defenders, left & -left);
            left &= ~string;
            if (Long.bitCount(string) >= MUCH && Long.bitCount(around.aroundAll(string) & empty) == 1) {
                return true;
            }
        }
        return false;
    }

    /** Whether open ground ever decided. */
    boolean hasEscaped() {
        return hasEscaped;
    }

    /** Whether a group was ever given up although there are friends, or points left out, out of its reach. */
    boolean hasGivenUp() {
        return hasGivenUp;
    }

    /** Whether strings were ever connected by the liberties they share. */
    boolean hasShared() {
        return hasShared;
    }

    /** The stones that hang together with the string at stake. */
    long group() {
        return group;
    }

    /** The liberties of the group. */
    long liberties() {
        return liberties;
    }

    /** The attacker's stones that are not connected to the wall. */
    long soft() {
        return soft;
    }

    /** The empty points, and weak enemies, that the group reaches. */
    long cells() {
        return cells;
    }

    /** The cells that the attacker's safe stones do not touch. */
    long space() {
        return space;
    }

    /** How open the surroundings are. */
    int open() {
        return open;
    }

    /** Those of the cells that are at most two steps away. */
    long close() {
        return close;
    }

    /** Those of the cells that are at most four steps away. */
    long near() {
        return near;
    }

    /** The cells that may become eyes. */
    long eyes() {
        return eyes;
    }
}
