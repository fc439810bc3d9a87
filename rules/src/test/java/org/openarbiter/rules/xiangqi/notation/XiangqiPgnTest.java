package org.openarbiter.rules.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** Games of xiangqi in PGN: encodings, words of moves, results, and what is wrong with records. */
class XiangqiPgnTest {
    private static final RecordFormat<XiangqiBoard> FORMAT = XiangqiRecords.format("pgn");
    private static final String HEAD = "[Game \"Chinese Chess\"]\n";
    private static final String GOOD = HEAD + "[Red \"甲\"]\n[Black \"乙\"]\n[Result \"1-0\"]\n\n1. 炮二平五 馬８進７ 1-0\n\n";

    @ParameterizedTest
    @ValueSource(strings = {"utf8", "utf8-bom", "big5", "gb18030", "utf16"})
    void theSamplesSayTheSameInEveryEncoding(String encoding) throws Exception {
        byte[] bytes = XiangqiRecords.sample("sample-" + encoding + ".pgn");
        assertThat(FORMAT.recognizes("-", bytes)).isTrue();
        List<RecordedGame<XiangqiBoard>> games = XiangqiRecords.read("pgn", bytes);
        assertThat(games).hasSize(2);
        RecordedGame<XiangqiBoard> opening = games.get(0);
        assertThat(XiangqiRecords.moves(opening)).isEqualTo(XiangqiRecords.OPENING);
        boolean simplified = encoding.equals("gb18030");
        assertThat(opening.tags()).containsEntry("Red", simplified ? "许功盖" : "許功蓋").containsEntry("Black", "余珮琳")
                .containsEntry("ECCO", "C10");
        assertThat(opening.recordedOutcome()).isEqualTo(Outcome.DRAW);
        RecordedGame<XiangqiBoard> endgame = games.get(1);
        assertThat(XiangqiRecords.moves(endgame)).isEqualTo(XiangqiRecords.ENDGAME);
        assertThat(endgame.recorded()).isEqualTo("0-1");
        assertThat(opening.liberties()).isEmpty();
        assertThat(endgame.liberties()).isEmpty();
    }

