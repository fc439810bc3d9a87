package org.openarbiter.match;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.record.InputException;

/**
 * The files in which a match is kept while it is played: its terms and its games, one a line, and their records.
 *
 * <p>A match that was interrupted goes on from there if its terms are the same. A last line that was not finished is dropped; the
 * records are written anew from the games, so both always tell the same. The file of the games is locked as long as the journal
 * is open: a second match that wrote to it would be mixed up with the first.
 */
public final class Journal implements AutoCloseable {
    private final Path games;
    private final FileChannel channel;
    private final Path records;
    private final GameRecords<?> writer;
    private final List<PlayedGame> before = new ArrayList<>();

    /**
     * Opens the journal of a match, or begins one.
     *
     * @param games the file for the games
     * @param records the file for their records
     * @throws MatchFault if there is a journal of another match, another process writes to it, or the files cannot be read or
     *     written
     */
    public Journal(MatchPlan<?> plan, Path games, Path records, GameRecords<?> writer) throws MatchFault {
        this.games = games;
        this.records = records;
        this.writer = writer;
        channel = open(games);
        try {
            lock();
            begin(MatchJson.terms(plan));
        } catch (MatchFault e) {
            close();
            throw e;
        }
    }

    private static FileChannel open(Path file) throws MatchFault {
        try {
            return FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE);
        } catch (IOException e) {
            throw Files.isWritable(file) ? FileFault.reading(file, e) : FileFault.writing(file, e);
        }
    }

    private void lock() throws MatchFault {
        boolean isFree;
        try {
            isFree = channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            isFree = false;
        } catch (IOException e) {
            throw FileFault.writing(games, e);
        }
        if (!isFree) {
            throw new MatchFault(games + " is being written by another match; wait for its end, or write to another file");
        }
    }

    /** Takes over the games of the file, cuts off what was not finished, and writes their records anew. */
    private void begin(String terms) throws MatchFault {
        String text = read();
        String kept = text.substring(0, text.lastIndexOf('\n') + 1);
        StringBuilder texts = new StringBuilder();
        if (!kept.isEmpty() || !terms.startsWith(text)) {
            takeOver(kept.lines().toList(), terms, texts);
        }
        try {
            channel.truncate(kept.getBytes(StandardCharsets.UTF_8).length);
        } catch (IOException e) {
            throw FileFault.writing(games, e);
        }
        if (kept.isEmpty()) {
            append(terms + "\n");
        }
        write(records, texts.toString());
    }

    private String read() throws MatchFault {
        try {
            // The stream is not closed: the channel goes with it.
            byte[] bytes = Channels.newInputStream(channel).readAllBytes();
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException e) {
            throw new MatchFault(games + " is not the journal of a match: it is not in UTF-8");
        } catch (IOException e) {
            throw FileFault.reading(games, e);
        }
    }

    private void takeOver(List<String> lines, String terms, StringBuilder texts) throws MatchFault {
        if (lines.isEmpty() || !lines.getFirst().equals(terms)) {
            throw new MatchFault(games
                    + " is the journal of another match (engines, limits, rules or openings differ); remove it, or write"
                    + " to another file");
        }
        for (int i = 1; i < lines.size(); i++) {
            try {
                PlayedGame game = MatchJson.game(lines.get(i), i + 1);
                texts.append(writer.write(game));
                before.add(game);
            } catch (InputException e) {
                throw new MatchFault(games + ", line " + (i + 1) + ", column " + e.column() + ": " + e.reason());
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
        append(MatchJson.line(game) + "\n");
        try {
            Files.writeString(records, writer.write(game), StandardOpenOption.APPEND, StandardOpenOption.CREATE);
        } catch (IOException e) {
            throw FileFault.writing(records, e);
        }
    }

    /** Adds to the file of the games. */
    private void append(String text) throws MatchFault {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException e) {
            throw FileFault.writing(games, e);
        }
    }

    /** Lets others write to the files. */
    @Override
    public void close() throws MatchFault {
        try {
            channel.close();
        } catch (IOException e) {
            throw FileFault.writing(games, e);
        }
    }
}
