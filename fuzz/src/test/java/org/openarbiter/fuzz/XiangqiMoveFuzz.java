package org.openarbiter.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.move.MoveReader;

/**
 * Any text is a legal move of xiangqi or is refused, on any board, and what every notation writes is read back.
 *
 * <p>The bytes up to the first line end choose the board: each of them a legal move from the start. Every line after it is read as
 * a move there.
 */
class XiangqiMoveFuzz {
    @FuzzTest(maxDuration = "3s")
    void anyTextIsALegalMoveOrRefused(byte[] input) {
        XiangqiBoard board = XiangqiBoard.start();
        int[] plays = new int[board.mostPlays()];
        int at = 0;
        for (; at < input.length && input[at] != '\n'; at++) {
            int count = board.legalPlays(board.toMove(), plays);
            if (count > 0) {
                board.play(board.toMove(), plays[(input[at] & 0xFF) % count]);
            }
        }
        List<String> texts = Arrays.asList(new String(input, at, input.length - at, UTF_8).split("\n", -1));
        MoveReader alone = new MoveReader();
        MoveReader informed = MoveReader.of(board, texts);
        for (String text : texts) {
            read(board, alone, text);
            read(board, informed, text);
        }
    }

    private static void read(XiangqiBoard board, MoveReader reader, String text) {
        String before = board.toText();
        int play;
        try {
            play = reader.read(board, text);
        } catch (PlayException e) {
            assertThat(e.reason()).isNotBlank();
            assertThat(board.toText()).isEqualTo(before);
            return;
        }
        assertThat(board.toText()).isEqualTo(before);
        assertThat(board.isLegal(board.toMove(), play)).as("%s on %s", text, before).isTrue();
        for (Notation notation : Notation.values()) {
            assertReadsBack(board, play, notation);
        }
    }

    private static void assertReadsBack(XiangqiBoard board, int play, Notation notation) {
        String written = notation.write(board, play);
        MoveReader reader = notation == Notation.UCI ? MoveReader.of(board, List.of("a10a9", written)) : new MoveReader();
        try {
            assertThat(reader.read(board, written)).as("%s on %s", written, board).isEqualTo(play);
            assertThat(reader.liberties()).as("liberties in %s on %s", written, board).isEmpty();
        } catch (PlayException e) {
            throw new AssertionError("wrote " + written + " on " + board + " and cannot read it: " + e.reason(), e);
        }
    }
}
