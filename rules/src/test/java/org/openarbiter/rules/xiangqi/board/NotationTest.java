package org.openarbiter.rules.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.xiangqi.move.MoveReader;
import org.openarbiter.rules.xiangqi.notation.MoveGames;

final class NotationTest {
    private static final String FIVE = "4k4/9/2P6/2P6/2P6/2P6/2P6/9/9/3K5 w - - 0 1";
    private static final String FOUR = "4k4/2P6/2P6/2P6/2P6/9/9/9/9/3K5 w - - 0 1";
    private static final String THREE = "4k4/2P6/2P6/2P6/9/9/9/9/9/3K5 w - - 0 1";
    private static final String THREE_AND_TWO = "4k4/9/2P6/2P3P2/2P3P2/9/9/9/9/3K5 w - - 0 1";
    private static final String BLACK_TWO_AND_TWO = "4k4/9/9/9/9/1p4p2/1p4p2/9/9/3K5 b - - 0 1";
    private static final String PAIRS = "4k4/4a4/3a5/R1N2C3/9/R1N2CB2/9/3A5/9/3A1KB2 w - - 0 1";

    /** A reader for a record in a notation. */
    private static MoveReader reader(Notation notation) {
        return notation == Notation.UCI ? MoveReader.of(XiangqiBoard.start(), List.of("a10a9")) : new MoveReader();
    }

    private static void writeAndReadAll(XiangqiBoard board, Notation notation, MoveReader reader) throws PlayException {
        String before = board.toText();
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        Map<String, Integer> texts = new HashMap<>();
        for (int i = 0; i < count; i++) {
            String text = notation.write(board, plays[i]);
            assertThat(texts.put(text, plays[i])).as("%s twice on %s", text, before).isNull();
            if (reader.read(board, text) != plays[i] || !reader.liberties().isEmpty()) {
                throw new AssertionError(board.text(plays[i]) + " is written " + text + " and read "
                        + board.text(reader.read(board, text)) + ' ' + reader.liberties() + " on " + before);
            }
        }
        assertThat(board.toText()).isEqualTo(before);
    }

    @ParameterizedTest
    @EnumSource(Notation.class)
    void everyMoveIsReadBack(Notation notation) throws Exception {
        MoveReader reader = reader(notation);
        MoveGames.fromStart(150, 90, board -> writeAndReadAll(board, notation, reader));
    }

    @ParameterizedTest
    @EnumSource(Notation.class)
    void everyMoveIsReadBackWhereManyPiecesShareAFile(Notation notation) throws Exception {
        MoveReader reader = reader(notation);
        MoveGames.withManyPawns(300, 40, board -> writeAndReadAll(board, notation, reader));
    }

    @ParameterizedTest(name = "{1} is {2}, {3}, {4}")
    @CsvSource({
        "startpos, h2e2, C2=5, 炮二平五, 炮二平五",
        "startpos, b0c2, H8+7, 馬八進七, 马八进七",
        "startpos, i0i1, R1+1, 車一進一, 车一进一",
        "startpos, e0e1, K5+1, 帥五進一, 帅五进一",
        "startpos, g0e2, E3+5, 相三進五, 相三进五",
        "startpos, f0e1, A4+5, 仕四進五, 仕四进五",
        FIVE + ", c7d7, ++=6, 一兵平六, 一兵平六",
        FIVE + ", c7c8, +++1, 一兵進一, 一兵进一",
        FIVE + ", c6d6, P+=6, 二兵平六, 二兵平六",
        FIVE + ", c5b5, P7=8, 三兵平八, 三兵平八",
        FOUR + ", c8d8, ++=6, 一兵平六, 一兵平六",
        FOUR + ", c7d7, P+=6, 二兵平六, 二兵平六",
        FOUR + ", c6d6, P-=6, 三兵平六, 三兵平六",
        FOUR + ", c5d5, --=6, 四兵平六, 四兵平六",
        THREE + ", c8d8, P+=6, 前兵平六, 前兵平六",
        THREE + ", c7d7, P7=6, 中兵平六, 中兵平六",
        THREE + ", c6d6, P-=6, 後兵平六, 后兵平六",
        THREE_AND_TWO + ", g6f6, 3+=4, 一兵平四, 一兵平四",
        THREE_AND_TWO + ", g5f5, 3-=4, 二兵平四, 二兵平四",
        THREE_AND_TWO + ", c7c8, 7++1, 三兵進一, 三兵进一",
        THREE_AND_TWO + ", c6d6, 77=6, 四兵平六, 四兵平六",
        THREE_AND_TWO + ", c5d5, 7-=6, 五兵平六, 五兵平六",
        BLACK_TWO_AND_TWO + ", b3b2, 2++1, 一卒進１, 一卒进１",
        BLACK_TWO_AND_TWO + ", b4c4, 2-=3, 二卒平３, 二卒平３",
        BLACK_TWO_AND_TWO + ", g3h3, 7+=8, 三卒平８, 三卒平８",
        PAIRS + ", a6a8, R++2, 前車進二, 前车进二",
        PAIRS + ", a4b4, R-=8, 後車平八, 后车平八",
        PAIRS + ", c6d8, H++6, 前馬進六, 前马进六",
        PAIRS + ", c4a3, H--9, 後馬退九, 后马退九",
        PAIRS + ", f6g6, C+=3, 前炮平三, 前炮平三",
        PAIRS + ", d0e1, A6+5, 仕六進五, 仕六进五",
        PAIRS + ", d2e1, A6-5, 仕六退五, 仕六退五",
        PAIRS + ", g4i2, E3-1, 相三退一, 相三退一"
    })
    void isWritten(String fen, String move, String wxf, String chinese, String simplified) throws Exception {
        XiangqiBoard board = XiangqiBoard.of(fen);
        int play = board.parse(move);
        assertThat(Notation.WXF.write(board, play)).isEqualTo(wxf);
        assertThat(Notation.CHINESE.write(board, play)).isEqualTo(chinese);
        assertThat(Notation.SIMPLIFIED.write(board, play)).isEqualTo(simplified);
    }

    @Test
    void pointsAreWrittenInThreeWays() throws Exception {
        XiangqiBoard board = XiangqiBoard.start();
        board.play(board.toMove(), board.parse("h2e2"));
        int play = board.parse("a9a8");
        assertThat(Notation.ICCS.write(board, play)).isEqualTo("A9-A8");
        assertThat(Notation.UCCI.write(board, play)).isEqualTo("a9a8");
        assertThat(Notation.UCI.write(board, play)).isEqualTo("a10a9");
    }

    /** Whatever the text, it is refused with a clause or read as a legal move. */
    @Test
    void anyTextIsReadAsALegalMoveOrRefused() throws Exception {
        String letters = "KAEHRCPabceghimnprs0123456789+-=.－＋Ｃ一二三五九前中後后車马炮兵卒帥士象進进退平５ x\uD83C";
        var random = new Random(7);
        var reader = new MoveReader();
        int[] read = {0};
        MoveGames.withManyPawns(40, 20, board -> {
            for (int i = 0; i < 400; i++) {
                var text = new StringBuilder();
                for (int length = random.nextInt(7); length > 0; length--) {
                    text.append(letters.charAt(random.nextInt(letters.length())));
                }
                try {
                    int play = reader.read(board, text.toString());
                    assertThat(board.isLegal(board.toMove(), play)).as("%s on %s", text, board).isTrue();
                    read[0]++;
                } catch (PlayException e) {
                    assertThat(e.reason()).as("%s on %s", text, board).isNotBlank().doesNotContain("null");
                }
            }
        });
        assertThat(read[0]).isPositive();
    }
}
