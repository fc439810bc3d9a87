package org.openarbiter.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;

/** What a target does with a file that may hold records of a game: reads, rules, writes and reads again. */
final class GameFiles<B extends Board> {
    private final Game<B> game;
    private final List<RecordFormat<B>> formats;
    private final RecordFormat<B> lines;

    /** The files of a game, the last format of which writes the moves on one line. */
    GameFiles(Game<B> game) {
        this.game = game;
        formats = game.formats();
        lines = formats.getLast();
    }

    /** Takes the format from the first byte and the file from the rest. */
    void take(byte[] input) throws IOException {
        if (input.length == 0) {
            return;
        }
        RecordFormat<B> format = formats.get((input[0] & 0xFF) % formats.size());
        byte[] file = Arrays.copyOfRange(input, 1, input.length);
        for (RecordFormat<B> any : formats) {
            any.recognizes("-", file);
            any.isCertain(file);
        }
        for (RawGame raw : split(format, file)) {
            read(format, raw);
        }
    }

    private List<RawGame> split(RecordFormat<B> format, byte[] file) throws IOException {
        List<RawGame> games = new ArrayList<>();
        try (RecordFormat.Splitter splitter = format.split(new ByteArrayInputStream(file))) {
            for (RawGame game = splitter.next(); game != null; game = splitter.next()) {
                assertThat(game.number()).isEqualTo(games.size() + 1);
                games.add(game);
            }
        }
        return games;
    }

    private void read(RecordFormat<B> format, RawGame raw) throws IOException {
        RecordedGame<B> record;
        try {
            record = format.read(raw, false);
        } catch (InputException e) {
            assertThat(e.message()).isNotBlank();
            return;
        }
        Umpire.rule(game, record, game.rulebooks().getFirst(), Umpire.TOLERANT);
        String moves;
        byte[] written;
        try {
            moves = lines.write(record, RecordFormat.Remarks.NONE);
            written = format.encode(record, RecordFormat.Remarks.NONE);
        } catch (InputException e) {
            assertThat(e.message()).isNotBlank();
            return;
        }
        try {
            RecordedGame<B> again = format.read(split(format, written).getFirst(), false);
            assertThat(lines.write(again, RecordFormat.Remarks.NONE)).as(format.name()).isEqualTo(moves);
        } catch (InputException e) {
            throw new AssertionError("wrote " + format.name() + " and cannot read it: " + e.message(), e);
        }
    }
}
