package org.openarbiter.archive;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.file.BoundedStream;
import org.openarbiter.archive.file.Compression;
import org.openarbiter.archive.file.CountingStream;
import org.openarbiter.archive.file.SalvagingStream;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.wire.CaseLines;

/**
 * A file or stream of games: uncompressed, cut into games by one thread and read by any.
 */
public final class Archive implements Closeable {
    /** The format of cases, one JSON object a line, which is of no game in particular. */
    public static final String CASES = "jsonl";

    /** The format that is found by looking at the file. */
    public static final String AUTO = "auto";

    private static final int HEAD = 1 << 16;

    private final String name;
    private final CountingStream bytes;
    private final SalvagingStream content;
    private final RecordFormat.Splitter splitter;
    private final GameReader reader;
    /** What {@link #holdsOneGame} has taken and {@link #next} has yet to give. */
    private @Nullable RawGame ahead;
    private @Nullable RawGame second;
    private @Nullable ArchiveException faultAhead;
    /** A game that was cut out ahead, since the content breaks off. */
    private @Nullable RawGame taken;

    /** A file whose format is yet to be found. */
    private record Opened(String name, CountingStream bytes, SalvagingStream content, InputStream in) {}

    private Archive(
            String name, CountingStream bytes, SalvagingStream content, RecordFormat.Splitter splitter, GameReader reader) {
        this.name = name;
        this.bytes = bytes;
        this.content = content;
        this.splitter = splitter;
        this.reader = reader;
    }

    /**
     * Opens a file of any game and format.
     *
     * @throws ArchiveException if it cannot be read, or its format is not recognized
     */
    public static Archive open(Path file) throws ArchiveException {
        return open(file, AUTO, null);
    }

    /**
     * Opens a file.
     *
     * @param format the name of a format ({@link Formats}), or {@link #AUTO}
     * @param expected the game that the file is expected to hold, whose formats are tried first; null for any
     * @throws ArchiveException if it cannot be read, or its format is not recognized
     * @throws IllegalArgumentException if there is no such format
     */
    public static Archive open(Path file, String format, @Nullable Game<?> expected) throws ArchiveException {
        return open(file, file.toString(), format, expected);
    }

    /**
     * Opens a file under another name than its path.
     *
     * @param name by which messages and the games name it; its ending helps to find the format
     * @param format the name of a format ({@link Formats}), or {@link #AUTO}
     * @param expected the game that the file is expected to hold, whose formats are tried first; null for any
     * @throws ArchiveException if it cannot be read, or its format is not recognized
     * @throws IllegalArgumentException if there is no such format
     */
    public static Archive open(Path file, String name, String format, @Nullable Game<?> expected) throws ArchiveException {
        if (Files.isDirectory(file)) {
            throw new ArchiveException(name + (Files.isReadable(file) ? ": is a folder" : ": permission denied"));
        }
        InputStream in;
        try {
            in = Files.newInputStream(file);
        } catch (IOException e) {
            throw new ArchiveException(Compression.reason(name, e), e);
        }
        try {
            return of(in, name, format, expected);
        } catch (ArchiveException | RuntimeException e) {
            try {
                in.close();
            } catch (IOException also) {
                e.addSuppressed(also);
            }
            throw e;
        }
    }

    /**
     * The games of a stream, which is closed with the archive. If this fails, the stream stays open.
     *
     * @param name by which messages and the games name it; its ending helps to find the format
     * @param format the name of a format ({@link Formats}), or {@link #AUTO}
     * @param expected the game that the stream is expected to hold, whose formats are tried first; null for any
     * @throws ArchiveException if it cannot be read, or its format is not recognized
     * @throws IllegalArgumentException if there is no such format
     */
    public static Archive of(InputStream stream, String name, String format, @Nullable Game<?> expected) throws ArchiveException {
        return of(stream, name, format, expected, Long.MAX_VALUE);
    }

