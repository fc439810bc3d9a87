package org.openarbiter.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.openarbiter.server.setup.Settings;
import org.openarbiter.server.store.Database;

/** A run that is watched by the virtual machine, which keeps what it learns (the ahead-of-time cache): later starts are faster. */
final class Rehearsal {
    private static final String GAME = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n";
    private static final int ROUNDS = 50;

    private Rehearsal() {}

    /** Starts a server in a folder that is thrown away, asks it a few things, and stops it. */
    static void run() throws IOException, InterruptedException, Database.UnavailableException {
        Path folder = Files.createTempDirectory("arbiter");
        try (Server server = Server.start(Settings.local(folder, 0).with(Settings.Bounds.USUAL.forOneClient()));
                HttpClient client = HttpClient.newHttpClient()) {
            String root = "http://127.0.0.1:" + server.port();
            for (int round = 0; round < ROUNDS; round++) {
                for (String path : List.of("/", "/healthz", "/v1/rulebooks", "/v1/openapi.json")) {
                    client.send(HttpRequest.newBuilder(URI.create(root + path)).build(), HttpResponse.BodyHandlers.discarding());
                }
                client.send(
                        HttpRequest.newBuilder(URI.create(root + "/v1/rulings")).POST(HttpRequest.BodyPublishers.ofString(GAME)).build(),
                        HttpResponse.BodyHandlers.discarding());
                client.send(
                        HttpRequest.newBuilder(URI.create(root + "/v1/games"))
                                .POST(HttpRequest.BodyPublishers.ofString("{\"case\":{\"game\":\"chess\"}}")).build(),
                        HttpResponse.BodyHandlers.discarding());
            }
        } finally {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.deleteIfExists(file);
                }
            }
        }
    }
}
