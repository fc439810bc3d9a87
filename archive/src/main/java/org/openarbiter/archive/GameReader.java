package org.openarbiter.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Heading;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.wire.CaseLines;
import org.openarbiter.wire.CaseReader;
import org.openarbiter.wire.Entry;

/** Understands single games of a known format, regardless of where they came from; safe for many threads at once. */
public final class GameReader {
    /** The format of cases, one JSON object per line, which is of no game in particular. */
    static final GameReader CASES = new GameReader(Archive.CASES, null, new Cases());

    private final String format;
    private final @Nullable String game;
    private final Reading reading;

    /** Makes a game of a piece of an archive. */
    private interface Reading {
        RecordFormat.Splitter split(InputStream in) throws IOException;

        @Nullable Midway midway();

        ReadGame<?> read(RawGame raw, boolean strict) throws InputException;

        boolean endsWhole(RawGame raw);

        default @Nullable String idOf(RawGame raw) {
            return null;
        }

        default Facts factsOf(RawGame raw) {
            return Facts.NONE;
        }
    }

    private GameReader(String format, @Nullable String game, Reading reading) {
        this.format = format;
        this.game = game;
        this.reading = reading;
    }

    static <B extends Board> GameReader of(Game<B> game, RecordFormat<B> format) {
        return new GameReader(format.name(), game.name(), new Records<>(game, format));
    }

    /**
     * The reader of a format.
     *
     * @param format the name of a format ({@link Formats})
     * @param game the name of the game that is read; null for {@link Archive#CASES}, which name their games themselves
     * @throws IllegalArgumentException if the game is not read in that format
     */
    public static GameReader of(String format, @Nullable String game) {
        if (game == null && format.equals(Archive.CASES)) {
            return CASES;
        }
        Game<?> known = game == null ? null : Games.byName(game).orElse(null);
        if (known == null) {
            throw new IllegalArgumentException("no game '" + game + "' in the format '" + format + "'");
        }
        return ofKnown(known, format);
    }

    private static <B extends Board> GameReader ofKnown(Game<B> game, String format) {
        return of(game, Formats.of(game, format).orElseThrow(() -> new IllegalArgumentException(
                "there are no games of " + game.name() + " in the format '" + format + "'")));
    }

    /** The name of the format. */
    public String format() {
        return format;
    }

    /** The name of the game; null where each record names its own. */
    public @Nullable String game() {
        return game;
    }

    /** Cuts content of this format into games; the stream is closed with the splitter. */
    public RecordFormat.Splitter split(InputStream in) throws IOException {
        return reading.split(in);
    }

    /** What cuts content of this format from the midst of it on; null if only a splitter that has seen all before can. */
    public @Nullable Midway midway() {
        return reading.midway();
    }

    /**
     * Understands a game.
     *
     * @param strict whether to refuse what would otherwise be read with a liberty
     * @throws InputException if it cannot be read; lines count from the beginning of the file
     */
    public ReadGame<?> read(RawGame raw, boolean strict) throws InputException {
        raw.check();
        return reading.read(raw, strict);
    }

    /** Whether a game ends as only a whole one does. */
    boolean endsWhole(RawGame raw) {
        return reading.endsWhole(raw);
    }

    /** The id that a game has of itself, if that much can be made out; else null. */
    public @Nullable String idOf(RawGame raw) {
        return reading.idOf(raw);
    }

    /** What the record of a game says that cannot be read otherwise, as far as that can be made out. */
    public Facts factsOf(RawGame raw) {
        return reading.factsOf(raw);
    }

    /** The name of a game that has none: its file and its number there. */
    public static String placeOf(String file, RawGame raw) {
        return file + "#" + raw.number();
    }

    /** The name of a game that could not be read: its own, if that much can be made out, or its place. */
    public String nameOf(String file, RawGame raw) {
        String id = idOf(raw);
        return id == null ? placeOf(file, raw) : id;
    }

    /** Reads games of one kind in one format. */
    private record Records<B extends Board>(Game<B> of, RecordFormat<B> format) implements Reading {
        @Override
        public RecordFormat.Splitter split(InputStream in) throws IOException {
            return format.split(in);
        }

        @Override
        public @Nullable Midway midway() {
            return format.midway();
        }

        @Override
        public ReadGame<B> read(RawGame raw, boolean strict) throws InputException {
            RecordedGame<B> record = format.read(raw, strict);
            Seats seats = record.seats();
            return new ReadGame<>(of, seats == null ? of.seats() : seats, record, raw.line(), null, null);
        }

        @Override
        public boolean endsWhole(RawGame raw) {
            return format.endsWhole(raw);
        }

        @Override
        public Facts factsOf(RawGame raw) {
            Heading heading = format.heading(raw);
            return Facts.of(heading.tags(), of.seats(), heading.recorded());
        }
    }

    /** Reads cases; one reader for all threads. */
    private static final class Cases implements Reading {
        private final CaseReader cases = new CaseReader(Games.all());

        @Override
        public RecordFormat.Splitter split(InputStream in) {
            return new CaseLines(in);
        }

        @Override
        public Midway midway() {
            return CaseLines.midway();
        }

        @Override
        public ReadGame<?> read(RawGame raw, boolean strict) throws InputException {
            return readGame(cases.read(raw, strict), raw.line());
        }

        /** With the brace that closes its object. */
        @Override
        public boolean endsWhole(RawGame raw) {
            return new String(raw.bytes(), raw.from(), raw.to() - raw.from(), StandardCharsets.ISO_8859_1).stripTrailing().endsWith("}");
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
}
