package org.openarbiter.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;

/** Reads the messages of a client to a live game, one JSON object a line. Thread-safe. */
public final class ActReader {
    private static final List<String> OTHER_WORDS = List.of("play", "undo", "legal", "preview", "snapshot", "ruling");

    private final Game<?> game;
    private final Seats seats;
    private final Board board;

    /** A reader for the game that begins with a case. */
    public ActReader(Entry<?> origin) {
        this.game = origin.game();
        this.seats = origin.seats();
        this.board = origin.record().start();
    }

    /**
     * Reads a message.
     *
     * @throws InputException if it cannot be read, or has a field without a meaning: one who can be asked is not guessed at
     */
    public Message read(RawGame raw) throws InputException {
        JsonLine line = JsonLine.of(raw);
        FieldReader fields = new FieldReader(line, line.read());
        List<Liberty> none = new ArrayList<>();
        EventReader events = new EventReader(line, game, seats, board, true, none);
        Value.Text word = fields.needText("kind", "one of " + words());
        Message message = switch (word.text()) {
            case "play" -> {
                OptionalInt by = events.by(fields);
                yield new Message.Play(by, move(fields));
            }
            case "preview" -> {
                OptionalInt by = events.by(fields);
                yield new Message.Preview(by, move(fields));
            }
            case "undo" -> new Message.Undo();
            case "legal" -> new Message.Legal();
            case "snapshot" -> new Message.Snapshot();
            case "ruling" -> new Message.Ask();
            default -> {
                Event.Kind kind = Event.Kind.of(word.text());
                if (kind == null) {
                    throw line.fault(word.at(), JsonLine.quoted(word.text()), "one of " + words());
                }
                yield new Message.Happening(events.read(fields, kind, word));
            }
        };
        fields.finish("this message", true, none);
        return message;
    }

    private static String move(FieldReader fields) throws InputException {
        return fields.needText("move", "a play").text();
    }

    private static String words() {
        List<String> words = new ArrayList<>(OTHER_WORDS);
        words.addAll(Event.Kind.words());
        return String.join(", ", words);
    }
}
