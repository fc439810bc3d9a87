package org.openarbiter.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;

/** Outcomes in JSON and in the short results of records. */
final class Outcomes {
    private Outcomes() {}

    /** Writes an outcome as an object. */
    static void write(JsonGenerator out, Outcome outcome, Seats seats) throws IOException {
        out.writeStartObject();
        fields(out, outcome, seats);
        out.writeEndObject();
    }

    /** Writes the fields of an outcome into an object that is open. */
    static void fields(JsonGenerator out, Outcome outcome, Seats seats) throws IOException {
        out.writeStringField("kind", outcome.kind());
        switch (outcome) {
            case Outcome.Win win -> out.writeStringField("winner", seats.name(win.winner()));
            case Outcome.Ranked ranked -> {
                out.writeObjectFieldStart("points");
                for (int seat = 0; seat < ranked.points().size(); seat++) {
                    out.writeFieldName(seats.name(seat));
                    Values.write(out, ranked.points().get(seat));
                }
                out.writeEndObject();
            }
            case Outcome.Draw draw -> {}
            case Outcome.NoResult noResult -> {}
            case Outcome.None none -> {}
        }
    }

    /** The outcome in the field {@code outcome} of an event, or in its field {@code result}. */
    static Outcome read(JsonLine line, FieldReader event, Seats seats, boolean strict, List<Liberty> liberties)
            throws InputException {
        Value.Fields object = event.object("outcome");
        Value.Text result = event.text("result");
        if (object != null) {
            if (result != null) {
                throw line.fault(result.at(), "a \"result\" next to an \"outcome\"", "one of the two");
            }
            return read(line, object, seats, strict, liberties);
        }
        if (result == null) {
            event.need("outcome", "what was agreed or decided, such as {\"kind\":\"draw\"}");
            throw new IllegalStateException("a field that is null is not there");
        }
        Outcome outcome = seats.count() == 2 ? ofResult(result.text(), seats) : null;
        if (outcome == null) {
            throw line.fault(result.at(), JsonLine.quoted(result.text()),
                    seats.count() == 2 ? "1-0, 0-1 or 1/2-1/2" : "an \"outcome\", as there are " + seats.count() + " players");
        }
        return outcome;
    }

    private static Outcome read(JsonLine line, Value.Fields object, Seats seats, boolean strict, List<Liberty> liberties)
            throws InputException {
        FieldReader fields = new FieldReader(line, object);
        Value.Text kind = fields.needText("kind", "win, draw, no-result or ranked");
        Outcome outcome = switch (kind.text()) {
            case "win" -> new Outcome.Win(fields.seat(fields.needText("winner", "the player who wins"), seats));
            case "draw" -> Outcome.DRAW;
            case "no-result" -> new Outcome.NoResult();
            case "ranked" -> {
                Value.Fields points = fields.object("points");
                if (points == null) {
                    throw line.fault(object.at(), "no \"points\"", "points for each player");
                }
                yield ranked(line, points, seats);
            }
            default -> throw line.fault(kind.at(), JsonLine.quoted(kind.text()), "win, draw, no-result or ranked");
        };
        fields.finish("the outcome", strict, liberties);
        return outcome;
    }

    private static Outcome ranked(JsonLine line, Value.Fields object, Seats seats) throws InputException {
        Double[] points = new Double[seats.count()];
        for (var entry : object.fields().entrySet()) {
            int seat = seats.indexOf(entry.getKey());
            if (seat < 0 || points[seat] != null) {
                throw line.fault(entry.getValue().nameAt(), JsonLine.quoted(entry.getKey()),
                        "each player once: " + String.join(", ", seats.names()));
            }
            Value value = entry.getValue().value();
            double number = value instanceof Value.Numeral numeral ? Double.parseDouble(numeral.text()) : Double.NaN;
            if (!Double.isFinite(number)) {
                throw line.fault(value.at(), value instanceof Value.Numeral ? "a number out of range" : value.noun(),
                        "a number of points");
            }
            points[seat] = number;
        }
        List<Double> ranking = new ArrayList<>();
        for (int seat = 0; seat < points.length; seat++) {
            Double of = points[seat];
            if (of == null) {
                throw line.fault(object.at(), "no points for " + seats.name(seat), "points for each player");
            }
            ranking.add(of);
        }
        return new Outcome.Ranked(ranking);
    }

    /** The outcome that a short result stands for ({@code 1-0} is a win of the seat that moves first); null if none is known. */
    static @Nullable Outcome ofResult(String result, Seats seats) {
        String text = result.strip().toLowerCase(Locale.ROOT);
        if (text.equals("1/2-1/2") || text.equals("½-½") || text.equals("draw")) {
            return Outcome.DRAW;
        }
        if (seats.count() == 2 && text.equals("1-0")) {
            return new Outcome.Win(0);
        }
        if (seats.count() == 2 && text.equals("0-1")) {
            return new Outcome.Win(1);
        }
        int plus = text.indexOf('+');
        int winner = plus < 0 ? -1 : seats.indexOf(text.substring(0, plus));
        return winner < 0 ? null : new Outcome.Win(winner);
    }
}
