package org.openarbiter.search.tune;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.search.chess.ChessArena;
import org.openarbiter.search.chess.ChessEvaluation;
import org.openarbiter.search.repetition.DrawJudge;
import org.openarbiter.search.repetition.DrawPolicy;
import org.openarbiter.search.repetition.KeyList;

/** Which positions of a game the tuner looks at. */
class QuietPositionsTest {
    private static List<Labeled<ChessBoard>> quiet(String movetext, String result) throws Exception {
        RecordFormat<ChessBoard> pgn = new Chess().formats().getFirst();
        String text = "[Result \"" + result + "\"]\n\n" + movetext + " " + result + "\n";
        try (RecordFormat.Splitter splitter = pgn.split(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))) {
            RawGame raw = splitter.next();
            assertThat(raw).isNotNull();
            return new QuietPositions<ChessBoard>(board -> new ChessArena(
                            board, new ChessEvaluation(), new DrawJudge(board, new KeyList(), DrawPolicy.FIRST, 100), 0))
                    .of(pgn.read(raw, true), 4);
        }
    }

    @Test
    void checks_captures_and_pieces_that_hang_are_left_out() throws Exception {
        // Not quiet: Black to take on d5, the queen that hangs there, the check by the queen.
        List<Labeled<ChessBoard>> quiet = quiet("1. e4 d5 2. exd5 Qxd5 3. Nf3 Qe4+ 4. Be2 Nf6", "1-0");
        assertThat(quiet).extracting(position -> position.board().toText().replaceAll(" .*", "")).containsExactly(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
                "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR",
                "rnb1kbnr/ppp1pppp/8/3q4/8/5N2/PPPP1PPP/RNBQKB1R",
                "rnb1kbnr/ppp1pppp/8/8/4q3/5N2/PPPPBPPP/RNBQK2R");
        assertThat(quiet).extracting(Labeled::points).containsExactly(1.0, 0.0, 1.0, 0.0, 0.0);
        assertThat(quiet).extracting(Labeled::game).containsOnly(4);
    }

    @Test
    void a_draw_is_half_a_point_and_a_game_without_result_tells_nothing() throws Exception {
        assertThat(quiet("1. e4 e5", "1/2-1/2")).extracting(Labeled::points).containsExactly(0.5, 0.5);
        assertThat(quiet("1. e4 e5", "*")).isEmpty();
    }
}
