package org.openarbiter.rules.janggi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.janggi.board.RandomGames;

/** Games of janggi in the formats that people have. */
final class JanggiFormatsTest {
    private static final RecordFormat<JanggiBoard> GIB = JanggiFormats.all().getFirst();
    private static final RecordFormat<JanggiBoard> UCI = JanggiFormats.all().getLast();
    private static final Charset EUC_KR = Charset.forName("x-windows-949");

    /** A game as a program wrote it: Ha Yeo-myeong against Jeon Dong-ha, 6 December 2016. */
    private static final String GAME = """
            [대회명 "친선대국"]
            [대국일자 "2016-12-06"]
            [초대국자 "하여명"]
            [한대국자 "전동하"]
            [초차림 "상마상마"]
            [한차림 "상마상마"]
            [총수 "73"]
            [대국결과 "초 완승"]

            1. 71졸72 2. 49병48 3. 08마87 4. 18마37 5. 88포85 6. 38포35
            7. 75졸76 8. 13마34 9. 07상75 10. 43병42 11. 02상74 12. 12상44
            13. 74상42병 14. 44상72졸 15. 03마84 16. 72상44 17. 42상65 18. 35포55
            19. 84마63 20. 32포35 21. 09차08 22. 19차18 23. 73졸74 24. 11차13
            25. 74졸64 26. 13차53 27. 01차41병 28. 47병57 29. 95장05 30. 14사24
            31. 06사95 32. 35포15 33. 85포89 34. 17상49 35. 89포83 36. 53차52
            37. 83포88 38. 18차17 39. 63마44상 40. 45병44마 41. 75상52차 42. 25장14
            43. 41차44병 44. 49상77졸 45. 52상24사 46. 14장24상 47. 88포84 48. 16사25
            49. 08차48병 50. 37마56 51. 44차47 52. 17차16 53. 84포06 54. 16차19
            55. 76졸77상 56. 56마77졸 57. 47차57병 58. 77마85 59. 95사85마 60. 55포85사
            61. 05장95 62. 85포55장군 63. 95장94 64. 19차16 65. 82포89 66. 16차76
            67. 89포84 68. 76차74 69. 64졸63 70. 25사35 71. 57차27장군 72. 35사25
            73. 48차41
            """;

    private static List<RawGame> split(RecordFormat<JanggiBoard> format, byte[] bytes) throws Exception {
        List<RawGame> games = new ArrayList<>();
        try (RecordFormat.Splitter splitter = format.split(new ByteArrayInputStream(bytes))) {
            for (RawGame game = splitter.next(); game != null; game = splitter.next()) {
                games.add(game);
            }
        }
        return games;
    }

    private static RecordedGame<JanggiBoard> read(RecordFormat<JanggiBoard> format, String text, boolean strict) throws Exception {
        return format.read(split(format, text.getBytes(StandardCharsets.UTF_8)).getFirst(), strict);
    }

    private static JanggiBoard last(RecordedGame<JanggiBoard> game) throws PlayException {
        JanggiBoard board = game.start();
        for (int index = 0; index < game.plies(); index++) {
            board.play(board.toMove(), game.play(index, board));
        }
        return board;
    }

    @Test
    void aGameIsReadInBothEncodingsAndWrittenAsItWas() throws Exception {
        for (Charset charset : List.of(StandardCharsets.UTF_8, EUC_KR)) {
            byte[] bytes = GAME.getBytes(charset);
            assertThat(GIB.isCertain(bytes)).isTrue();
            RecordedGame<JanggiBoard> game = GIB.read(split(GIB, bytes).getFirst(), true);
            assertThat(game.plies()).isEqualTo(73);
            assertThat(game.tags()).containsEntry("Cho", "하여명").containsEntry("Date", "2016-12-06");
            assertThat(game.recorded()).isEqualTo("초 완승");
            assertThat(game.recordedOutcome()).isEqualTo(new Outcome.Win(0));
            assertThat(last(game).toText()).isEqualTo("4c4/3ka1R2/3n5/R8/4c4/2P1B4/3r4P/3C2N2/3K5/3A1C3 b - - 13 37");
            assertThat(new String(GIB.encode(game, RecordFormat.Remarks.NONE), EUC_KR)).isEqualTo(GAME);
        }
    }

