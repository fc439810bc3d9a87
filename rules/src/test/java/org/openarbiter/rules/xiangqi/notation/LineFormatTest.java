package org.openarbiter.rules.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** Games as engines receive them, one per line. */
class LineFormatTest {
    private static final String ENDGAME = "fen 4k4/9/9/9/9/9/9/9/4r4/3K5 b - - 0 1";

    @ParameterizedTest
    @ValueSource(strings = {"ucci", "uci"})
    void theSamplesSayTheSame(String name) throws Exception {
        byte[] bytes = XiangqiRecords.sample("sample." + name);
        assertThat(XiangqiRecords.format(name).recognizes("sample." + name, bytes)).isTrue();
        List<RecordedGame<XiangqiBoard>> games = XiangqiRecords.read(name, bytes);
        assertThat(games).hasSize(2);
        assertThat(XiangqiRecords.moves(games.get(0))).isEqualTo(XiangqiRecords.OPENING);
        assertThat(XiangqiRecords.moves(games.get(1))).isEqualTo(XiangqiRecords.ENDGAME);
        String text = XiangqiRecords.format(name).write(games.get(0), RecordFormat.Remarks.NONE);
        assertThat(text).isEqualTo(new String(bytes, StandardCharsets.US_ASCII).lines().findFirst().orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "position fen 4k4/9/9/9/9/9/9/9/4r4/3K5 b - - 0 1 moves e1e0 | true", "fen 4k4/9/9/9/9/9/9/9/4r4/3K5 b | true",
        "position startpos moves h2e2 | true", "position startpos moves e2e4 e7e5 | false",
        "position startpos | false", "position fen 8/8/8/8/8/8/8/K1k5 w - - 0 1 | false", "[Event \"x\"] | false"
    })
    void tenRanksTellXiangqi(String line, boolean recognized) {
        assertThat(XiangqiRecords.format("ucci").recognizes("-", XiangqiRecords.utf8("\n" + line + "\n"))).isEqualTo(recognized);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "position | 1 | not a valid position", "hello | 1 | not a valid position", "position fen | 13 | no FEN",
        "position startpos h2e2 | 19 | not expected", "fen 4k4/9/9/9/9/9/9/9/4r4/9 b - - 0 1 moves e1e0 | 5 | king"
    })
    void aLineThatIsNoneCostsOnlyItself(String line, int column, String reason) throws Exception {
        List<RawGame> raw = XiangqiRecords.split(
                XiangqiRecords.format("ucci"), XiangqiRecords.utf8("position startpos\n\n  \n" + line + "\n" + ENDGAME));
        assertThat(raw).hasSize(3).extracting(RawGame::line).containsExactly(1L, 4L, 5L);
        assertThat(XiangqiRecords.format("ucci").read(raw.get(0), true).plies()).isZero();
        assertThat(XiangqiRecords.format("ucci").read(raw.get(2), true).plies()).isZero();
        InputException refused =
                catchThrowableOfType(InputException.class, () -> XiangqiRecords.format("ucci").read(raw.get(1), false));
        assertThat(refused.line()).isEqualTo(4);
        assertThat(refused.message()).contains(reason);
        assertThat(refused.column()).isGreaterThanOrEqualTo(column);
    }

    @Test
    void ranksFromOneToTenAreReadOnlyWhereTheyAreMeant() throws Exception {
        RecordedGame<XiangqiBoard> uci = XiangqiRecords.only("uci", XiangqiRecords.utf8("position startpos moves h3e3 h2e2"));
        XiangqiBoard board = uci.start();
        assertThat(board.text(uci.play(0, board))).isEqualTo("h2e2");
        assertThat(catchThrowableOfType(PlayException.class, () -> uci.play(1, board)).reason()).isEqualTo("there is no piece on h2");
        RecordedGame<XiangqiBoard> own = XiangqiRecords.only("uci", XiangqiRecords.utf8("position startpos moves h1e4"));
        assertThat(catchThrowableOfType(PlayException.class, () -> own.play(0, board)).reason())
                .isEqualTo("the horse on h1 cannot go to e4, where its own pawn stands");
        RecordedGame<XiangqiBoard> zero = XiangqiRecords.only("uci", XiangqiRecords.utf8("position startpos moves h0g2"));
        assertThat(catchThrowableOfType(PlayException.class, () -> zero.play(0, board)).reason()).contains("1 to 10");
    }
}
