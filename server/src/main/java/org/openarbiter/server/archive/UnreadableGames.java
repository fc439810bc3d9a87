package org.openarbiter.server.archive;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.openarbiter.archive.JudgedGame;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Quotes;
import org.openarbiter.server.http.Bodies;

/** The first games of an archive that could not be read, each with the reason and its place, as a list in JSON in the folder of the survey. */
final class UnreadableGames {
    private static final String FILE = "unreadable.json";
    /** How many are listed; who wants all of them surveys the archive with the command. */
    private static final int MOST = 20;
    /** Names and texts come from the file, and may be long. */
    private static final int LONGEST = 200;

    private final ArrayNode list = Bodies.object().putArray("errors");

    /** Adds a game, unless there are enough. */
    void add(JudgedGame.Unreadable game) {
        if (list.size() == MOST) {
            return;
        }
        InputException error = game.error();
        ObjectNode json = list.addObject().put("game", Quotes.cut(game.id(), LONGEST));
        if (error.line() > 0) {
            json.put("line", error.line()).put("column", error.column());
        }
        json.put("found", Quotes.cut(error.message(), LONGEST));
        if (!error.expected().isEmpty()) {
            json.put("expected", Quotes.cut(error.expected(), LONGEST));
        }
        json.put("text", Quotes.cut(error.sentence(), LONGEST));
    }

    /** Writes them into a folder. */
    void write(Path folder) throws IOException {
        Files.writeString(folder.resolve(FILE), list.toString());
    }

    /** Those that lie in a folder; an empty list if it has none. */
    static JsonNode in(Path folder) throws IOException {
        try {
            return Bodies.parsed(Files.readString(folder.resolve(FILE), StandardCharsets.UTF_8));
        } catch (NoSuchFileException e) {
            return Bodies.object().putArray("errors");
        }
    }
}
