package org.openarbiter.rules.shogi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.words.Language;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.shogi.Shogi;
import org.openarbiter.rules.shogi.board.Handicap;
import org.openarbiter.rules.shogi.board.RandomGames;
import org.openarbiter.rules.shogi.board.Sfen;
import org.openarbiter.rules.shogi.board.ShogiBoard;

/** Games of shogi are read from each format and written to it. */
final class ShogiFormatsTest {
    private static final Charset SHIFT_JIS = Charset.forName("windows-31j");
    private static final String KIF = """
            # ---- Kifu for Windows95 V3.53 棋譜ファイル ----
            開始日時：1999/07/15(木) 19:07:12
            手合割：平手
            先手：先手の名前
            後手：後手の名前
            備考：春
            手数----指手---------消費時間--
            *はじめに
               1 ７六歩(77)   ( 0:16/00:00:16)
               2 ３四歩(33)   ( 0:03/00:00:03)+
            &しおり
               3 ２二角成(88) ( 0:03/00:00:19)
            *角交換
            *二行目
               4 同　銀(31)   ( 0:01/00:00:04)
               5 ５五角打     ( 1:01/00:01:20)
               6 投了         ( 0:01/00:00:20)
            まで5手で先手の勝ち

            変化：2手
               2 ８四歩(83)   ( 0:01/00:00:01)
            """;

    private static RecordFormat<ShogiBoard> format(String name) {
        return ShogiFormats.all().stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    }

    private static List<RecordedGame<ShogiBoard>> read(String name, byte[] bytes, boolean strict) throws Exception {
        RecordFormat<ShogiBoard> format = format(name);
        List<RecordedGame<ShogiBoard>> games = new ArrayList<>();
        try (RecordFormat.Splitter splitter = format.split(new ByteArrayInputStream(bytes))) {
            for (RawGame raw = splitter.next(); raw != null; raw = splitter.next()) {
                games.add(format.read(raw, strict));
            }
        }
        return games;
    }

    private static RecordedGame<ShogiBoard> one(String name, String text) throws Exception {
        return read(name, text.getBytes(StandardCharsets.UTF_8), true).getFirst();
    }

    private static String usi(RecordedGame<ShogiBoard> game) throws Exception {
        return format("usi").write(game, RecordFormat.Remarks.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "windows-31j", "UTF-16LE"})
    void kifIsReadInItsEncodings(String encoding) throws Exception {
        List<RecordedGame<ShogiBoard>> games = read("kif", KIF.getBytes(Charset.forName(encoding)), true);
        assertThat(games).hasSize(1);
        ShogiRecord game = (ShogiRecord) games.getFirst();
        assertThat(usi(game)).isEqualTo("position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e");
        assertThat(game.tags()).containsEntry("Black", "先手の名前").containsEntry("White", "後手の名前").containsEntry("備考", "春")
                .containsEntry("Date", "1999/07/15(木) 19:07:12");
        assertThat(game.comments()).isEqualTo(Map.of(0, "はじめに", 3, "角交換\n二行目"));
        assertThat(game.recorded()).isEqualTo("投了");
        assertThat(game.seconds(0)).isEqualTo(16);
        assertThat(game.seconds(4)).isEqualTo(61);
        assertThat(game.liberties()).isEmpty();
        assertThat(game.line(3)).isEqualTo(15);
    }

    @ParameterizedTest
    @ValueSource(strings = {"切れ負け", "時間切れ"})
    void kifHasTwoWordsForTimeThatIsUp(String word) throws Exception {
        RecordedGame<ShogiBoard> game = one("kif", KIF.replace("投了", word).replaceAll("まで5手.*\n", ""));
        assertThat(game.recordedOutcome()).isEqualTo(new Outcome.Win(0));
        assertThat(game.acts().getLast().act(Sfen.read(Sfen.START), 1)).isEqualTo(new Act.Flag(1));
    }

    @Test
    void kifTellsInItsLastLineWhoWonOnTime() throws Exception {
        RecordedGame<ShogiBoard> game = one("kif", "手合割：平手\n   1 ７六歩(77)\nまで1手で時間切れにより先手の勝ち\n");
        assertThat(game.recordedOutcome()).isEqualTo(new Outcome.Win(0));
        assertThat(game.acts().getLast().act(Sfen.read(Sfen.START), 1)).isEqualTo(new Act.Flag(1));
    }

