package org.openarbiter.rules.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.Charset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** The text format of Chinese web boards. */
class DhtmlXqTest {
    private static final RecordFormat<XiangqiBoard> FORMAT = XiangqiRecords.format("dhtmlxq");
    private static final String GOOD = "[DhtmlXQ]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n";

    @Test
    void aPageIsReadWithAllItsGames() throws Exception {
        byte[] page = XiangqiRecords.sample("sample.html");
        assertThat(FORMAT.recognizes("sample.html", page)).isTrue();
        List<RecordedGame<XiangqiBoard>> games = XiangqiRecords.read("dhtmlxq", page);
        assertThat(games).hasSize(2);
        assertThat(XiangqiRecords.moves(games.get(0))).isEqualTo(XiangqiRecords.OPENING);
        assertThat(games.get(0).tags()).containsEntry("Red", "许功盖").containsEntry("Event", "示范赛")
                .containsEntry("Result", "1/2-1/2").doesNotContainKey("Site");
        assertThat(games.get(0).recorded()).isEqualTo("和棋");
        assertThat(XiangqiRecords.moves(games.get(1))).isEqualTo(XiangqiRecords.ENDGAME);
        assertThat(games.get(1).start().toMove()).isEqualTo(Piece.BLACK);
        assertThat(games.get(1).recorded()).isEqualTo("黑胜");
        assertThat(games).allMatch(game -> game.liberties().isEmpty());
    }

