package org.openarbiter.archive.part;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Where a file can be opened. */
final class Ranges {
    private Ranges() {}

    /** The ranges of a file, each of at least this number of bytes but the last. */
    static List<Range> of(Content content, long least) throws IOException {
        long size = content.size();
        List<Range> ranges = new ArrayList<>();
        for (long from = 0; from < size; from += least) {
            ranges.add(new Range(false, from, Math.min(size, from + least)));
        }
        return ranges;
    }
}
