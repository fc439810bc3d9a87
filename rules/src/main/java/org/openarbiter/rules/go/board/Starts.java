package org.openarbiter.rules.go.board;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.board.Start;
import org.openarbiter.rules.core.board.StartException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.words.Listing;

/**
 * Boards at the start of a game, from a text or from the parts that a case names.
 *
 * <p>The text is what {@link GoBoard#toText} writes: a shape, then for each seat its stones, then who moves:
 * {@code 5x5 B:A1,B2 W:C3 to:B komi:0.5 handicap:2}. All but the shape may be missing; {@code startpos} is the empty 19x19 board.
 */
public final class Starts {
    private static final String USUAL = "19x19";
    private static final String TEXT = "a board such as 5x5, then B:A1,B2 W:C3 to:B komi:0.5 handicap:2";
    private static final Pattern KOMI = Pattern.compile("-?[0-9]{1,4}(\\.[0-9]{1,3})?");
    private static final Pattern HANDICAP = Pattern.compile("[0-9]{1,4}");

    private Starts() {}

    /** The board of a text. */
    public static GoBoard read(String text, Seats seats) throws InputException {
        String[] words = (text.equals("startpos") ? USUAL : text).strip().split(" +");
        Topology shape = Shapes.of(words[0]);
        Map<String, List<String>> setup = new LinkedHashMap<>();
        String to = null;
        String komi = null;
        String handicap = null;
        int column = text.indexOf(words[0]) + words[0].length();
        for (int i = 1; i < words.length; i++) {
            column = text.indexOf(words[i], column);
            int colon = words[i].indexOf(':');
            String name = colon < 0 ? "" : words[i].substring(0, colon);
            String value = words[i].substring(colon + 1);
            if (name.equals("to") && seats.indexOf(value) >= 0) {
                to = value;
            } else if (name.equals("komi") && KOMI.matcher(value).matches()) {
                komi = value;
            } else if (name.equals("handicap") && HANDICAP.matcher(value).matches()) {
                handicap = value;
            } else if (seats.indexOf(name) >= 0) {
                setup.put(name, value.isEmpty() ? List.of() : List.of(value.split(",", -1)));
            } else {
                throw new InputException(1, column + 1, "'" + words[i] + "' in a start position", TEXT);
            }
            column += words[i].length();
        }
        try {
            GoBoard board = board(shape, new Start(null, null, setup, to, seats, false));
            GameTerms terms = komi == null ? GameTerms.NONE : GameTerms.NONE.withKomi(Double.parseDouble(komi));
            board.terms(handicap == null ? terms : terms.withHandicap(Integer.parseInt(handicap)));
            return board;
        } catch (StartException e) {
            throw new InputException(1, 1, e.found(), e.expected());
        }
    }

    /** The board that a case names. */
    public static GoBoard of(Start start) throws InputException, StartException {
        String text = start.text();
        if (text != null) {
            if (!start.isText()) {
                throw new StartException("start", "a start position together with a board, a set-up or a side to move", "one or the other");
            }
            return read(text, start.seats());
        }
        Topology shape = switch (start.board()) {
            case null -> Shapes.of(USUAL);
            case Start.Shape.Named named -> named(named);
            case Start.Shape.Graph graph -> Shapes.of(graph);
        };
        return board(shape, start);
    }

    private static Topology named(Start.Shape.Named named) throws StartException {
        try {
            return Shapes.of(named.name());
        } catch (InputException e) {
            throw new StartException("board", e.message(), e.expected());
        }
    }

    private static GoBoard board(Topology shape, Start start) throws StartException {
        Seats seats = start.seats();
        String to = start.to();
        int first = to == null ? 0 : seats.indexOf(to);
        if (first < 0) {
            throw new StartException("to", "'" + to + "' to move", "a player: " + Listing.or(seats.names()));
        }
        GoBoard board = new GoBoard(shape, seats, first, start.midgame());
        for (Map.Entry<String, List<String>> entry : start.setup().entrySet()) {
            int seat = seats.indexOf(entry.getKey());
            if (seat < 0) {
                throw new StartException("setup", "stones of '" + entry.getKey() + "', who is not a player",
                        "a player: " + Listing.or(seats.names()));
            }
            for (String name : entry.getValue()) {
                int point = shape.point(name);
                if (point < 0) {
                    throw new StartException("setup", "no point '" + name + "' on this board", "a point such as " + shape.pointName(0));
                }
                if (board.stoneAt(point) != GoBoard.EMPTY) {
                    throw new StartException("setup", "two stones on " + name, "one stone a point");
                }
                board.setUp(seat, point);
            }
        }
        int breathless = board.breathless();
        if (breathless >= 0) {
            throw new StartException(
                    "setup", "the stone on " + shape.pointName(breathless) + " has no liberty", "a string with a liberty");
        }
        return board;
    }
}
