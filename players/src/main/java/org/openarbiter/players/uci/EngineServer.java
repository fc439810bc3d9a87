package org.openarbiter.players.uci;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.Limits;
import org.openarbiter.search.alphabeta.Outcome;
import org.openarbiter.search.alphabeta.Report;

/**
 * The engine's end of UCI, and of UCCI for xiangqi: the first word selects the protocol.
 *
 * <p>Only {@code quit} or the end of the input ends it. What cannot be understood or carried out is answered with an
 * {@code info string} that says why, and changes nothing; but an unknown word in a {@code go} is ignored, as UCI demands, and the search begins.
 * A {@code go} that cannot be carried out is answered like one in a position without moves.
 *
 * @param <B> the board of the game
 */
public final class EngineServer<B extends Board> {
    private static final int BENCH_DEPTH = 10;
    private static final int MOST_PERFT = 20;
    /** Counts of fewer plies take no time worth stopping. */
    private static final int UNDIVIDED_PERFT = 4;
    private static final long WARM_UP_MILLIS = 1000;

    private final EngineGame<B> game;
    private final String title;
    private final Settings settings;
    private final Engine<B> engine;
    private Dialect dialect = new UciDialect();
    private Position<B> position;
    private List<Integer> banned = List.of();
    private boolean warm;

    private EngineServer(EngineGame<B> game, String version, List<EngineOption> further) {
        this.game = game;
        title = "Arbiter " + version + " " + game.name();
        List<EngineOption> options = new ArrayList<>(Engine.options(game));
        options.addAll(game.options());
        options.addAll(further);
        settings = new Settings(options);
        engine = new Engine<>(game, settings);
        position = Position.start(game);
    }

    /** An engine that plays chess and Chess960. */
    public static EngineServer<?> chess(String version) {
        return new EngineServer<>(new ChessGame(), version, List.of());
    }

    /** An engine that plays xiangqi. */
    public static EngineServer<?> xiangqi(String version) {
        return new EngineServer<>(new XiangqiGame(), version,
                List.of(new EngineOption.Check(UcciDialect.MILLISECONDS, false), new EngineOption.Button(UcciDialect.NEW_GAME)));
    }

    /**
     * Sets an option before the server serves.
     *
     * @throws IllegalArgumentException if there is no such option, or it cannot have that value; the message says so
     */
    public void set(String name, String value) {
        try {
            set(name, value, new Answers(OutputStream.nullOutputStream()));
        } catch (ServerException e) {
            throw new IllegalArgumentException(e.reason(), e);
        }
    }

    /** The number of nodes of a search of fixed positions to a depth, and how many that were a second, as one line. */
    public String bench(int depth) {
        return bench(depth, new Task());
    }

    private String bench(int depth, Task task) {
        Engine.Bench bench = engine.bench(depth, task);
        long nodesASecond = bench.nodes() * 1_000_000 / Math.max(1, bench.nanos() / 1000);
        return String.format(Locale.ROOT, "nodes %d nps %d", bench.nodes(), nodesASecond);
    }

    /**
     * Serves until {@code quit} or the end of the input.
     *
     * @throws IOException if the input cannot be read
     */
    public void serve(InputStream in, OutputStream out) throws IOException {
        var answers = new Answers(out);
        var lines = new CommandLines(in);
        String line = lines.next();
        while (line != null && !answers.isBroken() && serve(line, answers)) {
            line = lines.next();
        }
        engine.close();
        if (!dialect.farewell().isEmpty()) {
            answers.say(dialect.farewell());
        }
    }

    /** Carries a line out; false for {@code quit}. */
    private boolean serve(String line, Answers answers) {
        var words = new Words(line);
        String command = words.next();
        if (command.equals("quit")) {
            return false;
        }
        try {
            obey(command, words, answers);
        } catch (ServerException e) {
            answers.tell(e.reason());
        } catch (RuntimeException | StackOverflowError e) {
            // A fault of the program: the game goes on, and the user interface gets the message.
            answers.tell("the program failed on '" + command + "' (" + e + "); please report it");
        }
        return true;
    }

