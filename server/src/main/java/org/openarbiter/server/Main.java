package org.openarbiter.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.words.Misuse;
import org.openarbiter.server.setup.Settings;
import org.openarbiter.server.store.Database;
import org.openarbiter.server.store.Tokens;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** {@code arbiter serve}: rulings and refereed games over HTTP, with a page for the browser. */
@Command(
        name = "arbiter serve",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        header = "Serves rulings and refereed games over HTTP, with a page for the browser.",
        description = {
            "Prints the address and serves until it is stopped. Without options it takes local connections only and keeps its data in"
                    + " the user's data folder.",
            "The API is described at /v1/openapi.json."
        })
public final class Main implements Callable<Integer> {
    private static final int USAGE = 2;
    private static final String OPERATOR_FILE = "operator.token";

    @Option(names = "--port", paramLabel = "N", defaultValue = "8080", description = "The port (default: ${DEFAULT-VALUE}; 0 for any free one).")
    private int port = 8080;

    @Option(names = "--host", paramLabel = "ADDRESS", defaultValue = "127.0.0.1",
            description = "The address to listen on (default: ${DEFAULT-VALUE}, local connections only; 0.0.0.0 for all).")
    private String host = "127.0.0.1";

    @Option(names = "--data", paramLabel = "FOLDER", description = "Where games, records and archives are kept (default: the user's data folder).")
    private @Nullable Path data;

    @Option(names = "--db", paramLabel = "URL",
            description = "Keep them in PostgreSQL: jdbc:postgresql://HOST/NAME?user=…&password=…. Several servers may share it."
                    + " The variable ARBITER_DB does the same.")
    private @Nullable String database;

    @Option(names = "--origin", paramLabel = "ORIGIN", description = "A further origin whose pages may use the API, such as https://club.example.")
    private List<String> origins = List.of();

    @Option(names = "--behind-proxy", description = "Take the client's address from X-Forwarded-For: only behind a proxy that sets it.")
    private boolean behindProxy;

    @Option(names = "--requests", paramLabel = "N", defaultValue = "600",
            description = "How many requests a client may make in a minute (default: ${DEFAULT-VALUE}).")
    private int requests = 600;

    @Option(names = "--games", paramLabel = "N", defaultValue = "60",
            description = "How many live games a client may begin in an hour (default: ${DEFAULT-VALUE}); the operator's token is not limited.")
    private int games = 60;

    @Option(names = "--log", paramLabel = "FORM", defaultValue = "faults",
            description = "What to log to standard error: errors only (faults), or each request on a line, as text or json (default: ${DEFAULT-VALUE}).")
    private String log = "faults";

    @Option(names = "--new-operator-token", description = "Revoke the operator's token, and write a new one to operator.token in the data folder.")
    private boolean renewToken;

    @Option(names = "--rehearse", hidden = true, description = "Start, answer a few requests, and stop: so that later starts are faster.")
    private boolean rehearse;

    /** Starts the server that the arguments ask for. */
    public static void main(String[] arguments) {
        CommandLine command = commandLine();
        command.setParameterExceptionHandler(Main::misused);
        // A launcher that cannot drop the name of the command passes it on.
        boolean named = arguments.length > 0 && arguments[0].equals("serve");
        System.exit(command.execute(named ? Arrays.copyOfRange(arguments, 1, arguments.length) : arguments));
    }

    private static int misused(ParameterException error, String[] arguments) {
        System.err.println("arbiter serve: " + plain(error) + " Try: arbiter serve --help");
        return USAGE;
    }

    /** What is wrong with the arguments, as a sentence. */
    static String plain(ParameterException error) {
        return error instanceof UnmatchedArgumentException unmatched
                ? Misuse.unknown(unmatched.getUnmatched().getFirst(), error.getCommandLine().getCommandSpec().optionsMap().keySet())
                : Misuse.sentence(Misuse.plain(error.getMessage()));
    }

    /** The command with its options; its help begins with the usage. */
    static CommandLine commandLine() {
        // A file whose name begins with @ is a file: what strangers send gives no options.
        CommandLine command = new CommandLine(new Main()).setExpandAtFiles(false);
        return command.setHelpSectionKeys(
                command.getHelpSectionKeys().stream().sorted(Comparator.comparing(key -> !key.startsWith("synopsis"))).toList());
    }

