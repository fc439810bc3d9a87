package org.openarbiter.rules.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.xiangqi.board.RandomGames;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** Random games go through every format and come back the same, and what is damaged damages nothing else. */
class XiangqiRoundTripTest {
    private static final int GAMES = 60;

    private static RecordedGame<XiangqiBoard> random(Random random) {
        XiangqiBoard start = random.nextBoolean() ? XiangqiBoard.start() : XiangqiBoard.of(RandomGames.position(random));
        XiangqiBoard board = start.copy();
        List<String> moves = new ArrayList<>();
        for (int[] plays = RandomGames.plays(board); plays.length > 0 && moves.size() < 80; plays = RandomGames.plays(board)) {
            int play = plays[random.nextInt(plays.length)];
            moves.add(board.text(play));
            board.play(board.toMove(), play);
        }
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Red", List.of("许银川", "Hồ", "胡榮華", "a \"b\" \\ c").get(random.nextInt(4)));
        tags.put("Event", "第" + random.nextInt(9) + "届");
        tags.put("Result", List.of("1-0", "0-1", "1/2-1/2").get(random.nextInt(3)));
        Map<Integer, String> comments =
                moves.isEmpty() ? Map.of(0, "开局") : Map.of(0, "开局", random.nextInt(moves.size()) + 1, "妙着");
        return new XiangqiRecord(start, moves, XiangqiBoard::parse, tags, comments, List.of(),
                (index, found, expected) -> new InputException(1, 1, found, expected));
    }

    private static byte[] encoded(RecordFormat<XiangqiBoard> format, RecordedGame<XiangqiBoard> game) throws Exception {
        return format.encode(game, RecordFormat.Remarks.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgn", "pgn-simplified", "pgn-wxf", "pgn-iccs", "dhtmlxq", "xqf", "ucci", "uci"})
    void whatIsWrittenReadsBack(String name) throws Exception {
        RecordFormat<XiangqiBoard> format = XiangqiRecords.format(name);
        boolean bare = name.startsWith("uc");
        for (int seed = 0; seed < GAMES; seed++) {
            RecordedGame<XiangqiBoard> game = random(new Random(seed));
            byte[] bytes = encoded(format, game);
            RecordedGame<XiangqiBoard> again = XiangqiRecords.only(name, bytes);
            assertThat(XiangqiRecords.moves(again)).as(name + " " + seed).isEqualTo(XiangqiRecords.moves(game));
            assertThat(again.liberties()).isEmpty();
            assertThat(encoded(format, again)).isEqualTo(bytes);
            if (game.plies() > 0 || name.startsWith("pgn") || bare) {
                assertThat(again.start().toText()).isEqualTo(game.start().toText());
            }
            if (!bare) {
                assertThat(again.recordedOutcome()).isEqualTo(game.recordedOutcome());
                assertThat(again.tags()).containsAllEntriesOf(game.tags());
                assertThat(XiangqiComments.of(again, RecordFormat.Remarks.NONE))
                        .isEqualTo(XiangqiComments.of(game, RecordFormat.Remarks.NONE));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgn", "pgn-wxf", "dhtmlxq", "xqf", "ucci"})
    void formatsSayTheSameToOneAnother(String name) throws Exception {
        for (int seed = 0; seed < GAMES; seed++) {
            RecordedGame<XiangqiBoard> game = random(new Random(1_000 + seed));
            RecordedGame<XiangqiBoard> there = XiangqiRecords.only(name, encoded(XiangqiRecords.format(name), game));
            for (RecordFormat<XiangqiBoard> other : XiangqiFormats.all()) {
                RecordedGame<XiangqiBoard> back = XiangqiRecords.only(other.name(), encoded(other, there));
                assertThat(XiangqiRecords.moves(back)).isEqualTo(XiangqiRecords.moves(game));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgn", "dhtmlxq", "xqf", "ucci", "uci"})
    void damagedBytesEndInASentence(String name) throws Exception {
        RecordFormat<XiangqiBoard> format = XiangqiRecords.format(name);
        int read = 0;
        for (int seed = 0; seed < 10 * GAMES; seed++) {
            Random random = new Random(seed);
            byte[] bytes = encoded(format, random(random));
            for (int i = 1 + random.nextInt(4); i > 0; i--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            for (RawGame raw : XiangqiRecords.split(format, bytes)) {
                try {
                    RecordedGame<XiangqiBoard> game = format.read(raw, random.nextBoolean());
                    encoded(format, game);
                    game.acts();
                    read++;
                } catch (InputException e) {
                    assertThat(e.message()).isNotBlank();
                }
            }
        }
        assertThat(read).isPositive();
    }
}
