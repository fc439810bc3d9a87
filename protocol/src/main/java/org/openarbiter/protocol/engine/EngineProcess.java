package org.openarbiter.protocol.engine;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The process of an engine, with which we exchange lines.
 *
 * <p>Whatever it does, the caller is never stuck: lines are written by a thread of their own, so a process that does not read
 * holds nobody up; lines are read by another, of bounded length and number, so one that says too much has to wait; and every wait
 * for a line has an end. Each line carries the time at which it was read, so that the clock of a game does not depend on when the
 * caller gets to look.
 */
public final class EngineProcess implements AutoCloseable {
    private static final int MOST_BYTES = 1 << 16;
    private static final int MOST_LINES = 1 << 14;
    private static final long MOST_CHARS = 1 << 23;
    private static final long PAUSE_MILLIS = 5;
    private static final int MOST_LAST_WORDS = 300;
    private static final Duration FAREWELL = Duration.ofMillis(500);
    private static final Line END = new Line("", 0);
    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        // An engine that does not listen would go on for ever if this program is interrupted.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(EngineProcess::destroy), "engines end"));
    }

    private final Process process;
    private final Thread errors;
    private final BlockingQueue<Line> output = new LinkedBlockingQueue<>(MOST_LINES);
    /** The number of characters in the lines that have not been read yet. */
    private final AtomicLong waiting = new AtomicLong();
    private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
    private final Consumer<String> transcript;
    private volatile String lastWords = "";
    private volatile boolean isClosing;

    /**
     * A line of the engine.
     *
     * @param nanos {@link System#nanoTime} when it was read
     */
    public record Line(String text, long nanos) {}

    /**
     * Starts a process.
     *
     * @param command the program and its arguments
     * @param folder where it runs; null for the folder of this process
     * @param transcript receives every line sent ({@code > …}) and received ({@code < …}), on any thread
     * @throws EngineException if there is no such program
     */
    public EngineProcess(List<String> command, @Nullable Path folder, Consumer<String> transcript) throws EngineException {
        this.transcript = transcript;
        if (folder != null && !Files.isDirectory(folder)) {
            throw new EngineException(Failure.NOT_STARTED, "cannot be started: there is no folder " + folder);
        }
        try {
            ProcessBuilder builder = new ProcessBuilder(command);
            process = folder == null ? builder.start() : builder.directory(folder.toFile()).start();
        } catch (IOException e) {
            throw new EngineException(Failure.NOT_STARTED, "cannot be started: " + String.join(" ", command) + ": " + cause(e));
        }
        RUNNING.add(process);
        daemon("reader", () -> read(process.getInputStream()));
        errors = daemon("errors", () -> readErrors(process.getErrorStream()));
        daemon("writer", () -> write(process.getOutputStream()));
    }

    private static String cause(IOException e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        return String.valueOf(cause.getMessage()).replaceFirst("^(Exec failed, )?error(=|: )\\d+,? ", "")
                .replaceFirst("^\\((.*)\\) *$", "$1");
    }

    private Thread daemon(String work, Runnable task) {
        return Thread.ofPlatform().daemon().name("engine " + process.pid() + " " + work).start(task);
    }

    private void read(InputStream stream) {
        try (InputStream in = new BufferedInputStream(stream)) {
            for (String line = line(in); line != null; line = line(in)) {
                Line read = new Line(line, System.nanoTime());
                while (waiting.get() > MOST_CHARS && !isClosing) {
                    Thread.sleep(PAUSE_MILLIS);
                }
                waiting.addAndGet(line.length());
                while (!output.offer(read, FAREWELL.toMillis(), TimeUnit.MILLISECONDS)) {
                    if (isClosing) {
                        return;
                    }
                }
                transcript.accept("< " + line);
            }
        } catch (IOException e) {
            transcript.accept("! " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            // The end is reported even if earlier lines have not been read.
            while (!output.offer(END)) {
                output.poll();
            }
        }
    }

    private void readErrors(InputStream stream) {
        try (InputStream in = new BufferedInputStream(stream)) {
            for (String line = line(in); line != null; line = line(in)) {
                transcript.accept("! " + line);
                if (!line.isBlank()) {
                    lastWords = line.strip().substring(0, Math.min(line.strip().length(), MOST_LAST_WORDS));
                }
            }
        } catch (IOException e) {
            transcript.accept("! " + e.getMessage());
        }
    }

    /** The next line, cut to a bearable length; null at the end. */
    private static @Nullable String line(InputStream in) throws IOException {
        int c = in.read();
        if (c < 0) {
            return null;
        }
        ByteArrayOutputStream line = new ByteArrayOutputStream(128);
        while (c >= 0 && c != '\n') {
            if (c != '\r' && line.size() < MOST_BYTES) {
                line.write(c);
            }
            c = in.read();
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    private void write(OutputStream out) {
        try (out) {
            while (process.isAlive()) {
                String line = said.poll(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
                if (line != null) {
                    out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                    out.flush();
                }
            }
        } catch (IOException e) {
            // It reads no more: its end is noticed where it is listened to.
            transcript.accept("! " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Says a line; returns at once. */
    public void say(String line) {
        transcript.accept("> " + line);
        said.add(line);
    }

    /**
     * The next line; null if none comes until {@code deadline}.
     *
     * @param deadline in terms of {@link System#nanoTime}
     * @throws EngineException if the process has ended and everything that it said has been read
     */
    public @Nullable Line readLine(long deadline) throws EngineException {
        try {
            Line line = output.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
            if (END.equals(line)) {
                output.add(END);
                throw new EngineException(Failure.CRASHED, obituary());
            }
            if (line != null) {
                waiting.addAndGet(-line.text().length());
            }
            return line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineException(Failure.SILENT, "was not waited for any more");
        }
    }

    /** Discards lines that were received and not read yet. */
    public void drain() {
        boolean ended = false;
        for (Line line = output.poll(); line != null; line = output.poll()) {
            ended |= END.equals(line);
            waiting.addAndGet(-line.text().length());
        }
        if (ended) {
            output.add(END);
        }
    }

    private String obituary() {
        boolean ended = false;
        try {
            ended = process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
            // Its two streams are read by two threads: the last words may come after the end of the other one.
            errors.join(FAREWELL);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        String words = lastWords.isEmpty() ? "" : "; its last output: " + lastWords;
        return (ended ? "ended with exit code " + process.exitValue() : "closed its output") + words;
    }

    /** Whether the process runs. */
    boolean isAlive() {
        return process.isAlive();
    }

    /** Ends a process with all that it has started. */
    private static void destroy(Process process) {
        List<ProcessHandle> children = process.descendants().toList();
        process.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
    }

    /** Gives the process half a second to end by itself, and ends it, with all that it has started. */
    @Override
    public void close() {
        isClosing = true;
        List<ProcessHandle> children = process.descendants().toList();
        try {
            if (!process.waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly().waitFor(FAREWELL.toMillis(), TimeUnit.MILLISECONDS);
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        children.forEach(ProcessHandle::destroyForcibly);
        RUNNING.remove(process);
    }
}