    @Test
    void severalGamesStandInAFile() throws Exception {
        List<RawGame> games = split(GIB, (GAME + "\n" + GAME + "[회전 \"2\"]\n1. 71졸72\n").getBytes(EUC_KR));
        assertThat(games).hasSize(3);
        assertThat(GIB.read(games.get(2), false).plies()).isEqualTo(1);
        assertThat(GIB.read(games.get(2), false).line(0)).isEqualTo(2 * GAME.lines().count() + 3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r", "\r\n"})
    void linesEndAsAnySystemEndsThem(String end) throws Exception {
        byte[] bytes = (GAME + "\n" + GAME).replace("\n", end).getBytes(EUC_KR);
        List<RawGame> games = split(GIB, bytes);
        assertThat(games).extracting(RawGame::line).containsExactly(1L, GAME.lines().count() + 2);
        for (RawGame game : games) {
            assertThat(new String(GIB.encode(GIB.read(game, true), RecordFormat.Remarks.NONE), EUC_KR)).isEqualTo(GAME);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "1. 71졸;; | 1,4,8",
        "1. 71졸72 {끝;; | 1,4,8",
        "; | 1,4,7",
        "[회전 \"2\"];;[회전 \"3\"]; | 1,4,7",
        "1. 71졸72;;garbage;; | 1,4,7,10",
        "{끝} 1. 71졸72 {끝};;{끝;;[회전];}; | 1,4,12",
        "1. 71졸72;;2. 49병48;; | 1,4,10"
    })
    void aGameThatIsWrongLeavesTheNextOneWhole(String middle, String lines) throws Exception {
        String text = "[대회명 \"1\"];1. 71졸72;;[대회명 \"2\"];" + middle + ";[대회명 \"3\"];1. 71졸72";
        List<RawGame> games = split(GIB, text.replace(';', '\n').getBytes(StandardCharsets.UTF_8));
        assertThat(games.stream().map(game -> String.valueOf(game.line()))).containsExactly(lines.split(","));
        for (RawGame game : List.of(games.getFirst(), games.getLast())) {
            assertThat(GIB.read(game, false).plies()).isEqualTo(1);
        }
    }

    @Test
    void aLongLineOfTagsIsCutInOneGo() throws Exception {
        String line = "[대회명 \"x\"]" + " ".repeat(1_000_000) + "[".repeat(1_000_000) + "\n";
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> assertThat(split(GIB, line.getBytes(StandardCharsets.UTF_8))).hasSize(1));
    }

    @Test
    void aCommentThatIsNeverClosedIsALibertyAndSoIsATagThatIsGivenTwice() throws Exception {
        RecordedGame<JanggiBoard> game = read(GIB, "[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n[한차림 \"상마마상\"]\n1. 71졸72 {끝\n", false);
        assertThat(game.liberties()).extracting(Liberty::line, Liberty::column, Liberty::text).containsExactly(
                tuple(3L, 1, "the tag 한차림 is given twice; the first one counts"),
                tuple(4L, 10, "the comment is never closed; it was read up to the end of the game"));
        assertThat(GIB.write(game, RecordFormat.Remarks.NONE)).contains("{끝}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1. 79졸78", "1.79졸78", "1. 79卒78", "1. 79楚卒78", "1. 79초졸78 {좋은 수}", "{시작} 1. <0> 79졸78"})
    void movesAreReadInAllSpellings(String moves) throws Exception {
        RecordedGame<JanggiBoard> game = read(GIB, "[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n\n" + moves + "\n", false);
        JanggiBoard board = game.start();
        assertThat(game.plies()).isEqualTo(1);
        assertThat(board.text(game.play(0, board))).isEqualTo("i4h4");
    }

    @Test
    void aPassIsAMove() throws Exception {
        RecordedGame<JanggiBoard> game = read(GIB, "[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n1. 한수쉼 2. 41병51 3. 한수 쉼\n", true);
        assertThat(game.plies()).isEqualTo(3);
        assertThat(last(game).toMove()).isEqualTo(1);
        assertThat(GIB.write(game, RecordFormat.Remarks.NONE)).contains("1. 한수쉼 2. 41병51 3. 한수쉼");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "[한차림 \"상마상마\"]|18마37|rbna1abnr|``",
        "[한차림 \"마상마상\"]|17마36|rnba1anbr|``",
        "[한포진 \"마상마상\"]|17마36|rnba1anbr|``",
        "[한차림 \"마상마상\"]|18마37|rbna1abnr|'마상마상' does not agree with the moves",
        "[한차림 \"면상\"]|12마33|rnba1abnr|'면상' is not known",
        "``|17마36|rbna1anbr|is not given"
    })
    void theSetUpIsThatOfTheTagUnlessTheMovesCallThePiecesOtherwise(String tag, String move, String rank, String liberty) throws Exception {
        RecordedGame<JanggiBoard> game = read(GIB, "[초차림 \"마상마상\"]\n" + tag + "\n1. 71졸72 2. " + move + "\n", false);
        assertThat(game.start().toText()).startsWith(rank);
        assertThat(game.liberties()).hasSize(liberty.isEmpty() ? 0 : 1);
        assertThat(game.liberties()).extracting(Liberty::text).allMatch(text -> text.contains("the set-up of Han " + liberty));
        assertThat(last(game).plies()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "초 시간승, Flag, 0", "한 시간승, Flag, 1", "한 기권승, Resign, 1", "초 점수승, Agree, 0", "한 완승, Agree, 1", "초 외통승, '', 0", "초 반칙승, Decide, 0",
        "한 판정승, Decide, 1", "판정 무승부, Decide, draw",
        "漢 완승, Agree, 1", "무승부, Agree, draw", "빅장, Claim, draw", "미상, '', ''"
    })
    void resultsAreTheActsThatTheyMean(String result, String act, String outcome) throws Exception {
        RecordedGame<JanggiBoard> game = read(GIB, "[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n[대국결과 \"" + result + "\"]\n1. 71졸72\n", false);
        assertThat(game.acts()).hasSize(act.isEmpty() ? 0 : 1);
        if (!act.isEmpty()) {
            Act found = game.acts().getFirst().act(game.start(), 1);
            assertThat(found.getClass().getSimpleName()).isEqualTo(act);
        }
        assertThat(game.recordedOutcome()).isEqualTo(
                outcome.isEmpty() ? null : outcome.equals("draw") ? Outcome.DRAW : new Outcome.Win(Integer.parseInt(outcome)));
    }

