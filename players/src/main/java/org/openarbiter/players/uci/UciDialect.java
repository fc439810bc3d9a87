package org.openarbiter.players.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.search.alphabeta.Report;
import org.openarbiter.search.alphabeta.Score;

/**
 * The Universal Chess Interface.
 *
 * <p>Source: Stefan Meyer-Kahlen, Description of the universal chess interface, April 2006.
 */
final class UciDialect implements Dialect {
    private static final Set<String> GO_WORDS = Set.of(
            "searchmoves", "ponder", "wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "mate", "movetime",
            "infinite");

    @Override
    public String accepted() {
        return "uciok";
    }

    @Override
    public String declaration(EngineOption option) {
        return UcciDialect.OWN.contains(option.name()) ? "" : "option name " + option.name() + " type " + option.type();
    }

    @Override
    public Map.Entry<String, String> setting(Words words) throws ServerException {
        String first = words.next();
        if (!first.equals("name")) {
            throw new ServerException("setoption: expected name, not '" + first + "'");
        }
        String name = words.until("value");
        return Map.entry(name, String.join(" ", words.rest()));
    }

    @Override
    public void go(Words words, GoReader reader, MoveReader moves) throws ServerException {
        while (!words.isEmpty()) {
            String keyword = words.next();
            switch (keyword) {
                case "ponder" -> reader.ponder();
                case "infinite" -> reader.infinite();
                case "searchmoves" -> reader.moves(only(words, reader, moves));
                case "wtime" -> reader.time(0, Words.number("go " + keyword, words.next()));
                case "btime" -> reader.time(1, Words.number("go " + keyword, words.next()));
                case "winc" -> reader.increment(0, Words.number("go " + keyword, words.next()));
                case "binc" -> reader.increment(1, Words.number("go " + keyword, words.next()));
                case "movestogo" -> reader.movesToGo(Words.number("go " + keyword, words.next()));
                case "movetime" -> reader.moveTime(Words.number("go " + keyword, words.next()));
                case "depth" -> reader.depth(Words.number("go " + keyword, words.next()));
                case "nodes" -> reader.nodes(Words.number("go " + keyword, words.next()));
                case "mate" -> reader.mate(Words.number("go " + keyword, words.next()));
                default -> reader.ignore(keyword);
            }
        }
    }

    /** The moves up to the next word of a {@code go}; those that cannot be made are passed over if there are others. */
    private static List<Integer> only(Words words, GoReader reader, MoveReader moves) throws ServerException {
        List<Integer> only = new ArrayList<>();
        ServerException refusal = null;
        while (!words.isEmpty()) {
            String word = words.next();
            if (GO_WORDS.contains(word)) {
                words.back();
                break;
            }
            try {
                only.add(moves.read(word));
            } catch (ServerException e) {
                refusal = refusal == null ? e : refusal;
                reader.ignore(word);
            }
        }
        if (only.isEmpty() && refusal != null) {
            throw refusal;
        }
        return only;
    }

    @Override
    public List<String> info(Report report, boolean several, Function<Report, String> line) {
        var text = new StringBuilder("info depth ").append(report.depth()).append(" seldepth ").append(report.deepest());
        if (several) {
            text.append(" multipv ").append(report.rank());
        }
        text.append(" score ").append(score(report.score()));
        switch (report.bound()) {
            case AT_LEAST -> text.append(" lowerbound");
            case AT_MOST -> text.append(" upperbound");
            case EXACT -> {}
        }
        long millis = report.millis();
        return List.of(text.append(" nodes ").append(report.nodes())
                .append(" nps ").append(report.nodes() * 1000 / Math.max(1, millis))
                .append(" hashfull ").append(report.tablePermille())
                .append(" time ").append(millis)
                .append(" pv ").append(line.apply(report))
                .toString());
    }

    private static String score(int score) {
        if (!Score.isMate(score)) {
            return "cp " + score;
        }
        int plies = Score.MATE - Math.abs(score);
        return "mate " + (score > 0 ? (plies + 1) / 2 : -(plies + 1) / 2);
    }

    @Override
    public String noMove() {
        return "bestmove (none)";
    }

    @Override
    public String farewell() {
        return "";
    }
}
