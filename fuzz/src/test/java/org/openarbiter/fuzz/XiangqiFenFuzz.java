package org.openarbiter.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.xiangqi.board.Fen;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** Any text is a position of xiangqi or is refused with a column; a position that was read is one in every respect. */
class XiangqiFenFuzz {
    @FuzzTest(maxDuration = "3s")
    void anyTextIsAPositionOrRefused(byte[] input) {
        String text = new String(input, UTF_8);
        List<Liberty> liberties = new ArrayList<>();
        XiangqiBoard tolerant;
        try {
            tolerant = Fen.read(text, liberties);
        } catch (InputException e) {
            assertRefused(e, text);
            return;
        }
        assertSound(tolerant);
        try {
            assertThat(Fen.read(text).toText()).isEqualTo(tolerant.toText());
        } catch (InputException e) {
            assertRefused(e, text);
            assertThat(liberties).as("what is refused strictly is a liberty otherwise: %s", e.message()).isNotEmpty();
        }
    }

    private static void assertRefused(InputException refusal, String text) {
        assertThat(refusal.message()).isNotBlank();
        assertThat(refusal.line()).isOne();
        assertThat(refusal.column()).isBetween(0, text.length() + 1);
    }

    private static void assertSound(XiangqiBoard board) {
        String text = board.toText();
        try {
            assertThat(Fen.read(text).toText()).isEqualTo(text);
        } catch (InputException e) {
            throw new AssertionError("wrote " + text + " and cannot read it: " + e.message(), e);
        }
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        assertThat(board.countLegalPlays()).as(text).isEqualTo(count);
        assertThat(board.hasLegalPlay(board.toMove())).as(text).isEqualTo(count > 0);
        for (int i = 0; i < count; i++) {
            assertThat(board.isLegal(board.toMove(), plays[i])).as(text).isTrue();
            board.play(board.toMove(), plays[i]);
            assertThat(board.perft(1)).isNotNegative();
            board.undo();
            assertThat(board.toText()).isEqualTo(text);
        }
    }
}
