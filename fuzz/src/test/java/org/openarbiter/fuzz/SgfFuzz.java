package org.openarbiter.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * Any bytes between two good games of SGF are read or refused, and the two games survive.
 *
 * <p>A game that was read is ruled on, written and read again, with the same start and moves.
 */
class SgfFuzz {
    private static final Go GO = new Go();
    private static final RecordFormat<GoBoard> SGF = GO.formats().getFirst();
    private static final byte[] BEFORE = "(;FF[4]GM[1]SZ[9]EV[before];B[aa];W[bb])\n".getBytes(UTF_8);
    private static final byte[] AFTER = "\n(;FF[4]GM[1]SZ[9]EV[after];B[cc];W[dd];B[])\n".getBytes(UTF_8);

    @FuzzTest(maxDuration = "3s")
    void anyBytesAreReadOrRefusedAndTheGamesAroundThemSurvive(byte[] input) throws Exception {
        List<RawGame> games = split(around(input));
        assertThat(games).hasSizeGreaterThanOrEqualTo(2);
        assertThat(moves(SGF.read(games.getFirst(), false))).containsExactly("B A9", "W B8");
        RecordedGame<GoBoard> last = SGF.read(games.getLast(), false);
        assertThat(moves(last)).containsExactly("B C7", "W D6", "B pass");
        assertThat(last.tags()).containsEntry("Event", "after");
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
        try (RecordFormat.Splitter splitter = SGF.split(new ByteArrayInputStream(file))) {
            for (RawGame game = splitter.next(); game != null; game = splitter.next()) {
                assertThat(game.number()).isEqualTo(games.size() + 1);
                games.add(game);
            }
        }
        return games;
    }

    private static void read(RawGame raw) throws IOException {
        RecordedGame<GoBoard> game;
        try {
            game = SGF.read(raw, false);
        } catch (InputException e) {
            assertThat(e.message()).isNotBlank();
            assertThat(e.line()).isGreaterThanOrEqualTo(raw.line());
            return;
        }
        Umpire.rule(GO, game, GO.rulebooks().getFirst(), Umpire.TOLERANT);
        try {
            SGF.read(raw, true);
        } catch (InputException e) {
            assertThat(e.message()).isNotBlank();
        }
        writeAndReadAgain(game);
    }

    private static void writeAndReadAgain(RecordedGame<GoBoard> game) throws IOException {
        String written = "";
        try {
            written = SGF.write(game, RecordFormat.Remarks.NONE);
            List<RawGame> games = split(written.getBytes(UTF_8));
            assertThat(games).as(written).hasSize(1);
            RecordedGame<GoBoard> again = SGF.read(games.getFirst(), false);
            assertThat(moves(again)).as(written).isEqualTo(moves(game));
            assertThat(again.start().toText()).as(written).isEqualTo(game.start().toText());
            assertThat(SGF.write(again, RecordFormat.Remarks.NONE)).isEqualTo(written);
        } catch (InputException e) {
            throw new AssertionError("wrote\n" + written + "\nand cannot read it: " + e.message(), e);
        }
    }

    /** The moves as far as they can be played. */
    private static List<String> moves(RecordedGame<GoBoard> game) {
        List<String> moves = new ArrayList<>();
        GoBoard board = game.start();
        try {
            for (int index = 0; index < game.plies(); index++) {
                int play = game.play(index, board);
                int by = game.by(index, board.toMove());
                moves.add(board.seats().name(by) + " " + board.text(play));
                if (!board.isLegal(by, play)) {
                    return moves;
                }
                board.play(by, play);
            }
        } catch (PlayException e) {
            assertThat(e.reason()).isNotBlank();
        }
        return moves;
    }
}
