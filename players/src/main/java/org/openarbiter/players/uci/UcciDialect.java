package org.openarbiter.players.uci;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.search.alphabeta.Report;

/**
 * The Universal Chinese Chess Protocol, version 3.
 *
 * <p>Times are seconds until the option {@code usemillisec} is set. Options have the names of the protocol where it has one. Source: 中国象棋通用引擎协议 3.0,
 * xqbase.com.
 */
final class UcciDialect implements Dialect {
    /** Whether times are milliseconds. */
    static final String MILLISECONDS = "usemillisec";
    /** A button: another game begins. */
    static final String NEW_GAME = "newgame";

    /** The options that UCI does not have. */
    static final Set<String> OWN = Set.of(MILLISECONDS, NEW_GAME);

    private static final long MILLIS_A_SECOND = 1000;
    /** The protocol's names of options that are called otherwise in UCI. */
    private static final Map<String, String> STANDARD = Map.of(Names.HASH, "hashsize", Names.THREADS, "threads", Names.PONDER, "ponder");

    private final Settings settings;

    UcciDialect(Settings settings) {
        this.settings = settings;
    }

    @Override
    public String accepted() {
        return "ucciok";
    }

    @Override
    public String declaration(EngineOption option) {
        return "option " + STANDARD.getOrDefault(option.name(), option.name().replace(' ', '_')) + " type " + option.type();
    }

    @Override
    public Map.Entry<String, String> setting(Words words) {
        String word = words.next();
        String name = STANDARD.entrySet().stream()
                .filter(entry -> entry.getValue().equalsIgnoreCase(word))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(word.replace('_', ' '));
        return Map.entry(name, String.join(" ", words.rest()));
    }

    /** {@inheritDoc} The clock is that of the side to move; {@code opptime} and the like are of the other side. */
    @Override
    public void go(Words words, GoReader reader, MoveReader moves) throws ServerException {
        long unit = settings.isOn(MILLISECONDS) ? 1 : MILLIS_A_SECOND;
        while (!words.isEmpty()) {
            String keyword = words.next();
            switch (keyword) {
                case "ponder" -> reader.ponder();
                case "draw" -> {
                    // The opponent offers a draw, which the engine may pass over in silence.
                }
                case "infinite" -> reader.infinite();
                case "time" -> bothTimes(reader, unit * Words.number("go " + keyword, words.next()));
                case "increment" -> bothIncrements(reader, unit * Words.number("go " + keyword, words.next()));
                case "movestogo" -> reader.movesToGo(Words.number("go " + keyword, words.next()));
                case "opptime", "oppmovestogo", "oppincrement" -> Words.number("go " + keyword, words.next());
                case "depth" -> depth(reader, words.next());
                case "nodes" -> reader.nodes(Words.number("go " + keyword, words.next()));
                default -> reader.ignore(keyword);
            }
        }
    }

    private static void bothTimes(GoReader reader, long millis) {
        reader.time(0, millis);
        reader.time(1, millis);
    }

    private static void bothIncrements(GoReader reader, long millis) {
        reader.increment(0, millis);
        reader.increment(1, millis);
    }

    private static void depth(GoReader reader, String word) throws ServerException {
        if (word.equals("infinite")) {
            reader.infinite();
        } else {
            reader.depth(Words.number("go depth", word));
        }
    }

    /** {@inheritDoc} Time and nodes have a line of their own, as UCCI has it. */
    @Override
    public List<String> info(Report report, boolean several, Function<Report, String> line) {
        return List.of(
                "info time " + report.millis() + " nodes " + report.nodes(),
                "info depth " + report.depth() + " score " + report.score() + " pv " + line.apply(report));
    }

    @Override
    public String remark() {
        return "info message ";
    }

    @Override
    public String noMove() {
        return "nobestmove";
    }

    @Override
    public String farewell() {
        return "bye";
    }
}
