package org.openarbiter.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import org.openarbiter.rules.shogi.Shogi;
import org.openarbiter.rules.shogi.board.ShogiBoard;

/**
 * Any bytes are a file of shogi games or are refused, in each of the formats, the first byte saying in which; a game that was read is ruled on,
 * and written and read again, with the same moves.
 */
class ShogiFilesFuzz {
    private static final GameFiles<ShogiBoard> FILES = new GameFiles<>(new Shogi());

    @FuzzTest(maxDuration = "3s")
    void anyBytesAreReadOrRefused(byte[] input) throws IOException {
        FILES.take(input);
    }
}
