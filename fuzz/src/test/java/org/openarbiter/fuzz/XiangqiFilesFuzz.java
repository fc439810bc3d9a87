package org.openarbiter.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * Any bytes are a file of xiangqi games or are refused, in each of the formats, the first byte saying in which.
 *
 * <p>A game that was read is ruled on, written and read again, with the same moves as far as they can be played: not every format
 * has a place for what comes after an illegal one.
 */
class XiangqiFilesFuzz {
    private static final Xiangqi XIANGQI = new Xiangqi();
    private static final List<RecordFormat<XiangqiBoard>> FORMATS = XIANGQI.formats();

    @FuzzTest(maxDuration = "3s")
    void anyBytesAreReadOrRefused(byte[] input) throws IOException {
        if (input.length == 0) {
            return;
        }
        RecordFormat<XiangqiBoard> format = FORMATS.get((input[0] & 0xFF) % FORMATS.size());
        byte[] file = Arrays.copyOfRange(input, 1, input.length);
        for (RecordFormat<XiangqiBoard> any : FORMATS) {
            any.recognizes("-", file);
        }
        for (RawGame game : split(format, file)) {
            read(format, game);
        }
    }

    private static List<RawGame> split(RecordFormat<XiangqiBoard> format, byte[] file) throws IOException {
        List<RawGame> games = new ArrayList<>();
        try (RecordFormat.Splitter splitter = format.split(new ByteArrayInputStream(file))) {
            for (RawGame game = splitter.next(); game != null; game = splitter.next()) {
                assertThat(game.number()).isEqualTo(games.size() + 1);
                games.add(game);
            }
        }
        return games;
    }

    private static void read(RecordFormat<XiangqiBoard> format, RawGame raw) throws IOException {
        RecordedGame<XiangqiBoard> game;
        try {
            game = format.read(raw, false);
        } catch (InputException e) {
            assertThat(e.message()).isNotBlank();
            return;
        }
        Umpire.rule(XIANGQI, game, XIANGQI.rulebooks().getFirst(), Umpire.TOLERANT);
        try {
            format.read(raw, true);
        } catch (InputException e) {
            assertThat(e.message()).isNotBlank();
        }
        writeAndReadAgain(format, game);
    }

    /** A game may have what a format has no place for; then the format says so. */
    private static void writeAndReadAgain(RecordFormat<XiangqiBoard> format, RecordedGame<XiangqiBoard> game) throws IOException {
        byte[] written;
        try {
            written = format.encode(game, RecordFormat.Remarks.NONE);
        } catch (InputException e) {
            assertThat(e.message()).isNotBlank();
            return;
        }
        try {
            List<RawGame> games = split(format, written);
            assertThat(games).as(format.name()).hasSize(1);
            assertThat(moves(format.read(games.getFirst(), false))).as(format.name()).isEqualTo(moves(game));
        } catch (InputException e) {
            throw new AssertionError("wrote " + format.name() + " and cannot read it: " + e.message(), e);
        }
    }

    /** The moves as far as they can be played. */
    private static List<String> moves(RecordedGame<XiangqiBoard> game) {
        List<String> moves = new ArrayList<>();
        XiangqiBoard board = game.start();
        try {
            for (int index = 0; index < game.plies(); index++) {
                int play = game.play(index, board);
                moves.add(board.text(play));
                board.play(board.toMove(), play);
            }
        } catch (PlayException e) {
            assertThat(e.reason()).isNotBlank();
        }
        return moves;
    }
}
