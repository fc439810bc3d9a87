package org.openarbiter.dragons.read;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a reading found out.
 *
 * @param fate what is proved for the side that asks
 * @param likely what it is likely to come to: what is proved where the reading is complete, and an estimate where it is not
 * @param point the move that achieves what is likely; −1 if there is none, or if nothing need be played
 * @param line the moves that show what is proved, sides alternating; −1 is a pass
 * @param nodes the positions looked at
 * @param complete false if the budget ended the reading: then the fate is unknown beyond what {@code fate} says is proved
 * @param assumptions what the reading took for granted
 * @param percent in how many of a hundred games played at random it comes to what is likely; −1 if none were played
 */
public record Answer(
        Fate fate, Fate likely, int point, List<Integer> line, long nodes, boolean complete, Set<Assumption> assumptions, int percent) {
    /** No move, in {@link #point} and in {@link #line}; no games, in {@link #percent}. */
    public static final int NONE = -1;
    /** What is known where nothing was read: that nothing is proved. */
    public static final Answer UNREAD = new Answer(Fate.LOSS, NONE, List.of(), 0, false);

    public Answer {
        line = List.copyOf(line);
        assumptions = assumptions.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(assumptions));
    }

    /** An answer that takes nothing for granted and rests on no games: if it proves nothing and names a move, it leans to success. */
    public Answer(Fate fate, int point, List<Integer> line, long nodes, boolean complete) {
        this(fate, !complete && fate == Fate.LOSS && point != NONE ? Fate.WIN : fate, point, line, nodes, complete, Set.of(), NONE);
    }

    /** Whether nothing is proved: the budget ended the reading before it found a success, or that there is none. */
    public boolean isUnknown() {
        return !complete && fate == Fate.LOSS;
    }

    /** Whether it is settled that nothing is achieved. */
    public boolean isRefuted() {
        return complete && !fate.succeeds();
    }

    /** Whether nothing is known: neither is anything proved nor does an estimate say what is likely. */
    public boolean isOpen() {
        return isUnknown() && likely == Fate.LOSS && percent == NONE;
    }

    /** The same answer, which takes more for granted. */
    public Answer under(Set<Assumption> more) {
        if (more.isEmpty()) {
            return this;
        }
        EnumSet<Assumption> all = EnumSet.copyOf(more);
        all.addAll(assumptions);
        return new Answer(fate, likely, point, line, nodes, complete, all, percent);
    }

    /** The same moves, which come to something else. */
    public Answer as(Fate other) {
        return new Answer(other, other, point, line, nodes, complete, assumptions, percent);
    }

    /** An answer for which nothing had to be played. */
    public static Answer atOnce(Fate fate) {
        return new Answer(fate, NONE, List.of(), 0, true);
    }
}
