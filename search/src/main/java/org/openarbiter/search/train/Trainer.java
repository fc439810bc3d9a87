package org.openarbiter.search.train;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.network.Network;

/**
 * Trains a network: it learns to tell from a position what a deeper search said and how the game ended, both mixed and as a share of a
 * point. A network that corrects learns what is missing to the weights set by hand, less what a search adds to them on average: a search ends
 * with a move of the side that began it, so that side looks better for it, and a static value must not promise that to both sides. The loss is the mean square of the error (steps by Adam, Kingma and Ba 2015).
 *
 * <p>The same positions, settings and seed give the same network, on any number of processors.
 */
public final class Trainer {
    /** Each batch is worked through in so many parts, whose slopes are added in order. */
    private static final int PARTS = 8;
    private static final double FIRST_DECAY = 0.9;
    private static final double SECOND_DECAY = 0.999;
    private static final float TINY = 1e-8f;
    /** A weight may not be larger, so that it fits into its whole number. */
    private static final float MOST = 127f / Network.OUTPUT_ONE;
    /** The golden ratio as a fraction of 2 to the power of 64; multiples of it are spread evenly. */
    private static final long SCATTER = 0x9E37_79B9_7F4A_7C15L;
    /** What is left of the step in the last epoch. */
    private static final double LAST_RATE = 0.02;

    private final Inputs inputs;
    private final Settings settings;
    private final byte[] positions;
    /** What a search adds on average to the weights set by hand, in hundredths of a pawn. */
    private final double gain;
    private final Parameters values;
    private final Parameters first;
    private final Parameters second;
    private final List<Part> parts = new ArrayList<>();
    /** Where the rows of weights begin, for each side that sees the board unmirrored or mirrored. */
    private final int[][][] rowsOf;
    /** A hash of the first weights. */
    private int origin;
    private int epoch;
    private int step;

    /**
     * How it trains.
     *
     * @param width how many cells each side has
     * @param batch how many positions make a step
     * @param epochs how often all positions are gone through
     * @param rate the size of the first steps
     * @param ofScore the share of the score in what is learned; the rest is that of the result
     * @param corrects whether its value is to be added to that of the weights set by hand
     * @param seed of the first weights
     */
    public record Settings(int width, int batch, int epochs, double rate, double ofScore, boolean corrects, long seed) {
        /** The same with another width. */
        public Settings withWidth(int other) {
            return new Settings(other, batch, epochs, rate, ofScore, corrects, seed);
        }
    }

    /**
     * A network to be trained. Needs the module that has vectors.
     *
     * @param positions in {@link PackedPosition#BYTES} each, shuffled; not copied
     */
    public Trainer(Inputs inputs, byte[] positions, Settings settings) {
        this.inputs = inputs;
        this.positions = positions;
        this.settings = settings;
        gain = settings.corrects() ? gain(positions) : 0;
        values = new Parameters(inputs, settings.width());
        first = new Parameters(inputs, settings.width());
        second = new Parameters(inputs, settings.width());
        rowsOf = IntStream.range(0, 2)
                .mapToObj(side -> new int[][] {
                    inputs.rows(side, false, settings.width()), inputs.rows(side, true, settings.width())
                })
                .toArray(int[][][]::new);
        for (int i = 0; i < PARTS; i++) {
            parts.add(new Part());
        }
        SplittableRandom random = new SplittableRandom(settings.seed());
        fill(values.weights, random, 1 / Math.sqrt(Inputs.MOST_PIECES));
        fill(values.outputWeights, random, 1 / Math.sqrt(2.0 * settings.width()));
        origin = values.hash();
    }

    /**
     * Begins with the weights of a network instead of random ones.
     *
     * <p>To be called before all else.
     *
     * @throws IllegalArgumentException if it is for another game, has another width, or differs in whether it corrects
     */
    public void begin(Network from) {
        if (!from.inputs().equals(inputs) || from.width() != settings.width() || from.corrects() != settings.corrects()) {
            throw new IllegalArgumentException(
                    "the network to begin with is for another game, has another width, or differs in whether it corrects");
        }
        values.copy(from);
        origin = values.hash();
    }

    private static double gain(byte[] positions) {
        long sum = 0;
        for (int at = 0; at < positions.length; at += PackedPosition.BYTES) {
            sum += PackedPosition.score(positions, at) - PackedPosition.byHand(positions, at);
        }
        return (double) sum * PackedPosition.BYTES / Math.max(1, positions.length);
    }

