package org.openarbiter.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import org.openarbiter.rules.janggi.Janggi;
import org.openarbiter.rules.janggi.board.JanggiBoard;

/**
 * Any bytes are a file of janggi games or are refused, in each of the formats, the first byte saying in which; a game that was read is ruled on,
 * and written and read again, with the same moves.
 */
class JanggiFilesFuzz {
    private static final GameFiles<JanggiBoard> FILES = new GameFiles<>(new Janggi());

    @FuzzTest(maxDuration = "3s")
    void anyBytesAreReadOrRefused(byte[] input) throws IOException {
        FILES.take(input);
    }
}
