package org.openarbiter.fuzz;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadFeature;
import java.io.IOException;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.wire.RulingJson;

/** What several targets do with a game they could read: rule on it and look at the ruling as JSON. */
final class Umpire {
    /** Proofs are cut short: a fuzzer gets nowhere if each input may take a second. */
    static final Options TOLERANT = Options.DEFAULT.withProofNodes(200);

    static final Options STRICT = TOLERANT.withStrict(true);

    private static final JsonFactory JSON =
            JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

    private Umpire() {}

    /**
     * Rules on a game twice, with good keys and with none, and asserts that the answers are one and the same valid JSON: a ruling, or
     * that a move is not understood.
     */
    static <B extends Board> void rule(Game<B> game, RecordedGame<B> record, Rulebook<B> rulebook, Options options) {
        String text = answer(game, record, rulebook, options);
        String keyless = answer(game, record, rulebook, options.withKeyMask(0));
        assertJson(text);
        if (!text.equals(keyless)) {
            throw new AssertionError("with all keys equal: " + keyless + "\nand else: " + text);
        }
    }

    private static <B extends Board> String answer(Game<B> game, RecordedGame<B> record, Rulebook<B> rulebook, Options options) {
        try {
            return json(game, record, new Replay<>(rulebook, game.seats(), options, record.start()).rule(record));
        } catch (InputException e) {
            if (e.message().isBlank() || e.line() < 1 || e.column() < 1) {
                throw new AssertionError("an unreadable game without its place: " + e.line() + ":" + e.column() + " " + e.message());
            }
            return new RulingJson().unreadable("fuzz", game.name(), rulebook.id().toString(), null, e);
        }
    }

    private static <B extends Board> String json(Game<B> game, RecordedGame<B> record, Ruling ruling) {
        return new RulingJson().line(
                new RulingJson.Heading("fuzz", game.name(), record.recorded(), record.liberties(), record.start().toText()),
                ruling);
    }

    /** Asserts that a line is one JSON value, without a name twice in an object. */
    static void assertJson(String line) {
        if (line.indexOf('\n') >= 0 || line.indexOf('\r') >= 0) {
            throw new AssertionError("more than one line: " + line);
        }
        try (JsonParser parser = JSON.createParser(line)) {
            parser.nextToken();
            parser.skipChildren();
            if (parser.nextToken() != null) {
                throw new AssertionError("more than one value: " + line);
            }
        } catch (IOException e) {
            throw new AssertionError("no JSON: " + line, e);
        }
    }
}