    /**
     * The games of a stream from a stranger, who may have packed more into it than anybody could unpack.
     *
     * @param most how many bytes are unpacked; a longer stream ends there, as one that breaks off does
     * @throws ArchiveException if it cannot be read, or its format is not recognized
     * @throws IllegalArgumentException if there is no such format
     * @see #of(InputStream, String, String, Game)
     */
    public static Archive of(
            InputStream stream, String name, String format, @Nullable Game<?> expected, long most) throws ArchiveException {
        if (!format.equals(AUTO) && !Formats.known().contains(format)) {
            throw new IllegalArgumentException("unknown format '" + format + "'; expected one of " + Formats.names());
        }
        try {
            CountingStream bytes = new CountingStream(stream);
            SalvagingStream content = new SalvagingStream(new BoundedStream(Compression.expand(bytes), most));
            BufferedInputStream in = new BufferedInputStream(content, 1 << 16);
            in.mark(HEAD);
            byte[] head = in.readNBytes(HEAD);
            in.reset();
            Compression.refuseTar(head);
            String plain = Compression.plainName(name.toLowerCase(Locale.ROOT));
            if (head.length == 0) {
                content.check();
                return new Archive(name, bytes, content, new CaseLines(in), GameReader.CASES);
            }
            return format.equals(CASES) || (format.equals(AUTO) && looksLikeCases(plain, head))
                    ? new Archive(name, bytes, content, new CaseLines(in), GameReader.CASES)
                    : ofFormat(new Opened(name, bytes, content, in), format, expected, plain, head);
        } catch (ArchiveException e) {
            throw e;
        } catch (IOException e) {
            throw new ArchiveException(Compression.reason(name, e), e);
        }
    }

    private static Archive ofFormat(
            Opened file, String format, @Nullable Game<?> expected, String plain, byte[] head) throws IOException {
        Predicate<RecordFormat<?>> wanted = found -> format.equals(AUTO) || found.name().equals(format);
        if (expected != null) {
            Archive archive = ofExpected(expected, file, wanted, plain, head);
            if (archive != null) {
                return archive;
            }
        }
        for (Game<?> game : Games.all()) {
            Archive archive = ofGame(game, file, found -> wanted.test(found) && found.isCertain(head));
            if (archive != null) {
                return archive;
            }
        }
        for (Game<?> game : Games.all()) {
            Archive archive = ofGame(game, file, found -> wanted.test(found) && found.recognizes(plain, head));
            if (archive != null) {
                return archive;
            }
        }
        for (Game<?> game : Games.all()) {
            // Several games share the name of a format; if the head does not decide, the first of them has it, and so it is with the name of a file.
            Archive archive = ofGame(game, file, found -> found.name().equals(format)
                    || wanted.test(found) && plain.endsWith("." + found.name()));
            if (archive != null) {
                return archive;
            }
        }
        file.content().check();
        throw new UnrecognizedFormatException(file.name());
    }

    /** The archive of a game whose rulebook was asked for, unless its first game is clearly one of another. */
    private static <B extends Board> @Nullable Archive ofExpected(
            Game<B> game, Opened file, Predicate<RecordFormat<?>> wanted, String plain, byte[] head) throws IOException {
        Archive sure = ofGame(game, file, found -> wanted.test(found) && found.recognizes(plain, head));
        if (sure != null) {
            return sure;
        }
        Set<String> names = new HashSet<>();
        for (Game<?> other : Games.all()) {
            other.formats().stream()
                    .filter(found -> wanted.test(found) && found.recognizes(plain, head))
                    .forEach(found -> names.add(found.name()));
        }
        for (RecordFormat<B> candidate : game.formats()) {
            if (names.contains(candidate.name()) && beginsInPlay(candidate, head)) {
                return ofGame(game, file, found -> found.name().equals(candidate.name()));
            }
        }
        return null;
    }

