package org.openarbiter.search.network;

import java.util.Random;
import org.openarbiter.rules.core.board.Board;

/** Networks of random weights, and their values straight from the definition. */
final class Networks {
    private Networks() {}

    /** Weights as large as training lets them be. */
    static Network random(Inputs inputs, int width, Random random) {
        return random(inputs, width, false, random);
    }

    /** The same, alone or to be added to the hand-crafted evaluation. */
    static Network random(Inputs inputs, int width, boolean corrects, Random random) {
        return new Network(inputs, width, shorts(inputs.count() * width, 500, random), shorts(width, 500, random),
                shorts(2 * Network.BUCKETS * width, 127, random), random.ints(Network.BUCKETS, -20_000, 20_000).toArray(), corrects);
    }

    static short[] shorts(int count, int most, Random random) {
        short[] numbers = new short[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = (short) random.nextInt(-most, most + 1);
        }
        return numbers;
    }

    /** The value of a position, with nothing kept and nothing updated: every neuron is summed from all pieces. */
    static <B extends Board> int value(Network network, PieceReader<B> reader, B board) {
        Inputs inputs = network.inputs();
        byte[] pieces = new byte[inputs.squares()];
        reader.read(board, pieces);
        int count = 0;
        for (byte piece : pieces) {
            count += piece != 0 ? 1 : 0;
        }
        int bucket = Math.min(7, (count - 1) / 4);
        long sum = 0;
        for (int neuron = 0; neuron < 2 * network.width(); neuron++) {
            int side = neuron < network.width() ? board.toMove() : 1 - board.toMove();
            int value = network.biases[neuron % network.width()];
            for (int square = 0; square < pieces.length; square++) {
                if (pieces[square] != 0) {
                    value += network.weights[input(inputs, pieces, side, square) * network.width() + neuron % network.width()];
                }
            }
            long clipped = Math.max(0, Math.min(255, value));
            sum += clipped * clipped * network.outputWeights[2 * bucket * network.width() + neuron];
        }
        return (int) ((sum / 255 + network.outputBiases[bucket]) * 400 / (255 * 64));
    }

    private static int input(Inputs inputs, byte[] pieces, int side, int square) {
        int king = -1;
        for (int at = 0; at < pieces.length; at++) {
            king = pieces[at] == inputs.king() + 8 * side ? at : king;
        }
        int file = square % inputs.files();
        int rank = square / inputs.files();
        if (2 * (king % inputs.files()) > inputs.files() - 1) {
            file = inputs.files() - 1 - file;
        }
        if (side == 1) {
            rank = inputs.ranks() - 1 - rank;
        }
        int kind = pieces[square] % 8 - 1;
        int group = pieces[square] / 8 == side ? kind : inputs.kinds() + kind;
        return (group * inputs.ranks() + rank) * inputs.files() + file;
    }
}
