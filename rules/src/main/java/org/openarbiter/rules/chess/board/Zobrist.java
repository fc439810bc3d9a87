package org.openarbiter.rules.chess.board;

import org.openarbiter.rules.core.board.KeyNumbers;

/**
 * The random numbers whose exclusive or is the key of a placement, one for each piece on each square.
 *
 * <p>They come from a fixed seed: a key means the same in every run.
 */
final class Zobrist {
    private static final long[] NUMBERS = KeyNumbers.of(16 << 6, 0x6F70656E61726269L);

    private Zobrist() {}

    static long of(int piece, int square) {
        return NUMBERS[piece << 6 | square];
    }
}
