package org.openarbiter.search.solve;

import java.util.Arrays;
import java.util.List;

/**
 * The line of play whose last position a search is looking at: that position, and what the rule of repetition remembers of the
 * earlier ones.
 *
 * <p>A play is a point, {@link #pass()} or {@link #refresh()}. Confined to one thread; make and unmake allocate nothing once the
 * arrays have grown.
 */
abstract class Line {
    /** What a play leads to. */
    enum Kind {
        /** It cannot be made, whatever came before. */
        IMPOSSIBLE,
        /** What came before forbids it. */
        BARRED,
        /** The game goes on. */
        OPEN,
        /** The game is decided. */
        OVER
    }

    private static final int FIRST_LENGTH = 256;
    private static final int MOST_POSITIONS = 1 << 24;
    private static final int WORDS = 5;

    final Positions positions;
    final int points;
    /** How many units a point has: two if there is a button, which is worth half a point. */
    final int unit;

    /** The position, the player to move, the normal passes at the end, and how many more stones the second seat has lost. */
    int position;
    int seat;
    int passes;
    int lost;
    int depth;
    /** Who has taken the button: 1 for the first seat, −1 for the second, 0 if nobody has. */
    int button;

    private int[] past = new int[WORDS * FIRST_LENGTH];

    Line(SolverRules rules, Positions positions, int position, int seat) {
        this.unit = rules.button() ? 2 : 1;
        this.positions = positions;
        this.points = positions.points();
        this.position = position;
        this.seat = seat;
    }

    final int pass() {
        return points;
    }

    final int refresh() {
        return points + 1;
    }

    /** How many codes of plays there are. */
    abstract int plays();

    /** What a play leads to. */
    abstract Kind kind(int play);

    /** The first seat's points minus the second's after a play that decides the game, in units. */
    abstract int value(int play);

    /** The seat that plays on alone after a play that decides the game; −1 if there is none. */
    int alone(int play) {
        return -1;
    }

    /** The plays of the player who goes on alone, including the last pass. */
    List<Integer> playsAlone(int play) {
        return List.of();
    }

    /** Makes a play that leaves the game open. */
    void make(int play) {
        int at = WORDS * depth;
        if (at == past.length) {
            past = Arrays.copyOf(past, 2 * at);
        }
        past[at] = position;
        past[at + 1] = seat;
        past[at + 2] = passes;
        past[at + 3] = lost;
        past[at + 4] = button;
        depth++;
        if (play < points) {
            lost += positions.lost(position, seat, play);
            position = positions.next(position, seat)[play];
            passes = 0;
        } else {
            passes = play == points && !takesButton(play) ? passes + 1 : 0;
            button = takesButton(play) ? mark(seat) : button;
        }
        seat = 1 - seat;
    }

    /** Declares the history up to now irrelevant, if the value of a position does not depend on it. */
    void settle() {}

    /** Takes the latest play back. */
    void unmake() {
        depth--;
        int at = WORDS * depth;
        position = past[at];
        seat = past[at + 1];
        passes = past[at + 2];
        lost = past[at + 3];
        button = past[at + 4];
    }

    /** Whether a play takes the button: the first pass of a game that has one. */
    final boolean takesButton(int play) {
        return unit == 2 && play == points && button == 0;
    }

    /** What {@link #button} is once a seat has taken it. */
    static int mark(int seat) {
        return 1 - 2 * seat;
    }

    /** Points of the board in units, with the button. */
    final int counted(int score) {
        return unit * score + button;
    }

    /** Whether a pass ends the game here, whatever came before. */
    boolean endsByPass() {
        return passes == 1;
    }

    /**
     * The position before the latest play; −1 at the start, and after the play that took the button, since boards from before it
     * no longer count.
     */
    final int previous() {
        int at = WORDS * (depth - 1);
        return depth == 0 || past[at + 4] != button ? -1 : past[at];
    }

    /** The score if the game ended here, in units. */
    abstract int score();

    /** The exact state of the latest moment: the position, the player to move and whatever else decides what can follow. */
    abstract long key();

    /**
     * A hash of the whole history; equal hashes probably mean equal histories, and only the order of the search depends on it.
     */
    abstract long historyHash();

    /** Whether this history meets the conditions of a proof. */
    abstract boolean meets(Proof proof);

    /** Adds the conditions under which a play can be made, for a proof that {@code winner} gets at least {@code bound}. */
    abstract void require(int play, int winner, int bound, Gathering into);

    /**
     * Adds the conditions of a proof for the position after a play, translated to the position before it; the play is not made on
     * this line.
     */
    abstract void lift(int play, Proof proof, Gathering into);

    /** Whether proofs have ranges of passes. */
    abstract boolean ranges();

    /** About how many bytes the positions and what else the line has numbered take. */
    long bytes() {
        return positions.bytes();
    }

    final boolean isTooLarge() {
        return positions.size() >= MOST_POSITIONS;
    }

    /** A bijection that spreads small numbers over all bits (the finalizer of SplitMix64, Steele et al., OOPSLA 2014). */
    static long mix(long number) {
        long z = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