    /** Whether the first game that begins here can be read, and its first play made. */
    private static <B extends Board> boolean beginsInPlay(RecordFormat<B> format, byte[] head) throws IOException {
        try (RecordFormat.Splitter splitter = format.split(new ByteArrayInputStream(head))) {
            RawGame raw = splitter.next();
            if (raw == null) {
                return false;
            }
            RecordedGame<B> game = format.read(raw, false);
            return game.plies() == 0 || game.play(0, game.start()) >= 0;
        } catch (InputException | PlayException e) {
            return false;
        }
    }

    private static <B extends Board> @Nullable Archive ofGame(
            Game<B> game, Opened file, Predicate<RecordFormat<?>> wanted) throws IOException {
        for (RecordFormat<B> candidate : game.formats()) {
            if (wanted.test(candidate)) {
                return new Archive(
                        file.name(), file.bytes(), file.content(), candidate.split(file.in()), GameReader.of(game, candidate));
            }
        }
        return null;
    }

    private static boolean looksLikeCases(String name, byte[] head) {
        if (name.endsWith(".jsonl") || name.endsWith(".ndjson") || name.endsWith(".json")) {
            return true;
        }
        if (name.endsWith(".pgn")) {
            return false;
        }
        boolean marked = head.length > 2 && head[0] == (byte) 0xEF && head[1] == (byte) 0xBB && head[2] == (byte) 0xBF;
        int first = blankEnd(head, marked ? 3 : 0);
        int second = blankEnd(head, first + 1);
        return first < head.length
                && head[first] == '{'
                && second < head.length
                && (head[second] == '"' || head[second] == '}');
    }

    /** The first place from here on that is not blank. */
    private static int blankEnd(byte[] head, int from) {
        int at = from;
        while (at < head.length && Character.isWhitespace(head[at])) {
            at++;
        }
        return at;
    }

    /** The name under which it was opened. */
    public String name() {
        return name;
    }

    /** How many bytes of the file, as it lies on the disk, have been read. */
    public long bytesRead() {
        return bytes.count();
    }

    /** Whether there is exactly one game; only to be asked before the first is taken. */
    public boolean holdsOneGame() throws ArchiveException {
        RawGame first = next();
        if (first == null) {
            return false;
        }
        try {
            second = next();
        } catch (ArchiveException fault) {
            faultAhead = fault;
        }
        boolean alone = second == null && faultAhead == null;
        ahead = first;
        return alone;
    }

    /** The next game, or null at the end. */
    public @Nullable RawGame next() throws ArchiveException {
        RawGame waiting = ahead;
        if (waiting != null) {
            ahead = second;
            second = null;
            return waiting;
        }
        ArchiveException fault = faultAhead;
        if (fault != null) {
            throw fault;
        }
        try {
            RawGame game = taken == null ? splitter.next() : taken;
            taken = null;
            if (game == null) {
                content.check();
                return null;
            }
            if (content.fault() == null) {
                return game;
            }
            // All that is left has been read; the last of it may be a part of a game.
            taken = splitter.next();
            return taken == null && !reader.endsWhole(game) ? game.asBrokenOff() : game;
        } catch (IOException e) {
            throw new ArchiveException(Compression.reason(name, e), e);
        }
    }

    /** What understands its games, also apart from the archive. */
    public GameReader reader() {
        return reader;
    }

    /** Understands a game; any thread may. */
    public ReadGame<?> read(RawGame raw, boolean strict) throws InputException {
        return reader.read(raw, strict);
    }

    /** The name of a game that has none: the file and its number there. */
    public String placeOf(RawGame raw) {
        return GameReader.placeOf(name, raw);
    }

    /** The name of a game that could not be read: its own, if that much can be made out, or its place. */
    public String nameOf(RawGame raw) {
        return reader.nameOf(name, raw);
    }

    @Override
    public void close() throws ArchiveException {
        try {
            splitter.close();
        } catch (IOException e) {
            throw new ArchiveException(Compression.reason(name, e), e);
        }
    }
}
