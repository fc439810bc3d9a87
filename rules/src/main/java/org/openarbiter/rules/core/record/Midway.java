package org.openarbiter.rules.core.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/**
 * Cuts content into games from the midst of it on, exactly as a splitter of the whole does there.
 *
 * <p>A <em>joint</em> is the first byte of a game that is also the first of a line. There a splitter has forgotten all that came
 * before, so that one that begins there and one that comes there cut the same games from then on. Where content is recoded on the
 * way, a joint is in text that is as it was.
 */
public interface Midway {
    /**
     * A joint.
     *
     * @param offset the byte of the content, uncompressed, from 0
     * @param line the line that begins there, from 1
     * @param number which game of the file begins there, from 1
     */
    record Joint(long offset, long line, int number) implements Serializable {
        /** The joint with which a game begins; null if it begins within a line, or its place is not known. */
        public static @Nullable Joint of(RawGame game) {
            return game.offset() < 0 || game.isTooLong() || game.lineFrom() != game.from()
                    ? null
                    : new Joint(game.offset(), game.line(), game.number());
        }
    }

    /**
     * Whether content can be cut from its midst on.
     *
     * @param head its first bytes
     */
    boolean suits(byte[] head);

    /**
     * Whether content can be cut from its midst on only if it is ASCII throughout, because else its encoding has to be found out:
     * ask for the {@link #usual} one.
     */
    boolean needsAscii();

    /**
     * The encoding that characters beyond ASCII have in this content unless they clearly have another.
     *
     * @param most how many bytes are looked at in search of the first such character, at least
     * @return null if there is none, or if it does not matter
     */
    default @Nullable Charset usual(InputStream content, long most) throws IOException {
        return null;
    }

    /** The same for content with this usual encoding, which then need not be ASCII. */
    default Midway in(Charset usual) {
        return this;
    }

    /** A splitter that goes on at a joint, which is where the stream begins. */
    RecordFormat.Splitter resume(InputStream in, Joint from);

    /**
     * A splitter for a stream that begins anywhere: it passes over the bytes before the first place that looks like a joint, and
     * counts games and lines from there. Whether it is one, only a splitter that comes there from a joint before it can tell.
     */
    default RecordFormat.Splitter search(InputStream in) {
        return nextLine(in);
    }

    /** The same for content in which nothing looks like a joint: the next line is taken for one. */
    default RecordFormat.Splitter nextLine(InputStream in) {
        return new NextLine(in, this);
    }
}
