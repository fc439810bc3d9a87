package org.openarbiter.server.game;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.Context;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Limits;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Request;
import org.openarbiter.server.http.Route;
import org.openarbiter.server.http.Workers;
import org.openarbiter.server.setup.Settings;
import org.openarbiter.server.store.ActLog;
import org.openarbiter.server.store.GameStore;
import org.openarbiter.server.store.OtherServers;
import org.openarbiter.server.store.StoredAct;
import org.openarbiter.server.store.StoredGame;
import org.openarbiter.server.store.Tokens;
import org.openarbiter.server.study.Study;

/** Live games: begun, played, asked about, followed. */
public final class GameApi implements AutoCloseable {
    static final String TAG = "games";
    static final String JSON = "application/json";
    static final List<String> TAKES = List.of(JSON);
    private static final String SEAT = "The token of a seat or of the game's arbiter.";
    static final String READING = "A game that is not open needs one of its tokens.";
    static final String ID = "The id of the game.";
    private static final int LONGEST_KEY = 64;
    private static final int LARGEST_ACT = 1 << 16;
    private static final int LARGEST_GAME = 1 << 18;
    private static final int FULL_SECONDS = 3_600;
    private static final int MOST_LISTED = 50;
    private static final int MOST_ACTS_A_READ = 1_000;

    private final Settings.Bounds bounds;
    private final GameStore games;
    private final Tokens tokens;
    private final Tables tables;
    private final Access access;
    private final ViewApi views;
    private final Followers followers;
    private final Workers workers;
    private final Limits beginnings;

    /** The paths for games. */
    public GameApi(Settings.Bounds bounds, GameStore games, Tokens tokens, ActLog log, Workers workers) {
        this.bounds = bounds;
        this.games = games;
        this.tokens = tokens;
        this.workers = workers;
        followers = new Followers(bounds.sockets(), bounds.socketsPerClient());
        tables = new Tables(games, log, followers);
        access = new Access(tables, tokens);
        views = new ViewApi(tables, access, workers);
        beginnings = new Limits(bounds.gamesPerClientAndHour(), Duration.ofHours(1), System::nanoTime);
    }

    /** The routes. */
    public List<Route> routes() {
        List<Route> routes = new ArrayList<>();
        routes.add(Route.post("/v1/games").named("beginGame", TAG, "Begins a game and issues the tokens of its seats and its arbiter.").inLanguages()
                .takes(TAKES, "NewGame", "The case it begins from, the names of the players, and who may read it. No token is needed; the limit of new games does not bind the operator's.")
                .answers(201, JSON, "BegunGame", "The game and its tokens, which are shown this once.")
                .problems(Kind.UNREADABLE).by(this::begin));
        routes.add(Route.get("/v1/games").named("listGames", TAG, "Lists the latest open games.")
                .answers(200, JSON, "Games", "The games, the newest first.").by(this::list));
        routes.add(Route.get("/v1/games/{game}").named("readGame", TAG, "Reads a game as it stands, with its ruling.")
                .path("game", ID).inLanguages().token(READING)
                .answers(200, JSON, "GameState", "The game.").problems(Kind.NOT_FOUND).by(this::read));
        routes.add(Route.delete("/v1/games/{game}").named("removeGame", TAG, "Removes a game with all its acts.")
                .path("game", ID).token("The token of the game's arbiter, or of the operator.")
                .problems(Kind.NOT_FOUND).by(this::remove));
        routes.add(Route.post("/v1/games/{game}/acts").named("act", TAG,
                        "Does something in a game: a play, a claim, an offer, a resignation, a decision. It counts once it is on disk.")
                .path("game", ID).inLanguages().token(SEAT)
                .takes(TAKES, "NewAct", "The act, how many acts its sender has seen, and a key under which it counts once.")
                .answers(200, JSON, "TakenAct", "The act as it is kept, and the ruling after it.")
                .problems(Kind.NOT_FOUND, Kind.LATE, Kind.UNREADABLE, Kind.ILLEGAL).by(this::act));
        routes.add(Route.get("/v1/games/{game}/acts").named("readActs", TAG, "Reads what has happened in a game.")
                .path("game", ID).query("after", "integer", "Only acts after this number.").token(READING)
                .answers(200, JSON, "Acts", "The acts in order, " + MOST_ACTS_A_READ + " at most.").problems(Kind.NOT_FOUND).by(this::acts));
        routes.add(Route.get("/v1/games/{game}/legal").named("legalPlays", TAG, "Lists the plays that the rulebook allows now.")
                .path("game", ID).inLanguages().token(READING)
                .answers(200, JSON, "Legal", "Who is to move, and the plays.").problems(Kind.NOT_FOUND).by(this::legal));
        routes.add(Route.post("/v1/games/{game}/preview").named("preview", TAG, "Says what the ruling would be after a play.")
                .path("game", ID).inLanguages().token(READING).takes(TAKES, "Preview", "The play.")
                .answers(200, JSON, "Previewed", "Whether it is allowed, and the ruling.")
                .problems(Kind.NOT_FOUND, Kind.UNREADABLE).by(this::preview));
        routes.addAll(views.routes());
        routes.add(Route.get("/v1/games/{game}/events").named("follow", TAG, "Follows a game as server-sent events, from any act on.")
                .path("game", ID).query("after", "integer", "Begins after this act; the header Last-Event-ID does the same.").token(READING)
                .answers(200, "text/event-stream", null, "Events named act, each with its number as id and an act as data.")
                .problems(Kind.NOT_FOUND).by(this::events));
        routes.addAll(new TokenApi(access, tokens).routes());
        return routes;
    }

