package org.openarbiter.search.network;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** The loops with the processor's vectors; needs {@code --add-modules jdk.incubator.vector}. */
public final class VectorKernel implements Kernel {
    private static final VectorSpecies<Short> SHORTS = ShortVector.SPECIES_PREFERRED;
    private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_PREFERRED;
    private static final int HALF = 16;
    private static final int LOW = 0xFFFF;

    @Override
    public String name() {
        return "vectors of " + SHORTS.vectorBitSize() + " bits";
    }

    @Override
    public void update(short[] from, int fromAt, short[] to, int toAt, int width, short[] weights, int[] rows, int added, int changed) {
        for (int i = 0; i < width; i += SHORTS.length()) {
            ShortVector neurons = ShortVector.fromArray(SHORTS, from, fromAt + i);
            for (int row = 0; row < added; row++) {
                neurons = neurons.add(ShortVector.fromArray(SHORTS, weights, rows[row] + i));
            }
            for (int row = added; row < changed; row++) {
                neurons = neurons.sub(ShortVector.fromArray(SHORTS, weights, rows[row] + i));
            }
            neurons.intoArray(to, toAt + i);
        }
    }

    /** {@inheritDoc} A neuron times its weight fits into 16 bits, so only the second product needs 32. */
    @Override
    public int output(short[] accumulator, int accumulatorAt, short[] weights, int weightsAt, int width) {
        IntVector even = IntVector.zero(INTS);
        IntVector odd = IntVector.zero(INTS);
        for (int i = 0; i < width; i += SHORTS.length()) {
            ShortVector clipped = ShortVector.fromArray(SHORTS, accumulator, accumulatorAt + i).max((short) 0).min((short) Network.ONE);
            IntVector two = clipped.reinterpretAsInts();
            IntVector weighted = clipped.mul(ShortVector.fromArray(SHORTS, weights, weightsAt + i)).reinterpretAsInts();
            even = even.add(weighted.lanewise(VectorOperators.LSHL, HALF).lanewise(VectorOperators.ASHR, HALF).mul(two.and(LOW)));
            odd = odd.add(weighted.lanewise(VectorOperators.ASHR, HALF).mul(two.lanewise(VectorOperators.LSHR, HALF)));
        }
        return even.add(odd).reduceLanes(VectorOperators.ADD);
    }
}
