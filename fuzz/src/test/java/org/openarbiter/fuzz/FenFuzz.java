package org.openarbiter.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Fen;
import org.openarbiter.rules.chess.board.FenException;
import org.openarbiter.rules.chess.board.Material;
import org.openarbiter.rules.core.record.Liberty;

/** Any text is a position or is refused with a column; a position that was read is one in every respect. */
class FenFuzz {
    @FuzzTest(maxDuration = "3s")
    void anyTextIsAPositionOrRefused(byte[] input) {
        String text = new String(input, UTF_8);
        List<Liberty> liberties = new ArrayList<>();
        ChessBoard tolerant;
        try {
            tolerant = Fen.read(text, liberties);
        } catch (FenException e) {
            assertRefused(e, text);
            return;
        }
        assertSound(tolerant);
        try {
            assertThat(Fen.read(text).toText()).isEqualTo(tolerant.toText());
        } catch (FenException e) {
            assertRefused(e, text);
            assertThat(liberties).as("what is refused strictly is a liberty otherwise: %s", e.reason()).isNotEmpty();
        }
    }

    private static void assertRefused(FenException refusal, String text) {
        assertThat(refusal.reason()).isNotBlank();
        assertThat(refusal.column()).isBetween(0, text.length() + 1);
    }

    private static void assertSound(ChessBoard board) {
        String text = board.toText();
        try {
            // Only a tolerant reading takes material that no game brings about.
            ChessBoard again = Material.fault(board) == null ? Fen.read(text) : Fen.read(text, new ArrayList<>());
            assertThat(again.toText()).isEqualTo(text);
        } catch (FenException e) {
            throw new AssertionError("wrote " + text + " and cannot read it: " + e.reason(), e);
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