    @Override
    public Integer call() throws Exception {
        if (rehearse) {
            Rehearsal.run();
            return 0;
        }
        if (port < 0 || port > 0xFFFF) {
            return refuse("--port: expected a number from 0 to 65535, not " + port);
        }
        if (requests < 1) {
            return refuse("--requests: expected 1 or more, not " + requests);
        }
        if (games < 1) {
            return refuse("--games: expected 1 or more, not " + games);
        }
        if (!List.of("text", "json", "faults").contains(log)) {
            return refuse("--log: expected text, json or faults, not " + log);
        }
        for (String origin : origins) {
            if (!origin.matches("https?://[^/?#@\\s]+")) {
                return refuse("--origin: expected something like https://club.example, not " + origin);
            }
        }
        if (!isHere(host)) {
            return refuse("--host: " + host + " is not an address of this machine");
        }
        setUpLog();
        Path folder = data != null ? data : usualFolder();
        String address = database != null ? database : System.getenv("ARBITER_DB");
        Settings settings = new Settings(
                host, port, folder, address, origins, behindProxy, !log.equals("faults"),
                Settings.Bounds.USUAL.withRequestsPerMinute(requests).withGamesPerHour(games));
        Server server;
        try {
            server = Server.start(settings);
        } catch (Database.UnavailableException e) {
            return refuse(String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            return refuse(reason(e));
        }
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.close();
            stopped.countDown();
        }, "stop"));
        greet(server, folder);
        stopped.await();
        return 0;
    }

    private static boolean isHere(String host) {
        try {
            InetAddress address = InetAddress.getByName(host);
            return address.isAnyLocalAddress() || address.isLoopbackAddress() || NetworkInterface.getByInetAddress(address) != null;
        } catch (UnknownHostException | SocketException e) {
            return false;
        }
    }

    private void greet(Server server, Path folder) {
        String shown = host.equals("0.0.0.0") || host.equals("::") ? "localhost" : host.contains(":") ? "[" + host + "]" : host;
        System.out.println("Arbiter " + Version.text() + " is running at http://" + shown + ":" + server.port() + "/");
        System.out.println("Data folder: " + folder + (server.isShared() ? " (archives; the rest is in PostgreSQL)" : "") + ". Stop with Ctrl+C.");
        if (renewToken) {
            server.tokens().revokeOperator();
        }
        if (!server.tokens().hasOperator()) {
            Tokens.Issued token = server.tokens().issue(null, Tokens.OPERATOR);
            Path file = folder.resolve(OPERATOR_FILE);
            try {
                Files.deleteIfExists(file);
                if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                    Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
                }
                Files.writeString(file, token.text() + "\n");
                server.tokens().keep(token);
                System.out.println("The operator's token is in " + file + ".");
            } catch (IOException e) {
                System.err.println("arbiter: the operator's token could not be written to " + file);
            }
        }
        System.out.flush();
    }

    private void setUpLog() {
        if (!(LoggerFactory.getILoggerFactory() instanceof LoggerContext context)) {
            return;
        }
        context.reset();
        Encoder<ILoggingEvent> encoder;
        if (log.equals("json")) {
            JsonEncoder objects = new JsonEncoder();
            objects.setWithContext(false);
            objects.setWithMDC(false);
            objects.setWithSequenceNumber(false);
            encoder = objects;
        } else {
            PatternLayoutEncoder lines = new PatternLayoutEncoder();
            lines.setPattern("%d{ISO8601} %-5level %msg%replace( %kvp{NONE}){' $', ''}%n%ex{full}");
            encoder = lines;
        }
        encoder.setContext(context);
        encoder.start();
        ConsoleAppender<ILoggingEvent> appender = new ConsoleAppender<>();
        appender.setContext(context);
        appender.setTarget("System.err");
        appender.setEncoder(encoder);
        appender.start();
        context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(appender);
        context.getLogger(Logger.ROOT_LOGGER_NAME).setLevel(Level.ERROR);
        // What it has to say, that a port is taken, is said better here.
        context.getLogger("io.javalin").setLevel(Level.OFF);
        context.getLogger("org.openarbiter").setLevel(log.equals("faults") ? Level.ERROR : Level.INFO);
    }

    private static Path usualFolder() {
        String given = System.getenv("XDG_DATA_HOME");
        String system = System.getProperty("os.name", "");
        Path home = Path.of(System.getProperty("user.home", "."));
        if (given != null && !given.isEmpty()) {
            return Path.of(given, "arbiter");
        }
        return system.startsWith("Mac") ? home.resolve("Library/Application Support/arbiter") : home.resolve(".local/share/arbiter");
    }

    private String reason(RuntimeException e) {
        for (Throwable inner = e; inner != null; inner = inner.getCause()) {
            if (inner instanceof BindException) {
                return "port " + port + " on " + host + " is in use or not allowed; name another with --port";
            }
        }
        return "the server cannot start: " + e.getMessage();
    }

    private static int refuse(String message) {
        System.err.println("arbiter: " + message);
        return USAGE;
    }
}
