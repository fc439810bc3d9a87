package org.openarbiter.rules.pgn;

import java.io.IOException;
import java.io.InputStream;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.text.RecodedInput;
import org.openarbiter.rules.text.UnicodeInput;

/**
 * Cuts PGN from the midst of it on, unless it is UTF-16.
 *
 * @param needsAscii whether the encoding of anything else is found out from what came before
 */
public record PgnMidway(boolean needsAscii, int blockSize, int longest) implements Midway {

    /** PGN with games of any size that a {@link PgnSplitter} cuts out. */
    public PgnMidway(boolean needsAscii) {
        this(needsAscii, PgnSplitter.BLOCK, PgnSplitter.LONGEST);
    }

    /** A splitter of the whole content. */
    public PgnSplitter split(InputStream in) throws IOException {
        UnicodeInput.Opened opened = UnicodeInput.open(in);
        return new PgnSplitter(opened.in(), blockSize, longest, opened::origin);
    }

    @Override
    public boolean suits(byte[] head) {
        return RecodedInput.utf16(head) == null;
    }

    @Override
    public RecordFormat.Splitter resume(InputStream in, Joint from) {
        return PgnSplitter.resume(in, blockSize, longest, from);
    }

    /** {@inheritDoc} That is a tag pair behind a blank line. */
    @Override
    public RecordFormat.Splitter search(InputStream in) {
        return PgnSplitter.search(in, blockSize, longest);
    }
}
