package org.openarbiter.rules.core.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.openarbiter.rules.core.board.Board;

/**
 * The moments of a game so far and which of them are the same position.
 *
 * <p>Moment 0 is the start, moment <i>k</i> the instant after play <i>k</i>. Each is kept whole (placement packed, rights, seat
 * to move) and found by key; equal keys are compared as positions, so a hash never decides anything. Two samenesses are
 * indexed: the rulebook's own, and the bare placement, which finds what looks like a repetition and is none.
 *
 * <p>The memory needed is a few words a moment; moments with the same placement and rights, such as those around a pass, share one copy. A
 * record that is cleared keeps it for the next game. Confined to one thread.
 */
public final class GameRecord {
    private final Sameness sameness;
    private final long keyMask;
    private final Encounters same = new Encounters();
    private final Encounters alike = new Encounters();
    private final Triples triples = new Triples(this);

    private int words;
    private int size;
    private int latestRepeat;
    private long[] packed = new long[0];
    /** How many copies of placements with rights there are, and for each moment which is its own. */
    private int copies;
    private int[] copy = new int[256];
    private int[] plays = new int[256];
    private byte[] by = new byte[256];
    private byte[] next = new byte[256];
    private int[] previousSame = new int[256];
    private int[] occurrence = new int[256];
    private int[] previousAlike = new int[256];
    private int[] look = new int[256];

    /**
     * An empty record.
     *
     * @param sameness what counts as the same position
     * @param keyMask which bits of a key are used: −1 for all; 0 makes all keys equal, which must change nothing but speed
     */
    public GameRecord(Sameness sameness, long keyMask) {
        this.sameness = sameness;
        this.keyMask = keyMask;
    }

    /** Forgets everything and begins a game at the position on the board. */
    public void begin(Board start, int nextSeat) {
        same.clear();
        alike.clear();
        triples.forgetFrom(0);
        size = 0;
        copies = 0;
        latestRepeat = -1;
        words = start.placementLength() + 1;
        append(start, -1, 0, nextSeat);
    }

    /** Adds the moment after a play, as the board now shows it. */
    public void append(Board board, int seat, int play, int nextSeat) {
        int moment = size;
        reserve(moment + 1);
        packNext(board, moment);
        next[moment] = (byte) nextSeat;
        by[moment] = (byte) seat;
        plays[moment] = play;
        long placementKey = board.placementKey();
        long key = key(board, placementKey, nextSeat);
        int before = findSame(key, moment, nextSeat);
        previousSame[moment] = before;
        occurrence[moment] = before < 0 ? 1 : occurrence[before] + 1;
        if (before >= 0) {
            latestRepeat = moment;
        }
        same.add(key, moment);
        int resembling = findAlike(placementKey & keyMask, moment);
        previousAlike[moment] = resembling;
        look[moment] = resembling < 0 ? 1 : look[resembling] + 1;
        alike.add(placementKey & keyMask, moment);
        if (resembling >= 0 && equalWords(resembling, moment, words)) {
            copy[moment] = copy[resembling];
        } else {
            copies++;
        }
        size = moment + 1;
    }

    /** Hands the turn at the latest moment to another seat than the play alone did; it is this seat that meets the position. */
    public void turn(Board board, int nextSeat) {
        int moment = size - 1;
        if (next[moment] == nextSeat) {
            return;
        }
        int repeat = latestRepeat;
        while (repeat >= 0 && (repeat == moment || occurrence[repeat] == 1)) {
            repeat--;
        }
        stepBack(board, repeat);
        append(board, by[moment], plays[moment], nextSeat);
    }

    /**
     * Forgets the latest moment.
     *
     * @param board the position of that moment
     * @param repeatBefore what {@link #latestRepeat} was before it
     */
    public void stepBack(Board board, int repeatBefore) {
        size--;
        triples.forgetFrom(size);
        long placementKey = board.placementKey();
        same.removeLatest(key(board, placementKey, next[size]), size);
        alike.removeLatest(placementKey & keyMask, size);
        latestRepeat = repeatBefore;
        int resembling = previousAlike[size];
        if (resembling < 0 || copy[resembling] != copy[size]) {
            copies--;
        }
    }

    /** What counts as the same position here. */
    public Sameness sameness() {
        return sameness;
    }

    /** The number of plays so far, which is also the latest moment. */
    public int plies() {
        return size - 1;
    }

    /** The play that led to a moment from 1 on. */
    public int play(int moment) {
        return plays[moment];
    }

    /** The seat that made the play which led to this moment; −1 for the start, which nobody created. */
    public int by(int moment) {
        return by[moment];
    }

    /** The seat whose turn it was at this moment. */
    public int next(int moment) {
        return next[moment];
    }

    /** How many moments up to and including this one show the position that this one shows. */
    public int occurrence(int moment) {
        return occurrence[moment];
    }

    /** The latest earlier moment with the same position, or −1. */
    public int previousSame(int moment) {
        return previousSame[moment];
    }

    /** How many moments up to and including this one have its placement, whoever moves and whatever the rights. */
    public int lookOccurrence(int moment) {
        return look[moment];
    }

