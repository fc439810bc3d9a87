package org.openarbiter.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.wire.CaseLines;
import org.openarbiter.wire.CaseReader;
import org.openarbiter.wire.Entry;

/**
 * A file of games, or standard input: uncompressed, cut into games by one thread and read by any.
 */
final class Archive implements AutoCloseable {
    /** The name of standard input among files. */
    static final String STANDARD_INPUT = "-";

    /** The format of cases, one JSON object a line, which is of no game in particular. */
    static final String CASES = "jsonl";

    private static final int HEAD = 1 << 16;

    /** The standard input that has been read: a second reader would silently find nothing. */
    private static final AtomicReference<@Nullable InputStream> standardInputTaken = new AtomicReference<>();

    private final String name;
    private final CountingStream bytes;
    private final SalvagingStream content;
    private final RecordFormat.Splitter splitter;
    private final GameReader reader;
    /** What {@link #holdsOneGame} has taken and {@link #next} has yet to give. */
    private @Nullable RawGame ahead;
    private @Nullable RawGame second;
    private @Nullable Fault faultAhead;

    /** Makes a game of a piece of the archive; safe for many threads at once. */
    private interface GameReader {
        ReadGame<?> read(RawGame raw, boolean strict) throws InputException;

        /** The id of a game that could not be read, or null. */
        default @Nullable String idOf(RawGame raw) {
            return null;
        }
    }

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

    /** Opens a file that may hold any game; see {@link #open(String, String, Game)}. */
    static Archive open(String name, String format) throws Fault {
        return open(name, format, null);
    }

    /**
     * Opens a file.
     *
     * @param name its path, or {@code -}
     * @param format the name of a format, or {@code auto}
     * @param expected the game that the file is expected to hold, whose formats are tried first; null for any
     * @throws Fault if it cannot be opened, or there is no such format
     */
    static Archive open(String name, String format, @Nullable Game<?> expected) throws Fault {
        if (name.equals(STANDARD_INPUT) && System.in.equals(standardInputTaken.getAndSet(System.in))) {
            throw Fault.usage("standard input can be read only once");
        }
        if (!name.equals(STANDARD_INPUT) && Files.isDirectory(Path.of(name))) {
            throw Fault.input(name + ": is a folder; arbiter survey reads folders");
        }
        try {
            CountingStream bytes = new CountingStream(
                    name.equals(STANDARD_INPUT) ? System.in : Files.newInputStream(Path.of(name)));
            SalvagingStream content = new SalvagingStream(Compression.expand(bytes));
            BufferedInputStream in = new BufferedInputStream(content, 1 << 16);
            in.mark(HEAD);
            byte[] head = in.readNBytes(HEAD);
            in.reset();
            String plain = Compression.plainName(name.toLowerCase(Locale.ROOT));
            if (head.length == 0 && content.fault() == null) {
                return new Archive(name, bytes, content, new CaseLines(in), new CaseGames());
            }
            return format.equals(CASES) || (format.equals("auto") && looksLikeCases(plain, head))
                    ? new Archive(name, bytes, content, new CaseLines(in), new CaseGames())
                    : ofFormat(new Opened(name, bytes, content, in), format, expected, plain, head);
        } catch (IOException e) {
            throw Fault.input(Compression.reason(name, e));
        }
    }

    /** Refuses a format that there is not, before anything else is done. */
    static void checkFormat(String file, String format) throws Fault {
        if (!format.equals("auto") && !Formats.known().contains(format)) {
            throw Fault.usage(file + ": no format '" + format + "'; there is " + Formats.names());
        }
    }

