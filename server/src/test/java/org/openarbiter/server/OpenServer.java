package org.openarbiter.server;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.openarbiter.server.setup.Settings;

/** The server of a measurement: one client may have all there is. */
public final class OpenServer {
    private OpenServer() {}

    /** Starts it with the options of the command that say where data are kept. */
    public static void main(String[] arguments) throws Exception {
        List<String> options = List.of(arguments);
        int database = options.indexOf("--db");
        Server server = Server.start(Settings.local(Path.of(options.get(options.indexOf("--data") + 1)), 0)
                .withDatabase(database < 0 ? null : options.get(database + 1)).with(Settings.Bounds.USUAL.forOneClient()));
        System.out.println("Arbiter is running at http://127.0.0.1:" + server.port() + "/");
        new CountDownLatch(1).await();
    }
}
