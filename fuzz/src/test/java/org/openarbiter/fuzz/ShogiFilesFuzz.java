package org.openarbiter.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.shogi.Shogi;
import org.openarbiter.rules.shogi.board.ShogiBoard;

/**
 * Any bytes are a file of shogi games or are refused, in each of the formats, the first byte saying in which; a game that was read is ruled on,
 * and written and read again, with the same moves.
 */
class ShogiFilesFuzz {
    private static final Shogi SHOGI = new Shogi();
    private static final List<RecordFormat<ShogiBoard>> FORMATS = SHOGI.formats();
    private static final RecordFormat<ShogiBoard> LINES = FORMATS.getLast();

    @FuzzTest(maxDuration = "3s")
    void anyBytesAreReadOrRefused(byte[] input) throws IOException {
        if (input.length == 0) {
            return;
        }
        RecordFormat<ShogiBoard> format = FORMATS.get((input[0] & 0xFF) % FORMATS.size());
        byte[] file = Arrays.copyOfRange(input, 1, input.length);
        for (RecordFormat<ShogiBoard> any : FORMATS) {
            any.recognizes("-", file);
            any.isCertain(file);
        }
        for (RawGame game : split(format, file)) {
            read(format, game);
        }
    }

    private static List<RawGame> split(RecordFormat<ShogiBoard> format, byte[] file) throws IOException {
        List<RawGame> games = new ArrayList<>();
        try (RecordFormat.Splitter splitter = format.split(new ByteArrayInputStream(file))) {
            for (RawGame game = splitter.next(); game != null; game = splitter.next()) {
                assertThat(game.number()).isEqualTo(games.size() + 1);
                games.add(game);
            }
        }
        return games;
    }

    private static void read(RecordFormat<ShogiBoard> format, RawGame raw) throws IOException {
        RecordedGame<ShogiBoard> game;
        try {
            game = format.read(raw, false);
        } catch (InputException e) {
            assertThat(e.message()).isNotBlank();
            return;
        }
        Umpire.rule(SHOGI, game, SHOGI.rulebooks().getFirst(), Umpire.TOLERANT);
        String moves;
        byte[] written;
        try {
            moves = LINES.write(game, RecordFormat.Remarks.NONE);
            written = format.encode(game, RecordFormat.Remarks.NONE);
        } catch (InputException e) {
            assertThat(e.message()).isNotBlank();
            return;
        }
        try {
            RecordedGame<ShogiBoard> again = format.read(split(format, written).getFirst(), false);
            assertThat(LINES.write(again, RecordFormat.Remarks.NONE)).as(format.name()).isEqualTo(moves);
        } catch (InputException e) {
            throw new AssertionError("wrote " + format.name() + " and cannot read it: " + e.message(), e);
        }
    }
}
