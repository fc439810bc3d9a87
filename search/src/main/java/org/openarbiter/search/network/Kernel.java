package org.openarbiter.search.network;

/** The inner loops of a network. Allocates nothing. */
public interface Kernel {
    /** What it is: {@code vectors of 256 bits}. */
    String name();

    /**
     * Changes cells: those at {@code fromAt}, plus some rows of weights, minus others, are written to {@code toAt}.
     *
     * @param rows where the rows begin: the ones to add first
     * @param added how many rows are added
     * @param changed how many rows there are
     */
    void change(short[] from, int fromAt, short[] to, int toAt, int width, short[] weights, int[] rows, int added, int changed);

    /** The sum of cells, cut off below 0 and above {@link Network#ONE} and squared, times weights between −128 and 127. */
    int sum(short[] cells, int cellsAt, short[] weights, int weightsAt, int width);

    /** The quickest kernel that this virtual machine has; without its vectors, the plain one. */
    static Kernel best() {
        return hasVectors() ? new VectorKernel() : new PlainKernel();
    }

    /** Whether the virtual machine runs with the module that has vectors; {@link VectorKernel} cannot be loaded otherwise. */
    static boolean hasVectors() {
        return ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent();
    }
}
