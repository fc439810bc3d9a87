package org.openarbiter.batch.source;

import java.io.Serializable;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.Formats;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;

/**
 * How files of games are read.
 *
 * @param format the name of a format, or {@link Archive#AUTO}
 * @param expected the name of the game that the files are expected to hold, whose formats are tried first; null for any
 * @param strict whether to refuse what would otherwise be read with a liberty
 * @param partBytes how many bytes of files a task reads at least; 0 to leave that to the number of cores
 */
public record ReadOptions(String format, @Nullable String expected, boolean strict, long partBytes) implements Serializable {
    /** Any format and any game, read with liberties. */
    public static final ReadOptions USUAL = new ReadOptions(Archive.AUTO, null, false, 0);

    /**
     * Options as they are given to a reader of Spark: {@code format}, {@code game}, {@code strict} and {@code partBytes}.
     *
     * @throws IllegalArgumentException if one of them has a value that it cannot have
     */
    public static ReadOptions of(Map<String, String> options) {
        String format = options.getOrDefault("format", Archive.AUTO);
        if (!format.equals(Archive.AUTO) && !Formats.known().contains(format)) {
            throw new IllegalArgumentException("option format: unknown format '" + format + "'; expected one of " + Formats.names());
        }
        String game = options.get("game");
        if (game != null && Games.byName(game).isEmpty()) {
            throw new IllegalArgumentException("option game: unknown game '" + game + "'; expected one of "
                    + String.join(", ", Games.all().stream().map(Game::name).toList()));
        }
        String strict = options.getOrDefault("strict", "false").toLowerCase(Locale.ROOT);
        if (!strict.equals("true") && !strict.equals("false")) {
            throw new IllegalArgumentException("option strict: expected true or false, not '" + strict + "'");
        }
        return new ReadOptions(format, game, strict.equals("true"), partBytes(options.getOrDefault("partbytes", "0")));
    }

    private static long partBytes(String value) {
        try {
            long bytes = Long.parseLong(value);
            if (bytes >= 0) {
                return bytes;
            }
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new IllegalArgumentException("option partBytes: expected a number of bytes, not '" + value + "'");
    }

    @Nullable Game<?> game() {
        return expected == null ? null : Games.byName(expected).orElseThrow();
    }
}
