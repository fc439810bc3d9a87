package org.openarbiter.players.uci;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A talk with a server in a thread of its own. */
final class Dialogue implements AutoCloseable {
    private final OutputStream in;
    private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
    private final Thread thread;

    Dialogue(EngineServer<?> server) throws IOException {
        var toServer = new PipedOutputStream();
        var input = new PipedInputStream(toServer, 1 << 16);
        in = toServer;
        thread = Thread.ofPlatform().daemon().start(() -> {
            try {
                server.serve(input, new Lines(said));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Hands on whole lines. */
    private static final class Lines extends OutputStream {
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();
        private final BlockingQueue<String> to;

        Lines(BlockingQueue<String> to) {
            this.to = to;
        }

        @Override
        public void write(int b) {
            if (b == '\n') {
                to.add(line.toString(StandardCharsets.UTF_8));
                line.reset();
            } else {
                line.write(b);
            }
        }
    }

    Dialogue say(String... lines) throws IOException {
        for (String line : lines) {
            in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        }
        in.flush();
        return this;
    }

    /** The lines up to the first that begins so, that one included; it is waited for. */
    List<String> until(String beginning) throws InterruptedException {
        List<String> lines = new ArrayList<>();
        do {
            lines.add(said.take());
        } while (!lines.getLast().startsWith(beginning));
        return lines;
    }

    /** The first line from now on that begins so. */
    String line(String beginning) throws InterruptedException {
        return until(beginning).getLast();
    }

    /** Ends the talk and gives what was said meanwhile. */
    List<String> quit() throws IOException, InterruptedException {
        say("quit");
        thread.join();
        return List.copyOf(said);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