    /** The latest earlier moment with the same placement, or −1. */
    public int previousAlike(int moment) {
        return previousAlike[moment];
    }

    /** Copies the placement at this moment, as {@link Board#packPlacement} wrote it, to the start of an array. */
    public void copyPlacement(int moment, long[] into) {
        System.arraycopy(packed, copy[moment] * words, into, 0, words - 1);
    }

    /** The rights at this moment, as {@link Board#rights} gave them. */
    public long rights(int moment) {
        return packed[copy[moment] * words + words - 1];
    }

    /** The latest moment that repeated an earlier one, or −1: where there is none, no play can make a third occurrence. */
    public int latestRepeat() {
        return latestRepeat;
    }

    /** The moments that show the position of {@code moment}, from the first to {@code moment} itself. */
    public List<Integer> occurrences(int moment) {
        return chain(moment, previousSame, Integer.MAX_VALUE);
    }

    /** The latest of these moments, at most this number. */
    public List<Integer> latestOccurrences(int moment, int most) {
        return chain(moment, previousSame, most);
    }

    /** The moments that have the placement of {@code moment}, from the first to {@code moment} itself. */
    public List<Integer> lookalikes(int moment) {
        return chain(moment, previousAlike, Integer.MAX_VALUE);
    }

    /**
     * The length of the shortest sequence of plays that was made three times in succession up to the latest moment, each time from the
     * same placement; 0 if there is none. The first question looks through the whole game, the next only at what came since.
     */
    public int threeInSuccession() {
        return triples.shortest();
    }

    /**
     * Which moment a position would repeat if it were reached now.
     *
     * @param board the position, reached from the latest moment
     * @param nextSeat who would move there
     * @return the latest moment with the same position, or −1
     */
    public int wouldRepeat(Board board, int nextSeat) {
        reserve(size + 1);
        packNext(board, size);
        return findSame(key(board, board.placementKey(), nextSeat), size, nextSeat);
    }

    /**
     * Which moment a position would look like if it were reached now.
     *
     * @return the latest moment with the same placement, or −1
     */
    public int wouldLookLike(Board board) {
        reserve(size + 1);
        packNext(board, size);
        return findAlike(board.placementKey() & keyMask, size);
    }

    /**
     * Whether some moment may have a placement of this key; if not, none has. Cheaper than {@link #wouldLookLike}, for which the
     * position has to be reached first.
     */
    public boolean mayLookLike(long placementKey) {
        return alike.latest(placementKey & keyMask) >= 0;
    }

    private static List<Integer> chain(int moment, int[] previous, int most) {
        List<Integer> moments = new ArrayList<>();
        for (int at = moment; at >= 0 && moments.size() < most; at = previous[at]) {
            moments.add(at);
        }
        Collections.reverse(moments);
        return moments;
    }

    /** Writes what the board shows behind all copies, as that of a moment which is not there yet. */
    private void packNext(Board board, int moment) {
        copy[moment] = copies;
        int at = copies * words;
        board.packPlacement(packed, at);
        packed[at + words - 1] = board.rights();
    }

    private long key(Board board, long placementKey, int nextSeat) {
        long key = placementKey;
        if (sameness.rights()) {
            key ^= mix(board.rights());
        }
        if (sameness.next()) {
            key ^= mix(nextSeat + 1L << 56);
        }
        return key & keyMask;
    }

    /** A bijection that spreads small words over all bits (the finaliser of SplitMix64, Steele et al., OOPSLA 2014). */
    private static long mix(long word) {
        long mixed = (word ^ (word >>> 30)) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
        return mixed ^ (mixed >>> 31);
    }

    private int findSame(long key, int moment, int nextSeat) {
        int found = same.latest(key);
        while (found >= 0 && !isSame(found, moment, nextSeat)) {
            found = same.earlier(found);
        }
        return found;
    }

    private boolean isSame(int earlier, int moment, int nextSeat) {
        return (!sameness.next() || next[earlier] == nextSeat)
                && equalWords(earlier, moment, sameness.rights() ? words : words - 1);
    }

    private int findAlike(long key, int moment) {
        int found = alike.latest(key);
        while (found >= 0 && !equalWords(found, moment, words - 1)) {
            found = alike.earlier(found);
        }
        return found;
    }

    private boolean equalWords(int earlier, int moment, int length) {
        int from = copy[earlier] * words;
        int at = copy[moment] * words;
        return Arrays.equals(packed, from, from + length, packed, at, at + length);
    }

    private void reserve(int moments) {
        if ((copies + 1) * words > packed.length) {
            packed = Arrays.copyOf(packed, Math.max(2 * (copies + 1), 256) * words);
        }
        if (moments > plays.length) {
            int length = 2 * moments;
            plays = Arrays.copyOf(plays, length);
            by = Arrays.copyOf(by, length);
            next = Arrays.copyOf(next, length);
            previousSame = Arrays.copyOf(previousSame, length);
            occurrence = Arrays.copyOf(occurrence, length);
            previousAlike = Arrays.copyOf(previousAlike, length);
            look = Arrays.copyOf(look, length);
            copy = Arrays.copyOf(copy, length);
        }
    }
}
