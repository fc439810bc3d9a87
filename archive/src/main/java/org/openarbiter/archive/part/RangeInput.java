package org.openarbiter.archive.part;

import java.io.IOException;
import java.io.InputStream;
import org.openarbiter.archive.file.Compression;

/** The content of a range and, without a seam, what follows it in the file, up to a bound. */
final class RangeInput extends InputStream {
    private final Content content;
    private final Range range;
    private final long overrun;
    private final boolean watchesAscii;
    private InputStream in;
    private boolean inRange = true;
    private long count;
    private long length = -1;
    private boolean ascii = true;
    private boolean cutOff;

    /**
     * The content from the beginning of a range on.
     *
     * @param overrun after how many bytes behind the range it breaks off
     * @param watchesAscii whether it is asked if the range is ASCII
     */
    RangeInput(Content content, Range range, long overrun, boolean watchesAscii) throws IOException {
        this.content = content;
        this.range = range;
        this.overrun = overrun;
        this.watchesAscii = watchesAscii;
        in = expanded(new Limited(content.open(range.from()), range.to() - range.from()));
    }

    private InputStream expanded(InputStream bytes) throws IOException {
        return range.packed() ? Compression.expand(bytes) : bytes;
    }

    /** How many bytes the content of the range has; −1 as long as its end has not been seen. */
    long length() {
        return length;
    }

    /** Whether what was read of the range is ASCII. */
    boolean isAscii() {
        return ascii;
    }

    /** Whether it has ended before the content does. */
    boolean isCutOff() {
        return cutOff;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] into, int from, int wanted) throws IOException {
        if (wanted == 0) {
            return 0;
        }
        while (true) {
            if (!inRange && count - length >= overrun) {
                cutOff = true;
                return -1;
            }
            int read = in.read(into, from, wanted);
            if (read > 0) {
                count += read;
                look(into, from, read);
                return read;
            }
            if (read < 0) {
                if (!inRange) {
                    return -1;
                }
                readOn();
            }
        }
    }

    private void look(byte[] bytes, int from, int read) {
        if (watchesAscii && inRange) {
            int all = 0;
            for (int i = from; i < from + read; i++) {
                all |= bytes[i];
            }
            ascii &= all >= 0;
        }
    }

    /** Goes on with what follows the range. */
    private void readOn() throws IOException {
        in.close();
        inRange = false;
        length = count;
        in = range.to() < content.size() ? expanded(content.open(range.to())) : InputStream.nullInputStream();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
