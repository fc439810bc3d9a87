package org.openarbiter.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Players of several games who do random things, send each act again under its key until it is answered, and remember what was
 * acknowledged.
 */
final class Players implements AutoCloseable {
    static final List<String> GAMES = List.of(
            "{\"case\":{\"game\":\"chess\",\"rules\":\"chess:fide-2023\"}}",
            "{\"case\":{\"game\":\"xiangqi\",\"rules\":\"xiangqi:wxf\"}}",
            "{\"case\":{\"game\":\"go\",\"rules\":\"go:kee\",\"players\":[\"A\",\"B\",\"C\"],\"board\":\"ring:9\"}}",
            "{\"case\":{\"game\":\"chess\",\"rules\":\"chess:fide-online\"},\"open\":false}");
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int PAUSE_MILLIS = 5;
    private static final long CATCH_UP_NANOS = 10_000_000_000L;
    private static final int RETRY_MILLIS = 100;

    private final long seed;
    /** The server that a player turns to next. */
    private final Function<Random, Client> servers;
    private final List<Match> matches = new ArrayList<>();
    private final List<Thread> threads = new ArrayList<>();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private final AtomicInteger retries = new AtomicInteger();
    private volatile boolean stopped;

    /** An act that was acknowledged, with the ruling that came with it. */
    record Acknowledged(String role, String key, String act, int seen, JsonNode ruling) {}

    /** A game with what was acknowledged in it. */
    static final class Match {
        private final String id;
        private final JsonNode tokens;
        private final Map<Integer, Acknowledged> acknowledged = new ConcurrentSkipListMap<>();

        private Match(JsonNode begun) {
            id = begun.get("id").asText();
            tokens = begun.get("tokens");
        }

        String path() {
            return "/v1/games/" + id;
        }

        String token(String role) {
            for (JsonNode token : tokens) {
                if (token.get("role").asText().equals(role)) {
                    return token.get("token").asText();
                }
            }
            throw new AssertionError(role);
        }

        /** How many acts are known to have been taken. */
        int acts() {
            return acknowledged.size();
        }

        Map<Integer, Acknowledged> acknowledged() {
            return acknowledged;
        }
    }

    Players(long seed, Function<Random, Client> servers) {
        this.seed = seed;
        this.servers = servers;
    }

    /** Begins games and sits down at them. */
    void begin(int games) {
        Random random = new Random(seed);
        for (int i = 0; i < games; i++) {
            Match match = new Match(servers.apply(random).begin(GAMES.get(i % GAMES.size())).begun());
            matches.add(match);
            for (JsonNode token : match.tokens) {
                String role = token.get("role").asText();
                if (!role.equals("reader")) {
                    long own = random.nextLong();
                    threads.add(Thread.ofVirtual().unstarted(() -> play(match, role, new Random(own))));
                }
            }
        }
        threads.forEach(Thread::start);
    }

    List<Match> matches() {
        return matches;
    }

    /** How many acts were acknowledged in all games. */
    int acts() {
        return matches.stream().mapToInt(Match::acts).sum();
    }

    /** How often something had to be sent again. */
    int retries() {
        return retries.get();
    }

    /** Lets the players finish what they have begun, and go. */
    void stop() throws InterruptedException {
        stopped = true;
        for (Thread thread : threads) {
            if (!thread.join(java.time.Duration.ofSeconds(30))) {
                throw new AssertionError("a player does not come to an end");
            }
        }
        check();
    }

    /** Fails if a player has met with something that must not happen. */
    void check() {
        Throwable met = failure.get();
        if (met != null) {
            throw new AssertionError("a player met with something that must not happen", met);
        }
    }

