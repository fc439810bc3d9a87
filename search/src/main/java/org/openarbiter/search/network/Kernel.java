package org.openarbiter.search.network;

/** The inner loops of a network. Allocates nothing. */
public interface Kernel {
    /** What it is: {@code vectors of 256 bits}. */
    String name();

    /**
     * Updates an accumulator: the one at {@code fromAt}, plus some rows of weights, minus others, is written to {@code toAt}.
     *
     * @param rows the offsets of the rows, those to add first
     * @param added the number of rows to add
     * @param changed the number of all rows
     */
    void update(short[] from, int fromAt, short[] to, int toAt, int width, short[] weights, int[] rows, int added, int changed);

    /** The dot product of neurons, clipped to 0…{@link Network#ONE} and squared, with weights between −128 and 127. */
    int output(short[] accumulator, int accumulatorAt, short[] weights, int weightsAt, int width);

    /** The fastest kernel that this virtual machine can run: the plain one if the vector module is missing. */
    static Kernel best() {
        return hasVectors() ? new VectorKernel() : new PlainKernel();
    }

    /** Whether the vector module is there; without it, {@link VectorKernel} cannot be loaded. */
    static boolean hasVectors() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    }
}
