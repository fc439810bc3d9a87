package org.openarbiter.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** The files of the page: a fixed list of resources, so no path of a request ever reaches a disk. */
public final class Pages {
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8", "js", "text/javascript; charset=utf-8", "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml", "json", "application/json", "pgn", "text/plain; charset=utf-8", "sgf", "text/plain; charset=utf-8");

    private final Map<String, Page> pages = new LinkedHashMap<>();

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Page(String type, byte[] body) {}

    /** The files named in {@code web/files.txt}, one a line; {@code index.html} is also the root. */
    public Pages() {
        for (String name : new String(read("files.txt"), StandardCharsets.UTF_8).lines().toList()) {
            String type = Objects.requireNonNull(TYPES.get(name.substring(name.lastIndexOf('.') + 1)), name);
            Page page = new Page(type, read(name));
            pages.put("/" + name, page);
            if (name.equals("index.html")) {
                pages.put("/", page);
            }
        }
    }

    private static byte[] read(String name) {
        try (InputStream in = Objects.requireNonNull(Pages.class.getResourceAsStream("/org/openarbiter/server/web/" + name), name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("a resource of this module", e);
        }
    }

    /** The paths at which there is a file. */
    public Iterable<String> paths() {
        return pages.keySet();
    }

    /** Answers with the file at a path. */
    public void answer(Context context) {
        Page page = Objects.requireNonNull(pages.get(context.path()));
        context.contentType(page.type()).header("Cache-Control", "no-cache").result(page.body());
    }
}
