package org.openarbiter.dragons.read;

import java.util.List;

/**
 * What a reading found out.
 *
 * @param fate what is proved for the side that asks
 * @param point the move that achieves it; −1 if there is none, or if nothing need be played
 * @param line the moves that show it, from {@code point} on, sides alternating; −1 is a pass
 * @param nodes the positions looked at
 * @param complete false if the budget ended the reading: then the fate is unknown beyond what {@code fate} says is proved
 */
public record Answer(Fate fate, int point, List<Integer> line, long nodes, boolean complete) {
    /** No move, in {@link #point} and in {@link #line}. */
    public static final int NONE = -1;

    public Answer {
        line = List.copyOf(line);
    }

    /** Whether nothing is proved: the budget ended the reading before it found a success, or that there is none. */
    public boolean isUnknown() {
        return !complete && fate == Fate.LOSS;
    }

    /** What is proved or, where nothing is, a WIN if the search leaned to success: if it names a move all the same. */
    public Fate likely() {
        return isUnknown() && point != NONE ? Fate.WIN : fate;
    }

    /** An answer for which nothing had to be played. */
    public static Answer atOnce(Fate fate) {
        return new Answer(fate, NONE, List.of(), 0, true);
    }
}
