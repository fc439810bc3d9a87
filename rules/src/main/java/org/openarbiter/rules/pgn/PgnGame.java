package org.openarbiter.rules.pgn;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Heading;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;

/**
 * A game in PGN: its tag pairs, the moves of its main line as words not yet understood, and its termination marker.
 *
 * <p>Reading goes over the bytes once and remembers where the moves stand; {@link #movetext} goes over them again for comments,
 * glyphs and variations, which most readers do not want. Text that is not UTF-8 makes the whole game windows-1252. Of tag pairs
 * with the same name the first counts. A variation that is never closed lasts to the end of the game, but for a termination
 * marker there. Deviations from the PGN standard of 1994 are liberties; missing tag pairs, missing move numbers and empty lines are
 * none. The first wrong move number is remarked upon and never refused: whoever reads a game does not need the numbers (8.2.2).
 *
 * <p>Confined to one thread.
 */
public final class PgnGame {
    final PgnText text;
    private final List<PgnTag> tags;
    private final int[] moves;
    private final int plies;
    private final int bodyFrom;
    private final int bodyTo;
    private final int marker;
    private final int markerLength;
    private final int lastComment;
    private final int lastCommentTo;
    private final PgnNumbers numbers;

    PgnGame(PgnText text, PgnReader reader) {
        this.text = text;
        tags = List.copyOf(reader.tags);
        moves = reader.moves;
        plies = reader.plies;
        bodyFrom = reader.bodyFrom;
        bodyTo = reader.bodyTo;
        marker = reader.marker;
        markerLength = reader.markerLength;
        lastComment = reader.lastComment;
        lastCommentTo = reader.lastCommentTo;
        numbers = reader.numbers;
    }

    private PgnGame(PgnGame that, int[] moves, int plies, int marker, int markerLength, PgnNumbers numbers) {
        text = that.text;
        tags = that.tags;
        this.moves = moves;
        this.plies = plies;
        bodyFrom = that.bodyFrom;
        bodyTo = that.bodyTo;
        this.marker = marker;
        this.markerLength = markerLength;
        lastComment = that.lastComment;
        lastCommentTo = that.lastCommentTo;
        this.numbers = numbers;
    }

    /** The same game with some of its words cut in two: for each of its moves where the second one begins in it, 0 for none. */
    public PgnGame cut(int[] cuts) {
        int[] more = new int[2 * plies];
        int count = 0;
        for (int index = 0; index < plies; index++) {
            int from = moves[index] >>> 8;
            int length = moves[index] & 0xFF;
            if (cuts[index] > 0) {
                more[count++] = from << 8 | cuts[index];
                more[count++] = from + cuts[index] << 8 | length - cuts[index];
            } else {
                more[count++] = moves[index];
            }
        }
        // Moves that were counted too late make right numbers look wrong.
        return new PgnGame(this, more, count, marker, markerLength, new PgnNumbers(List.of()));
    }

    /** The same game with its last word as the termination marker instead of a move. */
    public PgnGame endingWithLastWord() {
        text.withdraw(PgnReader.NO_MARKER);
        return new PgnGame(this, moves, plies - 1, moveFrom(plies - 1), moveTo(plies - 1) - moveFrom(plies - 1), numbers);
    }

    /**
     * Reads a game.
     *
     * @param strict whether to refuse what would otherwise be read with a liberty
     * @throws InputException if there is no game, or it takes a liberty that may not be taken
     */
    public static PgnGame read(RawGame raw, boolean strict) throws InputException {
        raw.check();
        PgnText text = new PgnText(raw, strict);
        return new PgnGame(text, new PgnReader(text).read());
    }

    /** The tag pairs of a game, and its result as its termination marker and its tag {@code Result} give it; nothing if it is no game. */
    public static Heading heading(RawGame raw) {
        try {
            PgnGame game = read(raw, false);
            return new Heading(game.values(), PgnRecord.result(game));
        } catch (InputException e) {
            return Heading.NONE;
        }
    }

