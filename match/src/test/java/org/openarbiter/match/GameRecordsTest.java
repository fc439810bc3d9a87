package org.openarbiter.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;

/** The records of a match are ruled as the match was. */
class GameRecordsTest {
    private static final Go GO = new Go();
    /** Two walls, and a white stone behind the black one. */
    private static final String WALLS = "5x5 B:B1,B2,B3,B4,B5 W:A4,D1,D2,D3,D4,D5 to:B";

    private static RecordedGame<GoBoard> read(String record) throws Exception {
        RecordFormat<GoBoard> format = GO.formats().getFirst();
        try (RecordFormat.Splitter splitter = format.split(new ByteArrayInputStream(record.getBytes(StandardCharsets.UTF_8)))) {
            return format.read(Objects.requireNonNull(splitter.next()), true);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "chinese        | A4 | 1  | W+7.5",
        "chinese        |    | 1  | W+13.5",
        "chinese?komi=0 | A4 | -1 | 0",
        "japanese       | A4 | 1  | W+5.5",
        "tromp-taylor   |    | 1  | W+13.5"
    })
    void what_was_dead_and_the_margin_stand_in_the_record(String rules, String dead, int winner, String result) throws Exception {
        String rule = GO.rulebook(rules).name() + "/passes";
        List<PlayedGame.Ply> passes = List.of(new PlayedGame.Ply("pass", 1, ""), new PlayedGame.Ply("pass", 1, ""));
        PlayedGame played = new PlayedGame(
                0, List.of("A", "B"), new Opening("walls", WALLS, List.of()), passes, List.of(Effort.NONE, Effort.NONE),
                dead == null ? List.of() : List.of(dead),
                new Ending(winner, Cause.RULE, rule, "all passed"), "2026.01.31");
        String record = new GameRecords<>(GO, GO.rulebook(rules), "a match").write(played);
        assertThat(record).contains("RE[" + result + "]");
        RecordedGame<GoBoard> read = read(record);
        Ruling ruling = new Replay<>(GO.rulebook(rules), GO.seats(), Options.DEFAULT, read.start()).rule(read);
        assertThat(ruling.rule()).isEqualTo(rule);
        assertThat(Ending.winner(ruling.outcome())).isEqualTo(winner);
    }
}
