package org.openarbiter.rules.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.Recoding;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.text.RecodedInput;
import org.openarbiter.rules.text.UnicodeInput;

/**
 * Cuts PGN from the midst of it on, unless it is UTF-16.
 *
 * @param recoding what makes UTF-8 of it; null if it is cut byte for byte
 * @param usual the usual encoding of the text; null if it is ASCII, or not recoded
 * @param blockSize how many bytes are read at once
 * @param longest the most bytes that a game may have
 */
public record PgnMidway(@Nullable Recoding recoding, @Nullable Charset usual, int blockSize, int longest) implements Midway {

    /** PGN with games of any size that a {@link PgnSplitter} cuts out. */
    public PgnMidway(@Nullable Recoding recoding) {
        this(recoding, null, PgnSplitter.BLOCK, PgnSplitter.LONGEST);
    }

    /** A splitter of the whole content, byte for byte. */
    public PgnSplitter split(InputStream in) throws IOException {
        UnicodeInput.Opened opened = UnicodeInput.open(in);
        return new PgnSplitter(opened.in(), blockSize, longest, opened::origin);
    }

    @Override
    public boolean suits(byte[] head) {
        return RecodedInput.utf16(head) == null;
    }

    @Override
    public boolean needsAscii() {
        return recoding != null && usual == null;
    }

    @Override
    public @Nullable Charset usual(InputStream content, long most) throws IOException {
        return recoding == null ? null : recoding.usual(content, most);
    }

    @Override
    public Midway in(Charset encoding) {
        return new PgnMidway(recoding, encoding, blockSize, longest);
    }

    @Override
    public RecordFormat.Splitter resume(InputStream in, Joint from) {
        PgnSplitter splitter = splitter(in, from.offset());
        splitter.goOn(from);
        return splitter;
    }

    /** {@inheritDoc} That is a tag pair behind a blank line. */
    @Override
    public RecordFormat.Splitter search(InputStream in) {
        PgnSplitter splitter = splitter(in, 0);
        splitter.search();
        return splitter;
    }

    private PgnSplitter splitter(InputStream in, long offset) {
        if (recoding == null) {
            return new PgnSplitter(in, blockSize, longest, at -> offset + at);
        }
        Recoding.Recoded recoded = recoding.midway(in, usual);
        return new PgnSplitter(recoded.in(), blockSize, longest, at -> {
            long origin = recoded.origin().applyAsLong(at);
            return origin < 0 ? -1 : offset + origin;
        });
    }
}
