package org.openarbiter.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;

/**
 * A PostgreSQL of the tests' own, with a sync for each commit: the programs that Maven fetches, or those of the system. Tests stand aside
 * where neither runs.
 */
public final class Postgres {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static @Nullable String root;
    private static boolean tried;

    private Postgres() {}

    /** The address of a new database; without one the test stands aside. */
    public static synchronized String database() {
        if (!tried) {
            tried = true;
            root = start();
        }
        String postgres = root;
        if (postgres == null) {
            System.out.println("no PostgreSQL runs here: tests with one stand aside");
        }
        Assumptions.assumeTrue(postgres != null, "no PostgreSQL runs here");
        String name = "test" + DATABASES.incrementAndGet();
        try (Connection connection = DriverManager.getConnection(address(postgres, "postgres"));
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new AssertionError("the tests' own PostgreSQL", e);
        }
        return address(postgres, name);
    }

    private static String address(String root, String name) {
        return root + "/" + name + "?user=postgres";
    }

    private static @Nullable String start() {
        try {
            EmbeddedPostgres own = EmbeddedPostgres.builder()
                    .setServerConfig("fsync", "on").setServerConfig("synchronous_commit", "on").setServerConfig("full_page_writes", "on")
                    .setPGStartupWait(PATIENCE).start();
            return "jdbc:postgresql://127.0.0.1:" + own.getPort();
        } catch (IOException | RuntimeException e) {
            System.out.println("the PostgreSQL that Maven fetches does not run here: " + e);
        }
        try {
            return ofTheSystem();
        } catch (IOException e) {
            System.out.println("the PostgreSQL of the system does not run: " + e);
            return null;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    private static @Nullable String ofTheSystem() throws IOException, InterruptedException {
        Path programs = Path.of("/usr/lib/postgresql");
        if (!Files.isDirectory(programs)) {
            return null;
        }
        Path bin;
        try (Stream<Path> versions = Files.list(programs)) {
            bin = versions.map(version -> version.resolve("bin")).filter(Files::isDirectory).max(Path::compareTo).orElse(null);
        }
        if (bin == null) {
            return null;
        }
        String folder = run("mktemp", "-d");
        int port;
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        run(bin.resolve("initdb").toString(), "-D", folder, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync");
        run(bin.resolve("pg_ctl").toString(), "-D", folder, "-l", folder + "/log", "-w", "-o",
                "-p " + port + " -k " + folder + " -h 127.0.0.1 -c max_connections=200", "start");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                run(bin.resolve("pg_ctl").toString(), "-D", folder, "-m", "immediate", "stop");
                run("rm", "-r", folder);
            } catch (IOException | InterruptedException e) {
                System.out.println("PostgreSQL in " + folder + " did not stop: " + e);
            }
        }));
        return "jdbc:postgresql://127.0.0.1:" + port;
    }

    /** Runs a command, as the user postgres if this is root, for whom PostgreSQL does not run; returns the first line it prints. */
    private static String run(String... command) throws IOException, InterruptedException {
        List<String> whole = new ArrayList<>();
        if (System.getProperty("user.name").equals("root")) {
            whole.addAll(List.of("runuser", "-u", "postgres", "--"));
        }
        whole.addAll(List.of(command));
        Path said = Files.createTempFile("postgres", ".txt");
        try {
            Process process = new ProcessBuilder(whole).directory(Path.of("/").toFile()).redirectErrorStream(true)
                    .redirectOutput(said.toFile()).start();
            if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new IOException("no end of " + whole);
            }
            String text = Files.readString(said, StandardCharsets.UTF_8);
            if (process.exitValue() != 0) {
                throw new IOException(whole + ": " + text);
            }
            return text.lines().findFirst().orElse("");
        } finally {
            Files.delete(said);
        }
    }
}