    @Test
    void whatIsWrongIsSaidWithItsPlace() {
        assertThatThrownBy(() -> read(GIB, "[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n1. 71졸72 2. 4x병42\n", false))
                .isInstanceOfSatisfying(InputException.class, e -> {
                    assertThat(e.line()).isEqualTo(3);
                    assertThat(e.column()).isEqualTo(13);
                    assertThat(e.message()).contains("'4x병42' is not a move");
                });
    }

    @Test
    void aWrongNameOfAPieceIsNoMove() throws Exception {
        RecordedGame<JanggiBoard> game = read(GIB, "[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n1. 71포72\n", false);
        assertThatThrownBy(() -> game.play(0, game.start())).isInstanceOf(PlayException.class).hasMessageContaining("there is a soldier on 71, not a cannon");
    }

    @Test
    void aTotalThatIsWrongIsALiberty() throws Exception {
        String text = "[초차림 \"마상상마\"]\n[한차림 \"마상상마\"]\n[총수 \"2\"]\n1. 71졸72\n";
        assertThat(read(GIB, text, false).liberties()).hasSize(1);
        assertThatThrownBy(() -> read(GIB, text, true)).isInstanceOf(InputException.class);
    }

    @Test
    void otherGamesAreNotTakenForJanggi() {
        assertThat(GIB.recognizes("a.gib", "\\HS\n\\[GAMEWHITENAME=a\\]\n\\HE\n\\GS\nSTO 0 2 1 3 15\n".getBytes(StandardCharsets.UTF_8))).isFalse();
        assertThat(UCI.recognizes("a.uci", "position startpos moves e2e4 e7e5\n".getBytes(StandardCharsets.UTF_8))).isFalse();
        assertThat(UCI.recognizes("a.uci", "position startpos moves h3e3 h10g8\n".getBytes(StandardCharsets.UTF_8))).isFalse();
        assertThat(UCI.recognizes("a.uci",
                "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves h3e3\n".getBytes(StandardCharsets.UTF_8))).isFalse();
    }

    @Test
    void everyRandomGameComesBackFromBothFormats() throws Exception {
        for (int seed = 0; seed < 12; seed++) {
            List<Integer> plays = new ArrayList<>();
            JanggiBoard[] start = new JanggiBoard[1];
            RandomGames.visit(seed, 2, (board, random) -> {
                if (board.plies() == 0) {
                    start[0] = board.copy();
                    start[0].answersFacing(false);
                    plays.clear();
                }
            });
            JanggiBoard board = start[0].copy();
            StringBuilder line = new StringBuilder("position fen " + board.toText());
            Random random = new Random(seed);
            for (int ply = 0; ply < 80; ply++) {
                int[] legal = RandomGames.plays(board);
                if (legal.length == 0) {
                    break;
                }
                int play = legal[random.nextInt(legal.length)];
                line.append(ply == 0 ? " moves " : " ").append(board.text(play));
                board.play(board.toMove(), play);
            }
            RecordedGame<JanggiBoard> game = read(UCI, line + "\n", true);
            assertThat(UCI.write(game, RecordFormat.Remarks.NONE)).isEqualTo(line.toString());
            RecordedGame<JanggiBoard> again = GIB.read(split(GIB, GIB.encode(game, RecordFormat.Remarks.NONE)).getFirst(), true);
            assertThat(UCI.write(again, RecordFormat.Remarks.NONE)).isEqualTo(line.toString());
        }
    }
}
