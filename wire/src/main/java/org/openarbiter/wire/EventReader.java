package org.openarbiter.wire;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act.Decide.Ground;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.words.Listing;

/** Reads the events of cases and of live games. */
final class EventReader {
    private final JsonLine line;
    private final Game<?> game;
    private final Seats seats;
    private final Board board;
    private final boolean strict;
    private final List<Liberty> liberties;

    /**
     * A reader of the events of one line.
     *
     * @param board a position of the game, which knows its points
     */
    EventReader(JsonLine line, Game<?> game, Seats seats, Board board, boolean strict, List<Liberty> liberties) {
        this.line = line;
        this.game = game;
        this.seats = seats;
        this.board = board;
        this.strict = strict;
        this.liberties = liberties;
    }

    /** The events of a case with this number of plays, in order. */
    Event read(Value value, int earliest, int plies) throws InputException {
        if (!(value instanceof Value.Fields object)) {
            throw line.fault(
                    value.at(), value.noun() + " in \"events\"", "an event, such as {\"after\":7,\"kind\":\"flag\",…}");
        }
        FieldReader fields = new FieldReader(line, object);
        int after = fields.needCount("after", plies, "a number from 0 to " + plies + ", the plays made before the event");
        if (after < earliest) {
            throw line.fault(
                    fields.need("after", "").at(),
                    "an event after ply " + after + " that follows one after ply " + earliest,
                    "events in the order in which they happened");
        }
        Value.Text word = fields.needText("kind", "one of " + String.join(", ", Event.Kind.words()));
        Event.Kind kind = Event.Kind.of(word.text());
        if (kind == null) {
            throw line.fault(word.at(), JsonLine.quoted(word.text()), "one of " + String.join(", ", Event.Kind.words()));
        }
        if (kind.isPersonal()) {
            fields.needText("by", "who did it: " + Listing.or(seats.names()));
        }
        boolean mayBeImplied = kind == Event.Kind.RESIGN || kind == Event.Kind.AGREE || kind == Event.Kind.CLAIM;
        return read(fields, kind, word, after, mayBeImplied && fields.truth("implied"));
    }

    /** What remains of an event of a live game once its kind is known. */
    Event read(FieldReader fields, Event.Kind kind, Value.Text word) throws InputException {
        return read(fields, kind, word, 0, false);
    }

    private Event read(FieldReader fields, Event.Kind kind, Value.Text word, int after, boolean implied) throws InputException {
        OptionalInt by = kind.isPersonal() ? by(fields) : OptionalInt.empty();
        String claim = null;
        String move = null;
        Outcome outcome = null;
        Ground ground = Ground.OTHER;
        List<String> points = List.of();
        switch (kind) {
            case CLAIM -> {
                claim = fields.needText("claim", "the id of the claimed rule").text();
                move = fields.string("move");
            }
            case AGREE -> {
                allAgree(fields);
                outcome = Outcomes.read(line, fields, seats, strict, liberties);
            }
            case DECIDE -> {
                outcome = Outcomes.read(line, fields, seats, strict, liberties);
                ground = ground(fields);
            }
            case DEAD -> {
                if (!game.hasPoints()) {
                    throw line.fault(word.at(), "\"dead\"", "an event that can happen in " + game.name());
                }
                allAgree(fields);
                points = points(fields);
            }
            default -> {}
        }
        fields.finish("the event", strict, liberties);
        return new Event(after, kind, by, claim, move, outcome, ground, points, implied);
    }

    private Ground ground(FieldReader fields) throws InputException {
        Value.Text word = fields.text("ground");
        if (word == null) {
            return Ground.OTHER;
        }
        List<String> known = Stream.of(Ground.values()).map(Ground::word).toList();
        if (!known.contains(word.text())) {
            throw line.fault(word.at(), JsonLine.quoted(word.text()), "one of " + String.join(", ", known));
        }
        return Ground.valueOf(word.text().toUpperCase(Locale.ROOT));
    }

    private List<String> points(FieldReader fields) throws InputException {
        List<Value.Text> points = fields.texts("points");
        for (Value.Text point : points) {
            try {
                board.point(point.text());
            } catch (PlayException e) {
                throw line.fault(point.at(), JsonLine.quoted(point.text()) + " among the dead points", "a point of the board");
            }
        }
        return points.stream().map(Value.Text::text).toList();
    }

    /** Who agreed, where it is said: all players, by name or by the word {@code all}, or there is no agreement. */
    private void allAgree(FieldReader fields) throws InputException {
        Value by = fields.value("by");
        List<String> names = by instanceof Value.Text one ? List.of(one.text()) : fields.strings("by");
        if (names.equals(List.of("all"))) {
            return;
        }
        long known = names.stream().mapToInt(seats::indexOf).filter(seat -> seat >= 0).distinct().count();
        if (by != null && known < seats.count()) {
            throw line.fault(
                    by.at(), "an agreement of " + String.join(" and ", names),
                    "all, or the names of all players: " + String.join(" and ", seats.names()));
        }
    }

    /** The seat under {@code by}; empty where it is not given. */
    OptionalInt by(FieldReader fields) throws InputException {
        Value.@Nullable Text name = fields.text("by");
        return name == null ? OptionalInt.empty() : OptionalInt.of(fields.seat(name, seats));
    }
}
