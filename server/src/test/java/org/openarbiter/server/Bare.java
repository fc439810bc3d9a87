package org.openarbiter.server;

import io.javalin.Javalin;
import java.util.concurrent.CountDownLatch;

/** A server that answers a constant: what the framework alone takes. */
public final class Bare {
    private Bare() {}

    /** Starts it; the argument is the length of the answer. */
    public static void main(String[] arguments) throws InterruptedException {
        String constant = "x".repeat(Integer.parseInt(arguments[0]));
        Javalin javalin = Javalin.create(config -> {
            config.startup.showJavalinBanner = false;
            config.concurrency.useVirtualThreads = true;
            config.routes.post("/v1/rulings", context -> {
                context.bodyAsBytes();
                context.contentType("application/x-ndjson").result(constant);
            });
        }).start("127.0.0.1", 0);
        System.out.println("bare is running at http://127.0.0.1:" + javalin.port() + "/");
        new CountDownLatch(1).await();
    }
}