    /** The tag pairs in the order of the text, each name once. */
    public List<PgnTag> tags() {
        return tags;
    }

    /** The tag pair of this name, ignoring case, or null. */
    public @Nullable PgnTag tag(String name) {
        for (PgnTag tag : tags) {
            if (tag.name().equalsIgnoreCase(name)) {
                return tag;
            }
        }
        return null;
    }

    /** The value of the tag of this name, ignoring case, or null. */
    public @Nullable String value(String name) {
        PgnTag tag = tag(name);
        return tag == null ? null : tag.value();
    }

    /** The values of the tags by name, in the order of the text. */
    public Map<String, String> values() {
        Map<String, String> values = new LinkedHashMap<>();
        for (PgnTag tag : tags) {
            values.putIfAbsent(tag.name(), tag.value());
        }
        return values;
    }

    /** How many moves the main line has. */
    public int plies() {
        return plies;
    }

    /** The array in which the game lies. */
    public byte[] bytes() {
        return text.b;
    }

    /** Where a move begins in the array. */
    public int moveFrom(int index) {
        return text.from + (moves[index] >>> 8);
    }

    /** Where a move ends in the array; a word of more than 255 bytes, which is no move anywhere, is cut there. */
    public int moveTo(int index) {
        return moveFrom(index) + (moves[index] & 0xFF);
    }

    /** A move as it was written. */
    public String written(int index) {
        return text.string(moveFrom(index), moveTo(index));
    }

    /** The termination marker: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}; null if there is none. */
    public @Nullable String marker() {
        return marker < 0 ? null : PgnResult.canonical(text.string(marker, marker + markerLength));
    }

    /** Whether the tag {@code Result} or the termination marker has a sign that nobody played. */
    boolean isForfeited() {
        String tagged = value("Result");
        return tagged != null && PgnResult.isForfeit(tagged) || marker >= 0 && PgnResult.isForfeit(text.string(marker, marker + markerLength));
    }

    /** Where the termination marker stands in the array, or where it should. */
    public int markerAt() {
        return marker < 0 ? bodyTo : marker;
    }

    /** The comment that stands behind the last move; null if there is none. */
    public @Nullable String lastComment() {
        return lastComment < 0 || plies > 0 && lastComment < moveFrom(plies - 1)
                ? null
                : text.string(lastComment, Math.max(lastComment, lastCommentTo)).strip();
    }

    /** Whether the word that begins at a place in the array was read as the last comment. */
    boolean isRemarkAt(int at) {
        return at == lastComment;
    }

    /** All of the movetext, read anew. */
    public PgnLine movetext() {
        return new PgnLineReader(this, text, bodyFrom, bodyTo, marker).read();
    }

    /** The line of a place in the array. */
    public long line(int at) {
        return text.line(at);
    }

    /** The column of a place in the array. */
    public int column(int at) {
        return text.column(at);
    }

    /** Whether no liberties may be taken. */
    public boolean isStrict() {
        return text.isStrict();
    }

    /**
     * Takes a liberty with what stands at a place in the array.
     *
     * @param found what was found and how it was read
     * @throws InputException if none may be taken
     */
    public void liberty(int at, String found, String expected) throws InputException {
        text.liberty(at, found, expected);
    }

    /** Remarks on what is odd at a place in the array, which a strict reading does not refuse either. */
    void remark(int at, String found) {
        text.remark(at, found);
    }

    /** Remarks on the first move number that does not count the moves. */
    void remarkOnNumbers() {
        if (numbers.wrongAt() >= 0) {
            remark(text.from + numbers.wrongAt(), numbers.wrong());
        }
    }

    /** What is wrong at a place in the array. */
    public InputException error(int at, String found, String expected) {
        return text.error(at, found, expected);
    }

    /** The liberties taken so far. */
    public List<Liberty> liberties() {
        return text.liberties();
    }
}
