package org.openarbiter.archive.part;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a file can be opened: at any byte if it is plain, at the frames of zstd and the blocks of BGZF, else only at its
 * beginning.
 */
final class Ranges {
    private static final int ZSTD = 0xfd2fb528;
    private static final int SKIPPABLE = 0x184d2a50;
    private static final int GZIP = 0x00088b1f;
    private static final int XZ = 0x587a37fd;

    private Ranges() {}

    /** The ranges of a file, each of at least this number of bytes but the last. */
    static List<Range> of(Content content, long least) throws IOException {
        long size = content.size();
        try (Bytes bytes = new Bytes(content)) {
            int magic = bytes.has(4) ? bytes.word() : 0;
            if (magic == ZSTD || (magic & ~0xf) == SKIPPABLE) {
                return packed(zstdFrames(content, least), size, least);
            }
            if ((magic & 0xffff) == (GZIP & 0xffff)) {
                return packed(bgzfBlocks(content, least), size, least);
            }
            if (magic == XZ) {
                return packed(List.of(), size, least);
            }
        }
        List<Range> ranges = new ArrayList<>();
        for (long from = 0; from < size; from += least) {
            ranges.add(new Range(false, from, Math.min(size, from + least)));
        }
        return ranges;
    }

    private static List<Range> packed(List<Long> places, long size, long least) {
        List<Range> ranges = new ArrayList<>();
        long from = 0;
        for (long place : places) {
            if (place - from >= least) {
                ranges.add(new Range(true, from, place));
                from = place;
            }
        }
        ranges.add(new Range(true, from, size));
        return ranges;
    }

    /**
     * Where frames with content begin (RFC 8878, section 3), as far as they can be followed: what is no frame will be found out
     * by whoever reads the file.
     */
    private static List<Long> zstdFrames(Content content, long least) throws IOException {
        List<Long> places = new ArrayList<>();
        try (Bytes bytes = new Bytes(content)) {
            while (bytes.has(8)) {
                long place = bytes.at();
                int magic = bytes.word();
                if ((magic & ~0xf) == SKIPPABLE) {
                    bytes.skip(bytes.word() & 0xffffffffL);
                } else if (magic == ZSTD) {
                    keep(place, least, places);
                    passZstdFrame(bytes);
                } else {
                    break;
                }
            }
        }
        return places;
    }

    /** Keeps a place that is far enough behind the last one kept: a terabyte has millions of blocks. */
    private static void keep(long place, long least, List<Long> places) {
        if (place - (places.isEmpty() ? 0 : places.getLast()) >= least) {
            places.add(place);
        }
    }

    private static void passZstdFrame(Bytes bytes) throws IOException {
        int descriptor = bytes.next();
        boolean single = (descriptor & 0x20) != 0;
        int dictionary = new int[] {0, 1, 2, 4}[descriptor & 3];
        int contentSize = new int[] {single ? 1 : 0, 2, 4, 8}[descriptor >> 6];
        bytes.skip((single ? 0 : 1) + dictionary + contentSize);
        boolean last = false;
        while (!last && bytes.has(3)) {
            int header = bytes.next() | bytes.next() << 8 | bytes.next() << 16;
            last = (header & 1) != 0;
            int type = header >> 1 & 3;
            bytes.skip(type == 1 ? 1 : header >> 3);
        }
        bytes.skip((descriptor & 4) != 0 ? 4 : 0);
    }

    /**
     * Where the blocks of BGZF begin: members of gzip that tell their own size in an extra field (SAM specification, section
     * 4.1).
     */
    private static List<Long> bgzfBlocks(Content content, long least) throws IOException {
        List<Long> places = new ArrayList<>();
        try (Bytes bytes = new Bytes(content)) {
            while (bytes.has(18)) {
                long place = bytes.at();
                if (bytes.word() != (GZIP | 4 << 24)) {
                    break;
                }
                bytes.skip(6);
                int extra = bytes.next() | bytes.next() << 8;
                long size = blockSize(bytes, extra);
                if (size < 0) {
                    break;
                }
                keep(place, least, places);
                bytes.skip(place + size - bytes.at());
            }
        }
        return places;
    }

    private static long blockSize(Bytes bytes, int extra) throws IOException {
        int left = extra;
        while (left >= 4 && bytes.has(4)) {
            int name = bytes.next() | bytes.next() << 8;
            int length = bytes.next() | bytes.next() << 8;
            left -= 4 + length;
            if (name == ('B' | 'C' << 8) && length == 2 && bytes.has(2)) {
                return (bytes.next() | bytes.next() << 8) + 1L;
            }
            bytes.skip(length);
        }
        return -1;
    }

    /** The bytes of a file, read from the beginning with leaps. */
    private static final class Bytes implements AutoCloseable {
        private final InputStream in;
        private final long size;
        private long at;

        Bytes(Content content) throws IOException {
            size = content.size();
            in = new BufferedInputStream(content.open(0), 1 << 16);
        }

        long at() {
            return at;
        }

        boolean has(int count) {
            return at + count <= size;
        }

        int next() throws IOException {
            at++;
            return Math.max(0, in.read());
        }

        int word() throws IOException {
            return next() | next() << 8 | next() << 16 | next() << 24;
        }

        /** Goes on, but not beyond the end of the file: there nothing more is found. */
        void skip(long count) throws IOException {
            long possible = Math.min(Math.max(0, count), Math.max(0, size - at));
            in.skipNBytes(possible);
            at += count < 0 ? size : possible;
        }

        @Override
        public void close() throws IOException {
            in.close();
        }
    }
}
