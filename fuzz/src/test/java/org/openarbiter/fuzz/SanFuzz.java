package org.openarbiter.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import org.openarbiter.rules.chess.board.Chess960;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.San;
import org.openarbiter.rules.chess.board.SanReader;
import org.openarbiter.rules.core.board.PlayException;

/**
 * Any bytes are a legal move or are refused, on any board.
 *
 * <p>The bytes up to the first line end choose the board: the first one the start, each further one a legal move. Every line
 * after it is read as a move there.
 */
class SanFuzz {
    @FuzzTest(maxDuration = "3s")
    void anyBytesAreALegalMoveOrRefused(byte[] input) {
        int at = 0;
        ChessBoard board = start(input);
        int[] plays = new int[board.mostPlays()];
        for (at = Math.min(1, input.length); at < input.length && input[at] != '\n'; at++) {
            int count = board.legalPlays(board.toMove(), plays);
            if (count > 0) {
                board.play(board.toMove(), plays[(input[at] & 0xFF) % count]);
            }
        }
        SanReader reader = new SanReader(board);
        while (at < input.length) {
            int from = at + 1;
            int to = from;
            while (to < input.length && input[to] != '\n') {
                to++;
            }
            read(board, reader.verifyChecks(to % 2 == 0), input, from, to);
            at = to;
        }
    }

    private static ChessBoard start(byte[] input) {
        int number = input.length == 0 || input[0] == '\n' ? 0 : input[0] & 0xFF;
        return number < 128 ? ChessBoard.start() : ChessBoard.of(Chess960.setup(7 * (number - 128)));
    }

    private static void read(ChessBoard board, SanReader reader, byte[] input, int from, int to) {
        String before = board.toText();
        int play;
        try {
            play = reader.read(input, from, to);
        } catch (PlayException e) {
            assertThat(e.reason()).isNotBlank();
            assertThat(board.toText()).isEqualTo(before);
            return;
        }
        assertThat(board.toText()).isEqualTo(before);
        assertThat(board.isLegal(board.toMove(), play)).as(before).isTrue();
        assertReadsBack(board, play);
    }

    private static void assertReadsBack(ChessBoard board, int play) {
        String written = San.write(board, play);
        byte[] bytes = written.getBytes(ISO_8859_1);
        SanReader reader = new SanReader(board).verifyChecks(true);
        try {
            assertThat(reader.read(bytes, 0, bytes.length)).as(written).isEqualTo(play);
            assertThat(reader.liberties()).as("liberties in %s on %s", written, board).isZero();
            assertThat(board.parse(board.text(play))).as(board.text(play)).isEqualTo(play);
        } catch (PlayException e) {
            throw new AssertionError("wrote " + written + " on " + board + " and cannot read it: " + e.reason(), e);
        }
    }
}
