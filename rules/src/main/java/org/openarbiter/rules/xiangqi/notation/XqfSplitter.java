package org.openarbiter.rules.xiangqi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;

/**
 * Cuts a stream into XQF files, each of which is a game: usually there is one, but they can be joined. A file ends with its tree;
 * what follows there and is no file belongs to it. Of more than 16 MiB that are no whole file the beginning is one.
 */
final class XqfSplitter implements RecordFormat.Splitter {
    private static final int LONGEST = 1 << 24;
    private static final int BLOCK = 1 << 16;

    private final InputStream in;
    private byte[] b = new byte[0];
    /** How many bytes of the stream came before the array. */
    private long passed;
    private int at;
    private boolean atEnd;
    private int games;

    XqfSplitter(InputStream in) {
        this.in = in;
    }

    @Override
    public @Nullable RawGame next() throws IOException {
        int end = end();
        while (!atEnd && (end < 0 || end + 2 >= b.length) && b.length - at < LONGEST) {
            more();
            end = end();
        }
        if (at == b.length) {
            return null;
        }
        int from = at;
        at = end >= 0 && XqfHeader.isHere(b, end) ? end : b.length;
        return new RawGame(++games, 1, passed + from, b, from, at);
    }

    /** Reads as much again as there is. */
    private void more() throws IOException {
        byte[] read = in.readNBytes(Math.max(BLOCK, b.length - at));
        atEnd = read.length == 0;
        byte[] next = Arrays.copyOfRange(b, at, b.length + read.length);
        System.arraycopy(read, 0, next, b.length - at, read.length);
        b = next;
        passed += at;
        at = 0;
    }

    /** Where the tree ends; −1 if that is not known yet. */
    private int end() {
        if (b.length - at < XqfHeader.LENGTH || !XqfHeader.isHere(b, at) || !XqfHeader.isKnown(b[at + XqfHeader.VERSION])) {
            return -1;
        }
        XqfKeys keys = XqfHeader.keys(b, at);
        int open = 1;
        int p = at + XqfHeader.LENGTH;
        while (open > 0) {
            XqfNode node = XqfNode.read(b, at, p, b.length, keys);
            if (node == null) {
                return -1;
            }
            open += (node.hasChild() ? 1 : 0) + (node.hasSibling() ? 1 : 0) - 1;
            p = node.end();
        }
        return p;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