    private void obey(String command, Words words, Answers answers) throws ServerException {
        switch (command) {
            case "" -> {}
            case "uci" -> introduce(new UciDialect(), answers);
            case "ucci" -> introduceUcci(answers);
            case "isready" -> ready(answers);
            case "setoption" -> {
                var setting = dialect.setting(words);
                set(setting.getKey(), setting.getValue(), answers);
            }
            case "ucinewgame" -> {
                engine.newGame();
                position = Position.start(game);
            }
            case "position" -> {
                position = Position.read(game, words, settings);
                banned = List.of();
            }
            case "banmoves" -> banned = moves(words);
            case "go" -> go(words, answers);
            case "stop" -> engine.stop();
            case "ponderhit" -> engine.ponderHit();
            case "bench" -> {
                long depth = words.isEmpty() ? BENCH_DEPTH : Words.number("bench", words.next());
                begin("bench", answers, task -> bench(Math.clamp(depth, 1, Limits.MOST_DEPTH), task));
            }
            case "d" -> answers.say(position.board().toText());
            case "debug", "register", "probe" -> {}
            default -> throw new ServerException("unknown command '" + command + "'");
        }
    }

    private void introduceUcci(Answers answers) throws ServerException {
        if (settings.option(UcciDialect.MILLISECONDS) == null) {
            throw new ServerException("UCCI is for xiangqi, and this engine plays " + game.name());
        }
        introduce(new UcciDialect(settings), answers);
    }

    private void introduce(Dialect spoken, Answers answers) {
        dialect = spoken;
        answers.remarksBegin(dialect.remark());
        answers.say("id name " + title);
        answers.say(dialect.author());
        settings.options().stream().map(dialect::declaration).filter(declaration -> !declaration.isEmpty()).forEach(answers::say);
        answers.say(dialect.accepted());
    }

    private void ready(Answers answers) {
        if (!warm && !engine.isSearching()) {
            warm = true;
            settings.options().stream()
                    .filter(NetworkOption.class::isInstance)
                    .map(option -> ((NetworkOption<?>) option).says(settings))
                    .forEach(answers::tell);
            engine.warmUp(WARM_UP_MILLIS);
        }
        answers.say("readyok");
    }

    private void set(String name, String value, Answers answers) throws ServerException {
        EngineOption option = settings.option(name);
        if (option == null) {
            throw new ServerException("there is no option '" + name + "'");
        }
        String accepted = option.accept(value);
        if (accepted == null) {
            throw new ServerException(option.refusal(value));
        }
        if (engine.isSearching()) {
            answers.tell("the search was stopped to set an option");
            engine.finish();
        }
        String before = settings.text(option.name());
        settings.set(option, accepted);
        if (option.name().equals(Names.VARIANT)) {
            // User interfaces that know variants name points as Fairy-Stockfish does.
            EngineOption rank = settings.option(XiangqiGame.FIRST_RANK);
            if (rank != null) {
                settings.set(rank, "1");
            }
        }
        try {
            engine.apply(option);
            if (option instanceof NetworkOption<?> network) {
                answers.tell(network.says(settings));
            }
        } catch (ServerException e) {
            settings.set(option, before);
            throw e;
        }
    }

    private List<Integer> moves(Words words) throws ServerException {
        List<Integer> moves = new ArrayList<>();
        for (String word : words.rest()) {
            moves.add(Position.move(game, position.board(), word, settings));
        }
        return moves;
    }

