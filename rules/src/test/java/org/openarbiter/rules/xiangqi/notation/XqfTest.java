package org.openarbiter.rules.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.xiangqi.board.Fen;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** The binary format of XQStudio. */
class XqfTest {
    private static final RecordFormat<XiangqiBoard> FORMAT = XiangqiRecords.format("xqf");

    @ParameterizedTest
    @ValueSource(strings = {"sample-10.xqf", "sample-18.xqf"})
    void plainAndEncipheredFilesSayTheSame(String name) throws Exception {
        byte[] bytes = XiangqiRecords.sample(name);
        assertThat(FORMAT.recognizes(name, bytes)).isTrue();
        RecordedGame<XiangqiBoard> game = XiangqiRecords.only("xqf", bytes);
        assertThat(XiangqiRecords.moves(game)).isEqualTo(XiangqiRecords.OPENING);
        assertThat(game.start().toText()).isEqualTo(Fen.START);
        assertThat(game.tags()).containsEntry("Red", "许功盖").containsEntry("Black", "余珮琳").containsEntry("Title", "示范")
                .containsEntry("Event", "示范赛").containsEntry("Date", "2024.05.01");
        assertThat(game.recordedOutcome()).isEqualTo(Outcome.DRAW);
        assertThat(game.liberties()).isEmpty();
        assertThat(XiangqiComments.of(game, RecordFormat.Remarks.NONE)).containsExactly(
                Map.entry(0, "开局"), Map.entry(6, "功许"));
    }

    @Test
    void joinedFilesAreSoManyGames() throws Exception {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        for (int i = 0; i < 200; i++) {
            joined.writeBytes(XiangqiRecords.sample(i % 2 == 0 ? "sample-10.xqf" : "sample-18.xqf"));
        }
        List<RecordedGame<XiangqiBoard>> games = XiangqiRecords.read("xqf", joined.toByteArray());
        assertThat(games).hasSize(200);
        for (RecordedGame<XiangqiBoard> game : games) {
            assertThat(XiangqiRecords.moves(game)).isEqualTo(XiangqiRecords.OPENING);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sample-10.xqf", "sample-18.xqf"})
    void aFileThatBreaksOffInTheMainLineIsRefused(String name) throws Exception {
        byte[] whole = XiangqiRecords.sample(name);
        int readable = 0;
        int broken = 0;
        for (int length = 3; length < whole.length; length++) {
            byte[] part = Arrays.copyOf(whole, length);
            RawGame raw = XiangqiRecords.split(FORMAT, part).getFirst();
            if (length < 1024) {
                InputException refused = catchThrowableOfType(InputException.class, () -> FORMAT.read(raw, false));
                assertThat(refused.message()).contains("the file ends inside").contains(String.valueOf(length));
                continue;
            }
            try {
                assertThat(XiangqiRecords.moves(FORMAT.read(raw, true))).isEqualTo(XiangqiRecords.OPENING);
                readable++;
            } catch (InputException refused) {
                assertThat(readable).as("all that is missing further on are variations").isZero();
                assertThat(refused.message()).matches("byte \\d+: the file ends inside the moves, after move [0-7]");
                assertThat(Integer.parseInt(refused.message().replaceAll("byte (\\d+):.*", "$1"))).isBetween(1024, length);
                assertThat(catchThrowableOfType(InputException.class, () -> FORMAT.read(raw, false))).isNotNull();
                broken++;
            }
        }
        assertThat(broken).isGreaterThan(8 * 4);
        assertThat(XiangqiRecords.moves(XiangqiRecords.only("xqf", whole))).isEqualTo(XiangqiRecords.OPENING);
    }

    @ParameterizedTest
    @CsvSource({"11, 1.1", "15, 1.5", "19, 1.9", "99, 9.9"})
    void otherVersionsAreRefusedByName(int version, String name) throws Exception {
        byte[] bytes = XiangqiRecords.sample("sample-10.xqf");
        bytes[2] = (byte) version;
        InputException refused = catchThrowableOfType(InputException.class, () -> XiangqiRecords.only("xqf", bytes));
        assertThat(refused.message()).startsWith("byte 2: XQF version " + name);
    }

    @Test
    void keysThatDoNotAgreeAreRefused() throws Exception {
        byte[] bytes = XiangqiRecords.sample("sample-18.xqf");
        bytes[14]++;
        assertThat(catchThrowableOfType(InputException.class, () -> XiangqiRecords.only("xqf", bytes)).message())
                .startsWith("byte 12: ").contains("keys");
    }

    @Test
    void menOnOnePointAndMissingKingsAreRefused() throws Exception {
        byte[] bytes = XiangqiRecords.sample("sample-10.xqf");
        bytes[16] = bytes[17];
        assertThat(catchThrowableOfType(InputException.class, () -> XiangqiRecords.only("xqf", bytes)).message())
                .startsWith("byte 16: ").contains("two pieces stand on h0");
        byte[] kingless = XiangqiRecords.sample("sample-10.xqf");
        kingless[20] = (byte) 0xFF;
        assertThat(catchThrowableOfType(InputException.class, () -> XiangqiRecords.only("xqf", kingless)).message())
                .contains("Red has no king");
    }

    @Test
    void theMoverIsBelievedRatherThanTheHeader() throws Exception {
        byte[] bytes = XiangqiRecords.sample("sample-10.xqf");
        bytes[50] = 1;
        RecordedGame<XiangqiBoard> game = XiangqiRecords.only("xqf", bytes);
        assertThat(XiangqiRecords.moves(game)).isEqualTo(XiangqiRecords.OPENING);
        assertThat(game.liberties()).hasSize(1);
    }

    @Test
    void longTextIsCutBetweenCharacters() throws Exception {
        RecordedGame<XiangqiBoard> game = XiangqiRecords.pgn(
                "[Game \"xiangqi\"]\n[Red \"一二三四五六七八九\"]\n[Black \"a𠀀𠀀𠀀𠀀\"]\n[Result \"1-0\"]\n\n1. C2=5 {走}  H8+7 1-0");
        byte[] bytes = FORMAT.encode(game, RecordFormat.Remarks.NONE);
        assertThat(bytes).hasSize(1024 + 3 * 8 + 2);
        RecordedGame<XiangqiBoard> again = XiangqiRecords.only("xqf", bytes);
        assertThat(again.tags()).containsEntry("Red", "一二三四五六七").containsEntry("Black", "a𠀀𠀀𠀀");
        assertThat(again.recorded()).isEqualTo("1-0");
        assertThat(FORMAT.encode(again, RecordFormat.Remarks.NONE)).isEqualTo(bytes);
        assertThat(FORMAT.write(again, RecordFormat.Remarks.NONE)).hasSize(bytes.length).startsWith("XQ\n");
    }

    @Test
    void otherFilesAreNotRecognized() throws Exception {
        assertThat(FORMAT.recognizes("x.xqf", XiangqiRecords.utf8("XQuery is something else"))).isFalse();
        byte[] other = XiangqiRecords.utf8("[Event");
        assertThat(catchThrowableOfType(InputException.class, () -> XiangqiRecords.only("xqf", other)).message()).contains("XQ");
        assertThat(XiangqiRecords.split(FORMAT, new byte[0])).isEmpty();
    }
}
