package org.openarbiter.search.solve;

import org.jspecify.annotations.Nullable;

/**
 * A proof that a seat gets at least a certain value from a position, with the conditions on the earlier game under which it
 * holds.
 *
 * <p>Under superko the value of a position depends on the whole game before it, so a result found after one game may be wrong
 * after another (the graph history interaction problem). So a proof keeps its conditions, as two sets of <em>tokens</em>. A token
 * is what a rule of repetition remembers of a moment: a board, a board with the player to move, or a board with the player who
 * created it.
 *
 * <ul>
 *   <li><em>absent</em>: tokens that must not be in the history. Under superko these are the boards created by the stones of the
 *       favored seat: those stones must be legal in the other history, too. Stones of the opponent need no such condition: if a
 *       history forbids one, he only has fewer choices. Under the Kee rules nothing is forbidden, but a repetition has
 *       consequences, so the plays of both seats count. A play of the opponent may meet its token if he is the one who is then
 *       prohibited and the favored seat, playing on alone, gets at least the proved value.
 *   <li><em>present</em>: tokens that must be in the history. Under superko these are the boards that made a stone of the
 *       opponent illegal. Under the Kee rules they are the encounters that led to a prohibition in the proof. Which player is
 *       prohibited depends on who has passed less since, so each token has a range for how many more passes the first seat has
 *       made since that moment.
 * </ul>
 *
 * <p>A proof inherits the conditions of the proofs it is built from, minus the tokens that the plays in between add, since those
 * are present after any history. By induction over the finite tree, a proof holds after every game that meets its conditions: on
 * the favored seat's turn, his play is legal and leads to a position whose conditions are met; on the opponent's turn, the proof
 * answers every legal play. No result is taken from an unfinished search, so there is no circular reasoning. (A. Kishimoto and M.
 * Müller, "A general solution to the graph history interaction problem", AAAI 2004, store the paths and simulate; here the
 * conditions themselves are stored.)
 */
final class Proof {
    /** A range without a lower end. */
    static final int LOWEST = -1_000_000;

    /** A range without an upper end. */
    static final int HIGHEST = 1_000_000;

    private static final int[] NONE = {};
    /** An object, two arrays, and as much again where there are ranges. */
    private static final long FIXED = 96;

    /** The favored seat. */
    final int winner;
    /**
     * The first seat's points minus the second's: at least this if the first seat is the winner, at most this if it is the
     * second.
     */
    final int bound;
    /** Sorted. */
    final int[] absent;
    /** Sorted. */
    final int[] present;
    /** The ranges of passes; null if passes do not count. */
    final @Nullable Ranges ranges;
    /** Another proof for the same position. */
    @Nullable Proof next;

    /**
     * The ranges for how many more passes than the second the first seat has made since the moment of a token.
     *
     * @param absentFrom for each absent token, the least number for which its presence does no harm
     * @param absentTo for each absent token, the greatest number for which its presence does no harm
     * @param presentFrom for each present token, the least number
     * @param presentTo for each present token, the greatest number
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

    /** A proof without conditions. */
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
