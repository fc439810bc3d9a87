package org.openarbiter.search.solve;

import org.jspecify.annotations.Nullable;

/**
 * A proof that a seat gets at least a value from a position on, with the conditions on the earlier game under which it holds.
 *
 * <p>Under superko the worth of a position depends on all that came before, and a result found after one game may be wrong after another
 * (the graph history interaction problem). What the proof rests on is therefore kept with it, as two sets of <em>tokens</em>. A token stands
 * for what a rule of repetition remembers of a moment: a board, a board and who moves next, a board and who created it.
 *
 * <ul>
 *   <li><em>absent</em>: tokens that may not be in the history. Under superko these are the boards that the stones of the seat in whose favor
 *       it is bring about: in another history they must still be allowed. Stones of the other seat need no such condition: if a history
 *       forbids one, he has fewer ways out. Under the Kee rules nothing is forbidden but a repetition has consequences, so there the plays
 *       of both seats count; one of the other seat may also meet its token if he is the one to be prohibited and what the favored seat
 *       can then get alone is no less than what is proved.
 *   <li><em>present</em>: tokens that must be in it. Under superko these are the boards because of which a stone of the other seat was
 *       forbidden. Under the Kee rules they are those of encounters by which somebody was prohibited in the proof; which of the two it
 *       is depends on who passed less since, so a range is kept for how many more passes the first seat made since that moment.
 * </ul>
 *
 * <p>A proof takes over the conditions of those of which it is made, less the tokens that the plays between add themselves, for those are
 * there after any history. It follows by induction over the finite tree that a proof holds after every game that meets its conditions:
 * where it is the turn of the favored seat, his play is allowed and leads to a position whose own conditions are met; where it is the
 * other's, every play that is allowed there is one that the proof answers. No result is ever taken from an unfinished search, so
 * there is no way round in circles. (A. Kishimoto and M. Müller, "A general solution to the graph history interaction problem", AAAI 2004,
 * keep the paths and simulate; here the conditions themselves are kept.)
 */
final class Proof {
    /** A range without a lower end. */
    static final int LOWEST = -1_000_000;

    /** A range without an upper end. */
    static final int HIGHEST = 1_000_000;

    private static final int[] NONE = {};
    /** An object, two arrays, and as much again where there are ranges. */
    private static final long FIXED = 96;

    /** In whose favor it is. */
    final int winner;
    /** The first seat's points less the second's: at least that if the first is the winner, at most that if it is the second. */
    final int bound;
    /** Sorted. */
    final int[] absent;
    /** Sorted. */
    final int[] present;
    /** What there is to say about passes; null where they do not count. */
    final @Nullable Ranges ranges;
    /** Another proof for the same position. */
    @Nullable Proof next;

    /**
     * How many more passes the first seat must have made since the moment of a token.
     *
     * @param absentFrom for each absent token the least for which it does no harm to be there
     * @param absentTo for each absent token the most for which it does no harm to be there
     * @param presentFrom for each present token the least
     * @param presentTo for each present token the most
     */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares them
    record Ranges(int[] absentFrom, int[] absentTo, int[] presentFrom, int[] presentTo) {}

    Proof(int winner, int bound, int[] absent, int[] present, @Nullable Ranges ranges) {
        this.winner = winner;
        this.bound = bound;
        this.absent = absent;
        this.present = present;
        this.ranges = ranges;
    }

    /** A proof that needs nothing. */
    static Proof of(int winner, int bound) {
        return new Proof(winner, bound, NONE, NONE, null);
    }

    /** About how many bytes it takes. */
    long bytes() {
        long tokens = (long) absent.length + present.length;
        return FIXED + Integer.BYTES * tokens * (ranges == null ? 1 : 3);
    }

    /** Whether it decides if the first seat gets at least {@code value}. */
    boolean decides(int value) {
        return winner == 0 ? bound >= value : bound < value;
    }
}
