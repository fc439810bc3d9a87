package org.openarbiter.archive.file;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * The content of a gzip file, member by member (RFC 1952). {@link java.util.zip.GZIPInputStream} calls itself for each member that
 * holds nothing, so that some thousand of them in a row exhaust its stack, and it drops whatever follows the last member.
 *
 * <p>Zeros after the last member are padding, as {@code gzip} has it; anything else there is an error.
 */
final class GzipMembers extends InputStream {
    private static final int MAGIC = 0x8b1f;
    private static final int DEFLATE = 8;
    private static final int HEADER_CRC = 2;
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;
    private static final int RESERVED = 0xe0;

    private final InputStream in;
    private final Inflater inflater = new Inflater(true);
    private final CRC32 crc = new CRC32();
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int end;
    private boolean inMember;
    private boolean finished;

    GzipMembers(InputStream in) {
        this.in = in;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        while (!finished) {
            if (!inMember) {
                finished = !header();
                inMember = !finished;
                continue;
            }
            int count = inflate(target, offset, length);
            if (count > 0) {
                crc.update(target, offset, count);
                return count;
            }
            if (inflater.finished()) {
                trailer();
            }
        }
        return -1;
    }

    private int inflate(byte[] target, int offset, int length) throws IOException {
        try {
            if (inflater.needsInput()) {
                if (!fill()) {
                    throw new EOFException();
                }
                inflater.setInput(buffer, at, end - at);
            }
            int count = inflater.inflate(target, offset, length);
            if (inflater.needsDictionary()) {
                throw new ZipException("the gzip data asks for a dictionary");
            }
            at = end - inflater.getRemaining();
            return count;
        } catch (DataFormatException e) {
            throw new ZipException("damaged gzip data" + (e.getMessage() == null ? "" : " (" + e.getMessage() + ")"));
        }
    }

    /** Reads the header of the next member; false at the end of the file. */
    private boolean header() throws IOException {
        int first = next();
        while (first == 0) {
            first = next();
        }
        if (first < 0) {
            return false;
        }
        int second = next();
        if ((first | second << 8) != MAGIC) {
            throw new ZipException("what follows the last gzip member is not gzip data");
        }
        if (must() != DEFLATE) {
            throw new ZipException("a gzip member is not compressed by deflate");
        }
        int flags = must();
        if ((flags & RESERVED) != 0) {
            throw new ZipException("a gzip header has unknown flags");
        }
        skip(6);
        if ((flags & EXTRA) != 0) {
            skip(must() | must() << 8);
        }
        if ((flags & NAME) != 0) {
            skipText();
        }
        if ((flags & COMMENT) != 0) {
            skipText();
        }
        if ((flags & HEADER_CRC) != 0) {
            skip(2);
        }
        crc.reset();
        inflater.reset();
        return true;
    }

    private void trailer() throws IOException {
        if (word() != crc.getValue() || word() != (inflater.getBytesWritten() & 0xffffffffL)) {
            throw new ZipException("damaged gzip data (the checksum is wrong)");
        }
        inMember = false;
    }

    private long word() throws IOException {
        return must() | must() << 8 | must() << 16 | (long) must() << 24;
    }

    private void skip(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            must();
        }
    }

    private void skipText() throws IOException {
        int c;
        do {
            c = must();
        } while (c != 0);
    }

    private int must() throws IOException {
        int c = next();
        if (c < 0) {
            throw new EOFException();
        }
        return c;
    }

    private int next() throws IOException {
        return at < end || fill() ? buffer[at++] & 0xff : -1;
    }

    /** Reads on once the buffer is used up; false at the end of the file. */
    private boolean fill() throws IOException {
        if (at < end) {
            return true;
        }
        int count;
        do {
            count = in.read(buffer, 0, buffer.length);
        } while (count == 0);
        at = 0;
        end = Math.max(count, 0);
        return count > 0;
    }

    @Override
    public void close() throws IOException {
        finished = true;
        inflater.end();
        in.close();
    }
}