    /** What follows a game over a WebSocket. */
    public GameSocket socket() {
        return new GameSocket(tables, followers, tokens);
    }

    /** Learns what other servers do. */
    public OtherServers.Listener elsewhere() {
        return new OtherServers.Listener() {
            @Override
            public void acted(String game, int seq) {
                tables.catchUp(game, seq);
            }

            @Override
            public void removed(String game) {
                tables.forget(game);
            }

            @Override
            public void missed() {
                tables.catchUpAll();
            }
        };
    }

    /** Who follows what. */
    public Followers followers() {
        return followers;
    }

    /** How many follow games. */
    public int followerCount() {
        return followers.count();
    }

    /** How many games are in memory. */
    public long gamesInMemory() {
        return tables.inMemory();
    }

    /** Sends the followers away. */
    @Override
    public void close() {
        followers.close();
    }

    // ---- beginning and ending ----

    private void begin(Context context) throws Exception {
        if (games.count() >= bounds.games()) {
            throw Problem.of(Kind.TOO_MANY, "this server has reached its limit of games").with("retryAfter", FULL_SECONDS).exception();
        }
        ObjectNode wanted = Bodies.read(Request.body(context, LARGEST_GAME));
        Bodies.only(wanted, Set.of("case", "names", "open"));
        if (!(wanted.get("case") instanceof ObjectNode origin)) {
            throw Problem.of(Kind.BAD_REQUEST, "\"case\" must be an object with at least \"game\"").exception();
        }
        String id = tokens.newId();
        origin.put("id", id);
        JsonNode open = wanted.get("open");
        if (open != null && !open.isBoolean()) {
            throw Problem.of(Kind.BAD_REQUEST, "\"open\" is neither true nor false").exception();
        }
        name(origin, wanted.get("names"));
        StoredGame game = new StoredGame(
                id, origin.toString(), Names.read(wanted.get("names")), open == null || open.booleanValue(), Instant.now().toString());
        Table table;
        try {
            table = workers.work(context, () -> new Table(game));
            table.checkWhole();
        } catch (InputException e) {
            throw Problem.unreadablePart(e).exception();
        }
        Names.check(table.seats(), Bodies.parsed(game.names()));
        countBeginning(context);
        List<Tokens.Issued> issued = new ArrayList<>();
        table.seats().forEach(seat -> issued.add(tokens.issue(id, seat)));
        issued.add(tokens.issue(id, Tokens.ARBITER));
        issued.add(tokens.issue(id, Tokens.READER));
        games.add(game, issued);
        Language language = Request.language(context);
        ObjectNode answer = Bodies.object();
        answer.put("id", id);
        answer.set("state", Bodies.written(table.state().json(language)));
        ArrayNode all = answer.putArray("tokens");
        issued.forEach(token -> all.add(TokenApi.shown(token)));
        context.status(201).header("Location", "/v1/games/" + id);
        Bodies.answer(context, answer);
    }

    /** Counts a game that is about to begin; the operator may begin any number. */
    private void countBeginning(Context context) {
        if (Request.token(context).flatMap(tokens::holder).filter(Tokens.Holder::isOperators).isPresent()) {
            return;
        }
        int wait = beginnings.take(context.ip());
        if (wait > 0) {
            throw Problem.of(Kind.TOO_MANY, "one client may begin " + bounds.gamesPerClientAndHour() + " games an hour")
                    .with("retryAfter", wait).exception();
        }
    }

    /** Records name the players under the names of their seats, and the day. */
    private static void name(ObjectNode origin, @Nullable JsonNode names) {
        if (origin.has("tags")) {
            return;
        }
        ObjectNode tags = origin.putObject("tags");
        tags.put("Date", LocalDate.now(ZoneOffset.UTC).format(DateTimeFormatter.ofPattern("yyyy.MM.dd")));
        if (names instanceof ObjectNode object) {
            object.properties().forEach(name -> {
                if (name.getValue().isTextual() && !name.getKey().isEmpty()) {
                    tags.put(Character.toUpperCase(name.getKey().charAt(0)) + name.getKey().substring(1), name.getValue().textValue());
                }
            });
        }
    }

    private void remove(Context context) {
        String id = context.pathParam("game");
        access.ruling(context, id);
        games.remove(id);
        tables.forget(id);
        context.status(204);
    }

