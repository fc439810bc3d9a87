package org.openarbiter.dragons.read;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What a reading found out.
 *
 * @param fate what is proved for the side that asks
 * @param point the move that achieves it; −1 if there is none, or if nothing need be played
 * @param line the moves that show it, from {@code point} on, sides alternating; −1 is a pass
 * @param nodes the positions looked at
 * @param complete false if the budget ended the reading: then the fate is unknown beyond what {@code fate} says is proved
 * @param assumptions what the reading took for granted
 * @param percent in how many of a hundred games played at random the side that asks succeeds; −1 if none were played
 */
public record Answer(
        Fate fate, int point, List<Integer> line, long nodes, boolean complete, Set<Assumption> assumptions, int percent) {
    /** No move, in {@link #point} and in {@link #line}; no games, in {@link #percent}. */
    public static final int NONE = -1;
    /** What is known where nothing was read: that nothing is proved. */
    public static final Answer UNREAD = new Answer(Fate.LOSS, NONE, List.of(), 0, false);

    public Answer {
        line = List.copyOf(line);
        assumptions = assumptions.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(assumptions));
    }

    /** An answer that takes nothing for granted and rests on no games. */
    public Answer(Fate fate, int point, List<Integer> line, long nodes, boolean complete) {
        this(fate, point, line, nodes, complete, Set.of(), NONE);
    }

    /** Whether nothing is proved: the budget ended the reading before it found a success, or that there is none. */
    public boolean isUnknown() {
        return !complete && fate == Fate.LOSS;
    }

    /** What is proved or, where nothing is, a WIN if the search leaned to success: if it names a move all the same. */
    public Fate likely() {
        return isUnknown() && point != NONE ? Fate.WIN : fate;
    }

    /** The same answer, which takes more for granted. */
    public Answer under(Set<Assumption> more) {
        if (more.isEmpty()) {
            return this;
        }
        EnumSet<Assumption> all = EnumSet.copyOf(more);
        all.addAll(assumptions);
        return new Answer(fate, point, line, nodes, complete, all, percent);
    }

    /** An answer for which nothing had to be played. */
    public static Answer atOnce(Fate fate) {
        return new Answer(fate, NONE, List.of(), 0, true);
    }
}
