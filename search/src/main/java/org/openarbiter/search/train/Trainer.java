package org.openarbiter.search.train;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.network.Network;
import org.openarbiter.search.network.WholeFile;

/**
 * Trains a network to predict from a position a mix of the score of a deeper search and the result of the game, both as a share of a
 * point. The loss is the mean squared error; the optimizer is Adam (Kingma and Ba 2015).
 *
 * <p>A network that corrects learns the difference from the hand-crafted evaluation, less what a search adds to them on average: a search scores
 * a position higher for the side to move, which moves first, and a static value must not promise that to both sides.
 *
 * <p>The same positions, settings and seed give the same network, on any machine and number of processors.
 */
public final class Trainer {
    /** The number of parts of a batch, whose gradients are added in order. */
    private static final int PARTS = 8;
    private static final double FIRST_DECAY = 0.9;
    private static final double SECOND_DECAY = 0.999;
    private static final float TINY = 1e-8f;
    /** No weight may be larger: it must fit when quantized. */
    private static final float MOST = 127f / Network.OUTPUT_ONE;
    /** The golden ratio as a fraction of 2^64; its multiples are spread evenly. */
    private static final long SCATTER = 0x9E37_79B9_7F4A_7C15L;
    /** The share of the first learning rate that is left in the last epoch. */
    private static final double LAST_RATE = 0.02;

    private final Inputs inputs;
    private final Settings settings;
    private final byte[] positions;
    /** What a search adds on average to the hand-crafted evaluation, in centipawns. */
    private final double gain;
    private final Parameters values;
    private final Parameters first;
    private final Parameters second;
    private final List<Part> parts = new ArrayList<>();
    /** The offsets of the rows of weights, for each side, unmirrored and mirrored. */
    private final int[][][] rowsOf;
    /** A hash of the first weights. */
    private int origin;
    private int epoch;
    private int step;

    /**
     * The settings of a training. The constructor throws an {@link IllegalArgumentException} if the width is no positive multiple of {@link
     * Network#STEP}, a number is not positive, or the share is not from 0 to 1.
     *
     * @param width the number of hidden neurons of each side
     * @param batch the number of positions of a step
     * @param epochs the number of passes over all positions
     * @param rate the learning rate of the first epoch
     * @param scoreShare the share of the score in the target; the rest is the result
     * @param corrects whether its value is added to that of the hand-crafted evaluation
     * @param seed the seed of the first weights
     */
    public record Settings(int width, int batch, int epochs, double rate, double scoreShare, boolean corrects, long seed) {
        public Settings {
            if (width <= 0 || width % Network.STEP != 0) {
                throw new IllegalArgumentException("the width is a positive multiple of " + Network.STEP + ", not " + width);
            }
            if (batch <= 0 || epochs <= 0 || !(rate > 0)) {
                throw new IllegalArgumentException("the batch, the number of epochs and the learning rate are positive");
            }
            if (!(scoreShare >= 0 && scoreShare <= 1)) {
                throw new IllegalArgumentException("the share of the score is from 0 to 1, not " + scoreShare);
            }
        }

        /** The same settings with another width. */
        public Settings withWidth(int other) {
            return new Settings(other, batch, epochs, rate, scoreShare, corrects, seed);
        }
    }

