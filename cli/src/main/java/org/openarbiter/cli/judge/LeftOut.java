package org.openarbiter.cli.judge;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.Formats;
import org.openarbiter.archive.ReadGame;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Asides;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;

/** What the games of a file hold for which another format has no place, counted. */
final class LeftOut {
    /** Lines of moves. */
    private static final Set<String> LINES = Set.of("uci", "ucci", "usi");
    /** The position at the end of a game. */
    private static final Set<String> POSITIONS = Set.of("fen", "epd");
    /** Tags that other formats tell by the start of the game, or by its format. */
    private static final Set<String> STARTS = Set.of("FEN", "SetUp", "Variant", "Game", "Format", "Result", "RuleSet", "Rules");

    private final String from;
    private final String to;
    private final Map<String, Integer> counts = new LinkedHashMap<>();

    /**
     * Nothing yet.
     *
     * @param from the name of the format that is read
     * @param to the name of the one that is written
     */
    LeftOut(String from, String to) {
        this.from = from;
        this.to = to;
    }

    /**
     * Counts what is left out of a game.
     *
     * @param written the game as it was written in the other format
     * @throws InputException if that cannot be read
     */
    <B extends Board> void add(ReadGame<B> game, byte[] written) throws InputException {
        RecordedGame<B> record = game.record();
        boolean isPosition = POSITIONS.contains(to);
        boolean isBare = isPosition || LINES.contains(to);
        count("move", isPosition ? record.plies() : 0);
        if (isBare) {
            List<String> players = Stream.of(0, 1).map(game.seats()::title).toList();
            count("result", record.recorded() == null || record.recorded().equals("*") ? 0 : 1);
            count("name", to.equals("epd") ? 0 : tags(record, players::contains));
            count("other tag", tags(record, name -> !players.contains(name) && !STARTS.contains(name)));
            count("rulebook", record.rules() == null ? 0 : 1);
        }
        if (from.equals(Archive.CASES) && !to.equals(Archive.CASES)) {
            // The act of any other record is what its result stands for.
            count("act", Math.max(0, record.acts().size() - (isBare ? 0 : acts(game.game(), written))));
        }
        Asides asides = record.asides();
        count("comment", isBare || to.equals(Archive.CASES) ? asides.comments() : 0);
        if (!family(from).equals(family(to))) {
            count("sign", asides.signs());
            count("variation", asides.variations());
        }
    }

    /** How many acts a game has that was written in the other format. */
    private <B extends Board> int acts(Game<B> game, byte[] written) throws InputException {
        RecordFormat<B> format = Formats.of(game, to).orElseThrow();
        try (RecordFormat.Splitter games = format.split(new ByteArrayInputStream(written))) {
            RawGame raw = games.next();
            return raw == null ? 0 : format.read(raw, false).acts().size();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The kinds of PGN are one format in several notations. */
    private static String family(String format) {
        return format.split("-", 2)[0];
    }

    private static int tags(RecordedGame<?> record, Predicate<String> counted) {
        return (int) record.tags().entrySet().stream()
                .filter(tag -> counted.test(tag.getKey()) && !tag.getValue().isBlank() && !tag.getValue().startsWith("?"))
                .count();
    }

    private void count(String what, int more) {
        counts.merge(what, more, Integer::sum);
    }

    /** The counts as a clause: {@code not written, because uci has no place for it: 6 results, 12 names}; empty if nothing was left out. */
    String text() {
        String all = counts.entrySet().stream().filter(count -> count.getValue() > 0)
                .map(count -> count.getValue() + " " + count.getKey() + (count.getValue() == 1 ? "" : "s"))
                .collect(Collectors.joining(", "));
        return all.isEmpty() ? "" : "not written, because " + to + " has no place for it: " + all;
    }
}