    private void play(Match match, String role, Random random) {
        try {
            int number = 0;
            while (!stopped) {
                JsonNode state = ask(random, match.path(), match.token(role), null).json();
                String act = act(match, role, state, random);
                if (act == null) {
                    Thread.sleep(random.nextInt(4 * PAUSE_MILLIS));
                } else {
                    send(match, role, role + number++, act, state.get("acts").asInt(), random);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | AssertionError e) {
            failure.compareAndSet(null, e);
        }
    }

    /** Something that the role may well do now; null to wait. */
    private @Nullable String act(Match match, String role, JsonNode state, Random random) {
        int dice = random.nextInt(200);
        if (role.equals("arbiter")) {
            // Else a game that has ended would stay so, and nothing would happen any more.
            return state.get("over").asBoolean() || dice < 2 ? "{\"kind\":\"undo\"}" : null;
        }
        if (state.has("proposal") && dice < 50) {
            return state.get("proposal").get("act").toString();
        }
        if (dice < 4) {
            return dice < 3 ? "{\"kind\":\"undo\"}" : "{\"kind\":\"resign\"}";
        }
        if (!role.equals(state.get("toMove").asText())) {
            return null;
        }
        JsonNode plays = ask(random, match.path() + "/legal", match.token(role), null).json().get("plays");
        return plays.isEmpty()
                ? null : "{\"kind\":\"play\",\"move\":\"" + plays.get(random.nextInt(plays.size())).get("code").asText() + "\"}";
    }

    /** Sends an act until it is answered, whatever becomes of the server. */
    private void send(Match match, String role, String key, String act, int seen, Random random) {
        String body = "{\"act\":" + act + ",\"seen\":" + seen + ",\"key\":\"" + key + "\"}";
        Client.Reply reply = ask(random, match.path() + "/acts", match.token(role), body);
        if (reply.status() == 200) {
            JsonNode answer = reply.json();
            JsonNode state = answer.get("state");
            // What is sent again is answered with the state of now, which may be a later one.
            JsonNode ruling = state.get("acts").asInt() == answer.get("seq").asInt() ? state.get("ruling") : MAPPER.nullNode();
            Acknowledged other = match.acknowledged.put(
                    answer.get("seq").asInt(), new Acknowledged(role, key, answer.get("act").toString(), seen, ruling));
            assertThat(other).as("two acts have one number").isNull();
        } else {
            assertThat(reply.status()).as(reply.text()).isIn(403, 409, 422);
        }
    }

    private Client.Reply ask(Random random, String path, String token, @Nullable String body) {
        while (true) {
            try {
                Client client = servers.apply(random);
                Client.Reply reply = body == null ? client.get(path, token) : client.post(path, token, body);
                if (reply.status() != 503) {
                    return reply;
                }
            } catch (UncheckedIOException | IllegalStateException e) {
                // The server is gone, or going: the same once more.
            }
            retries.incrementAndGet();
            try {
                Thread.sleep(RETRY_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
    }

    /** All acts of a game as a server lists them. */
    static List<JsonNode> acts(Client client, Match match) {
        List<JsonNode> acts = new ArrayList<>();
        while (true) {
            JsonNode page = client.get(match.path() + "/acts?after=" + acts.size(), match.token("reader")).json();
            page.get("list").forEach(acts::add);
            if (page.get("list").isEmpty()) {
                return acts;
            }
        }
    }

    /** Waits until a server lists all that was acknowledged, by another one too: it is notified of such acts a moment later. */
    static void catchUp(Client client, Match match) throws InterruptedException {
        long end = System.nanoTime() + CATCH_UP_NANOS;
        while (acts(client, match).size() < match.acknowledged.size() && System.nanoTime() < end) {
            Thread.sleep(20);
        }
    }

    /**
     * Checks that a server tells of acknowledged acts at their places, and gives the ruling that was given after the last of them.
     *
     * @param match a game
     * @param known what was acknowledged before the server was asked
     * @return how many acts the server tells of
     */
    static int check(Client client, Match match, Map<Integer, Acknowledged> known) {
        List<JsonNode> acts = acts(client, match);
        for (int i = 0; i < acts.size(); i++) {
            assertThat(acts.get(i).get("seq").asInt()).isEqualTo(i + 1);
        }
        known.forEach((seq, act) -> {
            assertThat(seq).as("an acknowledged act was lost").isLessThanOrEqualTo(acts.size());
            JsonNode kept = acts.get(seq - 1);
            assertThat(kept.get("actor").asText()).isEqualTo(act.role());
            assertThat(kept.get("act").toString()).isEqualTo(act.act());
        });
        JsonNode state = client.get(match.path(), match.token("reader")).json();
        Acknowledged last = known.get(state.get("acts").asInt());
        if (last != null && !last.ruling().isNull()) {
            assertThat(state.get("ruling")).isEqualTo(last.ruling());
        }
        return acts.size();
    }

    /** Checks that a game holds each acknowledged act once and nothing else, and that a fresh replay is ruled on as the game is. */
    static void checkAtTheEnd(Client client, Match match) {
        assertThat(check(client, match, match.acknowledged)).as("an act that nobody sent, or one taken twice").isEqualTo(match.acts());
        for (Acknowledged act : match.acknowledged.values()) {
            JsonNode again = client.post(match.path() + "/acts", match.token(act.role()),
                    "{\"act\":" + act.act() + ",\"seen\":" + act.seen() + ",\"key\":\"" + act.key() + "\"}").json();
            assertThat(again.path("again").asBoolean()).as("%s", again).isTrue();
        }
        JsonNode ruling = client.get(match.path(), match.token("reader")).json().get("ruling");
        byte[] record = client.get(match.path() + "/record", match.token("reader")).response().body();
        JsonNode replayed = client.post("/v1/rulings?format=jsonl", null, record).json();
        assertThat(replayed.get("text")).isEqualTo(ruling.get("text"));
        assertThat(replayed.get("outcome")).isEqualTo(ruling.get("outcome"));
        assertThat(replayed.get("plies")).isEqualTo(ruling.get("plies"));
    }

    @Override
    public void close() {
        stopped = true;
        threads.forEach(Thread::interrupt);
    }
}
