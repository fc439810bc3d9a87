package org.openarbiter.wire;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.board.StartException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.words.Listing;

/**
 * Understands cases, one JSON object a line: the second half of reading them, after {@link CaseLines}.
 *
 * <p>A line that cannot be read raises an {@link InputException} with its line, the column of the offending value and what was
 * expected there, whatever bytes it is made of; it leaves no trace in the reader. Moves are not looked at before they are played,
 * because whether one can be is for the referee to say. Thread-safe.
 */
public final class CaseReader {
    /** What a corpus says of its cases, for those who check a judge by it; a judge does not look at it. */
    private static final List<String> REMARKS = List.of("expect", "note");

    private final Map<String, Game<?>> games = new LinkedHashMap<>();

    /** A reader for cases of these games. */
    public CaseReader(List<Game<?>> games) {
        games.forEach(game -> this.games.put(game.name(), game));
    }

    /**
     * Reads a case.
     *
     * @param strict whether to refuse fields that have no meaning, rather than note them as liberties
     * @throws InputException if it cannot be read
     */
    public Entry<?> read(RawGame raw, boolean strict) throws InputException {
        JsonLine line = JsonLine.of(raw);
        FieldReader fields = new FieldReader(line, line.read());
        Value.Text name = fields.needText("game", "the name of the game: " + Listing.or(games.keySet()));
        Game<?> game = games.get(name.text());
        if (game == null) {
            throw line.fault(name.at(), "unknown game " + JsonLine.quoted(name.text()), Listing.or(games.keySet()));
        }
        return read(line, fields, game, strict);
    }

    /**
     * The id of a case that could not be read, so that the error can name it.
     *
     * @return null if it has none, or not even that can be read
     */
    public @Nullable String idOf(RawGame raw) {
        try {
            JsonLine line = JsonLine.of(raw);
            return new FieldReader(line, line.read()).string("id");
        } catch (InputException e) {
            return null;
        }
    }

    private static <B extends Board> Entry<B> read(JsonLine line, FieldReader fields, Game<B> game, boolean strict)
            throws InputException {
        List<Liberty> liberties = new ArrayList<>();
        String id = fields.string("id");
        Value.Text rules = fields.text("rules");
        Seats seats = seats(line, fields, game);
        Value.Text start = fields.text("start");
        B board = board(line, fields, game, seats, strict, liberties);
        boolean isCorrected = !liberties.isEmpty();
        List<String> moves = fields.strings("moves");
        EventReader reader = new EventReader(line, game, seats, board, strict, liberties);
        List<Event> events = new ArrayList<>();
        for (Value event : fields.items("events", "a list of events")) {
            events.add(reader.read(event, events.isEmpty() ? 0 : events.getLast().after(), moves.size()));
        }
        Case source = new Case(
                id,
                game.name(),
                rules == null ? null : rules.text(),
                start == null ? null : start.text(),
                moves,
                events,
                fields.string("recorded"),
                fields.strings("players"),
                fields.value("board"),
                fields.value("setup"),
                fields.string("to"),
                fields.truth("midgame"),
                tags(line, fields));
        for (String name : REMARKS) {
            fields.value(name);
        }
        fields.finish("a case", strict, liberties);
        if (isCorrected && start != null) {
            source = source.withStart(board.toText());
        }
        liberties.sort(Comparator.comparingInt(Liberty::column));
        List<Value> places = fields.items("moves", "a list of moves");
        CaseGame.Places faults = (index, found, expected) ->
                line.fault(index >= 0 ? places.get(index).at() : start == null ? 0 : start.at(), found, expected);
        return new Entry<>(game, seats, source, new CaseGame<>(source, board, seats, liberties, faults), line, rules);
    }

    private static <B extends Board> B board(
            JsonLine line, FieldReader fields, Game<B> game, Seats seats, boolean strict, List<Liberty> liberties)
            throws InputException {
        List<Liberty> taken = new ArrayList<>();
        Value.Text start = fields.text("start");
        try {
            B board = game.board(new StartReader(line, fields).read(seats), strict ? null : taken);
            for (Liberty liberty : taken) {
                InputException at = start == null
                        ? line.fault(0, liberty.text(), "")
                        : line.faultWithin(start, new InputException(1, liberty.column(), liberty.text(), ""));
                liberties.add(new Liberty(at.line(), at.column(), "in \"start\": " + liberty.text()));
            }
            return board;
        } catch (InputException e) {
            if (e.line() == line.number() && start == null) {
                throw e;
            }
            throw start == null ? line.fault(0, "no \"start\"", e.expected()) : line.faultWithin(start, e);
        } catch (StartException e) {
            Value at = fields.value(e.field());
            throw line.fault(at == null ? 0 : at.at(), e.found(), e.expected());
        }
    }

    /** The players: those of the game, under the names it gives them, or those the case names. */
    private static Seats seats(JsonLine line, FieldReader fields, Game<?> game) throws InputException {
        List<String> names = fields.strings("players");
        Seats seats = names.isEmpty() ? game.seats() : game.seats(names);
        if (seats == null) {
            throw line.fault(fields.need("players", "").at(), "players " + JsonLine.quoted(String.join(", ", names)),
                    "the players of " + game.name() + ": " + String.join(", ", game.seats().names()));
        }
        return seats;
    }

    private static Map<String, String> tags(JsonLine line, FieldReader fields) throws InputException {
        Value.Fields object = fields.object("tags");
        if (object == null) {
            return Map.of();
        }
        Map<String, String> tags = new LinkedHashMap<>();
        for (Map.Entry<String, Value.Field> entry : object.fields().entrySet()) {
            Value value = entry.getValue().value();
            if (!(value instanceof Value.Text text)) {
                throw line.fault(value.at(), value.noun() + " in \"tags\"", "a string");
            }
            tags.put(entry.getKey(), text.text());
        }
        return tags;
    }
}
