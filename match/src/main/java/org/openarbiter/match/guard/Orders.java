package org.openarbiter.match.guard;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a controller, read ahead by a thread of their own: its farewell is noticed while an engine is waited for.
 *
 * <p>The end of the input counts as {@code quit}.
 */
final class Orders {
    static final String QUIT = "quit";

    private static final int MOST_WAITING = 1 << 14;

    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(MOST_WAITING);
    private volatile boolean isOver;
    private volatile @Nullable IOException fault;

    /** Begins to read. */
    Orders(InputStream in) {
        Thread.ofPlatform().daemon().name("controller").start(() -> read(in));
    }

    private void read(InputStream in) {
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        try {
            String line = reader.readLine();
            while (line != null && !line.strip().equals(QUIT)) {
                lines.put(line.strip());
                line = reader.readLine();
            }
        } catch (IOException e) {
            fault = e;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        isOver = true;
        // Where the queue is full, somebody who takes a line finds the end by isOver.
        lines.offer(QUIT);
    }

    /**
     * The next line without blanks around it.
     *
     * @throws IOException if the input cannot be read
     */
    String next() throws IOException, InterruptedException {
        String line = isOver && lines.isEmpty() ? QUIT : lines.take();
        IOException seen = fault;
        if (seen != null && line.equals(QUIT)) {
            throw seen;
        }
        return line;
    }

    /** Whether the controller has quit, though lines may be left that it said before. */
    boolean isOver() {
        return isOver;
    }
}
