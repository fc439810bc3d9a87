package org.openarbiter.rules.xiangqi.notation;

import java.nio.charset.StandardCharsets;

/**
 * What is added to the bytes of an XQF file, which depends on its header; nothing up to version 1.0.
 *
 * @param men to the places of the men, whose order is turned by as many places and one more
 * @param from to where moves begin
 * @param to to where they end
 * @param remark to the lengths of comments
 * @param stream to every byte behind the header, over and over again
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record XqfKeys(int men, int from, int to, int remark, byte[] stream) {
    private static final byte[] MASK = "[(C) Copyright Mr. Dong Shiwei.]".getBytes(StandardCharsets.US_ASCII);

    /** The keys of a file that is not enciphered. */
    static final XqfKeys NONE = new XqfKeys(0, 0, 0, 0, new byte[MASK.length]);

    /** The keys of an enciphered file that begins at a place. */
    static XqfKeys of(byte[] b, int at) {
        int men = spread(b[at + 13], b[at + 13] & 0xFF);
        int from = spread(b[at + 14], men);
        int to = spread(b[at + 15], from);
        int remark = ((b[at + 12] & 0xFF) * 256 + (b[at + 13] & 0xFF)) % 32_000 + 767;
        byte[] stream = new byte[MASK.length];
        for (int i = 0; i < stream.length; i++) {
            stream[i] = (byte) (MASK[i] & (b[at + 8 + i % 4] | b[at + 12 + i % 4] & b[at + 3]));
        }
        return new XqfKeys(men, from, to, remark, stream);
    }

    private static int spread(byte key, int other) {
        int k = key & 0xFF;
        return (k * k * 54 + 221) * other & 0xFF;
    }

    boolean isNone() {
        return remark == 0;
    }
}
