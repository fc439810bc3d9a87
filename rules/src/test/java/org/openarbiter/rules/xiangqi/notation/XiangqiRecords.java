package org.openarbiter.rules.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** Records of xiangqi for tests: the samples, and what is read of them. */
final class XiangqiRecords {
    /** The moves of the first and of the second sample game. */
    static final List<String> OPENING = List.of("h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "h7h3", "g3g4", "c6c5");
    static final List<String> ENDGAME = List.of("e1e0", "d0d1");

    private XiangqiRecords() {}

    static RecordFormat<XiangqiBoard> format(String name) {
        return XiangqiFormats.all().stream().filter(format -> format.name().equals(name)).findFirst().orElseThrow();
    }

    static byte[] sample(String name) throws IOException {
        try (InputStream in = XiangqiRecords.class.getResourceAsStream("/xiangqi/records/" + name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        }
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    static List<RawGame> split(RecordFormat<XiangqiBoard> format, byte[] bytes) throws IOException {
        List<RawGame> games = new ArrayList<>();
        try (RecordFormat.Splitter splitter = format.split(new ByteArrayInputStream(bytes))) {
            for (RawGame raw = splitter.next(); raw != null; raw = splitter.next()) {
                games.add(raw);
            }
        }
        return games;
    }

    static List<RecordedGame<XiangqiBoard>> read(String format, byte[] bytes) throws IOException, InputException {
        List<RecordedGame<XiangqiBoard>> games = new ArrayList<>();
        for (RawGame raw : split(format(format), bytes)) {
            games.add(format(format).read(raw, false));
        }
        return games;
    }

    static RecordedGame<XiangqiBoard> only(String format, byte[] bytes) throws IOException, InputException {
        List<RecordedGame<XiangqiBoard>> games = read(format, bytes);
        assertThat(games).hasSize(1);
        return games.getFirst();
    }

    static RecordedGame<XiangqiBoard> pgn(String text) throws IOException, InputException {
        return only("pgn", utf8(text));
    }

    /** The moves in UCCI; a move that cannot be played is an error. */
    static List<String> moves(RecordedGame<XiangqiBoard> game) throws PlayException {
        List<String> moves = new ArrayList<>();
        XiangqiBoard board = game.start();
        for (int index = 0; index < game.plies(); index++) {
            int play = game.play(index, board);
            moves.add(board.text(play));
            board.play(board.toMove(), play);
        }
        return moves;
    }
}