    /**
     * A network to train. Needs the vector module.
     *
     * @param positions shuffled, {@link PackedPosition#BYTES} each; not copied
     * @throws IllegalArgumentException if there are none, or the last one is incomplete
     */
    public Trainer(Inputs inputs, byte[] positions, Settings settings) {
        if (positions.length == 0 || positions.length % PackedPosition.BYTES != 0) {
            throw new IllegalArgumentException(positions.length + " bytes are not one or more positions of " + PackedPosition.BYTES + " bytes");
        }
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
     * Begins with the weights of a network instead of random ones. Call it before anything else.
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

    /** The number of epochs done. */
    public int epoch() {
        return epoch;
    }

    /** Goes once through all positions, and returns the mean loss on the way. */
    public double train() {
        int count = positions.length / PackedPosition.BYTES;
        double progress = settings.epochs() == 1 ? 0 : (double) epoch / (settings.epochs() - 1);
        // The learning rate falls along a cosine.
        double rate = settings.rate() * (LAST_RATE + (1 - LAST_RATE) * (1 + StrictMath.cos(Math.PI * progress)) / 2);
        double loss = 0;
        for (int from = 0; from < count; from += settings.batch()) {
            int to = Math.min(count, from + settings.batch());
            loss += gradient(positions, from, to, settings.scoreShare(), true);
            step(rate, to - from);
        }
        epoch++;
        return loss / count;
    }

    /** The mean loss on other positions. */
    public double loss(byte[] others) {
        return loss(others, settings.scoreShare());
    }

    /**
     * The mean loss on other positions with another share of the score in the target. Most of the loss of results is chance, so the loss of the score
     * alone shows better what was learned.
     */
    public double loss(byte[] others, double scoreShare) {
        int count = others.length / PackedPosition.BYTES;
        double loss = 0;
        for (int from = 0; from < count; from += settings.batch()) {
            loss += gradient(others, from, Math.min(count, from + settings.batch()), scoreShare, false);
        }
        return loss / count;
    }

    /** The sum of the loss over some positions; the parts then hold its gradient if it is wanted. */
    private double gradient(byte[] of, int from, int to, double scoreShare, boolean wanted) {
        IntStream.range(0, PARTS).parallel().forEach(i -> {
            long begin = from + (long) (to - from) * i / PARTS;
            long end = from + (long) (to - from) * (i + 1) / PARTS;
            parts.get(i).work(of, (int) begin, (int) end, scoreShare, wanted);
        });
        return parts.stream().mapToDouble(part -> part.loss).sum();
    }

    private void step(double rate, int count) {
        Parameters gradient = parts.getFirst().gradient;
        parts.stream().skip(1).forEach(part -> gradient.add(part.gradient));
        step++;
        float length = (float) (rate * Math.sqrt(1 - StrictMath.pow(SECOND_DECAY, step)) / (1 - StrictMath.pow(FIRST_DECAY, step)));
        for (int group = 0; group < gradient.all().size(); group++) {
            adam(values.all().get(group), gradient.all().get(group), first.all().get(group), second.all().get(group), length, 1f / count);
        }
    }

    private static void adam(float[] values, float[] gradient, float[] first, float[] second, float length, float factor) {
        float keptFirst = (float) FIRST_DECAY;
        float keptSecond = (float) SECOND_DECAY;
        for (int i = 0; i < values.length; i++) {
            float derivative = gradient[i] * factor;
            float mean = keptFirst * first[i] + (1 - keptFirst) * derivative;
            float square = keptSecond * second[i] + (1 - keptSecond) * derivative * derivative;
            first[i] = mean;
            second[i] = square;
            float value = values[i] - length * mean / ((float) Math.sqrt(square) + TINY);
            values[i] = Math.max(-MOST, Math.min(MOST, value));
        }
    }

    /** A part of a batch. */
    private final class Part {
        final Parameters gradient = new Parameters(inputs, settings.width());
        double loss;

        private final int width = settings.width();
        private final byte[] pieces = new byte[inputs.squares()];
        private final int[][] rows = new int[2][Inputs.MOST_PIECES];
        private final float[][] accumulators = new float[2][width];
        private final float[][] active = new float[2][width];
        private final float[] lanes = Loops.lanes();
        private final float[] neuronGradient = new float[width];

        void work(byte[] of, int from, int to, double scoreShare, boolean wanted) {
            loss = 0;
            if (wanted) {
                gradient.clear();
            }
            for (int position = from; position < to; position++) {
                double error = position(of, position * PackedPosition.BYTES, scoreShare, wanted && isTurned(position), wanted);
                loss += error * error;
            }
        }

        /** The error of the network, as a share of a point. */
        private double position(byte[] of, int at, double scoreShare, boolean turned, boolean wanted) {
            PackedPosition.unpack(of, at, pieces);
            int count = list(PackedPosition.toMove(of, at), turned);
            int bucket = Network.bucket(count);
            int outputAt = 2 * bucket * width;
            float output = values.outputBiases[bucket];
            for (int seen = 0; seen < 2; seen++) {
                Loops.accumulate(values.biases, values.weights, rows[seen], count, accumulators[seen]);
                Loops.activate(accumulators[seen], active[seen], values.outputWeights, outputAt + seen * width, lanes);
            }
            output += Loops.drain(lanes);
            double byHand = settings.corrects() ? (double) PackedPosition.byHand(of, at) / Network.WORTH : 0;
            double expected = logistic(output + byHand);
            double target = scoreShare * logistic((PackedPosition.score(of, at) - gain) / Network.WORTH)
                    + (1 - scoreShare) * PackedPosition.halfPoints(of, at) / 2;
            double error = expected - target;
            if (wanted) {
                learn(bucket, count, (float) (2 * error * expected * (1 - expected)));
            }
            return error;
        }

        /** Lists the rows of all pieces for the side to move and for the other, in the position or in its mirror image. */
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

        /** Only to a side whose king stands on the middle file does the mirror image look different. */
        private int[] rowsOf(int side, boolean turned) {
            int king = inputs.king(pieces, side, 0);
            boolean mirrored = inputs.isInTheMiddle(king) ? turned : inputs.isMirrored(king);
            return rowsOf[side][mirrored ? 1 : 0];
        }

        private void learn(int bucket, int count, float outputGradient) {
            int outputAt = 2 * bucket * width;
            gradient.outputBiases[bucket] += outputGradient;
            for (int seen = 0; seen < 2; seen++) {
                int at = outputAt + seen * width;
                Loops.backpropagate(accumulators[seen], active[seen], values.outputWeights, at, outputGradient, gradient.outputWeights,
                        neuronGradient);
                Loops.add(gradient.biases, neuronGradient, width);
                Loops.addToRows(neuronGradient, rows[seen], count, gradient.weights);
            }
        }
    }

    /** Whether a position is mirrored this time: half of them are, a different half in each epoch. */
    private boolean isTurned(int position) {
        return ((position + 1) * (2L * epoch + 1) * SCATTER) < 0;
    }

    private static double logistic(double value) {
        return 1 / (1 + StrictMath.exp(-value));
    }

    /** The network with the weights as they are now, quantized. */
    public Network network() {
        int[] outputBiases = new int[Network.BUCKETS];
        for (int i = 0; i < outputBiases.length; i++) {
            outputBiases[i] = Math.round(values.outputBiases[i] * Network.ONE * Network.OUTPUT_ONE);
        }
        return new Network(inputs, settings.width(), quantized(values.weights, Network.ONE), quantized(values.biases, Network.ONE),
                quantized(values.outputWeights, Network.OUTPUT_ONE), outputBiases, settings.corrects());
    }

    private static short[] quantized(float[] numbers, int one) {
        short[] quantized = new short[numbers.length];
        for (int i = 0; i < quantized.length; i++) {
            quantized[i] = (short) Math.round(numbers[i] * one);
        }
        return quantized;
    }

    /** A checksum of the game and the positions. */
    private long fingerprint() {
        CRC32 checksum = new CRC32();
        checksum.update(inputs.game().getBytes(StandardCharsets.UTF_8));
        checksum.update(positions);
        return checksum.getValue() << Integer.SIZE ^ positions.length;
    }

    /**
     * Saves the state of the training for {@link #resume}. The file is written completely or not at all.
     *
     * @param least the least loss so far on held-out positions
     */
    public void save(Path file, double least) throws IOException {
        WholeFile.write(file, out -> {
            out.writeUTF(settings.toString());
            out.writeLong(fingerprint());
            out.writeInt(origin);
            out.writeDouble(least);
            out.writeInt(epoch);
            out.writeInt(step);
            for (Parameters parameters : List.of(values, first, second)) {
                parameters.write(out);
            }
        });
    }

    /**
     * Goes on where {@link #save} left off.
     *
     * @return the least loss that was saved
     * @throws IOException if the file cannot be read, or was made with other settings, positions or first weights
     */
    public double resume(Path file) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            if (!in.readUTF().equals(settings.toString()) || in.readLong() != fingerprint() || in.readInt() != origin) {
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
