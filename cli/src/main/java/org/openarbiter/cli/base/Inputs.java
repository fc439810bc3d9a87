package org.openarbiter.cli.base;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.ArchiveFiles;
import org.openarbiter.archive.Formats;
import org.openarbiter.archive.RulebookChoice;
import org.openarbiter.archive.UnrecognizedFormatException;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.words.Listing;

/** What the arguments of a command name: files and standard input, games, rulebooks. */
public final class Inputs {
    /** The name of standard input among files. */
    public static final String STANDARD_INPUT = "-";

    /** The standard input that has been read: a second reader would find nothing and nobody would know why. */
    private static final AtomicReference<@Nullable InputStream> standardInputTaken = new AtomicReference<>();

    /** What Java shows of a byte in a file name that is not UTF-8. */
    private static final char UNKNOWN = '\uFFFD';

    private Inputs() {}

    /**
     * The files of games that names stand for: a folder stands for those inside whose names end as files of games do.
     *
     * @throws Fault if there are none
     */
    public static List<String> files(List<String> names) throws Fault, IOException {
        ArchiveFiles found = ArchiveFiles.of(names);
        found.packedOtherwise().messages().forEach(Terminal::tell);
        if (found.files().isEmpty()) {
            throw Fault.input("no files of games in " + String.join(", ", names) + "; in a folder those are read whose names end in "
                    + Listing.or(Formats.endings()) + ", also with .gz, .zst or .xz behind it");
        }
        return found.files();
    }

    /**
     * Opens a file, or standard input.
     *
     * @param format the name of a format, or {@code auto}
     * @param expected the game that the file is expected to hold, whose formats are tried first; null for any
     * @throws Fault if the name or the format cannot be meant
     * @throws ArchiveException if the file cannot be read
     */
    public static Archive open(String name, String format, @Nullable Game<?> expected) throws Fault, ArchiveException {
        checkFormat(name, format);
        if (name.equals(STANDARD_INPUT)) {
            if (System.in.equals(standardInputTaken.getAndSet(System.in))) {
                throw Fault.usage("standard input can be read only once");
            }
            return Archive.of(System.in, name, format, expected);
        }
        if (name.isEmpty()) {
            throw new ArchiveException("expected the name of a file, not an empty one");
        }
        Path file = path(name);
        if (Files.isDirectory(file) && Files.isReadable(file)) {
            throw new ArchiveException(name + ": is a folder; expected a file");
        }
        return Archive.open(file, name, format, expected);
    }

    private static Path path(String name) throws ArchiveException {
        Path file;
        try {
            file = Path.of(name);
        } catch (InvalidPathException e) {
            throw new ArchiveException(name + ": not a valid file name: " + e.getReason());
        }
        if (name.indexOf(UNKNOWN) >= 0 && !Files.exists(file)) {
            throw new ArchiveException(name + ": the name is not UTF-8, so the file cannot be opened; rename it, or read it with - < FILE");
        }
        return file;
    }

    /** Why an archive could not be read, and what to do about it. */
    public static String reason(ArchiveException fault) {
        if (fault instanceof UnrecognizedFormatException) {
            return fault.getMessage() + "; set the format with --format: " + Formats.names();
        }
        return fault.getMessage() + (fault.getCause() instanceof OutOfMemoryError ? "; ARBITER_JAVA_OPTS=-Xmx2g gives more" : "");
    }

    /** Refuses a format that there is not, before anything else is done. */
    public static void checkFormat(String file, String format) throws Fault {
        if (!format.equals(Archive.AUTO) && !Formats.known().contains(format)) {
            throw Fault.usage(file + ": unknown format '" + format + "'; expected one of " + Formats.names());
        }
    }

    /** The size of a file, or −1 where it has none. */
    public static long sizeOf(String file) {
        try {
            return file.equals(STANDARD_INPUT) ? -1 : Files.size(Path.of(file));
        } catch (IOException | InvalidPathException e) {
            return -1;
        }
    }

    /**
     * The rulebooks of these names.
     *
     * @throws Fault if there is no such rulebook
     */
    public static RulebookChoice rulebooks(List<String> names) throws Fault {
        try {
            return RulebookChoice.of(names);
        } catch (RulebookException e) {
            throw Fault.rulebook(names.stream().filter(name -> !isRulebook(name)).findFirst().orElse(""), e);
        }
    }

    private static boolean isRulebook(String name) {
        try {
            RulebookChoice.of(List.of(name));
            return true;
        } catch (RulebookException e) {
            return false;
        }
    }

    /** The rulebook of this name; no rulebook if it is empty. */
    public static RulebookChoice rulebook(String name) throws Fault {
        return rulebooks(name.isEmpty() ? List.of() : List.of(name));
    }

    /**
     * The game of this name.
     *
     * @throws Fault if there is none, with the names of those there are
     */
    public static Game<?> game(String name) throws Fault {
        return Games.byName(name).orElseThrow(() -> Fault.usage("unknown game '" + name + "'; expected one of "
                + String.join(", ", Games.all().stream().map(Game::name).toList())));
    }
}