    private void list(Context context) {
        ObjectNode json = Bodies.object();
        ArrayNode list = json.putArray("games");
        games.latest(MOST_LISTED).forEach((game, acts) -> {
            JsonNode origin = Bodies.parsed(game.origin());
            ObjectNode entry = list.addObject();
            entry.put("id", game.id());
            entry.put("game", origin.path("game").asText());
            entry.set("names", Bodies.written(game.names()));
            entry.put("acts", acts);
            entry.put("created", game.created());
        });
        Bodies.answer(context, json);
    }

    // ---- acting ----

    private void act(Context context) throws Exception {
        String id = context.pathParam("game");
        tables.table(id);
        String role = access.role(context, id).orElseThrow(() -> Problem.of(Kind.UNAUTHORIZED, "a token is required").exception());
        if (role.equals(Tokens.READER) || role.equals(Tokens.OPERATOR)) {
            throw Problem.of(Kind.FORBIDDEN, "this token is not for acting").exception();
        }
        ObjectNode body = Bodies.read(Request.body(context, LARGEST_ACT));
        Bodies.only(body, Set.of("act", "seen", "key"));
        String key = Bodies.text(body, "key");
        if (key == null || key.isEmpty() || key.length() > LONGEST_KEY || key.chars().anyMatch(Character::isISOControl)) {
            String fault = key == null ? "is missing" : key.isEmpty() ? "is empty" : key.length() > LONGEST_KEY ? "is too long" : "has control characters";
            throw Problem.of(Kind.BAD_REQUEST, "\"key\" " + fault + ": it is any string of 1 to " + LONGEST_KEY
                    + " characters without control characters, new for each act, the same if it is sent again").exception();
        }
        if (!(body.get("act") instanceof ObjectNode act)) {
            throw Problem.of(Kind.BAD_REQUEST, "\"act\" must be an object with at least \"kind\"").exception();
        }
        Deed deed = Deed.of(act).checked(role);
        int seen = Bodies.count(body, "seen");
        Language language = Request.language(context);
        try {
            Tables.Taken taken = tables.take(id, role, deed, seen, role + "/" + key, bounds.acts(), Instant.now().toString(), language);
            ObjectNode answer = ActJson.of(taken.act());
            answer.put("again", taken.again());
            answer.set("state", Bodies.written(taken.state().json(language)));
            Bodies.answer(context, answer);
        } catch (InputException e) {
            throw Problem.unreadablePart(e).exception();
        }
    }

    // ---- reading ----

    private void read(Context context) {
        Table table = access.readable(context);
        context.contentType(JSON).result(table.state().json(Request.language(context)));
    }

    private void acts(Context context) {
        Table table = access.readable(context);
        int after = Request.number(context, "after", 0, 0, Integer.MAX_VALUE);
        ObjectNode json = Bodies.object();
        json.put("acts", table.state().acts());
        ArrayNode list = json.putArray("list");
        for (StoredAct act : table.shownAfter(after).stream().limit(MOST_ACTS_A_READ).toList()) {
            list.add(ActJson.of(act));
        }
        Bodies.answer(context, json);
    }

    private void legal(Context context) throws Exception {
        access.readable(context);
        Language language = Request.language(context);
        Bodies.answer(context, workers.work(context, () -> tables.on(context.pathParam("game"), table -> table.legal(language))));
    }

    private void preview(Context context) throws Exception {
        access.readable(context);
        ObjectNode wanted = Bodies.read(Request.body(context, LARGEST_ACT));
        Bodies.only(wanted, Set.of("move", "by"));
        ObjectNode message = Bodies.object().put("kind", "preview");
        message.setAll(wanted);
        Language language = Request.language(context);
        try {
            String answer = workers.work(context, () -> tables.on(context.pathParam("game"), table -> table.preview(message, language)));
            context.contentType(JSON).result(answer);
        } catch (InputException e) {
            throw Problem.unreadablePart(e).exception();
        }
    }

    /**
     * A live game as it stands.
     *
     * @throws org.openarbiter.server.http.ProblemException if there is none, or the sender of the request may not read it
     */
    public Study study(Context context, String id) throws InputException {
        access.readable(context, id);
        return views.study(id);
    }

    // ---- following ----

    private void events(Context context) throws Exception {
        Table table = access.readable(context);
        String last = context.header("Last-Event-ID");
        int after = last != null && last.matches("\\d{1,9}") ? Integer.parseInt(last)
                : Request.number(context, "after", 0, 0, Integer.MAX_VALUE);
        String client = context.ip();
        followers.enter(client);
        try {
            context.contentType("text/event-stream").header("Cache-Control", "no-store").header("X-Accel-Buffering", "no");
            Optional<String> token = Request.token(context);
            BooleanSupplier allowed = table.stored().open() || token.isEmpty() ? () -> true : () -> tokens.holder(token.get()).isPresent();
            new Feed(tables, followers, table.stored().id()).run(after, new EventStream(context.res(), allowed));
        } catch (IOException e) {
            // The follower has gone, or reads too slowly: either way it knows from where to go on.
        } catch (InterruptedException e) {
            // The server stops.
            Thread.currentThread().interrupt();
        } finally {
            followers.leave(client);
        }
    }
}
