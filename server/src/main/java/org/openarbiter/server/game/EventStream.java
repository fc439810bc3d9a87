package org.openarbiter.server.game;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;

/** A follower over server-sent events. A write waits until the client has read; one that does not read is cut off by the server's idle time. */
public final class EventStream implements Feed.Listener {
    private final HttpServletResponse response;
    private final BooleanSupplier allowed;
    private final OutputStream out;

    /** Begins to answer a request with events. */
    public EventStream(HttpServletResponse response) throws IOException {
        this(response, () -> true);
    }

    /**
     * Begins to answer a request with events.
     *
     * @param allowed whether the follower may still receive them
     */
    EventStream(HttpServletResponse response, BooleanSupplier allowed) throws IOException {
        this.response = response;
        this.allowed = allowed;
        // Not the stream of Javalin, which holds back what it might yet compress.
        out = response.getOutputStream();
        // The headers go out now, so that the follower knows it is heard.
        quiet();
    }

    @Override
    public void act(int seq, String json) throws IOException {
        write("id: " + seq + "\nevent: act\ndata: " + json + "\n\n");
    }

    /**
     * Sends an event without a number.
     *
     * @param name what kind of event it is
     * @param json one line
     */
    public void tell(String name, String json) throws IOException {
        write("event: " + name + "\ndata: " + json + "\n\n");
    }

    @Override
    public void quiet() throws IOException {
        write(": still here\n\n");
    }

    private void write(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        response.flushBuffer();
    }

    @Override
    public boolean listens() {
        return allowed.getAsBoolean();
    }
}
