package org.openarbiter.match;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * The files in which a match is kept while it is played: its terms and its games, one a line, and their records.
 *
 * <p>A match that was interrupted goes on from there if its terms are the same. A last line that was not finished is dropped; the
 * records are written anew from the games, so both always tell the same.
 */
public final class Journal {
    private final Path games;
    private final Path records;
    private final GameRecords<?> writer;
    private final List<PlayedGame> before = new ArrayList<>();

    /**
     * Opens the journal of a match, or begins one.
     *
     * @param games the file for the games
     * @param records the file for their records
     * @throws MatchFault if there is a journal of another match, or the files cannot be read or written
     */
    public Journal(MatchPlan<?> plan, Path games, Path records, GameRecords<?> writer) throws MatchFault {
        this.games = games;
        this.records = records;
        this.writer = writer;
        String terms = MatchJson.terms(plan);
        try {
            if (Files.exists(games)) {
                read(terms);
            }
            StringBuilder lines = new StringBuilder(terms).append('\n');
            StringBuilder texts = new StringBuilder();
            for (PlayedGame game : before) {
                lines.append(MatchJson.line(game)).append('\n');
                texts.append(writer.write(game));
            }
            Files.writeString(games, lines);
            Files.writeString(records, texts);
        } catch (IOException e) {
            throw new MatchFault(games + " cannot be read or written: " + e.getMessage());
        }
    }

    private void read(String terms) throws IOException, MatchFault {
        String text = Files.readString(games);
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(terms)) {
            throw new MatchFault(games + " is the journal of another match; remove it, or write to another file");
        }
        int whole = text.endsWith("\n") ? lines.size() : lines.size() - 1;
        for (int i = 1; i < whole; i++) {
            try {
                before.add(MatchJson.game(lines.get(i)));
            } catch (IOException e) {
                throw new MatchFault(games + ", line " + (i + 1) + ": " + e.getMessage());
            }
        }
    }

    /** The games that were played before. */
    public List<PlayedGame> before() {
        return List.copyOf(before);
    }

    /** Keeps a game. */
    public void keep(PlayedGame game) throws MatchFault {
        append(games, MatchJson.line(game) + "\n");
        append(records, writer.write(game));
    }

    private static void append(Path file, String text) throws MatchFault {
        try {
            Files.writeString(file, text, StandardCharsets.UTF_8, StandardOpenOption.APPEND, StandardOpenOption.CREATE);
        } catch (IOException e) {
            throw new MatchFault(file + " cannot be written: " + e.getMessage());
        }
    }
}
