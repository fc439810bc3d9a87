package org.openarbiter.search.solve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Searches for a proof that the first seat gets at least a certain value, or that it does not.
 *
 * <p>The search is depth-first proof-number search (A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications",
 * 2002): each position has two numbers, the work that is left to prove that the player to move succeeds, and that he fails. The
 * search goes where the least work is left and returns when another branch has become easier. It treats positions with different
 * histories as different. What it has settled is stored as a {@link Proof} and used again wherever the conditions of the proof
 * are met.
 */
final class Prover {
    private static final int MUCH = 100_000_000;
    private static final int DEEPEST = 3000;

    private final Line line;
    private final Proofs proofs = new Proofs();
    private final Estimates estimates = new Estimates();
    private final Gathering gathering = new Gathering();
    private final List<Frame> frames = new ArrayList<>();
    private final long budget;
    private final long bytes;
    private long nodes;
    private int goal;
    private int success;
    private int failure;

    /** What is known of the plays at one step of the line. */
    private static final class Frame {
        final Line.Kind[] kinds;
        final @Nullable Proof[] proofs;
        final int[] success;
        final int[] failure;

        Frame(int plays) {
            kinds = new Line.Kind[plays];
            proofs = new @Nullable Proof[plays];
            success = new int[plays];
            failure = new int[plays];
        }
    }

    /**
     * A prover.
     *
     * @param budget the number of positions that may be searched
     * @param bytes about how much memory may be used
     */
    Prover(Line line, long budget, long bytes) {
        this.line = line;
        this.budget = budget;
        this.bytes = bytes;
    }

    /** How many positions have been searched. */
    long nodes() {
        return nodes;
    }

    /** Whether the memory is used up; it ends a search like the budget of positions. */
    boolean isFull() {
        return proofs.bytes() + line.bytes() + Estimates.BYTES > bytes;
    }

    /** How many proofs have been found. */
    int proofs() {
        return proofs.count();
    }

    private boolean isOut() {
        return nodes >= budget || line.isTooLarge() || isFull();
    }

    /**
     * A proof that the first seat gets at least {@code value} from the end of the line, or that it does not; null if the budget
     * is used up first.
     *
     * @param skipped plays that are left out because equivalent ones are searched
     */
    @Nullable Proof decide(int value, boolean[] skipped) {
        if (goal != value) {
            goal = value;
            estimates.clear();
        }
        boolean whole = skipped.length == 0;
        Proof known = whole ? proofs.find(line.key(), value, line) : null;
        return known != null ? known : search(0, MUCH, MUCH, skipped);
    }

    /** The proof about the position after a play, if there is one; the play must leave the game open. */
    @Nullable Proof known(int play, int value) {
        line.make(play);
        Proof proof = proofs.find(line.key(), value, line);
        line.unmake();
        return proof;
    }

    private boolean succeeds(int seat, Proof proof) {
        return proof.winner == seat;
    }

    /** A proof that the game ends with this value, or is held to it at least. */
    private Proof settled(int value) {
        return Proof.of(value >= goal ? 0 : 1, value);
    }