    /** What the words of the formats cannot say, because they speak of the player to move, is said in another way, and read again. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            kif | まで1手で先手の勝ち             | Resign[by=1, implied=false]
            kif | まで1手で後手の勝ち             | Resign[by=0, implied=false]
            kif | まで1手で時間切れにより後手の勝ち | Flag[by=0]
            kif | まで1手で裁定により先手の勝ち     | Decide[outcome=Win[winner=0], ground=OTHER]
            kif | まで1手で裁定により引き分け       | Decide[outcome=Draw[], ground=OTHER]
            kif | まで1手で裁定により無勝負         | Decide[outcome=NoResult[], ground=OTHER]
            kif | まで1手で後手の反則勝ち         | IllegalAgain[by=0]
            kif | まで1手で後手の反則負け         | IllegalAgain[by=1]
            kif | まで1手で先手の反則行為により後手の勝ち | IllegalAgain[by=0]
            kif | まで1手で先手の切れ負け         | Flag[by=0]
            kif | まで1手で後手の負け             | Resign[by=1, implied=false]
            csa | 'summary:toryo:black lose:white win         | Resign[by=0, implied=false]
            csa | 'summary:time up:black lose:white win       | Flag[by=0]
            csa | 'summary:time up:A:B win:C lose             | Flag[by=1]
            csa | 'summary:decision:black win:white lose      | Decide[outcome=Win[winner=0], ground=OTHER]
            csa | 'summary:decision:black draw:white draw     | Decide[outcome=Draw[], ground=OTHER]
            csa | 'summary:decision:black no result:white no result | Decide[outcome=NoResult[], ground=OTHER]
            csa | 'summary:abnormal:black win:white lose      |
            csa | 'summary:toryo:black win:white win          |
            """)
    void aLineAfterTheMovesTellsHowTheGameEnded(String name, String line, @Nullable String act) throws Exception {
        RecordedGame<ShogiBoard> game = one(name, (name.equals("kif") ? "手合割：平手\n   1 ７六歩(77)\n" : "PI\n+\n+7776FU\n") + line + "\n");
        if (act == null) {
            assertThat(game.acts()).isEmpty();
            assertThat(((ShogiRecord) game).comments()).containsEntry(1, line.substring(1));
            return;
        }
        assertThat(game.acts().getLast().act(game.start(), 1)).hasToString(act);
        for (String format : List.of("kifu", "csa")) {
            RecordedGame<ShogiBoard> again = one(format, format(format).write(game, RecordFormat.Remarks.NONE) + "\n");
            assertThat(again.acts().getLast().act(game.start(), 1)).hasToString(act);
            assertThat(again.recordedOutcome()).isEqualTo(game.recordedOutcome());
        }
    }

    /** The word among the moves is the act, the line after them the result. */
    @ParameterizedTest
    @CsvSource({
        "投了, 後手の勝ち, 後手の勝ち, 1", "投了, 先手の勝ち, 投了, 0", "切れ負け, 後手の勝ち, 後手の勝ち, 1", "反則勝ち, 先手の反則勝ち, 先手の反則勝ち, 0",
        "中断, 先手の勝ち, 先手の勝ち, 0", "千日手, 千日手, 千日手, "
    })
    void aLastLineThatNamesAnotherWinnerIsTheRecordedResult(String word, String line, String recorded, @Nullable Integer winner) throws Exception {
        RecordedGame<ShogiBoard> game = one("kif", "手合割：平手\n   1 ７六歩(77)\n   2 " + word + "\nまで1手で" + line + "\n");
        assertThat(game.recorded()).isEqualTo(recorded);
        assertThat(game.recordedOutcome()).isEqualTo(winner == null ? Outcome.DRAW : new Outcome.Win(winner));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Meeting notes\nまで\n", "場所：東京\n", "\u0001\u0002：\u0003\n"})
    void whatHasNoLineOfKifIsNoGame(String text) {
        assertThatThrownBy(() -> read("kif", text.getBytes(StandardCharsets.UTF_8), false))
                .isInstanceOf(InputException.class).hasMessageContaining("there is no game here");
    }

    @Test
    void kifIsWrittenInShiftJisAndKifuInUtf8() throws Exception {
        RecordedGame<ShogiBoard> game = one("kif", KIF);
        byte[] kif = format("kif").encode(game, RecordFormat.Remarks.NONE);
        byte[] kifu = format("kifu").encode(game, RecordFormat.Remarks.NONE);
        assertThat(new String(kif, SHIFT_JIS)).isEqualTo(new String(kifu, StandardCharsets.UTF_8))
                .contains("手合割：平手\n", "   4 同　銀(31)   ( 0:01/00:00:04)\n", "*角交換\n", "   6 投了\nまで5手で先手の勝ち\n");
        assertThat(format("kif").encoding(kif)).isEqualTo(SHIFT_JIS);
        assertThat(format("kif").encoding(kifu)).isEqualTo(StandardCharsets.UTF_8);
        RecordedGame<ShogiBoard> korean = one("kif", KIF.replace("春", "한"));
        assertThatThrownBy(() -> format("kif").encode(korean, RecordFormat.Remarks.NONE))
                .isInstanceOf(InputException.class).hasMessageContaining("does not exist in Shift_JIS");
    }

    @Test
    void gamesOneBehindTheOtherAreCutApart() throws Exception {
        assertThat(read("kif", (KIF + KIF + KIF).getBytes(SHIFT_JIS), true)).hasSize(3).allMatch(game -> game.plies() == 5);
        RecordedGame<ShogiBoard> game = one("kif", KIF);
        String csa = format("csa").write(game, RecordFormat.Remarks.NONE) + "\n";
        List<RecordedGame<ShogiBoard>> three = read("csa", (csa + csa + csa).getBytes(StandardCharsets.UTF_8), true);
        assertThat(three).hasSize(3).allMatch(each -> each.plies() == 5);
        assertThat(three.get(2).line(0)).isEqualTo(2 * csa.lines().count() + 9);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "先手：甲;後手：乙;;先手：丙;後手：丁;   1 ３四歩(33) | 甲,丙",
        "先手：甲;後手：乙;;手合割：香落ち;先手：丙;   1 ３四歩(33) | 甲,丙",
        "先手：甲;手数----指手---------消費時間--;先手：丙;   1 ３四歩(33) | 甲,丙",
        "先手：甲;後手：乙;;棋戦：春;;先手：丙;   1 ３四歩(33);先手：丁 | 甲,丙,丁",
        "先手：甲;;後手：乙;;棋戦：春;   1 ３四歩(33) | 甲",
        "先手：甲;先手：丙;   1 ３四歩(33) | 甲"
    })
    void aGameOfKifWithoutMovesKeepsItsHeaders(String text, String players) throws Exception {
        List<RecordedGame<ShogiBoard>> games = read("kifu", text.replace(';', '\n').getBytes(StandardCharsets.UTF_8), false);
        assertThat(games.stream().map(game -> game.tags().get("Black"))).containsExactly(players.split(","));
        int moves = Math.min(games.size() - 1, 1);
        assertThat(games.get(moves).plies()).isEqualTo(1);
        assertThat(games.get(moves).line(0)).isEqualTo(text.substring(0, text.indexOf("   1")).chars().filter(c -> c == ';').count() + 1);
        assertThat(games.get(moves).start().toText()).isEqualTo((text.contains("香") ? Handicap.named("香落ち").orElseThrow().board() : ShogiBoard.start()).toText());
    }

