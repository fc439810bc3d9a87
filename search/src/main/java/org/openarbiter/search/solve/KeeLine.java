package org.openarbiter.search.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A line of play between two players under the Kee rules, up to the first prohibition. After it the other player plays alone, and
 * what he can then get depends on the position only ({@link Positions#scoreAlone}: he can reach any position that his stones lead
 * to without repeating one, and then pass).
 *
 * <p>An encounter is a board with the player to move. The primary condition covers encounters since the latest refreshing pass,
 * the secondary one those just after refreshing passes and at the start. So each encounter has two tokens, with the passes made
 * until then.
 */
final class KeeLine extends Line {
    private static final int NEVER = -1;
    private static final int WORDS = 5;

    private final boolean refreshing;
    private final boolean allPasses;

    /** For each encounter its latest moment, and its latest moment that counts for the secondary condition. */
    private int[] latest = new int[0];
    private int[] refreshed = new int[0];
    /** For each moment how many more passes the first seat has made than the second. */
    private int[] balance = new int[256];
    private int[] past = new int[256 * WORDS];
    private long[] hashes = new long[256];
    /** The first moment that the primary condition covers. */
    private int since;
    private long hash;

    KeeLine(SolverRules rules, Positions positions, int position, int seat, boolean midgame) {
        super(rules, positions, position, seat);
        this.refreshing = rules.refreshing();
        this.allPasses = rules.allPasses();
        int encounter = 2 * position + seat;
        reserve(encounter);
        latest[encounter] = 0;
        refreshed[encounter] = midgame ? NEVER : 0;
    }

    @Override
    int plays() {
        return refreshing ? points + 2 : points + 1;
    }

    private int target(int play) {
        return play < points ? positions.next(position, seat)[play] : position;
    }

    @Override
    Kind kind(int play) {
        int to = target(play);
        if (to == Positions.NOWHERE) {
            return Kind.IMPOSSIBLE;
        }
        boolean isLast = play == points && passes == 1;
        return isLast || encounter(play, to) != NEVER ? Kind.OVER : Kind.OPEN;
    }

    /** The moment whose encounter a play recreates, or {@link #NEVER}. */
    private int encounter(int play, int to) {
        int encounter = 2 * to + 1 - seat;
        if (encounter >= latest.length) {
            return NEVER;
        }
        if (play == refresh()) {
            return refreshed[encounter];
        }
        return latest[encounter] >= since ? latest[encounter] : NEVER;
    }

    /** By how much a play changes the balance of passes. */
    private int change(int play) {
        boolean counts = play == points || allPasses && play == refresh();
        return counts ? 1 - 2 * seat : 0;
    }

    @Override
    int value(int play) {
        if (play == points && passes == 1) {
            return score();
        }
        return positions.scoreAlone(target(play), alone(play));
    }

    @Override
    int alone(int play) {
        if (play == points && passes == 1) {
            return -1;
        }
        return 1 - out(balance[depth] + change(play) - balance[encounter(play, target(play))]);
    }

    @Override
    List<Integer> playsAlone(int play) {
        List<Integer> plays = new ArrayList<>(positions.playsAlone(target(play), alone(play)));
        plays.add(pass());
        return plays;
    }

    /**
     * Who is prohibited, given the difference of passes in the cycle: the seat with fewer passes, or on a tie the one that has
     * just played.
     */
    private int out(int passed) {
        if (passed == 0) {
            return seat;
        }
        return passed < 0 ? 0 : 1;
    }

    @Override
    int score() {
        return positions.score(position);
    }

    @Override
    void make(int play) {
        int at = depth * WORDS;
        if (depth + 2 > balance.length) {
            balance = Arrays.copyOf(balance, 2 * balance.length);
            past = Arrays.copyOf(past, 2 * past.length);
            hashes = Arrays.copyOf(hashes, 2 * hashes.length);
        }
        int passed = balance[depth] + change(play);
        hashes[depth] = hash;
        super.make(play);
        balance[depth] = passed;
        int encounter = 2 * position + seat;
        reserve(encounter);
        past[at] = encounter;
        past[at + 1] = latest[encounter];
        past[at + 2] = refreshed[encounter];
        past[at + 3] = since;
        past[at + 4] = play;
        latest[encounter] = depth;
        hash ^= mix((long) encounter << 20 ^ passed);
        if (play == refresh()) {
            refreshed[encounter] = depth;
            since = depth;
            hash = mix(hash);
        }
    }

    @Override
    void unmake() {
        super.unmake();
        int at = depth * WORDS;
        latest[past[at]] = past[at + 1];
        refreshed[past[at]] = past[at + 2];
        since = past[at + 3];
        hash = hashes[depth];
    }

    private void reserve(int encounter) {
        if (encounter >= latest.length) {
            int from = latest.length;
            latest = Arrays.copyOf(latest, Math.max(1024, 2 * encounter));
            refreshed = Arrays.copyOf(refreshed, latest.length);
            Arrays.fill(latest, from, latest.length, NEVER);
            Arrays.fill(refreshed, from, refreshed.length, NEVER);
        }
    }

    @Override
    long key() {
        return position | (long) seat << 48 | (long) passes << 49;
    }

    @Override
    long historyHash() {
        return hash;
    }

    /** The moment that a token stands for in this history, or {@link #NEVER}. */
    private int moment(int token) {
        int encounter = token >> 1;
        if (encounter >= latest.length) {
            return NEVER;
        }
        if ((token & 1) == 1) {
            return refreshed[encounter];
        }
        return latest[encounter] >= since ? latest[encounter] : NEVER;
    }

    @Override
    boolean meets(Proof proof) {
        Proof.Ranges ranges = proof.ranges;
        if (ranges == null) {
            return true;
        }
        for (int i = 0; i < proof.present.length; i++) {
            int moment = moment(proof.present[i]);
            if (moment == NEVER || !isWithin(moment, ranges.presentFrom()[i], ranges.presentTo()[i])) {
                return false;
            }
        }
        for (int i = 0; i < proof.absent.length; i++) {
            int moment = moment(proof.absent[i]);
            if (moment != NEVER && !isWithin(moment, ranges.absentFrom()[i], ranges.absentTo()[i])) {
                return false;
            }
        }
        return true;
    }

    /** Whether the first seat has made this number of passes more since a moment. */
    private boolean isWithin(int moment, int from, int to) {
        int passed = balance[depth] - balance[moment];
        return passed >= from && passed <= to;
    }

    private int token(int play, int to) {
        return 2 * (2 * to + 1 - seat) + (play == refresh() ? 1 : 0);
    }

    @Override
    void require(int play, int winner, int bound, Gathering into) {
        int to = target(play);
        if (to == Positions.NOWHERE || play == points && passes == 1) {
            return;
        }
        int token = token(play, to);
        int earlier = encounter(play, to);
        int change = change(play);
        // If the passes are equal the mover is out; the ranges are those before the play.
        int lastForFirst = (seat == 0 ? 0 : -1) - change;
        if (earlier == NEVER) {
            requireNew(token, to, winner, bound, lastForFirst, into);
        } else if (out(balance[depth] + change - balance[earlier]) == 0) {
            into.present(token, Proof.LOWEST, lastForFirst);
        } else {
            into.present(token, lastForFirst + 1, Proof.HIGHEST);
        }
    }

    /** Adds the condition that a play recreates nothing, or only where that does no harm. */
    private void requireNew(int token, int to, int winner, int bound, int lastForFirst, Gathering into) {
        boolean firstMayBeOut = seat != winner && isNoWorse(positions.scoreAlone(to, 1), winner, bound);
        boolean secondMayBeOut = seat != winner && isNoWorse(positions.scoreAlone(to, 0), winner, bound);
        if (!firstMayBeOut && !secondMayBeOut) {
            into.absent(token);
        } else if (!firstMayBeOut || !secondMayBeOut) {
            into.absent(token, firstMayBeOut ? Proof.LOWEST : lastForFirst + 1, firstMayBeOut ? lastForFirst : Proof.HIGHEST);
        }
    }

    private static boolean isNoWorse(int value, int winner, int bound) {
        return winner == 0 ? value >= bound : value <= bound;
    }

    @Override
    void lift(int play, Proof proof, Gathering into) {
        Proof.Ranges ranges = proof.ranges;
        if (ranges == null) {
            return;
        }
        int own = 2 * target(play) + 1 - seat;
        boolean refresh = play == refresh();
        int change = change(play);
        for (int i = 0; i < proof.absent.length; i++) {
            if (isInherited(proof.absent[i], own, refresh)) {
                into.absent(proof.absent[i], shift(ranges.absentFrom()[i], change), shift(ranges.absentTo()[i], change));
            }
        }
        for (int i = 0; i < proof.present.length; i++) {
            if (isInherited(proof.present[i], own, refresh)) {
                into.present(proof.present[i], shift(ranges.presentFrom()[i], change), shift(ranges.presentTo()[i], change));
            }
        }
    }

    private static int shift(int end, int change) {
        return end == Proof.LOWEST || end == Proof.HIGHEST ? end : end - change;
    }

    /**
     * Whether a condition on the history after a play is also a condition on the history before it. It is not if the play itself
     * settles it: by the encounter that it makes, or because it is a refreshing pass, after which the primary condition starts
     * anew.
     */
    private static boolean isInherited(int token, int own, boolean refresh) {
        boolean primary = (token & 1) == 0;
        boolean settled = token >> 1 == own && (primary || refresh);
        return !settled && !(primary && refresh);
    }

    @Override
    boolean ranges() {
        return true;
    }
}
