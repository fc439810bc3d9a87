package org.openarbiter.search.network;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.Score;

/**
 * The evaluation of positions by a network, alone or added to the hand-crafted evaluation.
 *
 * <p>It keeps the accumulators of the latest position at each ply, with its pieces, and updates the ones that differ least from a new position:
 * usually those of the position before the latest move. The value depends on the position alone, not on earlier calls.
 *
 * @param <B> the board of the game
 */
public final class NetworkEvaluation<B extends Board> implements Evaluation<B> {
    /** The number of plies whose latest position is kept. */
    private static final int KEPT = 256;
    /** The number of squares that a move changes, except castling and capturing en passant. */
    private static final int FEW = 2;
    /** A sum over more neurons might not fit into an int. */
    private static final int CHUNK = 256;
    private static final int SIDES = 2;
    /** Compares pieces eight squares at a time. */
    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long LOWEST_BYTE = 0xFF;

    private final Network network;
    /** What the network corrects; null if it stands alone. */
    private final @Nullable Evaluation<B> byHand;
    private final Kernel kernel;
    private final PieceReader<B> reader;
    private final int width;
    private final Cached[] cached = new Cached[KEPT];
    /** For each {@link #view}, the latest position that was near none of those kept. */
    private final Cached[] refreshCache = new Cached[2 * SIDES];
    private final int[][] rowsOf = new int[2 * SIDES][];
    /** The position being evaluated; afterwards it is kept in exchange for an older one. */
    private Cached now;
    /** Where the kings last stood. */
    private final int[] kings = new int[SIDES];
    /** The squares on which two positions differ, and their number. */
    private final int[] changed = new int[Inputs.MOST_SQUARES];
    private int changes;
    private final int[] rows = new int[2 * Inputs.MOST_SQUARES];
    private final int[] gone = new int[Inputs.MOST_SQUARES];

    /** A position with the accumulators of both sides. */
    private static final class Cached {
        final byte[] pieces;
        final short[] accumulators;
        final boolean[] mirrored = new boolean[SIDES];
        /** The number of pieces. */
        int count;
        boolean valid;

        Cached(Network network) {
            pieces = new byte[Math.ceilDiv(network.inputs().squares(), Long.BYTES) * Long.BYTES];
            accumulators = new short[SIDES * network.width()];
        }
    }

    /**
     * An evaluation with the fastest kernel there is.
     *
     * @param byHand makes the evaluation that the network may correct
     */
    public NetworkEvaluation(Network network, PieceReader<B> reader, Supplier<Evaluation<B>> byHand) {
        this(network, reader, byHand, Kernel.best());
    }

    /** An evaluation with a kernel. */
    NetworkEvaluation(Network network, PieceReader<B> reader, Supplier<Evaluation<B>> byHand, Kernel kernel) {
        this.byHand = network.corrects() ? byHand.get() : null;
        this.network = network;
        this.reader = reader;
        this.kernel = kernel;
        width = network.width();
        now = new Cached(network);
        for (int i = 0; i < KEPT; i++) {
            cached[i] = new Cached(network);
        }
        for (int side = 0; side < SIDES; side++) {
            for (boolean mirrored : new boolean[] {false, true}) {
                int view = view(side, mirrored);
                rowsOf[view] = network.inputs().rows(side, mirrored, width);
                refreshCache[view] = new Cached(network);
                // An empty board.
                System.arraycopy(network.biases, 0, refreshCache[view].accumulators, side * width, width);
            }
        }
    }

    private static int view(int side, boolean mirrored) {
        return 2 * side + (mirrored ? 1 : 0);
    }

    @Override
    public int of(B board) {
        reader.read(board, now.pieces);
        int at = board.plies() & KEPT - 1;
        for (int side = 0; side < SIDES; side++) {
            kings[side] = network.inputs().king(now.pieces, side, kings[side]);
            now.mirrored[side] = network.inputs().isMirrored(kings[side]);
        }
        Cached before = cached[at - 1 & KEPT - 1];
        boolean isUsual = before.valid && Arrays.equals(before.mirrored, now.mirrored) && differ(before.pieces, FEW) <= FEW;
        for (int side = 0; side < SIDES; side++) {
            if (isUsual) {
                update(side, before);
            } else {
                Cached base = nearest(side, at);
                differ(base.pieces, Integer.MAX_VALUE);
                update(side, base);
            }
        }
        now.valid = true;
        Cached done = now;
        now = cached[at];
        cached[at] = done;
        int bucket = Network.bucket(done.count);
        int first = 2 * bucket * width;
        int own = board.toMove() * width;
        long sum = sum(done.accumulators, own, first) + sum(done.accumulators, width - own, first + width);
        int corrected = byHand == null ? 0 : byHand.of(board);
        return Math.clamp(corrected + network.value(sum, bucket), -Score.MOST_EVALUATED, Score.MOST_EVALUATED);
    }

    private long sum(short[] accumulators, int accumulatorAt, int weightsAt) {
        long sum = 0;
        for (int i = 0; i < width; i += CHUNK) {
            sum += kernel.output(accumulators, accumulatorAt + i, network.outputWeights, weightsAt + i, Math.min(CHUNK, width - i));
        }
        return sum;
    }

    /** The kept position that differs least from the new one, as a side sees it. */
    private Cached nearest(int side, int at) {
        Cached nearest = refreshCache[view(side, now.mirrored[side])];
        int least = Integer.MAX_VALUE;
        for (int back = 1; back >= -1 && least > FEW; back--) {
            // The ply before, then an earlier position at this ply, then one that followed it.
            Cached other = cached[at - back & KEPT - 1];
            if (other.valid && other.mirrored[side] == now.mirrored[side]) {
                int different = differ(other.pieces, least);
                if (different < least) {
                    least = different;
                    nearest = other;
                }
            }
        }
        Cached last = refreshCache[view(side, now.mirrored[side])];
        return least > FEW && differ(last.pieces, least) < least ? last : nearest;
    }

    /** The number of squares on which another position differs, listed in {@link #changed}; it may stop beyond a limit. */
    private int differ(byte[] other, int most) {
        byte[] own = now.pieces;
        changes = 0;
        for (int square = 0; square < own.length && changes <= most; square += Long.BYTES) {
            long different = (long) WORDS.get(own, square) ^ (long) WORDS.get(other, square);
            while (different != 0) {
                int bit = Long.numberOfTrailingZeros(different) & -Byte.SIZE;
                changed[changes++] = square + bit / Byte.SIZE;
                different &= ~(LOWEST_BYTE << bit);
            }
        }
        return changes;
    }

    /** Computes the accumulator of a side from that of another position, which differs as {@link #differ} has found. */
    private void update(int side, Cached base) {
        int view = view(side, now.mirrored[side]);
        int[] rowOf = rowsOf[view];
        int added = 0;
        int removed = 0;
        for (int i = 0; i < changes; i++) {
            int square = changed[i];
            if (now.pieces[square] != 0) {
                rows[added++] = rowOf[Inputs.PIECES * square + now.pieces[square]];
            }
            if (base.pieces[square] != 0) {
                gone[removed++] = rowOf[Inputs.PIECES * square + base.pieces[square]];
            }
        }
        System.arraycopy(gone, 0, rows, added, removed);
        now.count = base.count + added - removed;
        kernel.update(base.accumulators, side * width, now.accumulators, side * width, width, network.weights, rows, added, added + removed);
        if (base == refreshCache[view]) {
            System.arraycopy(now.pieces, 0, base.pieces, 0, now.pieces.length);
            base.count = now.count;
            System.arraycopy(now.accumulators, side * width, base.accumulators, side * width, width);
        }
    }
}
