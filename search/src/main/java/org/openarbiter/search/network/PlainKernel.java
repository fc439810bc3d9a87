package org.openarbiter.search.network;

/** The loops as they are defined, without vectors. */
public final class PlainKernel implements Kernel {
    @Override
    public String name() {
        return "plain loops";
    }

    @Override
    public void update(short[] from, int fromAt, short[] to, int toAt, int width, short[] weights, int[] rows, int added, int changed) {
        for (int i = 0; i < width; i++) {
            int neuron = from[fromAt + i];
            for (int row = 0; row < changed; row++) {
                neuron += row < added ? weights[rows[row] + i] : -weights[rows[row] + i];
            }
            to[toAt + i] = (short) neuron;
        }
    }

    @Override
    public int output(short[] accumulator, int accumulatorAt, short[] weights, int weightsAt, int width) {
        int sum = 0;
        for (int i = 0; i < width; i++) {
            int clipped = Math.clamp(accumulator[accumulatorAt + i], 0, Network.ONE);
            sum += clipped * clipped * weights[weightsAt + i];
        }
        return sum;
    }
}