    private static void fill(float[] numbers, SplittableRandom random, double most) {
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (float) random.nextDouble(-most, most);
        }
    }

    /** How many epochs are done. */
    public int epoch() {
        return epoch;
    }

    /** Goes once through all positions; the mean loss meanwhile. */
    public double train() {
        int count = positions.length / PackedPosition.BYTES;
        double progress = settings.epochs() == 1 ? 0 : (double) epoch / (settings.epochs() - 1);
        // A cosine from the whole rate to a small part of it.
        double rate = settings.rate() * (LAST_RATE + (1 - LAST_RATE) * (1 + Math.cos(Math.PI * progress)) / 2);
        double loss = 0;
        for (int from = 0; from < count; from += settings.batch()) {
            int to = Math.min(count, from + settings.batch());
            loss += slopes(positions, from, to, settings.ofScore(), true);
            step(rate, to - from);
        }
        epoch++;
        return loss / count;
    }

    /** The mean loss on other positions. */
    public double loss(byte[] others) {
        return loss(others, settings.ofScore());
    }

    /**
     * The mean loss on other positions with another share of the score in what is wished for. Most of the loss of results is chance, so that of the score alone
     * tells better what was learned.
     */
    public double loss(byte[] others, double ofScore) {
        int count = others.length / PackedPosition.BYTES;
        double loss = 0;
        for (int from = 0; from < count; from += settings.batch()) {
            loss += slopes(others, from, Math.min(count, from + settings.batch()), ofScore, false);
        }
        return loss / count;
    }

    /** The sum of the loss over some positions; the parts then hold its slopes if these are wanted. */
    private double slopes(byte[] of, int from, int to, double ofScore, boolean wanted) {
        IntStream.range(0, PARTS).parallel().forEach(i -> {
            long begin = from + (long) (to - from) * i / PARTS;
            long end = from + (long) (to - from) * (i + 1) / PARTS;
            parts.get(i).work(of, (int) begin, (int) end, ofScore, wanted);
        });
        return parts.stream().mapToDouble(part -> part.loss).sum();
    }

    private void step(double rate, int count) {
        Parameters slopes = parts.getFirst().slopes;
        parts.stream().skip(1).forEach(part -> slopes.add(part.slopes));
        step++;
        float length = (float) (rate * Math.sqrt(1 - Math.pow(SECOND_DECAY, step)) / (1 - Math.pow(FIRST_DECAY, step)));
        for (int group = 0; group < slopes.all().size(); group++) {
            adam(values.all().get(group), slopes.all().get(group), first.all().get(group), second.all().get(group), length, 1f / count);
        }
    }

    private static void adam(float[] values, float[] slopes, float[] first, float[] second, float length, float factor) {
        float keptFirst = (float) FIRST_DECAY;
        float keptSecond = (float) SECOND_DECAY;
        for (int i = 0; i < values.length; i++) {
            float slope = slopes[i] * factor;
            float mean = keptFirst * first[i] + (1 - keptFirst) * slope;
            float square = keptSecond * second[i] + (1 - keptSecond) * slope * slope;
            first[i] = mean;
            second[i] = square;
            float value = values[i] - length * mean / ((float) Math.sqrt(square) + TINY);
            values[i] = Math.max(-MOST, Math.min(MOST, value));
        }
    }

    /** A part of a batch. */
    private final class Part {
        final Parameters slopes = new Parameters(inputs, settings.width());
        double loss;

        private final int width = settings.width();
        private final byte[] pieces = new byte[inputs.squares()];
        private final int[][] rows = new int[2][Inputs.MOST_PIECES];
        private final float[][] cells = new float[2][width];
        private final float[][] active = new float[2][width];
        private final float[] lanes = Loops.lanes();
        private final float[] cellSlopes = new float[width];

        void work(byte[] of, int from, int to, double ofScore, boolean wanted) {
            loss = 0;
            if (wanted) {
                slopes.clear();
            }
            for (int position = from; position < to; position++) {
                double error = position(of, position * PackedPosition.BYTES, ofScore, wanted && isTurned(position), wanted);
                loss += error * error;
            }
        }

        /** What the network says too much, as a share of a point. */
        private double position(byte[] of, int at, double ofScore, boolean turned, boolean wanted) {
            PackedPosition.unpack(of, at, pieces);
            int count = list(PackedPosition.toMove(of, at), turned);
            int bucket = Network.bucket(count);
            int outputAt = 2 * bucket * width;
            float output = values.outputBiases[bucket];
            for (int seen = 0; seen < 2; seen++) {
                Loops.cells(values.biases, values.weights, rows[seen], count, cells[seen]);
                Loops.activate(cells[seen], active[seen], values.outputWeights, outputAt + seen * width, lanes);
            }
            output += Loops.drain(lanes);
            double byHand = settings.corrects() ? (double) PackedPosition.byHand(of, at) / Network.WORTH : 0;
            double expected = logistic(output + byHand);
            double wished = ofScore * logistic((PackedPosition.score(of, at) - gain) / Network.WORTH)
                    + (1 - ofScore) * PackedPosition.halfPoints(of, at) / 2;
            double error = expected - wished;
            if (wanted) {
                learn(bucket, count, (float) (2 * error * expected * (1 - expected)));
            }
            return error;
        }

        /** Lists the rows of all pieces, for the side to move and for the other, of the position or of its mirror image. */
        private int list(int toMove, boolean turned) {
            int[] own = rowsOf(toMove, turned);
            int[] other = rowsOf(1 - toMove, turned);
            int count = 0;
            for (int square = 0; square < pieces.length; square++) {
                if (pieces[square] != 0) {
                    rows[0][count] = own[Inputs.PIECES * square + pieces[square]];
                    rows[1][count++] = other[Inputs.PIECES * square + pieces[square]];
                }
            }
            return count;
        }

        /** A side whose king stands in the middle sees the mirror image in another way, every other side in the same. */
        private int[] rowsOf(int side, boolean turned) {
            int king = inputs.king(pieces, side, 0);
            boolean mirrored = inputs.isInTheMiddle(king) ? turned : inputs.isMirrored(king);
            return rowsOf[side][mirrored ? 1 : 0];
        }

        private void learn(int bucket, int count, float slope) {
            int outputAt = 2 * bucket * width;
            slopes.outputBiases[bucket] += slope;
            for (int seen = 0; seen < 2; seen++) {
                int at = outputAt + seen * width;
                Loops.slopes(cells[seen], active[seen], values.outputWeights, at, slope, slopes.outputWeights, cellSlopes);
                Loops.add(slopes.biases, cellSlopes, width);
                Loops.addToRows(cellSlopes, rows[seen], count, slopes.weights);
            }
        }
    }

    /** Whether a position is learned as its mirror image this time: half of them are, others in each epoch. */
    private boolean isTurned(int position) {
        return ((position + 1) * (2L * epoch + 1) * SCATTER) < 0;
    }

    private static double logistic(double value) {
        return 1 / (1 + Math.exp(-value));
    }

    /** The network in whole numbers. */
    public Network network() {
        int[] outputBiases = new int[Network.BUCKETS];
        for (int i = 0; i < outputBiases.length; i++) {
            outputBiases[i] = Math.round(values.outputBiases[i] * Network.ONE * Network.OUTPUT_ONE);
        }
        return new Network(inputs, settings.width(), whole(values.weights, Network.ONE), whole(values.biases, Network.ONE),
                whole(values.outputWeights, Network.OUTPUT_ONE), outputBiases, settings.corrects());
    }

    private static short[] whole(float[] numbers, int one) {
        short[] whole = new short[numbers.length];
        for (int i = 0; i < whole.length; i++) {
            whole[i] = (short) Math.round(numbers[i] * one);
        }
        return whole;
    }

    /**
     * Keeps what was reached, so that {@link #resume} can go on; the file is there whole or not at all.
     *
     * @param least the least loss so far on positions kept out
     */
    public void save(Path file, double least) throws IOException {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(fresh)))) {
            out.writeUTF(settings.toString());
            out.writeInt(positions.length);
            out.writeInt(origin);
            out.writeDouble(least);
            out.writeInt(epoch);
            out.writeInt(step);
            for (Parameters parameters : List.of(values, first, second)) {
                parameters.write(out);
            }
        }
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Goes on where {@link #save} left off.
     *
     * @return the least loss that was told to it
     * @throws IOException if the file cannot be read, or was made with other settings, positions or first weights
     */
    public double resume(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            if (!in.readUTF().equals(settings.toString()) || in.readInt() != positions.length || in.readInt() != origin) {
                throw new IOException(file + " was made with other settings, positions or first weights; delete it to begin again");
            }
            double least = in.readDouble();
            epoch = in.readInt();
            step = in.readInt();
            for (Parameters parameters : List.of(values, first, second)) {
                parameters.read(in);
            }
            return least;
        }
    }
}