    private static Archive ofFormat(
            Opened file, String format, @Nullable Game<?> expected, String plain, byte[] head) throws Fault, IOException {
        boolean auto = format.equals("auto");
        if (expected != null) {
            Archive archive = ofExpected(expected, file, format, plain, head);
            if (archive != null) {
                return archive;
            }
        }
        for (Game<?> game : Games.all()) {
            Archive archive = auto ? ofGame(game, file, found -> found.isCertain(head)) : null;
            if (archive != null) {
                return archive;
            }
        }
        for (Game<?> game : Games.all()) {
            Archive archive = ofGame(game, file, found -> (auto || found.name().equals(format)) && found.recognizes(plain, head));
            if (archive != null) {
                return archive;
            }
        }
        for (Game<?> game : Games.all()) {
            // Several games share the name of a format; if the head does not decide, the first of them has it.
            Archive archive = ofGame(game, file, found -> found.name().equals(format));
            if (archive != null) {
                return archive;
            }
        }
        throw auto
                ? Fault.input(file.name() + ": the format is not recognized; name it with --format (" + Formats.names() + ")")
                : Fault.usage("no format '" + format + "'; there is " + Formats.names());
    }

    /** The archive of a game whose rulebook was asked for, unless its first game is clearly one of another. */
    private static <B extends Board> @Nullable Archive ofExpected(
            Game<B> game, Opened file, String format, String plain, byte[] head) throws IOException {
        Predicate<RecordFormat<?>> wanted = found -> format.equals("auto") || found.name().equals(format);
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
                return ofGame(game, file, candidate::equals);
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
                        file.name(), file.bytes(), file.content(), candidate.split(file.in()),
                        (raw, strict) -> readGame(game, candidate.read(raw, strict), raw.line()));
            }
        }
        return null;
    }

    private static <B extends Board> ReadGame<B> readGame(Game<B> game, RecordedGame<B> record, long line) {
        Seats seats = record.seats();
        return new ReadGame<>(game, seats == null ? game.seats() : seats, record, line, null, null);
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

    /** Reads cases; one reader for all threads. */
    private static final class CaseGames implements GameReader {
        private final CaseReader cases = new CaseReader(Games.all());

        @Override
        public ReadGame<?> read(RawGame raw, boolean strict) throws InputException {
            return readGame(cases.read(raw, strict), raw.line());
        }

        @Override
        public @Nullable String idOf(RawGame raw) {
            return cases.idOf(raw);
        }

        private static <B extends Board> ReadGame<B> readGame(Entry<B> entry, long line) {
            return new ReadGame<>(
                    entry.game(), entry.seats(), entry.record(), line, entry.source().id(), rulesFault(entry));
        }

        private static @Nullable InputException rulesFault(Entry<?> entry) {
            try {
                entry.rulebook();
                return null;
            } catch (InputException e) {
                return e;
            }
        }
    }

    /** The path by which it was opened. */
    String name() {
        return name;
    }

    /** How many bytes of the file, as it lies on the disk, have been read. */
    long bytesRead() {
        return bytes.count();
    }

    /** Whether there is exactly one game; only to be asked before the first is taken. */
    boolean holdsOneGame() throws Fault {
        RawGame first = next();
        if (first == null) {
            return false;
        }
        try {
            second = next();
        } catch (Fault fault) {
            faultAhead = fault;
        }
        boolean alone = second == null && faultAhead == null;
        ahead = first;
        return alone;
    }

    /** The next game, or null at the end. */
    @Nullable RawGame next() throws Fault {
        RawGame waiting = ahead;
        if (waiting != null) {
            ahead = second;
            second = null;
            return waiting;
        }
        Fault fault = faultAhead;
        if (fault != null) {
            throw fault;
        }
        try {
            RawGame game = splitter.next();
            IOException broken = content.fault();
            if (game == null && broken != null) {
                throw broken;
            }
            return game;
        } catch (IOException e) {
            throw Fault.input(Compression.reason(name, e));
        }
    }

    /** Understands a game; any thread may. */
    ReadGame<?> read(RawGame raw, boolean strict) throws InputException {
        return reader.read(raw, strict);
    }

    /** The name of a game that has none: the file and its number there. */
    String placeOf(RawGame raw) {
        return name + "#" + raw.number();
    }

    /** The name of a game that could not be read: its own, if that much can be made out, or its place. */
    String nameOf(RawGame raw) {
        String id = reader.idOf(raw);
        return id == null ? placeOf(raw) : id;
    }

    @Override
    public void close() throws Fault {
        try {
            splitter.close();
        } catch (IOException e) {
            throw Fault.input(Compression.reason(name, e));
        }
    }
}