    @Test
    void aHeaderOfKifThatIsGivenTwiceIsALiberty() throws Exception {
        RecordedGame<ShogiBoard> game = read("kifu", "手合割：平手\n手合割：香落ち\n   1 ７六歩(77)\n".getBytes(StandardCharsets.UTF_8), false).getFirst();
        assertThat(game.start().toText()).isEqualTo(ShogiBoard.start().toText());
        assertThat(game.liberties()).extracting(Liberty::line, Liberty::text)
                .containsExactly(tuple(2L, "the header 手合割 is given twice; the first one counts"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r", "\r\n"})
    void linesEndAsAnySystemEndsThem(String end) throws Exception {
        String csa = "PI\n+\n+7776FU\n\n/\nPI\n+\n+7776FU\n-3334FU\n";
        String usi = "startpos moves 7g7f\n\n\nstartpos moves 7g7f 3c3d\n";
        for (Map.Entry<String, String> text : Map.of("kif", KIF + KIF, "csa", csa, "usi", usi).entrySet()) {
            List<RecordedGame<ShogiBoard>> games = read(text.getKey(), text.getValue().replace("\n", end).getBytes(StandardCharsets.UTF_8), true);
            List<RecordedGame<ShogiBoard>> expected = read(text.getKey(), text.getValue().getBytes(StandardCharsets.UTF_8), true);
            assertThat(games).hasSize(2);
            for (int index = 0; index < 2; index++) {
                assertThat(usi(games.get(index))).isEqualTo(usi(expected.get(index)));
                assertThat(games.get(index).line(0)).as(text.getKey()).isEqualTo(expected.get(index).line(0)).isPositive();
            }
        }
    }

    @Test
    void csaIsReadAsTheStandardShowsIt() throws Exception {
        RecordedGame<ShogiBoard> game = one("csa", """
                'encoding of the day
                V2.2
                N+NAKAHARA
                N-YONENAGA
                $EVENT:13th
                $START_TIME:2003/05/03 10:30:00
                P1-KY-KE-GI-KI-OU-KI-GI-KE-KY
                P2 * -HI *  *  *  *  * -KA *\s
                P3-FU-FU-FU-FU-FU-FU-FU-FU-FU
                P4 *  *  *  *  *  *  *  *  *\s
                P5 *  *  *  *  *  *  *  *  *\s
                P6 *  *  *  *  *  *  *  *  *\s
                P7+FU+FU+FU+FU+FU+FU+FU+FU+FU
                P8 * +KA *  *  *  *  * +HI *\s
                P9+KY+KE+GI+KI+OU+KI+GI+KE+KY
                +
                +2726FU
                T12
                -3334FU,T6
                +7776FU
                -2288UM
                +7988GI
                -0055KA
                %CHUDAN
                """);
        assertThat(usi(game)).isEqualTo("position startpos moves 2g2f 3c3d 7g7f 2b8h+ 7i8h B*5e");
        assertThat(game.tags()).containsEntry("Event", "13th").containsEntry("Black", "NAKAHARA");
        assertThat(((ShogiRecord) game).seconds(1)).isEqualTo(6);
        assertThat(game.recordedOutcome()).isEqualTo(Outcome.NONE);
    }

    @Test
    void csaPositionsAreReadInAllThreeWays() throws Exception {
        assertThat(one("csa", "PI82HI22KA\n-\n").start().toText()).isEqualTo(Handicap.TWO.board().toText());
        assertThat(one("csa", "P-11OU21FU22FU23FU24FU25FU26FU27FU28FU29FU\nP+00HI00HI\nP-00AL\n+\n".replace("22FU23FU24FU25FU26FU27FU28FU29FU", ""))
                .start().toText()).isEqualTo("7pk/9/9/9/9/9/9/9/9 b 2R2b4g4s4n4l17p 1");
    }

    @Test
    void aCommentIsNotReadAsTheEndOfTheGame() throws Exception {
        String said = "summary:time up:black lose:white win";
        RecordedGame<ShogiBoard> game = one("kifu", "手合割：平手\n   1 ７六歩(77)\n*" + said + "\n*CSA encoding=春");
        String csa = format("csa").write(game, RecordFormat.Remarks.NONE);
        RecordedGame<ShogiBoard> back = one("csa", csa);
        assertThat(back.recordedOutcome()).isNull();
        assertThat(format("kifu").write(back, RecordFormat.Remarks.NONE)).contains("*" + said + "\n*CSA encoding=春");
        assertThat(format("csa").write(back, RecordFormat.Remarks.NONE)).isEqualTo(csa);
        for (String moves : List.of("'" + said + "\n+7776FU\n", "+7776FU\n'" + said + "\n-3334FU\n", "+7776FU\n'" + said + "\n%CHUDAN\n")) {
            RecordedGame<ShogiBoard> early = one("csa", "PI\n+\n" + moves);
            assertThat(early.recordedOutcome()).isNotEqualTo(new Outcome.Win(1));
            assertThat(early.plies()).isEqualTo(moves.split("FU").length - 1);
            assertThat(format("kifu").write(early, RecordFormat.Remarks.NONE)).contains("*" + said);
        }
        assertThat(one("csa", "PI\n+\n+7776FU\n'" + said + "\n").recordedOutcome()).isEqualTo(new Outcome.Win(1));
    }

    @Test
    void aRowOfCsaThatEndsEarlyIsALiberty() throws Exception {
        String rows = "P1 *  *  *  * -OU\n" + "P2\nP3\nP4\nP5\nP6\nP7\nP8\n".replace("\n", " * ".repeat(9) + "\n") + "P9 *  *  *  * +OU *  *  *  *\n+\n";
        RecordedGame<ShogiBoard> game = read("csa", rows.getBytes(StandardCharsets.UTF_8), false).getFirst();
        assertThat(game.start().toText()).isEqualTo("4k4/9/9/9/9/9/9/9/4K4 b - 1");
        assertThat(game.liberties()).hasSize(1).allMatch(liberty -> liberty.line() == 1 && liberty.text().startsWith("the row ends early"));
    }

    @Test
    void kifDiagramsAndHandicapsAreReadAndWritten() throws Exception {
        String sfen = "lnG6/2+P4+Sn/kp3+S3/2p6/1n7/9/9/7K1/9 w GS2r2b2gsn3l15p 1";
        RecordedGame<ShogiBoard> line = one("usi", "position sfen " + sfen);
        String kif = format("kifu").write(line, RecordFormat.Remarks.NONE);
        assertThat(kif).contains("手合割：その他", "後手の持駒：飛二　角二　金二　銀　桂　香三　歩十五　\n", "|v香v桂 金 ・ ・ ・ ・ ・ ・|一\n", "先手の持駒：金　銀　\n後手番\n");
        assertThat(one("kifu", kif).start().toText()).isEqualTo(sfen);
        assertThat(one("kif", "後手の持駒：残り全部\n" + kif.substring(kif.indexOf("  ９"))).start().toText()).isEqualTo(sfen);
        for (Handicap handicap : Handicap.values()) {
            RecordedGame<ShogiBoard> game = one("kif", "手合割：" + handicap.kif() + "\n下手：a\n上手：b\n   1 ３四歩(33)\n");
            assertThat(game.start().toText()).isEqualTo(handicap.board().toText());
            assertThat(game.tags()).containsEntry("Black", "a").containsEntry("White", "b");
            assertThat(format("kif").write(game, RecordFormat.Remarks.NONE)).contains("手合割：" + handicap.kif(), "下手：a", "上手：b");
        }
    }

    @ParameterizedTest
    @CsvSource({"startpos, JAPANESE, 先手, 後手", "startpos, CHINESE, 先手, 后手", "sfen lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1, JAPANESE, 下手, 上手",
        "sfen lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1, CHINESE, 下手, 上手",
        "sfen lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1, ENGLISH, Black, White"})
    void theReceiverOfAHandicapAndItsGiverHaveNamesOfTheirOwn(String start, Language language, String black, String white) throws Exception {
        Words words = new Shogi().words(language, one("usi", "position " + start));
        Seats seats = new Shogi().seats();
        assertThat(words.say(seats.term(0))).isEqualTo(black);
        assertThat(words.say(seats.term(1))).isEqualTo(white);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            |v玉 ・ ・ ・ ・ ・ ・ ・ ・|一; 7; | ・ ・ 歩 ・ ・ ・ ・ ・ 玉|九; none
            |v玉 ・ ・ ・ ・ ・ ・ ・ ・|一; 6; | ・ ・ ・ ・ ・ ・ ・ ・ 玉|九; 10:1
            |v玉 ・ ・ ・ ・ ・ ・ ・ ・|一; 7; | ・ ・v歩 ・ ・ ・ ・ ・ 玉|九; 11:6
            |v玉 ・ ・ ・ ・ ・ ・ ・ 玉|一; 7; | ・ ・ ・ ・ ・ ・ ・ ・ 玉|九; 3:1
            |v玉 ・ ・ ・ ・ ・ ・ ・ ・|一; 7; | ・ ・ ・ ・ ・ 甲 ・ ・ 玉|九; 11:12
            """)
    void aFaultOfADiagramHasItsOwnPlace(String first, int between, String last, String place) throws Exception {
        String text = "先手：a\n+---+\n" + first + "\n" + "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n".repeat(between) + last + "\n+---+\n後手：b\n   1 投了\n";
        String found = "none";
        try {
            read("kif", text.getBytes(StandardCharsets.UTF_8), false);
        } catch (InputException e) {
            found = e.line() + ":" + e.column();
        }
        assertThat(found).isEqualTo(place);
    }

    @ParameterizedTest
    @EnumSource(Ending.class)
    void everyEndingSurvivesTheWayThroughEachFormat(Ending ending) throws Exception {
        ShogiRecord game = (ShogiRecord) one("kif", "手合割：平手\n   1 ７六歩(77)\n   2 " + ending.kif() + "\n");
        assertThat(game.end().ending()).isEqualTo(ending);
        ShogiRecord csa = (ShogiRecord) one("csa", format("csa").write(game, RecordFormat.Remarks.NONE));
        Ending expected = ending.csa().isEmpty() ? null : ending;
        assertThat(csa.end().ending()).isEqualTo(expected);
        assertThat(game.recordedOutcome()).isEqualTo(ending.outcome(1));
        ShogiRecord back = (ShogiRecord) one("kif", format("kif").write(csa, RecordFormat.Remarks.NONE));
        assertThat(back.end().ending()).isEqualTo(expected == Ending.DECLARED_DRAW ? Ending.IMPASSE : expected);
    }

    @Test
    void randomGamesSurviveTheWayThroughAllFormats() throws Exception {
        for (int seed = 0; seed < 40; seed++) {
            Random random = new Random(seed);
            ShogiBoard board = seed % 3 == 0 ? ShogiBoard.start() : ShogiBoard.of(RandomGames.position(random));
            StringBuilder line = new StringBuilder("position sfen " + board.toText() + " moves");
            for (int ply = 0; ply < 120; ply++) {
                int[] plays = RandomGames.plays(board);
                if (plays.length == 0) {
                    break;
                }
                int play = plays[random.nextInt(plays.length)];
                line.append(' ').append(board.text(play));
                board.play(board.toMove(), play);
            }
            RecordedGame<ShogiBoard> game = one("usi", line.toString());
            String expected = usi(game);
            for (String name : List.of("kif", "csa", "kifu", "usi")) {
                game = read(name, format(name).encode(game, RecordFormat.Remarks.NONE), true).getFirst();
                assertThat(usi(game)).as(name).isEqualTo(expected);
            }
        }
        assertThat(one("usi", "sfen " + Sfen.START).start().toText()).isEqualTo(Sfen.START);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "kif | 手合割：平手;   1 ７六歩 | 2 | 6 | '７六歩' is not a move",
        "kif | 手合割：平手;   1 同　歩(77) | 2 | 6 | 同 stands for the square of the move before, and there is none",
        "kif | 手合割：平手;   2 ７六歩(77) | 2 | 4 | move 1 has the number 2",
        "kif | 手合割：香車落ち;   1 ７六歩(77) | 1 | 5 | '香車落ち' is not a handicap",
        "kif | 手合割：平手;   1 ７六と打 | 2 | 8 | a promoted pawn cannot be dropped",
        "csa | PI;+;+7776XX | 3 | 1 | '+7776XX' is not a move",
        "csa | PI;+7776FU | 2 | 1 | '+7776FU' stands before the start",
        "csa | PI;+;+7776FU,-3334FU,x | 3 | 17 | 'x' is not a move",
        "csa | PI;+;%WHAT | 3 | 1 | '%WHAT' is not known and was ignored",
        "csa | PI99HI;+ | 1 | 3 | '99HI' is not a piece of the start position",
        "csa | P1xx;+ | 1 | 3 | 'xx ' is not a square",
        "csa | P-51OU;P+51OU;+ | 2 | 3 | two pieces stand on 5a, a white king and a black king",
        "csa | P+51OU59OU51KI;+ | 1 | 11 | two pieces stand on 5a, a black king and a black gold",
        "csa | PI;P+55FU77FU;+ | 2 | 7 | two pieces stand on 7g, a black pawn and a black pawn",
        "csa | P1-KY-KE-GI-KI-OU-KI-GI-KE-KY-KY;+ | 1 | 30 | '-KY' stands behind the nine squares of the row",
        "csa | P4 *  *  *  *  *  *  *  *  *;P4 *  *  *  *  *  *  *  *  *;+ | 2 | 1 | the row P4 is given twice",
        "csa | P1 *  *  *  * -OU *  *  *  *;P3 *  *  *  *  *  *  *  *  *;+ | 3 | 1 | the row P2 of the start position is missing",
        "csa | PI;PI;+ | 2 | 1 | the start position is given twice",
        "csa | PI;P1 *  *  *  * -OU *  *  *  *;+ | 2 | 1 | the start position is given twice",
        "csa | P+59OU;PI;+ | 2 | 1 | the start position is given twice",
        "csa | PI;+;PI | 3 | 1 | the start position stands behind the player to move",
        "usi | position startpos 7g7f | 1 | 19 | '7g7f' was not expected",
        "usi | position sfen 9/9 b - 1 | 1 | 18 | the field ends after the nine squares of rank b",
        "usi | startpos moves 7g7f e2e4 | 1 | 21 | 'e2e4' cannot be played"
    })
    void whatCannotBeReadIsRefusedAtItsPlace(String name, String text, long line, int column, String found) {
        assertThatThrownBy(() -> usi(one(name, text.replace(';', '\n')))).isInstanceOfSatisfying(InputException.class, fault -> {
            assertThat(fault.message()).contains(found);
            assertThat(fault.line()).isEqualTo(line);
            assertThat(fault.column()).isEqualTo(column);
        });
    }
}