    @Test
    void commentsAndVariationsComeBack() throws Exception {
        RecordedGame<XiangqiBoard> game = XiangqiRecords.read("dhtmlxq", XiangqiRecords.sample("sample.html")).getFirst();
        String text = FORMAT.write(game, moment -> moment == 8 ? "drawn" : null);
        assertThat(text).contains("[DhtmlXQ_move_0_6_1]23241747[/DhtmlXQ_move_0_6_1]", "[DhtmlXQ_comment0]开局[",
                "[DhtmlXQ_comment6]功||许[", "[DhtmlXQ_comment8]Arbiter: drawn[");
        RecordedGame<XiangqiBoard> again = XiangqiRecords.only("dhtmlxq", XiangqiRecords.utf8(text));
        assertThat(FORMAT.write(again, RecordFormat.Remarks.NONE)).isEqualTo(text);
        assertThat(FORMAT.write(again, moment -> moment == 1 ? "other" : null)).doesNotContain("drawn").contains("other", "功||许");
        assertThat(XiangqiRecords.format("pgn").write(again, RecordFormat.Remarks.NONE)).contains("{开局} 1. 炮二平五");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "89796959493929190977178666462606001020304050607080127203234363 | 62 characters",
        "8979695949392919097717866646260600102030405060708012720323436377 | two pieces stand on h2",
        "8979695949392919097717866646260600102030405060708012720323436393 | which is not a point",
        "8979695999392919097717866646260600102030405060708012720323436383 | Red has no king"
    })
    void menThatMakeNoPositionCostOnlyTheirOwnGame(String men, String reason) throws Exception {
        String bad = "[DhtmlXQ]\n[DhtmlXQ_binit]" + men
                + "[/DhtmlXQ_binit]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n";
        List<RawGame> raw = XiangqiRecords.split(FORMAT, XiangqiRecords.utf8(GOOD + bad + GOOD));
        assertThat(raw).hasSize(3).extracting(RawGame::line).containsExactly(1L, 4L, 8L);
        assertThat(XiangqiRecords.moves(FORMAT.read(raw.get(0), true))).containsExactly("h2e2", "h9g7");
        assertThat(XiangqiRecords.moves(FORMAT.read(raw.get(2), true))).containsExactly("h2e2", "h9g7");
        InputException refused = catchThrowableOfType(InputException.class, () -> FORMAT.read(raw.get(1), false));
        assertThat(refused.message()).contains(reason);
        assertThat(refused.line()).isEqualTo(5);
        assertThat(refused.column()).isBetween(16, 16 + men.length());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r", "\r\n"})
    void linesEndWithACarriageReturnAsWell(String end) throws Exception {
        String text = ("a page\n\n<p>" + GOOD + "[DhtmlXQ]\n[DhtmlXQ_red]甲[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[/DhtmlXQ]").replace("\n", end);
        List<RawGame> raw = XiangqiRecords.split(FORMAT, XiangqiRecords.utf8(text));
        assertThat(raw).extracting(RawGame::line).containsExactly(3L, 6L);
        assertThat(FORMAT.read(raw.get(0), true).plies()).isEqualTo(2);
        InputException refused = catchThrowableOfType(InputException.class, () -> FORMAT.read(raw.get(1), true));
        assertThat(refused.line() + ":" + refused.column()).isEqualTo("7:14");
    }

    @Test
    void aMoveThatIsNoneEndsWhatCanBePlayed() throws Exception {
        for (String move : List.of("7x47", "9999", "7748")) {
            RecordedGame<XiangqiBoard> game =
                    XiangqiRecords.only("dhtmlxq", XiangqiRecords.utf8(GOOD.replace("77477062", "7747" + move)));
            assertThat(game.plies()).isEqualTo(2);
            XiangqiBoard board = game.start();
            board.play(Piece.RED, game.play(0, board));
            PlayException refused = catchThrowableOfType(PlayException.class, () -> game.play(1, board));
            assertThat(refused.reason()).isNotBlank();
            assertThat(game.written(1)).isEqualTo(move);
        }
    }

    @Test
    void aGameThatIsNotClosedEndsWhereTheNextBegins() throws Exception {
        String open = "[DhtmlXQ]\n[DhtmlXQ_red]甲[DhtmlXQ_movelist]77477\n";
        List<RecordedGame<XiangqiBoard>> games = XiangqiRecords.read("dhtmlxq", XiangqiRecords.utf8(open + GOOD + open));
        assertThat(games).hasSize(3);
        assertThat(games).extracting(RecordedGame::plies).containsExactly(1, 2, 1);
        assertThat(games.get(0).tags()).containsEntry("Red", "甲");
        assertThat(games.get(2).liberties()).extracting(Liberty::line).containsExactly(7L, 7L, 7L);
        InputException refused = catchThrowableOfType(InputException.class,
                () -> FORMAT.read(XiangqiRecords.split(FORMAT, XiangqiRecords.utf8(open)).getFirst(), true));
        assertThat(refused.message()).contains("DhtmlXQ_red is not closed");
    }

    @Test
    void aBrokenByteIsTold() throws Exception {
        byte[] bytes = GOOD.replace("[DhtmlXQ_m", "[DhtmlXQ_red]许#银川[/DhtmlXQ_red]\n[DhtmlXQ_m")
                .getBytes(Charset.forName("GB18030"));
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = bytes[i] == '#' ? (byte) 0xFF : bytes[i];
        }
        RecordedGame<XiangqiBoard> game = XiangqiRecords.only("dhtmlxq", bytes);
        assertThat(game.tags()).containsEntry("Red", "许\uFFFD银川");
        assertThat(game.liberties()).hasSize(1).allMatch(liberty -> liberty.text().contains("0xFF") && liberty.line() == 2
                && liberty.column() == 15);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[DhtmlXQ]", "[DhtmlXQ][/DhtmlXQ]", "[DhtmlXQ_", "[/DhtmlXQ]", "[DhtmlXQ_red]x[/DhtmlXQ_red]"})
    void whatHasNoGameInItIsRefused(String text) throws Exception {
        for (RawGame raw : XiangqiRecords.split(FORMAT, XiangqiRecords.utf8(text))) {
            assertThat(catchThrowableOfType(InputException.class, () -> FORMAT.read(raw, false))).isNotNull();
        }
    }

    @ParameterizedTest
    @CsvSource({"红胜, 1-0", "红先胜, 1-0", "黑勝, 0-1", "红先负, 0-1", "先和, 1/2-1/2", "1-0, 1-0", "未知, "})
    void resultsInWordsAreUnderstood(String word, String marker) {
        assertThat(XiangqiResult.canonical(word)).isEqualTo(marker);
    }
}
