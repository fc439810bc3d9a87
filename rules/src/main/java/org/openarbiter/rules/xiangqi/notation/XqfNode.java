package org.openarbiter.rules.xiangqi.notation;

import org.jspecify.annotations.Nullable;

/**
 * A node of the tree of moves in an XQF file.
 *
 * @param from where the move begins, 10 · file + rank as it was read
 * @param to where it ends
 * @param hasChild whether a move that follows is the next node
 * @param hasSibling whether a move in its place comes behind all that follow
 * @param remark the bytes of the comment
 * @param end where the node ends in the array
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record XqfNode(int from, int to, boolean hasChild, boolean hasSibling, byte[] remark, int end) {
    private static final int FROM = 0x18;
    private static final int TO = 0x20;

    /**
     * Reads the node at a place.
     *
     * @param file where the file begins in the array
     * @return null if the array, or the meaning of it, ends before the node does
     */
    static @Nullable XqfNode read(byte[] b, int file, int at, int end, XqfKeys keys) {
        if (at + 4 > end) {
            return null;
        }
        int flags = plain(b, file, at + 2, keys);
        boolean plain = keys.isNone();
        long length = 0;
        int next = at + 4;
        if (plain || (flags & 0x20) != 0) {
            if (next + 4 > end) {
                return null;
            }
            for (int i = 3; i >= 0; i--) {
                length = length << 8 | plain(b, file, next + i, keys);
            }
            length -= keys.remark();
            next += 4;
        }
        if (length < 0 || length > end - next) {
            return null;
        }
        byte[] remark = new byte[(int) length];
        for (int i = 0; i < remark.length; i++) {
            remark[i] = (byte) plain(b, file, next + i, keys);
        }
        return new XqfNode(
                plain(b, file, at, keys) - FROM - keys.from() & 0xFF,
                plain(b, file, at + 1, keys) - TO - keys.to() & 0xFF,
                (flags & (plain ? 0xF0 : 0x80)) != 0,
                (flags & (plain ? 0x0F : 0x40)) != 0,
                remark,
                next + remark.length);
    }

    private static int plain(byte[] b, int file, int at, XqfKeys keys) {
        return b[at] - keys.stream()[(at - file) % keys.stream().length] & 0xFF;
    }
}
