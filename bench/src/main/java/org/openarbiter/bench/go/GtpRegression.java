package org.openarbiter.bench.go;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.openarbiter.bench.run.Program;
import org.openarbiter.bench.run.Series;

/**
 * How many tests of the suites of a folder a program passes that speaks GTP: {@code arbiter gtp}, or another.
 *
 * <p>The program is run in the folder, where the tests expect their records. One that does not answer within {@value #LONGEST_SECONDS}
 * seconds, or ends, fails the test, and is started again with the board as it was.
 */
public final class GtpRegression {
    private static final long LONGEST_SECONDS = 120;
    private static final double MILLISECONDS = 1e6;
    private static final double MOST_TESTS = 0.95;

    private final Path folder;
    private final Program program;
    private final List<String> arguments;
    private final boolean failures;
    private final String warm;
    private final Map<String, int[]> passesAndTests = new TreeMap<>();

    private GtpRegression(Path folder, List<String> command, boolean failures, String warm) {
        this.folder = folder;
        this.program = command.isEmpty() ? Program.arbiter() : Program.named(command.getFirst());
        this.arguments = command.isEmpty() ? List.of("gtp") : command.subList(1, command.size());
        this.failures = failures;
        this.warm = warm;
    }

    /**
     * Runs suites and prints the counts.
     *
     * @param command the program and its arguments, separated by spaces; empty for {@code arbiter gtp}
     * @param failures whether each failure is printed as well
     * @param warm a suite that each program answers first, which is not counted, so that its code is compiled before the times are taken; empty
     *     for none
     */
    public static void run(Path folder, List<String> suites, String command, boolean failures, String warm) throws IOException {
        Stream<String> all = warm.isEmpty() ? suites.stream() : Stream.concat(Stream.of(warm), suites.stream());
        Optional<Path> missing = all.map(suite -> file(folder, suite)).filter(file -> !Files.isRegularFile(file)).findFirst();
        if (missing.isPresent()) {
            throw new IllegalArgumentException("there is no file " + missing.get());
        }
        List<String> words = command.isBlank() ? List.of() : List.of(command.strip().split(" +"));
        GtpRegression regression = new GtpRegression(folder, words, failures, warm);
        for (String suite : suites) {
            regression.suite(suite);
        }
        regression.passesAndTests.forEach((name, counts) -> System.out.println("  " + name + " " + counts[0] + " of " + counts[1]));
    }

    private static Path file(Path folder, String suite) {
        return folder.resolve(suite + ".tst");
    }

    private void suite(String name) throws IOException {
        Series times = new Series();
        int tests = 0;
        int passes = 0;
        List<RegressionSuite.Line> before = new ArrayList<>();
        try (Asked asked = new Asked()) {
            warmUp(asked);
            for (RegressionSuite.Line line : RegressionSuite.read(file(folder, name)).lines()) {
                if (line.isStart()) {
                    before.clear();
                }
                long start = System.nanoTime();
                String answer = asked.answer(line, before);
                if (line.isTest()) {
                    times.add((System.nanoTime() - start) / MILLISECONDS);
                    tests++;
                    passes += count(name, line, answer) ? 1 : 0;
                } else {
                    before.add(line);
                }
            }
        }
        System.out.printf(Locale.ROOT, "%s: %d of %d, milliseconds a test %s  (95 %% at most %.1f)%n", name, passes, tests, times.text("%.1f"),
                times.quantile(MOST_TESTS));
    }

    private void warmUp(Asked asked) throws IOException {
        if (!warm.isEmpty()) {
            for (RegressionSuite.Line line : RegressionSuite.read(file(folder, warm)).lines()) {
                asked.answer(line, List.of());
            }
        }
    }

    private boolean count(String suite, RegressionSuite.Line line, String answer) {
        boolean passed = line.passes(answer);
        int[] counts = passesAndTests.computeIfAbsent(line.command(), command -> new int[2]);
        counts[0] += passed ? 1 : 0;
        counts[1]++;
        if (failures && !passed) {
            System.out.println("  " + suite + ": " + line.text() + "   wanted " + line.wanted() + ", got " + answer.strip());
        }
        return passed;
    }

    /** The program, started again where it fails to answer. */
    private final class Asked implements AutoCloseable {
        private final ExecutorService reader = Executors.newVirtualThreadPerTaskExecutor();
        private Program.Talk talk = program.talkIn(folder, arguments);

        private Asked() throws IOException {}

        private String answer(RegressionSuite.Line line, List<RegressionSuite.Line> before) throws IOException {
            try {
                return answer(line.text());
            } catch (ExecutionException | TimeoutException e) {
                talk.close();
                talk = program.talkIn(folder, arguments);
                for (RegressionSuite.Line earlier : before) {
                    talk.answer(earlier.text());
                }
                return "? no answer";
            }
        }

        private String answer(String command) throws IOException, ExecutionException, TimeoutException {
            try {
                return reader.submit(() -> talk.answer(command)).get(LONGEST_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted", e);
            }
        }

        @Override
        public void close() {
            talk.close();
            reader.shutdownNow();
        }
    }
}
