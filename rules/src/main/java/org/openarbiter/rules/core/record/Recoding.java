package org.openarbiter.rules.core.record;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Makes UTF-8 of text in encodings that are found out on the way, from anywhere in it. */
public interface Recoding {
    /**
     * A recoded stream.
     *
     * @param origin the byte of the stream as it was from which a byte of {@link #in} comes; −1 if that is not known. To be asked
     *     in ascending order
     */
    record Recoded(InputStream in, LongUnaryOperator origin) {}

    /**
     * A stream that begins in the midst of a text, where what comes before does not matter.
     *
     * @param usual the encoding that the text has unless it clearly has another; null if all before is ASCII
     */
    Recoded midway(InputStream in, @Nullable Charset usual);

    /**
     * The encoding that a text has unless it clearly has another.
     *
     * @param most how many bytes are looked at in search of the first that is not ASCII, at least
     * @return null if there is none, or if the text names its encoding
     */
    @Nullable Charset usual(InputStream in, long most) throws IOException;
}
