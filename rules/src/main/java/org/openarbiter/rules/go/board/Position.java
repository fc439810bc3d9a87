package org.openarbiter.rules.go.board;

import java.util.Arrays;
import java.util.OptionalDouble;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * The stones on a board of any shape, with what the record says about the game; and what can be asked of them.
 *
 * <p>The stones are {@link Strings}, what a stone takes off is {@link Enclosure}.
 */
abstract sealed class Position permits GoBoard {
    /** Nobody's stone: an empty point. */
    public static final int EMPTY = -1;

    final int points;
    final Strings strings;
    final Enclosure enclosure;
    /** The stones of {@link #strings}. */
    final byte[] stones;

    GameTerms terms = GameTerms.NONE;

    private final Topology topology;
    private final Seats seats;
    private final boolean midgame;

    Position(Topology topology, Seats seats, boolean midgame) {
        this.topology = topology;
        this.seats = seats;
        this.midgame = midgame;
        points = topology.size();
        strings = new Strings(topology, seats.count());
        enclosure = new Enclosure(strings, topology, seats.count());
        stones = strings.stones;
    }

    /**
     * Takes over the stones and terms of another board.
     *
     * @throws IllegalArgumentException if the other board has another shape or other players
     */
    final void takeOver(Position that) {
        if (topology != that.topology || !seats.equals(that.seats)) {
            throw new IllegalArgumentException("boards of different shapes or players");
        }
        strings.set(that.strings);
        enclosure.set(that.enclosure);
        terms = that.terms;
    }

    /** A point whose string has no liberty, or −1; a set-up with one is no position. */
    public final int breathless() {
        return strings.breathless();
    }

    /** What the record of the game says beside the stones. */
    public final GameTerms terms() {
        return terms;
    }

    /** The komi that the record of the game gives; empty if it gives none. */
    public final OptionalDouble komi() {
        return terms.komi();
    }

    /**
     * The komi that the record of the game gives, or else that of a rulebook.
     *
     * @param even the komi of the rulebook without handicap stones
     * @param withHandicap its komi with handicap stones
     */
    public final double komi(double even, double withHandicap) {
        return terms.komi().orElse(terms.handicap() > 0 ? withHandicap : even);
    }

    /** How many handicap stones the record of the game gives the first player; 0 if it gives none. */
    public final int handicap() {
        return terms.handicap();
    }

    /** The shape of the board. */
    public final Topology topology() {
        return topology;
    }

    /** Who plays. */
    public final Seats seats() {
        return seats;
    }

    /** Whether the start position was reached by play and is not the start of the game. */
    public final boolean isMidgame() {
        return midgame;
    }

    /** The play that puts no stone. */
    public final int pass() {
        return points;
    }

    /** The pass that releases repetition under the Kee rules; elsewhere a pass like any other. */
    public final int refresh() {
        return points + 1;
    }

    /** The play that unblocks the recapture of the ko stone on a point, where {@link Mechanics} have such plays. */
    public final int unblock(int point) {
        return points + 2 + point;
    }

    /** The point of the stone whose recapture a play unblocks; −1 for all other plays. */
    public final int unblocked(int play) {
        return Math.max(-1, play - points - 2);
    }

    /** Whether a play puts a stone. */
    public final boolean isStone(int play) {
        return play >= 0 && play < points;
    }

    /** The seat whose stone stands on a point, or {@link #EMPTY}. */
    public final int stoneAt(int point) {
        return stones[point];
    }

    /** How many stones a seat has on the board. */
    public final int stones(int seat) {
        return strings.counts[seat];
    }

    /** Whether a point has neighbors, and stones of one seat on all of them. */
    public final boolean isSurrounded(int by, int point) {
        return strings.isSurrounded(by, point);
    }

    /** How many stones the string of a stone has. */
    public final int stringSize(int point) {
        return strings.size[strings.string[point]];
    }

    /** The next stone of the same string; going on comes back to the first. */
    public final int nextInString(int point) {
        return strings.ring[point];
    }

    /** A point that stands for the whole string of a stone: equal for all stones of it. */
    public final int string(int point) {
        return strings.string[point];
    }

    /** Whether the string of a stone has exactly one liberty or none, each point counted once. */
    public final boolean isInAtari(int point) {
        return countLiberties(point, 2) < 2;
    }

    /** The number of liberties of a string, counted up to a limit. */
    public final int countLiberties(int point, int limit) {
        return strings.countLiberties(point, limit);
    }

    /**
     * Whether a stone would be suicidal: it does not enclose, and its own string would have no liberty.
     *
     * <p>With two players a play encloses if it takes an opponent's last liberty. With more it encloses a group of opponents'
     * stones that hang together, whoever they belong to, if none of them has a liberty left (Kee rules 9 and 10); or a single
     * unit, if so chosen.
     */
    public final boolean isSuicide(int by, int point) {
        return enclosure.isSuicide(by, point);
    }

    /** Whether some unit that the stone leaves without liberty hangs in a group of opponents' stones that has none either. */
    public final boolean encloses(int by, int point) {
        return enclosure.encloses(by, point);
    }

    /** The key that the placement would have after a stone, without playing it. */
    public final long keyAfter(int by, int point) {
        return enclosure.keyAfter(by, point);
    }

    /** A 64-bit key of the placement: equal placements have equal keys; the reverse is likely and never relied upon. */
    public final long placementKey() {
        return strings.key();
    }

    /** The number of words that {@link #packPlacement} writes. */
    public final int placementLength() {
        return strings.packed.length;
    }

    /**
     * Writes the placement, exactly: two bits a point with two or three players, four with up to fifteen, in the order of the
     * points; 0 is an empty one.
     */
    public final void packPlacement(long[] into, int at) {
        System.arraycopy(strings.packed, 0, into, at, strings.packed.length);
    }

    /** Whether the placement is the one that {@link #packPlacement} wrote there. */
    public final boolean hasPlacement(long[] words, int at) {
        return Arrays.equals(strings.packed, 0, strings.packed.length, words, at, at + strings.packed.length);
    }

    /**
     * The point of a name.
     *
     * @throws PlayException if there is no such point
     */
    public final int point(String name) throws PlayException {
        int point = topology.point(name);
        if (point < 0) {
            throw PlayException.unreadable(GoLexicon.say("no-point"));
        }
        return point;
    }

    /** The name of a point. */
    public final String pointName(int point) {
        return topology.pointName(point);
    }
}
