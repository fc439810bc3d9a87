package org.openarbiter.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.batch.job.Surveys;

/** The command on a cluster of processes, which are killed while they work: nothing is missing, and nothing counts twice. */
class ClusterTest {
    private static final List<String> RULES = List.of("chess:fide-2023", "chess:match-runner");

    @TempDir
    private Path folder;

    private static List<Path> classPath() {
        String known = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return Stream.of(known.split(File.pathSeparator)).map(Path::of).toList();
    }

    private List<String> files() throws IOException {
        String famous = Files.readString(Path.of("../examples/famous.pgn"));
        List<String> files = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            Path file = folder.resolve("games-" + (char) ('a' + i) + ".pgn");
            Files.writeString(file, famous.repeat(30 + i));
            files.add(file.toString());
        }
        return files;
    }

    private Process start(List<String> files, Path out) throws IOException {
        String classes = classPath().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx1g", "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow", "-cp",
                classes, Main.class.getName(),
                "--rules", String.join(",", RULES), "--out", out.toString(), "--master", "local-cluster[2,1,1024]",
                "--conf", "spark.executor.extraClassPath=" + classes, "--conf", "spark.executor.memory=1g", "--in"));
        command.addAll(files);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(folder.resolve("told.txt").toFile());
        // Whoever starts the workers looks for Spark here, and is content with nothing.
        builder.environment().put("SPARK_HOME", Files.createDirectories(folder.resolve("spark/jars")).getParent().toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.directory(Path.of("").toAbsolutePath().toFile());
        return builder.start();
    }

    /** The executors: the only processes with a virtual machine that a job starts. */
    private static List<ProcessHandle> executors(Process of) {
        return of.descendants().filter(process -> process.info().command().map(command -> command.endsWith("java")).orElse(false)).toList();
    }

    private static boolean hasTables(Path staging) throws IOException {
        if (!Files.isDirectory(staging)) {
            return false;
        }
        try (Stream<Path> all = Files.walk(staging)) {
            return all.anyMatch(file -> file.toString().endsWith(".parquet"));
        }
    }

    @Test
    @Timeout(value = 3, unit = TimeUnit.MINUTES)
    void executors_that_are_killed_cost_nothing() throws Exception {
        List<String> files = files();
        Path out = folder.resolve("tables");
        Process job = start(files, out);
        try {
            while (job.isAlive() && !hasTables(folder.resolve("tables.unfinished/tables"))) {
                Thread.sleep(20);
            }
            List<ProcessHandle> killed = executors(job);
            assertThat(killed).as(Files.readString(folder.resolve("told.txt"))).isNotEmpty();
            killed.forEach(ProcessHandle::destroyForcibly);
            assertThat(job.waitFor()).as(Files.readString(folder.resolve("told.txt"))).isZero();
        } finally {
            job.descendants().forEach(ProcessHandle::destroyForcibly);
            job.destroyForcibly();
        }
        assertThat(Surveys.ofTables(out)).isEqualTo(Surveys.ofRecords(files, RULES));
    }
}