    private void go(Words words, Answers answers) throws ServerException {
        if (words.rest().size() == 2 && words.rest().getFirst().equals("perft")) {
            words.next();
            perft(Words.number("go perft", words.next()), answers);
            return;
        }
        var reader = new GoReader();
        try {
            dialect.go(words, reader, word -> Position.move(game, position.board(), word, settings));
        } catch (ServerException e) {
            answers.tell(e.reason());
            if (!engine.isSearching()) {
                // A user interface waits for an answer to every go.
                answers.say(dialect.noMove());
            }
            return;
        }
        if (!banned.isEmpty()) {
            List<Integer> allowed = allowed();
            if (allowed.isEmpty()) {
                answers.say(dialect.noMove());
                return;
            }
            reader.moves(allowed);
        }
        if (!reader.ignored().isEmpty()) {
            answers.tell("go: ignored '" + String.join("', '", reader.ignored()) + "'");
        }
        Position<B> root = position;
        boolean several = settings.number(Names.LINES) > 1;
        engine.go(root, reader.command(root.board().toMove(), settings.number(Names.OVERHEAD)), new Engine.Listener() {
            @Override
            public void report(Report report) {
                dialect.info(report, several, reported -> line(root, reported.line())).forEach(answers::say);
            }

            @Override
            public void failed(Throwable cause) {
                answers.tell(cause instanceof OutOfMemoryError
                        ? "the search ran out of memory; set Hash or Threads lower, or give Java more with ARBITER_JAVA_OPTS=-Xmx8g"
                        : "the search failed (" + cause + "); please report it");
            }

            @Override
            public void answer(Outcome outcome) {
                answers.say(best(root, outcome));
            }
        });
    }

    private void perft(long depth, Answers answers) throws ServerException {
        if (depth < 1 || depth > MOST_PERFT) {
            throw new ServerException("perft: a depth from 1 to " + MOST_PERFT);
        }
        B start = copy(position.board());
        B names = copy(start);
        PerftListener listener = (play, below) -> answers.say(game.write(names, play, settings) + ": " + below);
        begin("go perft", answers, task -> "Nodes searched: " + perft(start, (int) depth, task, listener));
    }

    /** Counts the sequences of plays below each play; a count that is stopped is not given. */
    private static long perft(Board board, int depth, Task task, PerftListener listener) {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        long nodes = 0;
        for (int i = 0; i < count && !task.isStopped(); i++) {
            board.play(board.toMove(), plays[i]);
            long below = depth > UNDIVIDED_PERFT ? perft(board, depth - 1, task, (play, deeper) -> {}) : board.perft(depth - 1);
            board.undo();
            if (!task.isStopped()) {
                listener.counted(plays[i], below);
            }
            nodes += below;
        }
        return nodes;
    }

    /** What is counted below a play. */
    private interface PerftListener {
        void counted(int play, long below);
    }

    /** Begins something long; what it says once it has been stopped is not said. */
    private void begin(String command, Answers answers, Function<Task, String> work) {
        engine.begin(task -> {
            try {
                String answer = work.apply(task);
                if (task.isStopped()) {
                    answers.tell(command + " was stopped");
                } else {
                    answers.say(answer);
                }
            } catch (RuntimeException | StackOverflowError e) {
                answers.tell("the program failed on '" + command + "' (" + e + "); please report it");
            }
        });
    }

    private List<Integer> allowed() {
        B board = position.board();
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        List<Integer> allowed = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (!banned.contains(plays[i])) {
                allowed.add(plays[i]);
            }
        }
        return allowed;
    }

    private String best(Position<B> root, Outcome outcome) {
        if (outcome.move() == Arena.NONE) {
            return dialect.noMove();
        }
        B board = copy(root.board());
        String move = game.write(board, outcome.move(), settings);
        String ponder = "";
        if (outcome.ponder() != Arena.NONE) {
            board.play(board.toMove(), outcome.move());
            ponder = game.write(board, outcome.ponder(), settings);
        }
        return dialect.best(move, ponder);
    }

    private String line(Position<B> root, List<Integer> moves) {
        B board = copy(root.board());
        List<String> words = new ArrayList<>();
        for (int move : moves) {
            words.add(game.write(board, move, settings));
            board.play(board.toMove(), move);
        }
        return String.join(" ", words);
    }

    @SuppressWarnings("unchecked") // a copy of a board is a board of the same game
    private B copy(B board) {
        return (B) board.copy();
    }
}
