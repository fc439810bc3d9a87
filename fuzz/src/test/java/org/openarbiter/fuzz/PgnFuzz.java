package org.openarbiter.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;

/**
 * Any bytes between two good games of PGN are read or refused, and the two games survive.
 *
 * <p>A game that was read is ruled on, written and read again, with the same moves.
 */
class PgnFuzz {
    private static final Chess CHESS = new Chess();
    private static final RecordFormat<ChessBoard> PGN = CHESS.formats().getFirst();
    private static final byte[] BEFORE = "[Event \"before\"]\n\n1. e4 e5 2. Nf3 *\n\n".getBytes(UTF_8);
    private static final byte[] AFTER = "\n\n[Event \"after\"]\n[Round \"9\"]\n\n1. d4 d5 2. c4 *\n".getBytes(UTF_8);

    @FuzzTest(maxDuration = "3s")
    void anyBytesAreReadOrRefusedAndTheGamesAroundThemSurvive(byte[] input) throws Exception {
        List<RawGame> games = split(around(input));
        assertThat(games).hasSizeGreaterThanOrEqualTo(2);
        assertThat(moves(PGN.read(games.getFirst(), false))).startsWith("e2e4", "e7e5", "g1f3");
        RecordedGame<ChessBoard> last = PGN.read(games.getLast(), false);
        assertThat(moves(last)).containsExactly("d2d4", "d7d5", "c2c4");
        assertThat(last.tags()).containsEntry("Event", "after").containsEntry("Round", "9");
        for (RawGame game : games) {
            read(game);
        }
        for (RawGame game : split(input)) {
            read(game);
        }
    }

    private static byte[] around(byte[] input) {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(BEFORE);
        file.writeBytes(input);
        file.writeBytes(AFTER);
        return file.toByteArray();
    }

    private static List<RawGame> split(byte[] file) throws IOException {
        List<RawGame> games = new ArrayList<>();
        try (RecordFormat.Splitter splitter = PGN.split(new ByteArrayInputStream(file))) {
            for (RawGame game = splitter.next(); game != null; game = splitter.next()) {
                assertThat(game.number()).isEqualTo(games.size() + 1);
                games.add(game);
            }
        }
        return games;
    }

    private static void read(RawGame raw) throws IOException {
        RecordedGame<ChessBoard> game;
        try {
            game = PGN.read(raw, false);
        } catch (InputException e) {
            assertThat(e.message()).isNotBlank();
            assertThat(e.line()).isGreaterThanOrEqualTo(raw.line());
            return;
        }
        Umpire.rule(CHESS, game, CHESS.rulebooks().getFirst(), Umpire.TOLERANT);
        try {
            PGN.read(raw, true);
        } catch (InputException e) {
            assertThat(e.message()).isNotBlank();
        }
        writeAndReadAgain(game);
    }

    private static void writeAndReadAgain(RecordedGame<ChessBoard> game) throws IOException {
        String written = "";
        try {
            written = PGN.write(game, RecordFormat.Remarks.NONE);
            List<RawGame> games = split(written.getBytes(UTF_8));
            assertThat(games).as(written).hasSize(1);
            RecordedGame<ChessBoard> again = PGN.read(games.getFirst(), false);
            assertThat(moves(again)).as(written).isEqualTo(moves(game));
            assertThat(again.recorded()).as(written).isEqualTo(game.recorded() == null ? "*" : game.recorded());
        } catch (InputException e) {
            throw new AssertionError("wrote\n" + written + "\nand cannot read it: " + e.message(), e);
        }
    }

    /** The moves as far as they can be played. */
    private static List<String> moves(RecordedGame<ChessBoard> game) {
        List<String> moves = new ArrayList<>();
        ChessBoard board = game.start();
        try {
            for (int index = 0; index < game.plies(); index++) {
                int play = game.play(index, board);
                moves.add(board.text(play));
                board.play(board.toMove(), play);
            }
        } catch (PlayException e) {
            moves.add("impossible");
        }
        return moves;
    }
}
