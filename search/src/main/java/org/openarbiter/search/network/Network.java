package org.openarbiter.search.network;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * A network quantized to whole numbers: one hidden layer, seen from both sides, and one output.
 *
 * <p>Each side has an accumulator of {@link #width} neurons. A neuron is its bias plus the weights of the side's active inputs, in units of
 * 1/255, clipped to 0…255 and squared (a squared clipped ReLU). The output is the dot product of all neurons, those of the side to move first,
 * with weights in units of 1/64, plus a bias. It has one set of weights for each of several buckets; the number of pieces on the board chooses the
 * bucket. An output of 1 is 400 centipawns. A network that corrects is added to the hand-crafted evaluation.
 *
 * <p>docs/network.md describes the file.
 */
public final class Network {
    /** The largest value of a neuron, which stands for 1. */
    public static final int ONE = 255;
    /** The unit of an output weight: this number stands for 1. */
    public static final int OUTPUT_ONE = 64;
    /** What an output of 1 is worth, in centipawns. */
    public static final int WORTH = 400;
    /** The number of sets of output weights. */
    public static final int BUCKETS = 8;
    /** A width is a multiple of this number. */
    public static final int STEP = 64;

    private static final long MAGIC = 0x4172_6269_4E65_7430L;
    private static final int VERSION = 2;
    /** The first version: none of its networks corrects. */
    private static final int FIRST_VERSION = 1;
    private static final int MOST_WIDTH = 4096;
    /** The largest output weight; a neuron times its weight must fit into 16 bits. */
    private static final int MOST_OUTPUT_WEIGHT = Byte.MAX_VALUE;
    /** The largest weight and bias of the hidden layer: a neuron that adds up all pieces must fit into 16 bits. */
    private static final int MOST_WEIGHT = Short.MAX_VALUE / (Inputs.MOST_PIECES + 1);

    private final Inputs inputs;
    private final int width;
    /** A row of {@link #width} for each input. */
    final short[] weights;
    final short[] biases;
    /** For each bucket, the weights of the side to move, then those of the other. */
    final short[] outputWeights;
    final int[] outputBiases;
    private final boolean corrects;

    /**
     * A network of given weights, which are not copied.
     *
     * @param weights a row of the width for each input
     * @param biases one for each neuron of a side
     * @param outputWeights for each bucket, those of the side to move, then those of the other
     * @param outputBiases one for each bucket, in units of 1/(255 · 64)
     * @param corrects whether its value is added to that of the hand-crafted evaluation
     * @throws IllegalArgumentException if the width is not allowed, an array has another length than it needs, or a weight is so large that a sum
     *     might overflow
     */
    public Network(Inputs inputs, int width, short[] weights, short[] biases, short[] outputWeights, int[] outputBiases, boolean corrects) {
        if (width <= 0 || width % STEP != 0 || width > MOST_WIDTH) {
            throw new IllegalArgumentException("a width of " + width + " is not a multiple of " + STEP + " up to " + MOST_WIDTH);
        }
        if (weights.length != inputs.count() * width || biases.length != width
                || outputWeights.length != 2 * BUCKETS * width || outputBiases.length != BUCKETS) {
            throw new IllegalArgumentException("the numbers of weights do not match the width");
        }
        if (exceeds(weights, MOST_WEIGHT) || exceeds(biases, MOST_WEIGHT) || exceeds(outputWeights, MOST_OUTPUT_WEIGHT)) {
            throw new IllegalArgumentException("a weight of the hidden layer is beyond " + MOST_WEIGHT + ", or one of the output beyond "
                    + MOST_OUTPUT_WEIGHT);
        }
        this.inputs = inputs;
        this.width = width;
        this.weights = weights;
        this.biases = biases;
        this.outputWeights = outputWeights;
        this.outputBiases = outputBiases;
        this.corrects = corrects;
    }

    private static boolean exceeds(short[] numbers, int most) {
        for (short number : numbers) {
            if (Math.abs(number) > most) {
                return true;
            }
        }
        return false;
    }

    /** What it sees. */
    public Inputs inputs() {
        return inputs;
    }

    /** The number of hidden neurons of each side. */
    public int width() {
        return width;
    }

    /** Whether its value is added to that of the hand-crafted evaluation. */
    public boolean corrects() {
        return corrects;
    }

    /** Writes the weights and biases into arrays of the same lengths, as fractions. */
    public void copyTo(float[] intoWeights, float[] intoBiases, float[] intoOutputWeights, float[] intoOutputBiases) {
        scale(weights, ONE, intoWeights);
        scale(biases, ONE, intoBiases);
        scale(outputWeights, OUTPUT_ONE, intoOutputWeights);
        for (int i = 0; i < BUCKETS; i++) {
            intoOutputBiases[i] = (float) outputBiases[i] / (ONE * OUTPUT_ONE);
        }
    }

    private static void scale(short[] numbers, int one, float[] into) {
        for (int i = 0; i < numbers.length; i++) {
            into[i] = (float) numbers[i] / one;
        }
    }

    /** The bucket of a number of pieces. */
    public static int bucket(int pieces) {
        return Math.min(BUCKETS - 1, (pieces - 1) * BUCKETS / Inputs.MOST_PIECES);
    }

    /**
     * The value of an output before scaling, in centipawns.
     *
     * @param sum squared neurons times output weights
     */
    int value(long sum, int bucket) {
        return (int) ((sum / ONE + outputBiases[bucket]) * WORTH / (ONE * OUTPUT_ONE));
    }

    /** The network for a game that comes with the program; null if there is none. */
    public static @Nullable Network builtIn(Inputs inputs) {
        try (InputStream in = Network.class.getResourceAsStream("/org/openarbiter/search/" + inputs.game() + "/network.bin")) {
            return in == null ? null : read(in);
        } catch (IOException e) {
            throw new IllegalStateException("the network for " + inputs.game() + " that comes with the program cannot be read", e);
        }
    }

    /**
     * Reads the file of a network for a game.
     *
     * @throws IOException as {@link #read(InputStream)} does, and if the network is for another game
     */
    public static Network read(Path file, Inputs inputs) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            Network network = read(in);
            if (!network.inputs().equals(inputs)) {
                throw new IOException("a network for " + network.inputs().game());
            }
            return network;
        }
    }

    /** Writes the file, completely or not at all. */
    public void write(Path file) throws IOException {
        WholeFile.write(file, this::write);
    }

    /** Writes the bytes of the file. */
    public void write(OutputStream out) throws IOException {
        CheckedOutputStream checked = new CheckedOutputStream(out, new CRC32());
        DataOutputStream data = new DataOutputStream(checked);
        data.writeLong(MAGIC);
        data.writeInt(VERSION);
        data.writeUTF(inputs.game());
        data.writeBoolean(corrects);
        data.writeInt(width);
        data.writeInt(BUCKETS);
        write(data, weights);
        write(data, biases);
        write(data, outputWeights);
        for (int bias : outputBiases) {
            data.writeInt(bias);
        }
        data.flush();
        data.writeLong(checked.getChecksum().getValue());
        data.flush();
    }

    private static void write(DataOutputStream out, short[] numbers) throws IOException {
        for (short number : numbers) {
            out.writeShort(number);
        }
    }

    /**
     * Reads a file.
     *
     * @throws IOException if it cannot be read, is no such file, of another version, or damaged
     */
    public static Network read(InputStream in) throws IOException {
        CheckedInputStream checked = new CheckedInputStream(new BufferedInputStream(in), new CRC32());
        DataInputStream data = new DataInputStream(checked);
        try {
            if (data.readLong() != MAGIC) {
                throw new IOException("not a network of this program");
            }
            int version = data.readInt();
            if (version != FIRST_VERSION && version != VERSION) {
                throw new IOException("a network of version " + version + "; this program reads versions " + FIRST_VERSION + " and " + VERSION);
            }
            String game = data.readUTF();
            if (!game.equals(Inputs.CHESS.game()) && !game.equals(Inputs.XIANGQI.game())) {
                throw new IOException("a network for an unknown game");
            }
            Inputs inputs = Inputs.of(game);
            boolean corrects = version > FIRST_VERSION && data.readBoolean();
            int width = data.readInt();
            int buckets = data.readInt();
            if (width <= 0 || width % STEP != 0 || width > MOST_WIDTH || buckets != BUCKETS) {
                throw new IOException("a network of width " + width + " with " + buckets + " buckets; expected " + BUCKETS
                        + " buckets and a width that is a multiple of " + STEP + " up to " + MOST_WIDTH);
            }
            short[] weights = read(data, inputs.count() * width);
            short[] biases = read(data, width);
            short[] outputWeights = read(data, 2 * BUCKETS * width);
            int[] outputBiases = new int[BUCKETS];
            for (int i = 0; i < BUCKETS; i++) {
                outputBiases[i] = data.readInt();
            }
            long sum = checked.getChecksum().getValue();
            if (data.readLong() != sum) {
                throw new IOException("the network is damaged: its checksum does not match");
            }
            if (data.read() >= 0) {
                throw new IOException("the file goes on after the network");
            }
            return new Network(inputs, width, weights, biases, outputWeights, outputBiases, corrects);
        } catch (EOFException e) {
            throw new IOException("the network is truncated", e);
        } catch (IllegalArgumentException e) {
            throw new IOException("the network cannot be used: " + e.getMessage(), e);
        }
    }

    private static short[] read(DataInputStream in, int count) throws IOException {
        byte[] bytes = in.readNBytes(2 * count);
        if (bytes.length < 2 * count) {
            throw new EOFException();
        }
        short[] numbers = new short[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = (short) (bytes[2 * i] << 8 | bytes[2 * i + 1] & 0xFF);
        }
        return numbers;
    }
}
