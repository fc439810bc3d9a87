package org.openarbiter.rules.core.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;

/**
 * A way of writing games down.
 *
 * <p>Reading is done in two steps so that archives of any size can be read on all cores in constant memory: {@link #split} cuts
 * the stream into games, one after the other and cheaply; {@link #read} understands one of them, anywhere.
 *
 * @param <B> the board of the game
 */
public interface RecordFormat<B extends Board> {

    /** Its name on the command line, such as {@code pgn}. */
    String name();

    /**
     * Whether a file seems to be of this format and game.
     *
     * @param fileName the name without compression suffixes, in lower case; may be {@code -}
     * @param head the first bytes of the content, uncompressed
     */
    boolean recognizes(String fileName, byte[] head);

    /** Whether the content can be of no other format, whatever else it looks like; asked before {@link #recognizes}. */
    default boolean isCertain(byte[] head) {
        return false;
    }

    /** Cuts a stream into games; the stream is closed with the splitter. */
    Splitter split(InputStream in) throws IOException;

    /** What cuts content into games from the midst of it on; null if only a splitter that has seen all before can. */
    default @Nullable Midway midway() {
        return null;
    }

    /**
     * Understands one game.
     *
     * @param strict whether to refuse what would otherwise be read with a liberty
     * @throws InputException if it cannot be read; lines count from the beginning of the file
     */
    RecordedGame<B> read(RawGame raw, boolean strict) throws InputException;

    /**
     * Whether a game ends as only a whole one does, so that it is one even if the file breaks off behind it; false where the format does
     * not tell.
     */
    default boolean endsWhole(RawGame raw) {
        return false;
    }

    /** What a record says of a game of which nothing else can be read, such as its start. */
    default Heading heading(RawGame raw) {
        return Heading.NONE;
    }

    /** This format for writing moves as a record has them; the same format where it writes them in one way only. */
    default RecordFormat<B> inNotationOf(RecordedGame<B> game) {
        return this;
    }

    /**
     * Writes a game in this format.
     *
     * @param game a game read in any format
     * @param remarks a comment for each moment that has one, to be written where it arises
     */
    String write(RecordedGame<B> game, Remarks remarks) throws InputException;

    /**
     * Writes a game in this format, as it stands in a file of games: what {@link #write} gives and a line feed, in UTF-8, unless
     * the format is no text.
     */
    default byte[] encode(RecordedGame<B> game, Remarks remarks) throws InputException {
        return (write(game, remarks) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /**
     * The encoding of a file of this format as far as its first bytes show: by a byte order mark, or UTF-8 where that is what it
     * can be, else windows-1252.
     *
     * @param head the first bytes of the content, uncompressed; the last character may be cut off
     */
    default Charset encoding(byte[] head) {
        if (head.length > 1 && (head[0] & 0xFF) == 0xFE && (head[1] & 0xFF) == 0xFF) {
            return StandardCharsets.UTF_16BE;
        }
        if (head.length > 1 && (head[0] & 0xFF) == 0xFF && (head[1] & 0xFF) == 0xFE) {
            return StandardCharsets.UTF_16LE;
        }
        CharBuffer out = CharBuffer.allocate(head.length + 1);
        boolean fits = !StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(head), out, false).isError();
        return fits ? StandardCharsets.UTF_8 : Charset.forName("windows-1252");
    }

    /** Cuts a stream into games, in order. */
    interface Splitter extends AutoCloseable {
        /** The next game, or null at the end of the stream. */
        @Nullable RawGame next() throws IOException;

        @Override
        void close() throws IOException;
    }

    /** Comments to be written into a record. */
    interface Remarks {
        /** The comment for a moment (0 is the start), or null. */
        @Nullable String at(int moment);

        /** No comments. */
        Remarks NONE = moment -> null;
    }
}
