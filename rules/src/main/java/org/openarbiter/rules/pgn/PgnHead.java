package org.openarbiter.rules.pgn;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;

/** The first bytes of a file, asked whether they are PGN. */
public final class PgnHead {
    /** What no text has, not even in UTF-16. */
    private static final String NULLS = "\0\0\0";

    private static final Pattern TAG = Pattern.compile("(?m)^\\[[A-Z][A-Za-z]* \"");
    private static final Pattern CASTLING = Pattern.compile("[Oo](?:-?[Oo]){1,2}\\W*");

    private PgnHead() {}

    /**
     * The first game as far as it is there; null if this does not look like PGN: it has neither tag pairs nor a first move, but perhaps
     * prose with a result in it, or it is no text, a game tree, or a page that has its games in another form.
     */
    public static @Nullable PgnGame firstGame(byte[] head) {
        String text = new String(head, StandardCharsets.ISO_8859_1).strip();
        if (text.startsWith("(;") || text.startsWith("<") && text.toLowerCase(Locale.ROOT).contains("[dhtmlxq") || text.contains(NULLS)) {
            return null;
        }
        try (PgnSplitter splitter = new PgnSplitter(new ByteArrayInputStream(head))) {
            RawGame raw = splitter.next();
            if (raw == null) {
                return null;
            }
            PgnGame game = PgnGame.read(raw, false);
            return game.tags().isEmpty() && (game.plies() == 0 || isProse(game.written(0))) ? null : game;
        } catch (InputException e) {
            return null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a line of a text begins like a tag pair, which no other format of games has. */
    public static boolean hasTagPair(String text) {
        return TAG.matcher(text).find();
    }

    /** Whether a word cannot even be a misspelled move: in ASCII every move but castling has a digit. */
    private static boolean isProse(String word) {
        return word.chars().allMatch(c -> c < 0x80 && !Character.isDigit(c)) && !CASTLING.matcher(word).matches();
    }
}
