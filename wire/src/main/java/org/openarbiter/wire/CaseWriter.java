package org.openarbiter.wire;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act.Decide.Ground;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;

/**
 * Writes games as cases, one JSON object a line. What is not there or as usual is left out; the plays are always written.
 *
 * <p>Confined to one thread.
 */
public final class CaseWriter {
    private final Json json = new Json();

    /** A case as one line, without a line end; its events name seats out of {@code seats}. */
    public String line(Case source, Seats seats) {
        return json.line(out -> write(out, source, seats));
    }

    /**
     * The case for a recorded game, whatever its format was. It names the rulebook that the record names, or the one to be assumed, so that the case
     * is judged as the record is.
     *
     * <p>Plays are written in the machine notation of the game. From the first one that cannot be played, they are kept as they
     * were written: the ruling stops there in any case.
     */
    public static <B extends Board> Case caseOf(Game<B> game, RecordedGame<B> record, @Nullable String id) {
        B board = record.start();
        Seats seats = record.seats() == null ? game.seats() : record.seats();
        String start = startText(game, board);
        List<String> moves = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        List<RecordedAct<B>> acts = record.acts();
        int nextAct = 0;
        boolean playable = true;
        for (int ply = 0; ply <= record.plies(); ply++) {
            int next = board.toMove();
            while (nextAct < acts.size() && acts.get(nextAct).after() <= ply) {
                Event event = Event.of(ply, acts.get(nextAct++).act(board, next), board);
                if (event != null) {
                    events.add(event);
                }
            }
            if (ply == record.plies()) {
                break;
            }
            int by = record.by(ply, next);
            String written = record.written(ply);
            try {
                if (playable) {
                    int play = record.play(ply, board);
                    written = text(board, by, play, seats);
                    board.play(by, play);
                }
            } catch (PlayException e) {
                playable = false;
                written = attempted(record, ply, board, seats);
            }
            moves.add(written);
        }
        Case source = record instanceof CaseGame<B> known ? known.source() : Case.of(game.name(), start);
        return new Case(
                id, game.name(), record.namedOrAssumedRules(), source.start(), moves, events, record.recorded(), source.players(), source.board(),
                source.setup(), source.to(), source.midgame(), record.tags());
    }

    /**
     * Checks that the plays of a recorded game can be written as those of a case. A last one that is not allowed can, if it has a text in
     * the machine notation; a game that was read from a case is written as it was.
     *
     * @throws InputException at the first play that cannot
     */
    public static <B extends Board> void checkWritable(RecordedGame<B> record) throws InputException {
        if (record instanceof CaseGame) {
            return;
        }
        B board = record.start();
        for (int ply = 0; ply < record.plies(); ply++) {
            try {
                board.play(record.by(ply, board.toMove()), record.play(ply, board));
            } catch (PlayException e) {
                if (ply == record.plies() - 1 && isUnderstood(record, ply, board)) {
                    return;
                }
                throw record.fault(ply, "'" + record.written(ply) + "' cannot be played, so it cannot be written as a case: " + e.clause(), "");
            }
        }
    }

    private static <B extends Board> boolean isUnderstood(RecordedGame<B> record, int ply, B board) {
        try {
            record.attempt(ply, board);
            return true;
        } catch (PlayException e) {
            return false;
        }
    }

    /** A play in the notation of the board, with its player where it is not his turn. */
    private static String text(Board board, int by, int play, Seats seats) {
        return (by == board.toMove() ? "" : seats.name(by) + " ") + board.text(play);
    }

    /** A play that is not legal, in the notation of the board if the record understands it. */
    private static <B extends Board> String attempted(RecordedGame<B> record, int ply, B board, Seats seats) {
        try {
            int play = record.attempt(ply, board);
            int by = record.mover(ply, board.toMove(), board, play);
            return text(board, by, play, seats);
        } catch (PlayException e) {
            return record.written(ply);
        }
    }

    private static <B extends Board> String startText(Game<B> game, B start) {
        String text = start.toText();
        try {
            return game.board(Case.USUAL_START).toText().equals(text) ? Case.USUAL_START : text;
        } catch (InputException e) {
            return text;
        }
    }

    private static void write(JsonGenerator out, Case source, Seats seats) throws IOException {
        out.writeStartObject();
        optional(out, "id", source.id());
        out.writeStringField("game", source.game());
        optional(out, "rules", source.rules());
        optional(out, "start", source.start());
        optional(out, "board", source.board());
        if (!source.players().isEmpty()) {
            optional(out, "players", source.players());
        }
        optional(out, "setup", source.setup());
        optional(out, "to", source.to());
        if (source.midgame()) {
            out.writeBooleanField("midgame", true);
        }
        optional(out, "moves", source.moves());
        if (!source.events().isEmpty()) {
            out.writeArrayFieldStart("events");
            for (Event event : source.events()) {
                write(out, event, seats);
            }
            out.writeEndArray();
        }
        optional(out, "recorded", source.recorded());
        Map<String, String> tags = source.tags();
        if (!tags.isEmpty()) {
            optional(out, "tags", tags);
        }
        out.writeEndObject();
    }

    private static void write(JsonGenerator out, Event event, Seats seats) throws IOException {
        out.writeStartObject();
        out.writeNumberField("after", event.after());
        if (event.by().isPresent()) {
            out.writeStringField("by", seats.name(event.by().getAsInt()));
        }
        out.writeStringField("kind", event.kind().word());
        optional(out, "claim", event.claim());
        optional(out, "move", event.move());
        if (!event.points().isEmpty()) {
            optional(out, "points", event.points());
        }
        if (event.outcome() != null) {
            out.writeFieldName("outcome");
            Outcomes.write(out, event.outcome(), seats);
        }
        if (event.ground() != Ground.OTHER) {
            out.writeStringField("ground", event.ground().word());
        }
        if (event.implied()) {
            out.writeBooleanField("implied", true);
        }
        out.writeEndObject();
    }

    private static void optional(JsonGenerator out, String name, @Nullable Object value) throws IOException {
        if (value != null) {
            out.writeFieldName(name);
            Values.write(out, value);
        }
    }
}
