package org.openarbiter.bench.search;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.openarbiter.bench.run.Series;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.network.Kernel;
import org.openarbiter.search.network.PlainKernel;
import org.openarbiter.search.network.VectorKernel;

/**
 * The cost of the loops of a network: with vectors, as plain loops and, if a C compiler is there, as plain loops of C with {@code -O3
 * -march=native}, in turns. An update changes three rows, as after a capture; an output covers both sides.
 */
public final class KernelComparison {
    private static final String C = "plain loops of C";
    private static final int CALLS = 400_000;
    private static final int CHANGED = 3;
    private static final int FEW = 256;

    private final int width;
    private final short[] weights;
    private final short[] accumulators;
    private final short[] output;
    private final int[] rows = new int[CHANGED];
    /** Keeps the compiler from removing results that nobody uses. */
    private long total;

    /** The nanoseconds of one kernel. */
    private record Cost(String name, Series update, Series output) {
        Cost(String name) {
            this(name, new Series(), new Series());
        }
    }

    private KernelComparison(int width) {
        this.width = width;
        SplittableRandom random = new SplittableRandom(1);
        weights = numbers(random, Inputs.XIANGQI.count() * width, 127);
        accumulators = numbers(random, 2 * width, 300);
        output = numbers(random, 2 * width, 127);
    }

    private static short[] numbers(SplittableRandom random, int count, int most) {
        short[] numbers = new short[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = (short) random.nextInt(-most, most + 1);
        }
        return numbers;
    }

    /** Measures a number of rounds, and prints nanoseconds. */
    public static void run(int width, int rounds) throws IOException {
        KernelComparison comparison = new KernelComparison(width);
        List<Kernel> kernels = List.of(new VectorKernel(), new PlainKernel());
        List<Cost> costs = new ArrayList<>(kernels.stream().map(kernel -> new Cost(kernel.name())).toList());
        Path folder = Files.createTempDirectory("kernel");
        try {
            Optional<Path> program = compiled(folder);
            if (program.isPresent()) {
                costs.add(new Cost(C));
            }
            // The first round is for the compiler.
            for (int round = -1; round < rounds; round++) {
                for (int i = 0; i < costs.size(); i++) {
                    double[] nanos = i < kernels.size() ? comparison.nanos(kernels.get(i)) : nanos(program.orElseThrow(), width);
                    if (round >= 0) {
                        costs.get(i).update().add(nanos[0]);
                        costs.get(i).output().add(nanos[1]);
                    }
                }
            }
        } finally {
            for (String name : List.of("kernel.c", "kernel")) {
                Files.deleteIfExists(folder.resolve(name));
            }
            Files.delete(folder);
        }
        System.out.printf("%d neurons a side, %d rounds of %,d calls, nanoseconds a call%n", width, rounds, CALLS);
        costs.forEach(cost -> System.out.printf(
                Locale.ROOT, "  %-20s  update of %d rows  %s   output  %s%n", cost.name(), CHANGED, cost.update().text("%.0f"),
                cost.output().text("%.0f")));
    }

    /** The program in C; empty if there is no compiler. */
    private static Optional<Path> compiled(Path folder) throws IOException {
        Path source = folder.resolve("kernel.c");
        try (InputStream in = KernelComparison.class.getResourceAsStream("kernel.c")) {
            Files.write(source, in.readAllBytes());
        }
        Path program = folder.resolve("kernel");
        try {
            int failed = new ProcessBuilder("cc", "-O3", "-march=native", "-o", program.toString(), source.toString())
                    .inheritIO().start().waitFor();
            return failed == 0 ? Optional.of(program) : Optional.empty();
        } catch (IOException e) {
            System.out.println("no C compiler (cc) here");
            return Optional.empty();
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
    }

    private static double[] nanos(Path program, int width) throws IOException {
        Process process = new ProcessBuilder(program.toString(), Integer.toString(width), Integer.toString(CALLS)).start();
        String[] words = new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip().split(" ");
        return new double[] {Double.parseDouble(words[0]), Double.parseDouble(words[1])};
    }

    private double[] nanos(Kernel kernel) {
        int inputs = Inputs.XIANGQI.count();
        int at = 1;
        long begun = System.nanoTime();
        for (int i = 0; i < CALLS; i++) {
            at = at * 1_664_525 + 1_013_904_223;
            int row = at >>> 16;
            for (int changed = 0; changed < CHANGED; changed++) {
                rows[changed] = (row + changed) % inputs * width;
            }
            int from = (i & 1) * width;
            kernel.update(accumulators, from, accumulators, width - from, width, weights, rows, 1, CHANGED);
        }
        long changed = System.nanoTime();
        for (int i = 0; i < CALLS; i++) {
            accumulators[i & FEW - 1] ^= 1;
            for (int side = 0; side < 2; side++) {
                for (int from = side * width; from < (side + 1) * width; from += FEW) {
                    total += kernel.output(accumulators, from, output, from, Math.min(FEW, width));
                }
            }
        }
        long summed = System.nanoTime();
        if (total == Long.MIN_VALUE) {
            System.out.println(total);
        }
        return new double[] {(double) (changed - begun) / CALLS, (double) (summed - changed) / CALLS};
    }

    private static IOException interrupted(InterruptedException e) {
        Thread.currentThread().interrupt();
        return new IOException("interrupted", e);
    }
}
