package org.openarbiter.search.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.network.Network;

/**
 * A number for each weight and bias of a network: its value, the gradient of the loss, or a moment of the gradient. Laid out as in {@link
 * Network}, but as fractions.
 */
final class Parameters {
    final float[] weights;
    final float[] biases;
    final float[] outputWeights;
    final float[] outputBiases = new float[Network.BUCKETS];

    Parameters(Inputs inputs, int width) {
        weights = new float[inputs.count() * width];
        biases = new float[width];
        outputWeights = new float[2 * Network.BUCKETS * width];
    }

    List<float[]> all() {
        return List.of(weights, biases, outputWeights, outputBiases);
    }

    void clear() {
        all().forEach(numbers -> Arrays.fill(numbers, 0));
    }

    void add(Parameters other) {
        for (int group = 0; group < all().size(); group++) {
            Loops.add(all().get(group), other.all().get(group), all().get(group).length);
        }
    }

    /** Copies the weights and biases of a network of the same width. */
    void copy(Network network) {
        network.copyTo(weights, biases, outputWeights, outputBiases);
    }

    int hash() {
        return all().stream().mapToInt(Arrays::hashCode).reduce(0, (hash, next) -> 31 * hash + next);
    }

    void write(DataOutputStream out) throws IOException {
        for (float[] numbers : all()) {
            for (float number : numbers) {
                out.writeFloat(number);
            }
        }
    }

    void read(DataInputStream in) throws IOException {
        for (float[] numbers : all()) {
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = in.readFloat();
            }
        }
    }
}
