package org.openarbiter.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.board.Start;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.words.Listing;

/** Reads where a game starts: {@code start}, {@code board}, {@code setup}, {@code to} and {@code midgame} of a case. */
final class StartReader {
    private static final String BOARD = "the name of a board, such as \"5x5\", or an object with \"points\" and \"edges\"";

    private final JsonLine line;
    private final FieldReader fields;

    StartReader(JsonLine line, FieldReader fields) {
        this.line = line;
        this.fields = fields;
    }

    Start read(Seats seats) throws InputException {
        return new Start(
                fields.string("start"), shape(), setup(seats), fields.string("to"), seats, fields.truth("midgame"));
    }

    private Start.@Nullable Shape shape() throws InputException {
        return switch (fields.value("board")) {
            case null -> null;
            case Value.Text name -> new Start.Shape.Named(name.text());
            case Value.Fields graph -> graph(line, new FieldReader(line, graph));
            case Value other -> throw line.fault(other.at(), other.noun() + " under \"board\"", BOARD);
        };
    }

    /** The board that an object with points and edges draws. */
    static Start.Shape graph(JsonLine line, FieldReader graph) throws InputException {
        List<List<String>> edges = new ArrayList<>();
        for (Value item : graph.items("edges", "a list of edges")) {
            if (!(item instanceof Value.Items edge) || edge.items().size() != 2
                    || !(edge.items().get(0) instanceof Value.Text from) || !(edge.items().get(1) instanceof Value.Text to)) {
                throw line.fault(item.at(), item.noun() + " in \"edges\"", "an edge: a list of the names of its two ends");
            }
            edges.add(List.of(from.text(), to.text()));
        }
        List<String> points = graph.strings("points");
        graph.finish("a board", true, new ArrayList<>());
        return new Start.Shape.Graph(points, edges);
    }

    private Map<String, List<String>> setup(Seats seats) throws InputException {
        Value.Fields object = fields.object("setup");
        if (object == null) {
            return Map.of();
        }
        Map<String, List<String>> setup = new LinkedHashMap<>();
        FieldReader reader = new FieldReader(line, object);
        for (Map.Entry<String, Value.Field> entry : object.fields().entrySet()) {
            if (seats.indexOf(entry.getKey()) < 0) {
                throw line.fault(entry.getValue().nameAt(), JsonLine.quoted(entry.getKey()) + " in \"setup\"",
                        "a player: " + Listing.or(seats.names()));
            }
            setup.put(entry.getKey(), reader.strings(entry.getKey()));
        }
        return setup;
    }
}
