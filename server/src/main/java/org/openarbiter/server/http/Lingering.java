package org.openarbiter.server.http;

import io.javalin.http.Context;
import io.javalin.http.Header;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * Answers to requests whose bodies are still on their way. To close a connection that has unread bytes resets it, and the reset can
 * overtake the answer; so the answer is sent first, and what still comes is read for a bounded while and dropped, as RFC 9112, section
 * 9.6, asks for.
 */
public final class Lingering {
    private static final long MOST_BYTES = 64 << 20;
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final int PIECE = 1 << 14;

    private Lingering() {}

    /** Answers with a text in UTF-8, whatever the type says of it; status, type and headers are set already. */
    public static void answer(Context context, String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (isRead(context)) {
            context.result(bytes);
            return;
        }
        context.header(Header.CONNECTION, "close");
        context.res().setContentLength(bytes.length);
        context.outputStream().write(bytes);
        context.outputStream().flush();
        drop(context.req().getInputStream());
    }

    private static boolean isRead(Context context) throws IOException {
        boolean body = context.contentLength() > 0 || context.header(Header.TRANSFER_ENCODING) != null;
        // Who waits for leave to send gets the answer instead.
        boolean waits = context.header("Expect") != null;
        return !body || waits || context.req().getInputStream().isFinished();
    }

    private static void drop(InputStream in) {
        long begun = System.nanoTime();
        byte[] piece = new byte[PIECE];
        long dropped = 0;
        try {
            for (int read = in.read(piece); read >= 0 && dropped < MOST_BYTES; read = in.read(piece)) {
                dropped += read;
                if (System.nanoTime() - begun > MOST_NANOS) {
                    return;
                }
            }
        } catch (IOException e) {
            // The client has closed: it has its answer, or wants none.
        }
    }
}
