package org.openarbiter.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * How fast the server is, asked from outside, beside one that answers a constant. No part of the build, which knows no stopwatch:
 * {@code mvn -pl server -am test -Dtest=LoadRun -Dsurefire.failIfNoSpecifiedTests=false}.
 */
@Timeout(900)
class LoadRun {
    private static final List<String> MACHINE = List.of("-Xmx2g");
    private static final int CLIENTS = 8;
    private static final int WARM_UP_SECONDS = Integer.getInteger("arbiter.load.warm", 5);
    private static final int SECONDS = Integer.getInteger("arbiter.load.seconds", 5);
    private static final int GAMES = 1_000;
    private static final int ACTS = Integer.getInteger("arbiter.load.acts", 100_000);
    private static final int FOLLOWERS = Integer.getInteger("arbiter.load.followers", 10_000);
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    private Path folder;

    /** The table, told as it grows. */
    private static final class Rows {
        void add(String row) {
            System.out.println(row);
        }
    }

    /** Does one thing; a client of that number calls it again and again. */
    private interface Step {
        void run(Connection connection, int client) throws IOException;
    }

    private static String row(String name, int port, int seconds, int most, Step step) throws Exception {
        List<Thread> threads = new ArrayList<>();
        List<long[]> times = new ArrayList<>();
        int[] counts = new int[CLIENTS];
        long begun = System.nanoTime();
        long end = begun + TimeUnit.SECONDS.toNanos(seconds);
        for (int i = 0; i < CLIENTS; i++) {
            int client = i;
            times.add(new long[most / CLIENTS]);
            threads.add(Thread.ofPlatform().start(() -> {
                long[] mine = times.get(client);
                try (Connection connection = new Connection(port)) {
                    while (System.nanoTime() < end && counts[client] < mine.length) {
                        long before = System.nanoTime();
                        step.run(connection, client);
                        mine[counts[client]++] = System.nanoTime() - before;
                    }
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        double took = (System.nanoTime() - begun) / 1e9;
        int count = Arrays.stream(counts).sum();
        long[] all = new long[count];
        int at = 0;
        for (int i = 0; i < CLIENTS; i++) {
            System.arraycopy(times.get(i), 0, all, at, counts[i]);
            at += counts[i];
        }
        Arrays.sort(all);
        return String.format("%-44s %8.0f /s %8.2f ms p50 %8.2f ms p99   (%d in %.1f s)", name, count / took, all[count / 2] / 1e6,
                all[(int) (count * 0.99)] / 1e6, count, took);
    }

    @Test
    void rulings_beside_a_constant() throws Exception {
        Rows rows = new Rows();
        byte[] record = Files.readAllBytes(Path.of("../examples/famous.pgn"));
        byte[] game = oneGame(new String(record, StandardCharsets.UTF_8));
        try (ServerProcess server = server("sqlite", null)) {
            byte[] answer;
            try (Connection connection = new Connection(server.port())) {
                answer = connection.ask("POST /v1/rulings", "", game);
            }
            JsonNode ruling = MAPPER.readTree(answer);
            rows.add("a ruling on a game of " + ruling.get("plies") + " plies, " + answer.length + " bytes");
            Step rule = (connection, client) -> {
                connection.ask("POST /v1/rulings", "", game);
                assertThat(connection.status()).isEqualTo(200);
            };
            try (ServerProcess bare = ServerProcess.start(MACHINE, Bare.class, folder, List.of(Integer.toString(answer.length)))) {
                row("", bare.port(), WARM_UP_SECONDS, 1_000_000, rule);
                row("", server.port(), WARM_UP_SECONDS, 1_000_000, rule);
                for (int i = 0; i < 2; i++) {
                    rows.add(row("bare Javalin, a constant of that size", bare.port(), SECONDS, 1_000_000, rule));
                    rows.add(row("POST /v1/rulings", server.port(), SECONDS, 1_000_000, rule));
                }
            }
        }
    }

    @Test
    void followers_of_one_game() throws Exception {
        try (ServerProcess server = server("followed", null)) {
            followers(server, new Rows());
        }
    }

    @Test
    void acts_in_many_games() throws Exception {
        Rows rows = new Rows();
        try (ServerProcess server = server("sqlite", null)) {
            acts(server, "SQLite", rows);
        }
        try (ServerProcess server = server("postgresql", Postgres.database())) {
            acts(server, "PostgreSQL", rows);
        }
    }

    private ServerProcess server(String name, @Nullable String database) throws Exception {
        Path data = Files.createDirectories(folder.resolve(name));
        List<String> arguments = new ArrayList<>(List.of(
                "--port", "0", "--data", data.toString(), "--log", "faults", "--requests", "1000000000"));
        if (database != null) {
            arguments.addAll(List.of("--db", database));
        }
        return ServerProcess.start(MACHINE, OpenServer.class, data, arguments);
    }

    /** The first game of a file that has 80 moves or more, cut to that many by its tokens; else all of the first. */
    private static byte[] oneGame(String all) {
        for (String game : all.split("(?=\\[Event )")) {
            if (game.contains(" 80. ") || game.contains("\n80. ")) {
                return game.getBytes(StandardCharsets.UTF_8);
            }
        }
        return all.split("(?=\\[Event )")[1].getBytes(StandardCharsets.UTF_8);
    }

    private void acts(ServerProcess server, String name, Rows rows) throws Exception {
        List<String> paths = new ArrayList<>();
        List<String[]> tokens = new ArrayList<>();
        String[] plays;
        try (Connection connection = new Connection(server.port())) {
            for (int i = 0; i < GAMES; i++) {
                JsonNode begun = MAPPER.readTree(connection.ask("POST /v1/games", "",
                        "{\"case\":{\"game\":\"go\",\"rules\":\"go:psk\"}}".getBytes(StandardCharsets.UTF_8)));
                paths.add("/v1/games/" + begun.get("id").asText());
                tokens.add(new String[] {begun.get("tokens").get(0).get("token").asText(), begun.get("tokens").get(1).get("token").asText()});
            }
            JsonNode legal = MAPPER.readTree(connection.ask("GET " + paths.getFirst() + "/legal", "", new byte[0])).get("plays");
            plays = new String[legal.size()];
            Arrays.setAll(plays, i -> legal.get(i).get("code").asText());
        }
        int[] turns = new int[CLIENTS];
        Step act = (connection, client) -> {
            int mine = GAMES / CLIENTS;
            int turn = turns[client]++;
            int game = client * mine + turn % mine;
            int seq = turn / mine;
            // Black fills the board from one end and White from the other: nothing is captured.
            String play = seq % 2 == 0 ? plays[seq / 2] : plays[359 - seq / 2];
            connection.ask("POST " + paths.get(game) + "/acts", tokens.get(game)[seq % 2],
                    ("{\"act\":{\"kind\":\"play\",\"move\":\"" + play + "\"},\"seen\":" + seq + ",\"key\":\"" + seq + "\"}")
                            .getBytes(StandardCharsets.UTF_8));
            if (connection.status() != 200) {
                throw new IOException("an act was refused: " + connection.status());
            }
        };
        row("", server.port(), WARM_UP_SECONDS, ACTS, act);
        rows.add(row("an act in one of 1,000 games, " + name, server.port(), SECONDS, ACTS, act));
        int so = Arrays.stream(turns).sum();
        if (so < ACTS) {
            rows.add(row("the same up to " + ACTS + " acts", server.port(), 240, ACTS - so, act));
        }
        new ProcessBuilder("jcmd", Long.toString(server.pid()), "GC.run").redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor(30, TimeUnit.SECONDS);
        try (Connection connection = new Connection(server.port())) {
            String metrics = new String(connection.ask("GET /metrics", "", new byte[0]), StandardCharsets.UTF_8);
            double heap = metrics.lines().filter(line -> line.startsWith("jvm_memory_used_bytes{area=\"heap\""))
                    .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1))).sum();
            rows.add(String.format("heap after %d acts in %d games: %.0f MB, %s", Arrays.stream(turns).sum(), GAMES, heap / 1e6, name));
        }
    }

    private void followers(ServerProcess server, Rows rows) throws Exception {
        List<Socket> followers = new ArrayList<>();
        try (Connection connection = new Connection(server.port())) {
            JsonNode begun = MAPPER.readTree(connection.ask("POST /v1/games", "", "{\"case\":{\"game\":\"chess\"}}".getBytes(StandardCharsets.UTF_8)));
            String path = "/v1/games/" + begun.get("id").asText();
            for (int i = 0; i < FOLLOWERS; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
                socket.setSoTimeout(60_000);
                followers.add(socket);
                socket.getOutputStream().write(("GET " + path + "/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            }
            for (Socket socket : followers) {
                hear(socket, ": still here");
            }
            for (String move : List.of("e2e4", "e7e5", "g1f3")) {
                int seen = List.of("e2e4", "e7e5", "g1f3").indexOf(move);
                String token = begun.get("tokens").get(seen % 2).get("token").asText();
                long before = System.nanoTime();
                connection.ask("POST " + path + "/acts", token, ("{\"act\":{\"kind\":\"play\",\"move\":\"" + move + "\"},\"seen\":" + seen
                        + ",\"key\":\"" + seen + "\"}").getBytes(StandardCharsets.UTF_8));
                for (Socket socket : followers) {
                    hear(socket, "\"seq\":" + (seen + 1));
                }
                rows.add(String.format("the last of %d followers has heard an act after %.0f ms", FOLLOWERS, (System.nanoTime() - before) / 1e6));
            }
        } finally {
            for (Socket socket : followers) {
                socket.close();
            }
        }
    }

    private static void hear(Socket socket, String wanted) throws IOException {
        InputStream in = socket.getInputStream();
        StringBuilder heard = new StringBuilder();
        byte[] piece = new byte[8_192];
        while (heard.indexOf(wanted) < 0) {
            int read = in.read(piece);
            if (read < 0) {
                throw new IOException("cut off after hearing: " + heard);
            }
            heard.append(new String(piece, 0, read, StandardCharsets.UTF_8));
        }
        while (heard.indexOf("\n\n", heard.indexOf(wanted)) < 0) {
            heard.append(new String(piece, 0, in.read(piece), StandardCharsets.UTF_8));
        }
    }
}
