package org.openarbiter.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A server in a process of its own, which can be killed. */
final class ServerProcess implements AutoCloseable {
    private static final Pattern GREETING = Pattern.compile("is running at http://[^:]+:(\\d+)/");
    private static final int PATIENCE_SECONDS = 60;

    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Starts a server and returns when it listens. What it logs goes to a file in its folder. */
    static ServerProcess start(Path data, @Nullable String database, String... options) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of(
                "--port", "0", "--data", data.toString(), "--log", "faults", "--requests", "100000000"));
        if (database != null) {
            arguments.addAll(List.of("--db", database));
        }
        arguments.addAll(List.of(options));
        return start(List.of("-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), Main.class, data, arguments);
    }

    /** Starts a program that greets as a server does and returns when it listens. */
    static ServerProcess start(List<String> machine, Class<?> main, Path data, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(machine);
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.appendTo(log(data).toFile())).start();
        CompletableFuture<String> greeting = new CompletableFuture<>();
        Thread.ofVirtual().start(() -> {
            try (BufferedReader out = process.inputReader()) {
                greeting.complete(String.valueOf(out.readLine()));
                while (out.readLine() != null) {
                    // It must not wait for a reader.
                }
            } catch (IOException e) {
                greeting.complete("");
            }
        });
        try {
            Matcher said = GREETING.matcher(greeting.get(PATIENCE_SECONDS, TimeUnit.SECONDS));
            if (said.find()) {
                return new ServerProcess(process, Integer.parseInt(said.group(1)));
            }
            throw new IOException("the server did not start; see " + log(data));
        } catch (ExecutionException | TimeoutException e) {
            throw new IOException("the server did not start; see " + log(data), e);
        } finally {
            if (!greeting.isDone() || !greeting.join().contains("http")) {
                process.destroyForcibly();
            }
        }
    }

    /** The file with what a server logs. */
    static Path log(Path data) {
        return data.resolve("server.log");
    }

    int port() {
        return port;
    }

    long pid() {
        return process.pid();
    }

    /** Ends it with SIGKILL and returns when it is gone. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("a process outlived SIGKILL");
        }
    }

    /** Ends it in good order; returns whether it came to its end in time. */
    boolean stop() throws InterruptedException {
        process.destroy();
        boolean ended = process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        return ended;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