    private @Nullable Proof search(int step, int mostSuccess, int mostFailure, boolean[] skipped) {
        nodes++;
        while (frames.size() <= step) {
            frames.add(new Frame(line.plays()));
        }
        Frame frame = frames.get(step);
        if (step >= DEEPEST) {
            success = MUCH / 2;
            failure = MUCH / 2;
            return null;
        }
        look(frame, skipped);
        while (true) {
            int best = -1;
            int least = MUCH;
            int second = MUCH;
            long sum = 0;
            boolean lost = true;
            for (int play = 0; play < frame.kinds.length; play++) {
                if (frame.kinds[play] == Line.Kind.IMPOSSIBLE || frame.kinds[play] == Line.Kind.BARRED) {
                    continue;
                }
                Proof proof = frame.proofs[play];
                if (proof != null) {
                    if (succeeds(line.seat, proof)) {
                        return won(play, proof, skipped);
                    }
                    continue;
                }
                lost = false;
                sum += frame.success[play];
                if (frame.failure[play] < least) {
                    second = least;
                    least = frame.failure[play];
                    best = play;
                } else if (frame.failure[play] < second) {
                    second = frame.failure[play];
                }
            }
            if (lost) {
                return lost(frame, skipped);
            }
            int total = (int) Math.min(sum, MUCH - 1);
            if (least >= mostSuccess || total >= mostFailure || isOut() || best < 0) {
                success = least;
                failure = total;
                estimates.put(hash(), success, failure);
                return null;
            }
            int childFailure = Math.min(mostSuccess, second + 1 + second / 4);
            int childSuccess = (int) Math.min(MUCH, (long) mostFailure - (total - frame.success[best]));
            line.make(best);
            Proof proof = search(step + 1, childSuccess, childFailure, NONE);
            line.unmake();
            frame.proofs[best] = proof;
            frame.success[best] = success;
            frame.failure[best] = failure;
        }
    }

    private static final boolean[] NONE = {};

    private void look(Frame frame, boolean[] skipped) {
        for (int play = 0; play < frame.kinds.length; play++) {
            frame.proofs[play] = null;
            frame.kinds[play] = skipped.length > 0 && skipped[play] ? Line.Kind.IMPOSSIBLE : line.kind(play);
            if (frame.kinds[play] == Line.Kind.OVER) {
                frame.proofs[play] = settled(line.value(play));
            } else if (frame.kinds[play] == Line.Kind.OPEN) {
                look(frame, play);
            }
        }
    }

    private void look(Frame frame, int play) {
        int mover = line.seat;
        line.make(play);
        Proof proof = proofs.find(line.key(), goal, line);
        if (proof == null && line.endsByPass()) {
            // The other can pass too, which is allowed under all rules.
            Proof ended = settled(line.score());
            proof = ended.winner == mover ? null : ended;
        }
        frame.proofs[play] = proof;
        if (proof == null) {
            long hash = hash();
            if (estimates.has(hash)) {
                frame.success[play] = estimates.success(hash);
                frame.failure[play] = estimates.failure(hash);
            } else {
                int ahead = line.seat == 0 ? line.score() - goal : goal - 1 - line.score();
                frame.success[play] = ahead >= 0 ? 1 : 1 - ahead;
                frame.failure[play] = ahead >= 0 ? 2 + ahead : 1;
            }
        }
        line.unmake();
    }

    private long hash() {
        return Line.mix(line.key() + Line.mix(line.historyHash()));
    }

    private Proof won(int play, Proof child, boolean[] skipped) {
        gathering.clear();
        line.require(play, line.seat, child.bound, gathering);
        line.lift(play, child, gathering);
        return add(gathering.proof(line.seat, child.bound, line.ranges()), skipped);
    }

    private Proof lost(Frame frame, boolean[] skipped) {
        int winner = 1 - line.seat;
        int bound = winner == 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE;
        for (Proof proof : frame.proofs) {
            if (proof != null) {
                bound = winner == 0 ? Math.min(bound, proof.bound) : Math.max(bound, proof.bound);
            }
        }
        gathering.clear();
        for (int play = 0; play < frame.kinds.length; play++) {
            if (frame.kinds[play] != Line.Kind.IMPOSSIBLE) {
                line.require(play, winner, bound, gathering);
            }
            Proof proof = frame.proofs[play];
            if (proof != null) {
                line.lift(play, proof, gathering);
            }
        }
        return add(gathering.proof(winner, bound, line.ranges()), skipped);
    }

    /** Keeps a proof, unless plays were left out: then it does not say what it needs of the history for those. */
    private Proof add(Proof proof, boolean[] skipped) {
        if (skipped.length == 0) {
            proofs.add(line.key(), proof);
        }
        return proof;
    }
}
