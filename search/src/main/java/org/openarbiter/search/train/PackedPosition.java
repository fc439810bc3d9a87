package org.openarbiter.search.train;

import java.util.Arrays;
import org.openarbiter.search.network.Inputs;

/**
 * A position in 34 bytes, with the score of a search, the result of its game, and the value by the hand-crafted evaluation; docs/network.md describes
 * the bytes.
 */
public final class PackedPosition {
    /** The length in bytes. */
    public static final int BYTES = 34;

    private static final int PIECES_AT = 12;
    private static final int SCORE_AT = 28;
    private static final int RESULT_AT = 30;
    private static final int SIDE_AT = 31;
    private static final int HAND_AT = 32;
    private static final int HALF = 4;
    private static final int LOW = 15;

    private PackedPosition() {}

    /**
     * Packs a position.
     *
     * @param pieces the piece on each square; at most 32 squares are occupied
     * @param score for the side to move, within 16 bits
     * @param halfPoints the result of the side to move: 2, 1 or 0
     * @param byHand the value by the hand-crafted evaluation for the side to move, within 16 bits
     * @throws IllegalArgumentException if more than 32 squares are occupied
     */
    public static byte[] pack(byte[] pieces, int toMove, int score, int halfPoints, int byHand) {
        byte[] packed = new byte[BYTES];
        int count = 0;
        for (int square = 0; square < pieces.length; square++) {
            if (pieces[square] != 0) {
                if (count == Inputs.MOST_PIECES) {
                    throw new IllegalArgumentException("more than " + Inputs.MOST_PIECES + " pieces");
                }
                packed[square >> 3] |= (byte) (1 << (square & 7));
                packed[PIECES_AT + (count >> 1)] |= (byte) (pieces[square] << (count & 1) * HALF);
                count++;
            }
        }
        write(packed, SCORE_AT, score);
        write(packed, HAND_AT, byHand);
        packed[RESULT_AT] = (byte) halfPoints;
        packed[SIDE_AT] = (byte) toMove;
        return packed;
    }

    private static void write(byte[] packed, int at, int number) {
        packed[at] = (byte) number;
        packed[at + 1] = (byte) (number >> Byte.SIZE);
    }

    private static int read(byte[] packed, int at) {
        return (short) (packed[at] & 0xFF | packed[at + 1] << Byte.SIZE);
    }

    /**
     * Writes the piece on each square into an array.
     *
     * @param packed positions one after the other
     * @param at where the position begins
     * @param pieces as long as the board has squares
     */
    public static void unpack(byte[] packed, int at, byte[] pieces) {
        Arrays.fill(pieces, (byte) 0);
        int count = 0;
        for (int square = 0; square < pieces.length; square++) {
            if ((packed[at + (square >> 3)] >> (square & 7) & 1) != 0) {
                pieces[square] = (byte) (packed[at + PIECES_AT + (count >> 1)] >> (count & 1) * HALF & LOW);
                count++;
            }
        }
    }

    /** The score for the side to move, in centipawns. */
    public static int score(byte[] packed, int at) {
        return read(packed, at + SCORE_AT);
    }

    /** The value by the hand-crafted evaluation for the side to move, in centipawns. */
    public static int byHand(byte[] packed, int at) {
        return read(packed, at + HAND_AT);
    }

    /** The result of the side to move, in half points. */
    public static int halfPoints(byte[] packed, int at) {
        return packed[at + RESULT_AT];
    }

    /** The side to move. */
    public static int toMove(byte[] packed, int at) {
        return packed[at + SIDE_AT];
    }
}
