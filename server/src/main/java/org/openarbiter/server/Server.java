package org.openarbiter.server;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.Header;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.jspecify.annotations.Nullable;
import org.openarbiter.server.archive.ArchiveApi;
import org.openarbiter.server.archive.ArchiveJobs;
import org.openarbiter.server.archive.Arrivals;
import org.openarbiter.server.game.GameApi;
import org.openarbiter.server.game.GameSocket;
import org.openarbiter.server.go.GoApi;
import org.openarbiter.server.http.BadHeads;
import org.openarbiter.server.http.Bodies;
import org.openarbiter.server.http.Forwarded;
import org.openarbiter.server.http.Guard;
import org.openarbiter.server.http.Lingering;
import org.openarbiter.server.http.OpenApi;
import org.openarbiter.server.http.Pages;
import org.openarbiter.server.http.Problem;
import org.openarbiter.server.http.Problem.Kind;
import org.openarbiter.server.http.ProblemException;
import org.openarbiter.server.http.Request;
import org.openarbiter.server.http.Room;
import org.openarbiter.server.http.Route;
import org.openarbiter.server.http.Workers;
import org.openarbiter.server.record.RecordApi;
import org.openarbiter.server.rulebook.RulebookApi;
import org.openarbiter.server.setup.Settings;
import org.openarbiter.server.store.ActLog;
import org.openarbiter.server.store.ArchiveStore;
import org.openarbiter.server.store.Database;
import org.openarbiter.server.store.GameStore;
import org.openarbiter.server.store.OtherServers;
import org.openarbiter.server.store.RecordStore;
import org.openarbiter.server.store.Tokens;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A running server: its database, its paths, and the way to stop it. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final int STOP_MILLIS = 5_000;
    private static final int IDLE_MILLIS = 30_000;
    private static final int LONGEST_HEAD = 16 << 10;
    /** Bodies may take that part of the memory. */
    private static final int ROOM_PART = 8;
    private static final int LEAST_ROOM = 32 << 20;
    /** How many connections there may be besides those of followers. */
    private static final int OTHER_CONNECTIONS = 2_000;
    private static final int COME_BACK_SECONDS = 2;
    private static final int ACCEPT_QUEUE = 4_096;

    private final Settings settings;
    private final Database database;
    private final ActLog log;
    private final Tokens tokens;
    private final GameApi games;
    private final ArchiveJobs archives;
    private final GoApi go;
    private final Workers workers;
    private final Room room = new Room(Math.clamp(Runtime.getRuntime().maxMemory() / ROOM_PART, LEAST_ROOM, Integer.MAX_VALUE));
    private final List<Route> routes = new ArrayList<>();
    private final PrometheusMeterRegistry meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final @Nullable OtherServers others;
    private final Javalin javalin;
    private volatile boolean ready;
    private volatile boolean stopping;

    private Server(Settings settings, Database database) {
        this.settings = settings;
        this.database = database;
        Settings.Bounds bounds = settings.bounds();
        workers = new Workers(2 * Runtime.getRuntime().availableProcessors(), PATIENCE);
        log = new ActLog(database);
        tokens = new Tokens(database);
        games = new GameApi(bounds, new GameStore(database), tokens, log, workers);
        routes.addAll(new RulebookApi().routes());
        RecordStore kept = new RecordStore(database, bounds.records());
        RecordApi records = new RecordApi(bounds, workers, kept);
        routes.addAll(records.routes());
        routes.addAll(games.routes());
        archives = new ArchiveJobs(bounds, new ArchiveStore(database), settings.data().resolve("archives"), games.followers());
        Arrivals arrivals = new Arrivals(bounds, archives, tokens::newId);
        routes.addAll(new ArchiveApi(bounds, archives, arrivals, kept, games.followers()).routes());
        go = new GoApi((context, record, number, game) ->
                record != null ? records.study(record, number) : games.study(context, String.valueOf(game)));
        routes.addAll(go.routes());
        routes.addAll(own());
        String address = database.address();
        others = address == null ? null : new OtherServers(address, games.elsewhere());
        measure();
        javalin = Javalin.create(this::configure);
    }

    /**
     * Starts a server.
     *
     * @throws Database.UnavailableException if its database cannot be opened
     * @throws RuntimeException if the port is taken
     */
    public static Server start(Settings settings) throws Database.UnavailableException {
        Database database = Database.open(settings.data(), settings.database());
        Server server = new Server(settings, database);
        try {
            server.javalin.start(settings.host(), settings.port());
        } catch (RuntimeException e) {
            server.close();
            throw e;
        }
        server.ready = true;
        return server;
    }

    /** The port on which it listens. */
    public int port() {
        return javalin.port();
    }

    /** The tokens it knows. */
    public Tokens tokens() {
        return tokens;
    }

    /** The paths it answers, but for those of the page. */
    public List<Route> routes() {
        return List.copyOf(routes);
    }

    /** Whether its database may be used by other servers at the same time. */
    public boolean isShared() {
        return database.isShared();
    }

    /** The folder of its data. */
    public Path data() {
        return settings.data();
    }

    private void measure() {
        new JvmMemoryMetrics().bindTo(meters);
        new JvmThreadMetrics().bindTo(meters);
        Gauge.builder("arbiter.followers", games, GameApi::followerCount)
                .description("Clients that follow a game or the survey of an archive").register(meters);
        Gauge.builder("arbiter.games.in.memory", games, GameApi::gamesInMemory)
                .description("Live games held in memory").register(meters);
    }

    private List<Route> own() {
        return List.of(
                Route.get("/v1/openapi.json").named("readApi", "server", "Describes this API.")
                        .answers(200, "application/json", null, "An OpenAPI 3.1 document.").by(context ->
                                Bodies.answer(context, OpenApi.document(routes, Version.text()))),
                Route.get("/healthz").named("isAlive", "server", "Reports that the server is running.")
                        .answers(200, "application/json", "Health", "It runs.").by(context ->
                                Bodies.answer(context, Bodies.object().put("status", "up").put("version", Version.text()))),
                Route.get("/readyz").named("isReady", "server",
                                "Reports whether the server takes requests: its database answers, and it is not shutting down.")
                        .answers(200, "application/json", "Health", "It does.").by(this::ready),
                Route.get("/metrics").named("readMetrics", "server", "Counts and times, in the text format of Prometheus.")
                        .answers(200, "text/plain", null, "The metrics.").by(context ->
                                context.contentType("text/plain; version=0.0.4").result(meters.scrape())));
    }

    private void ready(Context context) {
        if (!ready) {
            throw Problem.of(Kind.BUSY, "the server is shutting down").exception();
        }
        database.read(handle -> handle.createQuery("SELECT 1").mapTo(Integer.class).one());
        Bodies.answer(context, Bodies.object().put("status", "ready").put("version", Version.text()));
    }

    private void configure(JavalinConfig config) {
        Guard guard = new Guard(
                settings.bounds().requestsPerMinute(), settings.origins(), isLocal(settings.host()) && !settings.behindProxy(), () -> stopping);
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.concurrency.useVirtualThreads = true;
        config.http.maxRequestSize = Long.MAX_VALUE;
        config.http.prefer405over404 = true;
        config.jetty.modifyServer(server -> {
            server.setStopTimeout(STOP_MILLIS);
            server.setStopAtShutdown(false);
            server.setErrorHandler(new BadHeads());
            server.addEventListener(new LifeCycle.Listener() {
                @Override
                public void lifeCycleStarting(LifeCycle starting) {
                    // With the usual queue of 50 a rush of followers overflows it, and some of them are cut off.
                    for (Connector connector : server.getConnectors()) {
                        if (connector instanceof ServerConnector network) {
                            network.setAcceptQueueSize(ACCEPT_QUEUE);
                        }
                    }
                }
            });
            server.addBean(new NetworkConnectionLimit(settings.bounds().sockets() + OTHER_CONNECTIONS, server));
        });
        config.jetty.modifyHttpConfiguration(http -> {
            http.setSendServerVersion(false);
            http.setIdleTimeout(IDLE_MILLIS);
            http.setRequestHeaderSize(LONGEST_HEAD);
            if (settings.behindProxy()) {
                http.addCustomizer(new Forwarded());
            }
        });
        if (settings.logRequests()) {
            config.requestLogger.http((context, millis) -> LOG.atInfo().addKeyValue("method", context.method())
                    .addKeyValue("path", context.path()).addKeyValue("status", context.statusCode())
                    .addKeyValue("millis", Math.round(millis)).addKeyValue("client", context.ip()).log("request"));
        }
        config.routes.before(guard::before);
        // Javalin begins a session for each socket. Nothing here needs one.
        config.jetty.modifyServletContextHandler(handler -> handler.getSessionHandler().setUsingCookies(false));
        config.routes.wsBeforeUpgrade(context -> {
            @Nullable HttpSession session = context.req().getSession(false);
            if (session != null) {
                session.invalidate();
            }
            try {
                guard.beforeSocket(context);
                GameSocket.prepare(context);
            } catch (ProblemException e) {
                refuseSocket(e.problem(), context);
                throw e;
            }
        });
        config.routes.exception(ProblemException.class, (e, context) -> answer(e.problem(), context));
        config.routes.exception(HttpResponseException.class, (e, context) -> {
            if (e instanceof MethodNotAllowedResponse) {
                context.header(Header.ALLOW, e.getDetails().getOrDefault("availableMethods", ""));
            }
            answer(translated(e), context);
        });
        config.routes.exception(Database.FailedException.class, (e, context) -> {
            LOG.error("the database failed a request: {} {}", context.method(), context.path(), e);
            answer(Problem.of(Kind.BUSY, "the database does not answer; try again later").with("retryAfter", COME_BACK_SECONDS), context);
        });
        config.routes.exception(Exception.class, this::failed);
        Pages pages = new Pages();
        pages.paths().forEach(path -> config.routes.get(path, pages::answer));
        for (Route route : routes) {
            Handler handler = measured(route);
            config.routes.addHttpHandler(route.method(), route.path(), handler);
            if (route.method().equals(HandlerType.GET) && !route.answer().media().equals("text/event-stream")) {
                // By itself Javalin says that all is well without looking.
                config.routes.addHttpHandler(HandlerType.HEAD, route.path(), handler);
            }
        }
        config.routes.get(GameSocket.PATH, context -> {
            throw GameSocket.noHandshake();
        });
        config.routes.ws(GameSocket.PATH, games.socket()::configure);
    }

    private Handler measured(Route route) {
        Timer timer = Timer.builder("arbiter.requests").description("Requests, by operation").tag("operation", route.id())
                .publishPercentiles(0.5, 0.99).register(meters);
        return context -> {
            long begun = System.nanoTime();
            try (Room.Share share = room.share()) {
                Request.room(context, share);
                if (route.checksQuery()) {
                    Request.checkQuery(context, route.parameters());
                }
                route.handler().handle(context);
            } catch (StackOverflowError | OutOfMemoryError e) {
                // Javalin would answer an error by itself, and not with a problem.
                throw new IllegalStateException("a request took more stack or memory than there is", e);
            } finally {
                timer.record(Duration.ofNanos(System.nanoTime() - begun));
            }
        };
    }

    private static boolean isLocal(String host) {
        return host.equals("localhost") || host.startsWith("127.") || host.equals("::1");
    }

    private static Problem translated(HttpResponseException e) {
        for (Kind kind : Kind.values()) {
            if (kind.status() == e.getStatus()) {
                return Problem.of(kind, detail(kind));
            }
        }
        return Problem.of(Kind.BAD_REQUEST, String.valueOf(e.getMessage()));
    }

    private static String detail(Kind kind) {
        return switch (kind) {
            case NOT_FOUND -> "there is nothing at this path";
            case METHOD_NOT_ALLOWED -> "this path takes other methods; the header Allow names them";
            default -> kind.title();
        };
    }

    private void failed(Exception e, Context context) {
        if (e instanceof IOException && context.res().isCommitted()) {
            // The client has gone.
            return;
        }
        LOG.error("a request failed: {} {}", context.method(), context.path(), e);
        answer(Problem.of(Kind.FAULT, "the program failed on this request; please report it"), context);
    }

    /** Answers with a problem at once: by itself Javalin sends no answers to requests for sockets. */
    private static void refuseSocket(Problem problem, Context context) throws IOException {
        answer(problem, context);
        @Nullable InputStream text = context.resultInputStream();
        if (text != null) {
            text.transferTo(context.outputStream());
            context.outputStream().flush();
        }
    }

    private static void answer(Problem problem, Context context) {
        if (context.res().isCommitted()) {
            return;
        }
        Object wait = problem.members().get("retryAfter");
        if (wait != null) {
            context.header("Retry-After", wait.toString());
        }
        if (problem.kind() == Kind.UNAUTHORIZED) {
            context.header("WWW-Authenticate", "Bearer");
        }
        context.header("Cache-Control", "no-store");
        context.status(problem.kind().status()).contentType(Problem.MEDIA_TYPE);
        try {
            Lingering.answer(context, problem.json().toString());
        } catch (IOException e) {
            LOG.debug("a refused client has gone", e);
        }
    }

    /** Stops: takes nothing new, sends followers away, finishes what was begun, and closes the database. */
    @Override
    public void close() {
        ready = false;
        stopping = true;
        end(games::close);
        if (others != null) {
            end(others::close);
        }
        end(javalin::stop);
        end(archives::close);
        end(workers::close);
        end(go::close);
        end(log::close);
        end(database::close);
        end(meters::close);
    }

    /** Takes one step of stopping; if it fails, the next ones are taken all the same. */
    private static void end(Runnable step) {
        try {
            step.run();
        } catch (RuntimeException e) {
            if (e.getCause() instanceof TimeoutException) {
                LOG.warn("requests that took longer than {} ms to end were interrupted", STOP_MILLIS);
            } else {
                LOG.error("a part of the server did not stop as it should", e);
            }
        }
    }
}
