package org.openarbiter.match;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.InputException;

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
        StringBuilder lines = new StringBuilder(terms).append('\n');
        StringBuilder texts = new StringBuilder();
        if (Files.exists(games)) {
            read(terms, lines, texts);
        }
        write(games, lines.toString());
        write(records, texts.toString());
    }

    /** Takes over the games of a journal, and what stands in both files of them. */
    private void read(String terms, StringBuilder kept, StringBuilder texts) throws MatchFault {
        String text;
        try {
            text = Files.readString(games);
        } catch (MalformedInputException e) {
            throw new MatchFault(games + " is no journal of a match: it is not in UTF-8");
        } catch (IOException e) {
            throw FileFault.reading(games, e);
        }
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(terms)) {
            throw new MatchFault(games + " is the journal of another match (engines, limits, rules or openings differ); remove it, or write to"
                    + " another file");
        }
        int whole = text.endsWith("\n") ? lines.size() : lines.size() - 1;
        for (int i = 1; i < whole; i++) {
            try {
                PlayedGame game = MatchJson.game(lines.get(i), i + 1);
                texts.append(writer.write(game));
                kept.append(lines.get(i)).append('\n');
                before.add(game);
            } catch (InputException e) {
                throw new MatchFault(games + ", line " + (i + 1) + ", column " + e.column() + ": " + e.message() + "; expected " + e.expected());
            } catch (IllegalStateException e) {
                throw new MatchFault(games + ", line " + (i + 1) + ": " + e.getMessage());
            }
        }
    }

    /** Writes a file anew: it takes the place of the old one only when it is whole. */
    private static void write(Path file, String text) throws MatchFault {
        Path draft = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.writeString(draft, text);
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw FileFault.writing(file, e);
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
            throw FileFault.writing(file, e);
        }
    }
}
