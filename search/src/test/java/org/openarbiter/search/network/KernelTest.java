package org.openarbiter.search.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The kernel with vectors does what the plain one does, to the bit. */
class KernelTest {
    private static final int TIMES = 300;

    private final Kernel plain = new PlainKernel();

    @Test
    void vectors_change_cells_as_plain_loops_do() {
        assumeTrue(Kernel.hasVectors(), "this virtual machine has no jdk.incubator.vector");
        Kernel vectors = new VectorKernel();
        Random random = new Random(1);
        for (int i = 0; i < TIMES; i++) {
            int width = Network.STEP * (1 + random.nextInt(8));
            short[] weights = Networks.shorts(40 * width, 32_767, random);
            short[] from = Networks.shorts(3 * width, 32_767, random);
            int changed = random.nextInt(20);
            int added = random.nextInt(changed + 1);
            int[] rows = random.ints(changed, 0, 40).map(row -> row * width).toArray();
            short[] one = new short[2 * width];
            short[] other = new short[2 * width];
            plain.update(from, width, one, width, width, weights, rows, added, changed);
            vectors.update(from, width, other, width, width, weights, rows, added, changed);
            assertThat(other).isEqualTo(one);
        }
    }

    @Test
    void vectors_sum_as_plain_loops_do() {
        assumeTrue(Kernel.hasVectors(), "this virtual machine has no jdk.incubator.vector");
        Kernel vectors = new VectorKernel();
        Random random = new Random(2);
        for (int i = 0; i < TIMES; i++) {
            int width = Network.STEP * (1 + random.nextInt(4));
            short[] accumulators = Networks.shorts(2 * width, i % 2 == 0 ? 400 : 32_767, random);
            short[] weights = Networks.shorts(3 * width, 128, random);
            assertThat(vectors.output(accumulators, width, weights, 2 * width, width)).isEqualTo(plain.output(accumulators, width, weights, 2 * width, width));
        }
    }

    @Test
    void the_quickest_kernel_says_what_it_is() {
        String name = Kernel.best().name();
        System.out.println("KernelTest: " + name);
        assertThat(name).matches(Kernel.hasVectors() ? "vectors of \\d+ bits" : "plain loops");
    }
}