    @Test
    void theSamplesAreReadStrictly() throws Exception {
        for (RawGame raw : XiangqiRecords.split(FORMAT, XiangqiRecords.sample("sample-big5.pgn"))) {
            assertThat(FORMAT.read(raw, true).plies()).isPositive();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Big5", "GB18030", "UTF-8"})
    void theFirstChineseCharacterMayComeLate(String encoding) throws Exception {
        String ascii = (HEAD + "[Red \"A\"]\n[Result \"*\"]\n\n1. C2=5 H8+7 *\n\n").repeat(3_000);
        byte[] bytes = (ascii + GOOD).getBytes(Charset.forName(encoding));
        List<RecordedGame<XiangqiBoard>> games = XiangqiRecords.read("pgn", bytes);
        assertThat(games).hasSize(3_001);
        assertThat(games.getLast().tags()).containsEntry("Red", "甲").containsEntry("Black", "乙");
        assertThat(XiangqiRecords.moves(games.getLast())).containsExactly("h2e2", "h9g7");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Big5", "GB18030", "UTF-8"})
    void aBrokenByteIsNamedAndCostsOnlyItsOwnGame(String encoding) throws Exception {
        List<RawGame> raw = withBrokenBytes(Charset.forName(encoding), "1. 炮二平五 {#} 馬８#進７");
        assertThat(raw).hasSize(5);
        for (int good : new int[] {0, 1, 2, 4}) {
            RecordedGame<XiangqiBoard> game = FORMAT.read(raw.get(good), true);
            assertThat(XiangqiRecords.moves(game)).containsExactly("h2e2", "h9g7");
        }
        for (boolean strict : new boolean[] {false, true}) {
            InputException refused = catchThrowableOfType(InputException.class, () -> FORMAT.read(raw.get(3), strict));
            assertThat(refused.message()).contains("the byte 0xFF is not a character in " + (encoding.equals("Big5") ? "Big5-HKSCS" : encoding));
            assertThat(refused.line()).isEqualTo(25);
            assertThat(refused.column()).isEqualTo(15);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Big5", "GB18030", "UTF-8"})
    void brokenBytesOutsideOfMovesAreToldOnce(String encoding) throws Exception {
        List<RawGame> raw = withBrokenBytes(Charset.forName(encoding), "1. 炮二平五 {## a #} 馬８進７");
        RecordedGame<XiangqiBoard> broken = FORMAT.read(raw.get(3), false);
        assertThat(broken.liberties()).extracting(Liberty::line, Liberty::column).contains(tuple(23L, 7));
        assertThat(broken.liberties()).filteredOn(liberty -> liberty.text().contains("0xFF"))
                .singleElement().matches(liberty -> liberty.text().contains("3 more in this record"));
        assertThat(broken.tags()).containsEntry("Red", "\uFFFD");
        assertThat(XiangqiRecords.moves(broken)).containsExactly("h2e2", "h9g7");
        InputException refused = catchThrowableOfType(InputException.class, () -> FORMAT.read(raw.get(3), true));
        assertThat(refused.line()).isEqualTo(23);
        assertThat(FORMAT.write(broken, RecordFormat.Remarks.NONE)).contains("[Red \"\uFFFD\"]").doesNotContain("\uDBFE");
    }

    /** Five games, in the fourth of which there is a broken byte for the player and for each sharp. */
    private static List<RawGame> withBrokenBytes(Charset charset, String moves) throws Exception {
        byte[] bytes = (GOOD.repeat(3) + HEAD + "[Red \"#\"]\n\n" + moves + " *\n\n" + GOOD).getBytes(charset);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = bytes[i] == '#' ? (byte) 0xFF : bytes[i];
        }
        return XiangqiRecords.split(FORMAT, bytes);
    }

    @Test
    void wordsOfEveryNotationAreCutRight() throws Exception {
        String words = "1. C2=5 H8+7 2.H2+3 R9=8 3. +R-2 -R+2 4. R+-2 P5+1 5. H2-E2 c2.5 6. 車５平８ 前炮退１ 15=4 h8+7!? 7... e3+5?";
        RecordedGame<XiangqiBoard> game = XiangqiRecords.pgn(HEAD + "\n" + words + " *\n");
        List<String> written = new ArrayList<>();
        for (int i = 0; i < game.plies(); i++) {
            written.add(game.written(i));
        }
        assertThat(written).containsExactly("C2=5", "H8+7", "H2+3", "R9=8", "+R-2", "-R+2", "R+-2", "P5+1", "H2-E2", "c2.5",
                "車５平８", "前炮退１", "15=4", "h8+7", "e3+5");
    }

    @Test
    void anIdeographicSpaceSeparatesMoves() throws Exception {
        assertThat(XiangqiRecords.moves(XiangqiRecords.pgn(HEAD + "\n1.　炮二平五　馬８進７ *")))
                .containsExactly("h2e2", "h9g7");
    }

    @ParameterizedTest
    @CsvSource({
        "1-0, , 'Resign[by=1, implied=true]'", "0-1, normal, 'Resign[by=0, implied=true]'", "1/2-1/2, , 'Agree[outcome=Draw[], implied=true]'", "0-1, time forfeit, Flag[by=0]",
        "1-0, adjudication, 'Decide[outcome=Win[winner=0], ground=OTHER]'", "0-1, checkmate, ", "*, , "
    })
    void resultAndTerminationBecomeTheLastAct(String result, String termination, String act) throws Exception {
        String tag = termination == null ? "" : "[Termination \"" + termination + "\"]\n";
        RecordedGame<XiangqiBoard> game = XiangqiRecords.pgn(HEAD + tag + "\n1. C2=5 H8+7 " + result);
        List<Act> acts = game.acts().stream().map(recorded -> recorded.act(game.start(), 0)).toList();
        assertThat(acts).extracting(Act::toString).isEqualTo(act == null ? List.of() : List.of(act));
        assertThat(game.acts()).extracting(RecordedAct::after).allMatch(after -> after == 2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "{黑方超时} 1-0 | Flag[by=1]", "黑方超时 1-0 | Flag[by=1]", "超时判负 1-0 | Flag[by=1]", "{红方认输} 1-0 | 'Resign[by=0, implied=false]'",
        "红方认输 0-1 | 'Resign[by=0, implied=false]'", "双方议和 1/2-1/2 | 'Agree[outcome=Draw[], implied=false]'"
    })
    void aRemarkInChineseMayTellHowTheGameEnded(String end, String act) throws Exception {
        RecordedGame<XiangqiBoard> game = XiangqiRecords.pgn(HEAD + "\n1. 炮二平五 馬８進７ " + end);
        assertThat(game.plies()).isEqualTo(2);
        assertThat(game.acts()).singleElement().satisfies(last -> assertThat(last.act(game.start(), 0)).hasToString(act));
        String words = end.replaceAll("[{}]| .*", "");
        assertThat(FORMAT.write(game, RecordFormat.Remarks.NONE)).contains("{" + words + "}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "4k4/9/9/9/9/9/9/9/4r4/9 b - - 0 1 | Red has no king",
        "4k4/9/9/9/9/9/9/9/4r4/3KK4 b - - 0 1 | king",
        "4k4/9/9/9/9/9/9/9/4r4 b - - 0 1 | ",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 | ",
        "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1 | face"
    })
    void aFenThatIsNoneCostsOnlyItsOwnGame(String fen, String reason) throws Exception {
        String bad = HEAD + "[Event \"bad\"]\n[FEN \"" + fen + "\"]\n\n1. C2=5 *\n\n";
        List<RawGame> raw = XiangqiRecords.split(FORMAT, XiangqiRecords.utf8(GOOD + bad + GOOD));
        assertThat(raw).hasSize(3);
        assertThat(XiangqiRecords.moves(FORMAT.read(raw.get(0), true))).hasSize(2);
        assertThat(XiangqiRecords.moves(FORMAT.read(raw.get(2), true))).hasSize(2);
        InputException refused = catchThrowableOfType(InputException.class, () -> FORMAT.read(raw.get(1), false));
        assertThat(refused.line()).isEqualTo(10);
        assertThat(refused.column()).isBetween(7, 7 + fen.length());
        assertThat(refused.message()).contains("FEN").contains(reason == null ? "" : reason);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "[Variant \"Janggi\"] | 1:11", "[Variant \"Minixiangqi\"] | 1:11", "[Game \"Chinese Chess\"] [Variant \"Chess\"] | 1:34",
        "[Game \"Chess\"] | 1:8", "[Game \"Classic  chess\"] | 1:8", "[Game \"国际象棋\"] | 1:8", "[Game \"Shogi\"] [Variant \"standard\"] | 1:8"
    })
    void otherGamesAreRefused(String tags, String place) {
        InputException refused = catchThrowableOfType(InputException.class, () -> XiangqiRecords.pgn(tags + "\n\n1. C2=5 *"));
        assertThat(refused.message()).matches("the (game|variant) is .*, which is not xiangqi");
        assertThat(refused.expected()).isEqualTo("xiangqi");
        assertThat(refused.line() + ":" + refused.column()).isEqualTo(place);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[Game \"xiang-qi\"]", "[Game \"C-Chess\"]", "[Game \"Cup of Classic Chess\"]", "[Game \"Chess\"] [Variant \"Xiangqi\"]"})
    void itsNamesAreReadAndOthersPassedOver(String tags) throws Exception {
        assertThat(XiangqiRecords.pgn(tags + "\n\n1. C2=5 *").plies()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "[Game \"Chinese Chess\"] | true", "[Game \"中国象棋\"] | true", "[Variant \"Xiangqi\"] | true",
        "[Event \"x\"]\\n[Red \"a\"]\\n[Black \"b\"] | true", "1. 炮二平五 馬８進７ | true", "[White \"a\"]\\n[Black \"b\"] | false",
        "[Game \"Chess\"]\\n\\n1. e4 e5 | false", "just text | false", "[Game \"Chess\"]\\n[White \"Red\"] | false",
        "[Game \"Classic Chess\"]\\n\\n1. e2e4 | false", "[Game \"Chess\"]\\n[Red \"a\"] | false", "[Game \"国际象棋\"] | false",
        "[Game \"Chess\"]\\n[Variant \"Xiangqi\"] | true", "[Game \"Round 3\"]\\n\\n1. 炮二平五 | true"
    })
    void itsFilesAreTakenForNeitherMoreNorLessThanTheyAre(String head, boolean xiangqi) {
        byte[] bytes = XiangqiRecords.utf8(head.replace("\\n", "\n") + "\n\n");
        assertThat(FORMAT.recognizes("x.pgn", bytes)).isEqualTo(xiangqi);
        if (xiangqi) {
            assertThat(new Chess().formats().getFirst().recognizes("x.pgn", bytes)).isFalse();
        }
    }

    @Test
    void oneFormatOfTheFamilyRecognizesFiles() throws Exception {
        byte[] bytes = XiangqiRecords.sample("sample-utf8.pgn");
        assertThat(XiangqiFormats.all().stream().filter(format -> format.recognizes("sample.pgn", bytes)).map(RecordFormat::name))
                .containsExactly("pgn");
    }

    @ParameterizedTest
    @CsvSource({
        "pgn, Chinese, 炮二平五, 馬８進７", "pgn-simplified, Chinese, 炮二平五, 马８进７", "pgn-wxf, WXF, C2=5, H8+7",
        "pgn-iccs, ICCS, H2-E2, H9-G7"
    })
    void itIsWrittenInEveryNotation(String name, String format, String first, String second) throws Exception {
        RecordedGame<XiangqiBoard> game = XiangqiRecords.pgn(
                HEAD + "[Red \"甲\"]\n[Format \"UCCI\"]\n\n1. h2e2 {x} h9g7 $1 (1... a6a5) *");
        String text = XiangqiRecords.format(name).write(game, moment -> moment == 2 ? "seen" : null);
        assertThat(text).contains("[Game \"Chinese Chess\"]\n", "[Format \"" + format + "\"]\n", "[Red \"甲\"]\n",
                "1. " + first + " {x} 1... " + second + " $1 {Arbiter: seen} (1... a6a5) *");
        assertThat(XiangqiRecords.moves(XiangqiRecords.only(name, XiangqiRecords.utf8(text)))).containsExactly("h2e2", "h9g7");
    }

    @Test
    void playersByTheNamesOfChessAreRedAndBlack() throws Exception {
        RecordedGame<XiangqiBoard> game = XiangqiRecords.pgn("[Variant \"Xiangqi\"]\n[White \"a\"]\n[Black \"b\"]\n"
                + "[RuleSet \"xiangqi:wxf\"]\n\n1. h3e3 h10g8 *");
        assertThat(game.tags()).containsAllEntriesOf(Map.of("Red", "a", "Black", "b"));
        assertThat(game.rules()).isEqualTo("xiangqi:wxf");
        assertThat(XiangqiRecords.moves(game)).containsExactly("h2e2", "h9g7");
    }

    @Test
    void whatCannotBePlayedIsWrittenAsItWas() throws Exception {
        RecordedGame<XiangqiBoard> game = XiangqiRecords.pgn(HEAD + "\n1. h2e2 h9g7 2. 帥五進九 車９平８ 1-0");
        String text = new String(FORMAT.encode(game, RecordFormat.Remarks.NONE), StandardCharsets.UTF_8);
        assertThat(text).contains("1. 炮二平五 馬８進７ 2. 帥五進九 車９平８ 1-0\n\n\n");
    }

    @Test
    void pointsThatCannotBePlayedAreNotTakenForOthersLater() throws Exception {
        RecordedGame<XiangqiBoard> game = XiangqiRecords.pgn(HEAD + "\n1. h3e3 h10g8 2. h10h9 c7c6 *");
        String text = XiangqiRecords.format("pgn-iccs").write(game, RecordFormat.Remarks.NONE);
        assertThat(text).contains("1. H2-E2 H9-G7 2. ~h9h8 ~c6c5 *");
        RecordedGame<XiangqiBoard> again = XiangqiRecords.pgn(text);
        XiangqiBoard board = again.start();
        board.play(board.toMove(), again.play(0, board));
        board.play(board.toMove(), again.play(1, board));
        assertThat(catchThrowableOfType(PlayException.class, () -> again.play(2, board)))
                .hasMessage("there is no piece on h9").satisfies(refusal -> assertThat(refusal.isUnreadable()).isFalse());
        assertThat(XiangqiRecords.format("pgn-iccs").write(again, RecordFormat.Remarks.NONE)).isEqualTo(text);
    }

    /** What a horse cannot do is as illegal in every notation, wherever the ranks of the source begin and whatever it names points by. */
    @ParameterizedTest
    @CsvSource({
        "ucci, position startpos moves h2e2 h9f8", "uci, position startpos moves h3e3 h10f9",
        "dhtmlxq, [DhtmlXQ][DhtmlXQ_movelist]77477051[/DhtmlXQ_movelist][/DhtmlXQ]"
    })
    void anIllegalMoveStaysThatMove(String source, String record) throws Exception {
        RecordedGame<XiangqiBoard> game = XiangqiRecords.only(source, XiangqiRecords.utf8(record + "\n"));
        for (String name : List.of("pgn", "pgn-simplified", "pgn-wxf", "pgn-iccs")) {
            RecordedGame<XiangqiBoard> again = XiangqiRecords.pgn(XiangqiRecords.format(name).write(game, RecordFormat.Remarks.NONE));
            XiangqiBoard board = again.start();
            board.play(board.toMove(), again.play(0, board));
            assertThat(catchThrowableOfType(PlayException.class, () -> again.play(1, board))).as(name)
                    .hasMessageContaining("the horse on h9 cannot go to f8").satisfies(refusal -> assertThat(refusal.isUnreadable()).isFalse());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "１．炮二平五 馬８進７ ２．馬二進三", "１． 炮二平五 馬８進７ ２． 馬二進三", "1．炮二平五 馬８進７ 2．馬二進三", "１.炮二平五 馬８進７ ２. 馬二進三",
        "１．炮二平五 １．．．馬８進７ ２．馬二進三"
    })
    void moveNumbersMayBeOfFullWidth(String moves) throws Exception {
        for (String head : new String[] {HEAD + "\n", ""}) {
            RecordedGame<XiangqiBoard> game = XiangqiRecords.pgn(head + moves + " *\n");
            assertThat(XiangqiRecords.moves(game)).containsExactly("h2e2", "h9g7", "h0g2");
            assertThat(game.liberties()).isEmpty();
            assertThat(FORMAT.write(game, RecordFormat.Remarks.NONE)).contains("1. 炮二平五 馬８進７ 2. 馬二進三 *");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 500})
    void eachRecordOfAnArchiveHasItsOwnEncoding(int rounds) throws Exception {
        Charset[] charsets = {Charset.forName("GB18030"), Charset.forName("Big5"), StandardCharsets.UTF_8};
        for (String end : new String[] {"\n", "\r\n"}) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            for (int i = 0; i < 3 * rounds; i++) {
                bytes.writeBytes(GOOD.replace("\n", end).getBytes(charsets[i % 3]));
                bytes.writeBytes((HEAD + "[Event \"x\"]\n\n1. C2=5 *\n\n").replace("\n", end).getBytes(charsets[i % 3]));
            }
            List<RecordedGame<XiangqiBoard>> games = XiangqiRecords.read("pgn", bytes.toByteArray());
            assertThat(games).hasSize(6 * rounds);
            for (int i = 0; i < games.size(); i += 2) {
                assertThat(games.get(i).tags()).containsEntry("Red", "甲").containsEntry("Black", "乙");
                assertThat(XiangqiRecords.moves(games.get(i))).containsExactly("h2e2", "h9g7");
                assertThat(games.get(i).liberties()).isEmpty();
            }
        }
    }
}
