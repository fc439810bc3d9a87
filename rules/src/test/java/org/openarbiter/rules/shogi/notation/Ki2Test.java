package org.openarbiter.rules.shogi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.shogi.board.Handicap;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Offense;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.RandomGames;
import org.openarbiter.rules.shogi.board.Setup;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/** KI2 is read as the page of the Japan Shogi Association on its notation (棋譜の表記方法) has it, and written in that way. */
final class Ki2Test {
    private static final String RECORD = """
            # ----  Kifu for Windows V7 V7.50 棋譜ファイル  ----
            開始日時：1999/07/15(木) 19:07:12
            手合割：平手　\s
            先手：甲
            後手：乙

            *はじめに
            ▲７六歩    △３四歩    ▲２二角成
            *角交換
            *二行目
            &しおり
            △同　銀▲５五角
            まで5手で先手の勝ち

            変化：2手
            △８四歩
            """;

    private static RecordFormat<ShogiBoard> format(String name) {
        return ShogiFormats.all().stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    }

    private static List<RecordedGame<ShogiBoard>> read(byte[] bytes, boolean strict) throws Exception {
        return read("ki2", bytes, strict);
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

    private static RecordedGame<ShogiBoard> one(String text) throws Exception {
        return read(text.getBytes(StandardCharsets.UTF_8), true).getFirst();
    }

    private static String usi(RecordedGame<ShogiBoard> game) throws Exception {
        return format("usi").write(game, RecordFormat.Remarks.NONE);
    }

    /** What the only move of a text is, in USI, on a board. */
    private static String meaning(String sfen, String text) throws Exception {
        RecordedGame<ShogiBoard> game = one(text);
        ShogiBoard board = ShogiBoard.of(sfen);
        return board.text(game.attempt(0, board));
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "windows-31j", "UTF-16LE"})
    void aRecordIsReadInItsEncodings(String encoding) throws Exception {
        List<RecordedGame<ShogiBoard>> games = read((RECORD + RECORD).getBytes(Charset.forName(encoding)), true);
        assertThat(games).hasSize(2);
        ShogiRecord game = (ShogiRecord) games.getFirst();
        assertThat(usi(game)).isEqualTo("position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e");
        assertThat(game.tags()).containsEntry("Black", "甲").containsEntry("White", "乙");
        assertThat(game.comments()).isEqualTo(Map.of(0, "はじめに", 3, "角交換\n二行目"));
        assertThat(game.recorded()).isEqualTo("先手の勝ち");
        assertThat(game.recordedOutcome()).isEqualTo(new Outcome.Win(0));
        assertThat(game.liberties()).isEmpty();
        assertThat(game.line(4)).isEqualTo(12);
        assertThat(usi(games.get(1))).isEqualTo(usi(game));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "▲７六歩△３四歩▲２六歩", "☗76歩 ☖34歩 ☗26歩", "▲ ７６歩　▽ ３四歩　▼２６歩", "７六歩 ３四歩 ２六歩", "▲７六歩直　△３四歩上不成　▲２六歩行",
        "▲７六歩 △３四歩;▲２六歩 △投了", "▲７六歩 △３四歩 ▲２六歩;投了;まで3手で先手の勝ち", "▲７六歩 △３四歩 ▲２六歩まで3手で後手の投了"
    })
    void movesAreWrittenInManyWays(String text) throws Exception {
        RecordedGame<ShogiBoard> game = one(text.replace(';', '\n'));
        assertThat(usi(game)).isEqualTo("position startpos moves 7g7f 3c3d 2g2f");
        assertThat(game.recordedOutcome()).isEqualTo(text.contains("投了") ? new Outcome.Win(0) : null);
    }

    /** Positions like those of the page, with what it calls the moves there: these are the words that are read, and written. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "4k4/2G6/G8/9/9/9/9/9/4K4 b - 1        | 82金上 9c8b, 82金寄 7b8b",
        "k8/3G5/4G4/9/9/9/9/9/4K4 b - 1        | 52金上 5c5b, 52金寄 6b5b",
        "k8/9/9/9/4G4/3G5/9/9/4K4 b - 1        | 65金寄 5e6e, 65金上 6f6e",
        "9/9/7S1/9/5S3/9/9/k8/4K4 b - 1        | 34銀引不成 2c3d, 34銀上 4e3d, 34銀引成 2c3d+",
        "9/9/3S1S3/9/5S3/9/9/k8/4K4 b - 1      | 54銀左不成 6c5d, 54銀右引不成 4c5d, 54銀上 4e5d",
        "4k4/9/G1G6/9/9/9/9/9/4K4 b - 1        | 82金左 9c8b, 82金右 7c8b",
        "k8/9/9/9/9/9/9/9/3GKG3 b - 1          | 58金左 6i5h, 58金右 4i5h",
        "k8/9/9/9/9/9/9/9/4KGG2 b - 1          | 48金直 4i4h, 48金右 3i4h, 38金直 3i3h, 38金左 4i3h",
        "k8/9/9/9/3G5/3GG4/9/9/4K4 b - 1       | 55金寄 6e5e, 55金左上 6f5e, 55金直 5f5e",
        "9/9/9/3SSS3/9/9/9/9/k3K4 b - 1        | 53銀左不成 6d5c, 53銀直成 5d5c+, 53銀右成 4d5c+",
        "k8/9/9/9/9/9/9/+P8/+P+P1K5 b - 1      | 88と直 8i8h, 88と左上 9i8h, 88と寄 9h8h",
        "k8/9/9/9/9/9/9/+P1+P6/+P+P1K5 b - 1   | 88と直 8i8h, 88と左上 9i8h, 88と左寄 9h8h, 88と右 7h8h",
        "k8/9/9/9/9/9/2S1S4/9/2S1S3K b - 1     | 68銀左上 7i6h, 68銀左引 7g6h, 68銀右上 5i6h, 68銀右引 5g6h",
        "k8/9/9/9/9/9/2S1S4/9/2S5K b - 1       | 68銀上 7i6h, 68銀左引 7g6h, 68銀右 5g6h",
        "+R8/9/9/1+R7/9/9/9/9/2k1K4 b - 1      | 82龍引 9a8b, 82龍上 8d8b",
        "9/4+R4/7+R1/9/9/9/9/9/k3K4 b - 1      | 43龍寄 2c4c, 43龍引 5b4c",
        "k8/9/9/4K4/4+R3+R/9/9/9/9 b - 1       | 35龍左 5e3e, 35龍右 1e3e",
        "7k1/9/9/9/9/9/9/9/+R+R2K4 b - 1        | 88龍左 9i8h, 88龍右 8i8h",
        "k8/9/9/9/9/9/9/7+R1/5K2+R b - 1       | 17龍左 2h1g, 17龍右 1i1g",
        "+B+B7/9/9/9/9/9/9/9/k3K4 b - 1        | 82馬左 9a8b, 82馬右 8a8b",
        "9/9/3+B5/9/+B8/9/9/9/k3K4 b - 1       | 85馬寄 9e8e, 85馬引 6c8e",
        "4k4/9/9/9/9/9/9/9/4K1+B1+B b - 1      | 28馬右 1i2h, 28馬左 3i2h",
        "k8/9/9/9/9/9/9/9/N1N1K4 b - 1         | 87桂左 9i8g, 87桂右 7i8g",
        "k8/9/9/9/9/9/9/9/4K1R1R b - 1         | 29飛左 3i2i, 29飛右 1i2i",
        "k8/9/9/9/3G5/9/9/9/4K4 b G 1          | 64金 6e6d, 64金打 G*6d, 66金 6e6f, 54金打 G*5d, 44金 G*4d",
        "4k4/9/9/9/9/9/3g1g3/9/K8 w - 1        | 58金左 4g5h, 58金右 6g5h"
    })
    void aPieceIsToldFromOthersOfItsKind(String sfen, String moves) throws Exception {
        for (String move : moves.split(",")) {
            String[] said = move.strip().split(" ");
            assertThat(meaning(sfen, (sfen.contains(" w ") ? "△" : "▲") + said[0])).as(move).isEqualTo(said[1]);
            ShogiBoard board = ShogiBoard.of(sfen);
            assertThat(plain(Ki2Writer.word(board, board.toMove(), Move.parse(said[1]), -1))).isEqualTo(said[0]);
        }
    }

    private static String plain(@Nullable String word) {
        String text = String.valueOf(word).substring(1);
        return "" + MoveText.number(text.substring(0, 1)) + MoveText.number(text.substring(1, 2)) + text.substring(2);
    }

    /** Other words for the same, words that are not needed, and words that are missing where only one piece can go there legally. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "7k1/9/9/9/9/9/9/9/+R+R2K4 b - 1        | 88竜直 8i8h, 88竜左上 9i8h, 88竜右行 8i8h, 88龍右入 8i8h",
        "4k4/2G6/G8/9/9/9/9/9/4K4 b - 1        | 82金左上 9c8b, 82金左 9c8b, 82金右寄 7b8b",
        "k8/9/9/9/9/9/9/9/4KGG2 b - 1          | 48金左 4i4h, 48金右上 3i4h",
        "k8/9/9/9/9/9/9/+L+N+S6/4K4 b - 1      | 97杏 9h9g, 97成香 9h9g, 77全 7h7g, 77成銀直 7h7g, 87圭 8h8g, 97成香左 none",
        "k8/9/9/4r4/9/9/9/9/3GKG3 b - 1        | 58玉 5i5h, 58王 5i5h",
        "k3r4/9/9/9/9/9/9/4G4/3GK4 b - 1       | 68金左 6i6h, 68金 6i6h, 68金直 6i6h, 68金寄 5h6h",
        "k3r4/9/9/9/9/9/9/4G4/4K4 b G 1        | 68金 G*6h, 68金寄 5h6h, 68金打 G*6h",
        "k8/9/9/9/9/9/9/9/4KGG2 b - 1          | 48金 none, 48金上 none, 48金寄 none, 48銀 none, 48金左右 none",
        "9/2S6/9/2S6/9/9/9/9/k3K4 b - 1        | 63銀成 none, 63銀引成 7b6c+, 63銀生 none",
        "k8/9/9/9/9/9/9/9/1B2K4 b - 1          | 55角 8i5e, 55角打 B*5e"
    })
    void whatIsWrittenInOtherWordsIsUnderstoodIfItCanBe(String sfen, String moves) throws Exception {
        for (String move : moves.split(",")) {
            String[] said = move.strip().split(" ");
            String found;
            try {
                found = meaning(sfen, "▲" + said[0]);
            } catch (PlayException e) {
                assertThat(e.isUnreadable()).as(move).isTrue();
                assertThat(e.getMessage()).isNotBlank();
                found = "none";
            }
            assertThat(found).as(move).isEqualTo(said[1]);
        }
    }

    /** A move that is understood and illegal is for the referee. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "k8/9/9/9/9/9/2P6/9/4K4 b P 1 | ▲７五歩 | P*7e | TWO_PAWNS", "k8/9/9/9/9/9/9/9/4K4 b P 1 | ▲７一歩 | P*7a | DEAD_END",
        "k8/9/9/9/9/9/9/4g4/4K4 b - 1 | ▲４八玉 | 5i4h | KING_LEFT_IN_CHECK", "k8/9/9/9/9/9/9/4G4/4K4 b - 1 | ▲５七金成 | 5h5g+ | NO_WAY",
        "k8/9/9/9/9/9/9/4G4/4K4 b - 1 | ▲５八玉 | 5i5h | NO_WAY", "k8/9/9/9/9/9/9/4G4/4K4 b - 1 | ▲５五角打 | B*5e | IMPOSSIBLE",
        "k3r4/9/9/9/9/9/9/4G4/4K4 b - 1 | ▲６八金 | 5h6h | KING_LEFT_IN_CHECK", "k8/9/9/9/9/9/9/4G4/4K4 b - 1 | ▲５三金 | 5h5c | NO_WAY",
        "k8/9/9/9/9/9/9/4g4/K8 b - 1 | △６八金 | 5h6h | "
    })
    void anIllegalMoveIsAttempted(String sfen, String text, String move, @Nullable Offense offense) throws Exception {
        RecordedGame<ShogiBoard> game = one(text);
        ShogiBoard board = ShogiBoard.of(sfen);
        int play = game.attempt(0, board);
        int by = game.mover(0, board.toMove(), board, play);
        assertThat(board.text(play)).isEqualTo(move);
        assertThat(by).isEqualTo(text.startsWith("▲") ? 0 : 1);
        assertThat(board.offense(by, play)).isEqualTo(offense);
        assertThatThrownBy(() -> game.play(0, board)).isInstanceOfSatisfying(PlayException.class, why -> assertThat(why.isUnreadable()).isFalse());
    }

    @Test
    void handicapsAndDiagramsAreReadAndWritten() throws Exception {
        RecordedGame<ShogiBoard> game = one("手合割：二枚落ち\n下手：a\n上手：b\n△６二銀 ▲７六歩\n");
        assertThat(game.start().toText()).isEqualTo(Handicap.TWO.board().toText());
        assertThat(format("ki2").write(game, RecordFormat.Remarks.NONE)).isEqualTo(
                "#KI2 version=2.0\n手合割：二枚落ち\n下手：a\n上手：b\n△６二銀    ▲７六歩");
        String sfen = "lnG6/2+P4+Sn/kp3+S3/2p6/1n7/9/9/7K1/9 w GS2r2b2gsn3l15p 1";
        RecordFormat<ShogiBoard> usi = format("usi");
        byte[] line = ("position sfen " + sfen).getBytes(StandardCharsets.UTF_8);
        String diagram = format("ki2").write(usi.read(new RawGame(1, 1, line, 0, line.length), true), RecordFormat.Remarks.NONE);
        assertThat(one(diagram).start().toText()).isEqualTo(sfen);
    }

    @Test
    void aGameIsWrittenAsOthersWriteIt() throws Exception {
        String text = format("ki2").write(one(RECORD), RecordFormat.Remarks.NONE);
        assertThat(text).isEqualTo("""
                #KI2 version=2.0
                開始日時：1999/07/15(木) 19:07:12
                手合割：平手
                先手：甲
                後手：乙
                *はじめに
                ▲７六歩    △３四歩    ▲２二角成
                *角交換
                *二行目
                △同　銀    ▲５五角
                まで5手で先手の勝ち""");
        assertThat(format("ki2").encode(one(RECORD), RecordFormat.Remarks.NONE)).startsWith("#KI2 version=2.0 encoding=UTF-8\n".getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @EnumSource(Ending.class)
    void everyEndingIsWrittenAndReadAgain(Ending ending) throws Exception {
        ShogiRecord game = (ShogiRecord) one("手合割：平手\n▲７六歩\n" + ending.kif() + "\n");
        assertThat(game.end().ending()).isEqualTo(ending);
        ShogiRecord back = (ShogiRecord) one(format("ki2").write(game, RecordFormat.Remarks.NONE));
        assertThat(back.recordedOutcome()).isEqualTo(game.recordedOutcome());
        assertThat(back.acts().stream().map(act -> act.act(back.start(), 1)).toList())
                .isEqualTo(game.acts().stream().map(act -> act.act(game.start(), 1))
                        .map(act -> ending == Ending.DECLARED_DRAW ? new Act.Agree(Outcome.DRAW) : act)
                        .toList());
    }

    /** The winner: 0 for Black, 1 for White, = for a draw; and the act that ended the game. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "まで2手で後手の勝ち　 | 1 | Resign", "まで2手で後手の勝ち。 | 1 | Resign", "　まで2手で後手の勝ち | 1 | Resign", "まで２手で後手勝ち | 1 | Resign",
        "まで、2手で先手投了 | 1 | Resign", "まで2手で千日手　 | = | ", "まで2手 | | ", "まで2手で先手の入玉勝ち | 0 | Claim",
        "まで2手で先手の入玉宣言勝ち | 0 | Claim", "まで2手で先手の宣言勝ち | 0 | Claim", "まで2手で後手の入玉勝ち | 1 | Decide",
        "まで2手で相入玉により先手の勝ち | 0 | Decide", "まで2手で先手の不戦勝 | 0 | Decide", "まで2手で後手の不戦敗 | 0 | Decide",
        "まで2手で先手の二歩により後手の勝ち | 1 | IllegalAgain", "まで2手で後手の反則負け | 0 | IllegalAgain", "まで2手で時間切れにより先手の勝ち | 0 | Flag"
    })
    void theLineAfterTheMovesIsReadAsItIsWritten(String line, @Nullable String winner, @Nullable String act) throws Exception {
        for (String format : List.of("ki2", "kif")) {
            String moves = format.equals("ki2") ? "▲７六歩 △３四歩\n" : "   1 ７六歩(77)\n   2 ３四歩(33)\n";
            byte[] bytes = ("手合割：平手\n" + moves + line + "\n").getBytes(StandardCharsets.UTF_8);
            ShogiRecord game = (ShogiRecord) format(format).read(new RawGame(1, 1, bytes, 0, bytes.length), true);
            assertThat(game.recordedOutcome())
                    .isEqualTo(winner == null ? null : winner.equals("=") ? Outcome.DRAW : new Outcome.Win(Integer.parseInt(winner)));
            assertThat(game.end().act() == null ? null : game.end().act().getClass().getSimpleName()).isEqualTo(act);
        }
    }

    @Test
    void inAGameWithHandicapTheLastLineNamesItsPlayers() throws Exception {
        String game = "手合割：二枚落ち\n下手：a\n上手：b\n△６二銀    ▲７六歩\n";
        for (String last : List.of("まで2手で下手の勝ち", "まで2手で時間切れにより下手の勝ち", "まで2手で裁定により上手の勝ち", "まで2手で上手の入玉勝ち")) {
            RecordedGame<ShogiBoard> read = one(game + last);
            assertThat(format("ki2").write(read, RecordFormat.Remarks.NONE)).isEqualTo("#KI2 version=2.0\n" + game + last);
            if (last.contains("裁定")) {
                assertThat(format("kif").write(read, RecordFormat.Remarks.NONE)).endsWith("\n" + last);
            }
        }
    }

    @Test
    void aGameWithoutHeadersBeginsAfterTheEndOfTheOneBefore() throws Exception {
        String text = "▲７六歩 △３四歩\nまで2手で後手の勝ち\n\n▲２六歩\nまで1手で先手の勝ち\n変化：1手\n▲７六歩\nまで1手で先手の勝ち\n▲９六歩 △投了\n";
        List<RecordedGame<ShogiBoard>> games = read(text.getBytes(StandardCharsets.UTF_8), true);
        assertThat(games).extracting(RecordedGame::recordedOutcome).containsExactly(new Outcome.Win(1), new Outcome.Win(0), new Outcome.Win(0));
        assertThat(usi(games.get(2))).endsWith("moves 9g9f");
    }

    @Test
    void aLastLineThatNamesAnotherWinnerIsTheRecordedResult() throws Exception {
        RecordedGame<ShogiBoard> game = one("手合割：平手\n▲７六歩\n△投了\nまで1手で後手の勝ち\n");
        assertThat(game.recordedOutcome()).isEqualTo(new Outcome.Win(1));
        String text = format("ki2").write(game, RecordFormat.Remarks.NONE);
        assertThat(text).endsWith("▲７六歩\n△投了\nまで1手で後手の勝ち");
        assertThat(one(text).acts().getFirst().act(game.start(), 1)).isEqualTo(new Act.Resign(1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "ki2 | 手合割：平手;▲７六歩 △３四歩 ▲２x歩 | 2 | 11 | '▲２x歩' is not a move",
        "ki2 | 手合割：平手;▲７六歩 △３四歩右打 | 2 | 6 | '△３四歩右打' is not a move",
        "ki2 | 手合割：平手;▲７六歩 △同歩 ▲同 | 2 | 10 | '▲同' is not a move",
        "ki2 | 手合割：平手;▲同　歩 | 2 | 1 | 同 stands for the square of the move before, and there is none",
        "ki2 | 手合割：平手;　▲７六と打 | 2 | 5 | a promoted pawn cannot be dropped",
        "ki2 | 手合割：平手;   1 ７六歩(77) | 2 | 4 | moves are written as in KIF",
        "ki2 | 手合割：平手;▲７六歩;▲５五馬 | 3 | 1 | '▲５五馬' cannot be played, so it cannot be written as usi: it is impossible: no horse of Black's can go to 5e",
        "ki2 | 手合割：平手;▲７六歩 △３四歩;▲７六歩 | 3 | 1 | is impossible: no pawn of Black's can go to 7f, and none is in hand",
        "ki2 | 手合割：平手;▲５八金 | 2 | 1 | is ambiguous: the golds on 6i and 4i can go to 5h",
        "ki2 | 手合割：平手;▲５八金寄 | 2 | 1 | contradicts itself: the gold that can go to 5h is on 6i or 4i",
        "ki2 | 手合割：平手;▲７六歩;投了;△３四歩 | 4 | 1 | a move after the end was ignored",
        "ki2 | 手合割：平手;▲７六歩;まで1手で先手優勢 | 3 | 1 | '先手優勢' is no result that is known; ignored",
        "ki2 | 手合割：平手;▲７六歩 まで1手で後手良し | 2 | 6 | '後手良し' is no result that is known; ignored",
        "kif | 手合割：平手;   1 ７六歩(77);まで1手で先手優勢。 | 3 | 1 | '先手優勢' is no result that is known; ignored",
        "kif | 手合割：平手;▲７六歩 △３四歩 | 2 | 1 | moves are written as in KI2",
        "kif | 手合割：平手; ▲７六歩 and so on | 2 | 2 | moves are written as in KI2",
        "kif | 手合割：平手;   1 ７六歩(77);△３四歩 ▲２六歩 | 3 | 1 | moves are written as in KI2"
    })
    void whatCannotBeReadIsRefusedAtItsPlace(String name, String text, long line, int column, String found) {
        byte[] bytes = text.replace(';', '\n').getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> usi(format(name).read(new RawGame(1, 1, bytes, 0, bytes.length), true)))
                .isInstanceOfSatisfying(InputException.class, fault -> {
                    assertThat(fault.message()).contains(found);
                    assertThat(fault.line()).isEqualTo(line);
                    assertThat(fault.column()).isEqualTo(column);
                });
    }

    /** A remark behind the end may quote a move; what begins the next game is nothing but moves. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "kif | 手合割：平手;   1 ７六歩(77);   2 ３四歩(33);   3 投了;まで2手で後手の勝ち;▲７六歩が敗着だった。;",
        "ki2 | 手合割：平手;▲７六歩 △３四歩;まで2手で後手の勝ち;▲２六歩なら難しかった。;",
        "kif | 手合割：平手;▲1級 対 △2級;   1 ７六歩(77);   2 ３四歩(33);   3 投了;",
    })
    void a_remark_is_no_move(String name, String text) throws Exception {
        List<RecordedGame<ShogiBoard>> games = read(name, text.replace(';', '\n').getBytes(StandardCharsets.UTF_8), false);
        assertThat(games).singleElement().satisfies(game -> {
            assertThat(game.plies()).isEqualTo(2);
            assertThat(game.acts()).singleElement().extracting(act -> act.act(game.start(), 0)).isInstanceOf(Act.Resign.class);
        });
    }

    /** Who stands better has not won. */
    @Test
    void what_is_said_of_the_position_is_no_result() throws Exception {
        byte[] bytes = "手合割：平手\n▲７六歩 △３四歩\nまで2手で先手必勝\n".getBytes(StandardCharsets.UTF_8);
        RecordedGame<ShogiBoard> game = format("ki2").read(new RawGame(1, 1, bytes, 0, bytes.length), false);
        assertThat(game.acts()).isEmpty();
        assertThat(game.liberties()).extracting(Liberty::text).containsExactly("'先手必勝' is no result that is known; ignored");
    }

    /** The number of moves in the last line; one that ends the game may be among them, or an illegal one not. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "ki2 | 手合割：平手;▲７六歩 △３四歩;まで2手で先手の勝ち; | ''",
        "ki2 | 手合割：平手;▲７六歩 △３四歩;まで3手で先手の勝ち; | ''",
        "ki2 | 手合割：平手;▲７六歩 △３四歩;まで40手で先手の勝ち; | the record counts 40 moves, but has 2",
        "ki2 | 手合割：平手;▲７六歩 △３四歩;まで先手の勝ち; | ''",
        "kif | 手合割：平手;   1 ７六歩(77);   2 ３四歩(33);   3 投了;まで2手で後手の勝ち; | ''",
        "kif | 手合割：平手;   1 ７六歩(77);   2 ３四歩(33);   3 投了;まで１２３手で後手の勝ち; | the record counts １２３ moves, but has 2",
        "kif | 手合割：平手;   1 ７六歩(77);   2 ３四歩(33);まで99999999999手で後手の勝ち; | the record counts 99999999999 moves, but has 2",
    })
    void a_record_that_lacks_moves_is_remarked_on(String name, String text, String remark) throws Exception {
        byte[] bytes = text.replace(';', '\n').getBytes(StandardCharsets.UTF_8);
        RecordedGame<ShogiBoard> game = format(name).read(new RawGame(1, 1, bytes, 0, bytes.length), false);
        assertThat(game.liberties().stream().map(Liberty::text).collect(Collectors.joining())).isEqualTo(remark);
    }

    /** Between the moves of KIF a remark without a star may quote one. */
    @Test
    void aRemarkThatQuotesAMoveIsIgnored() throws Exception {
        byte[] bytes = "手合割：平手\n   1 ７六歩(77)\n▲２六歩 was possible\n   2 ３四歩(33)\n".getBytes(StandardCharsets.UTF_8);
        RecordedGame<ShogiBoard> game = format("kif").read(new RawGame(1, 1, bytes, 0, bytes.length), false);
        assertThat(game.plies()).isEqualTo(2);
        assertThat(game.liberties()).extracting(Liberty::text).containsExactly("a line that is not a move was ignored");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "a.kif | 手合割：平手;▲７六歩 △３四歩; | true | true", "a.txt | ▲７六歩 △３四歩; | true | true", "a.ki2 | 手合割：平手; | true | false",
        "a.ki2u | ; | true | false", "a.txt | 手合割：平手;▲７六歩 △３x歩; | true | false", "a.txt | 手合割：平手;*▲７六歩;   1 ７六歩(77); | false | false",
        "a.txt | 手合割：平手;   1 ７六歩(77);▲７六歩; | false | false", "a.txt | 手合割：平手;手数----指手;▲７六歩; | false | false",
        "a.txt | #KI2 version=2.0;手合割：平手; | true | true", "a.txt | A text on ▲７六歩;is no game; | false | false",
        "a.txt | ▲７六歩 is a move; | true | false", "a.ki2 | 手合割：平手;▲７六步 △３四歩; | true | false",
        "a.txt | 手合割：平手;▲７六歩 △３四歩 ▲投了; | true | true", "a.txt | 手合割：平手;▲投了; | true | true",
        "a.txt | 手合割：平手;▲５八右金; | true | false", "a.txt | 手合割：平手;▲先手の好局; | false | false", "a.pgn | [Event \"x\"];▲７六歩; | false | false"
    })
    void itsFirstMovesMakeAFileOneOfThisFormat(String name, String text, boolean recognizes, boolean isCertain) {
        for (Charset charset : List.of(StandardCharsets.UTF_8, Charset.forName("windows-31j"))) {
            byte[] head = text.replace(';', '\n').getBytes(charset);
            assertThat(format("ki2").recognizes(name, head)).isEqualTo(recognizes);
            assertThat(format("ki2").isCertain(head)).isEqualTo(isCertain);
            // Whichever is asked first, KIF takes nothing for its own that is KI2.
            assertThat(format("kif").isCertain(head) && recognizes && !text.equals("手合割：平手;")).isFalse();
            assertThat(format("kif").recognizes(name, head) && recognizes && !name.endsWith(".ki2")).isFalse();
        }
    }

    /** Every legal move of crowded positions is written as a slow and plain writer has it, and read again; every word occurs. */
    @Test
    void everyMoveIsReadAsItIsWritten() throws Exception {
        Map<String, Integer> counts = new TreeMap<>();
        for (int seed = 0; seed < 500; seed++) {
            ShogiBoard board = ShogiBoard.of(crowd(new Random(seed * 1_000_003L)));
            for (int play : RandomGames.plays(board)) {
                String where = where(board, play);
                String word = String.valueOf(Ki2Writer.word(board, board.toMove(), play, -1));
                assertThat(word).as(board.toText() + " " + board.text(play)).isEqualTo(word(board, play, where));
                assertThat(meaning(board.toText(), word)).as(board.toText() + " " + word).isEqualTo(board.text(play));
                if (!where.isEmpty()) {
                    int kind = Move.isDrop(play) ? Move.dropped(play) : Piece.kind(board.pieceAt(Move.from(play)));
                    counts.merge((kind >= Piece.PROMOTED + Piece.BISHOP || kind == Piece.BISHOP || kind == Piece.ROOK ? "far " : "near ") + where, 1, Integer::sum);
                }
            }
        }
        assertThat(counts).containsOnlyKeys(
                "near 上", "near 寄", "near 引", "near 左", "near 直", "near 右", "near 左上", "near 右上", "near 左寄", "near 右寄", "near 左引", "near 右引", "near 打",
                "far 上", "far 寄", "far 引", "far 左", "far 右", "far 打");
        assertThat(counts).allSatisfy((words, count) -> assertThat(count).as(words).isGreaterThan(5));
    }

    private static String word(ShogiBoard board, int play, String where) {
        boolean drops = Move.isDrop(play);
        int kind = drops ? Move.dropped(play) : Piece.kind(board.pieceAt(Move.from(play)));
        String name = "歩香桂銀角飛金玉と".length() >= kind ? "歩香桂銀角飛金玉と".substring(kind - 1, kind)
                : List.of("成香", "成桂", "成銀", "馬", "龍").get(kind - 10);
        int to = Move.to(play);
        boolean could = !drops && Piece.promotes(kind)
                && (Square.isZone(board.toMove(), Move.from(play)) || Square.isZone(board.toMove(), to));
        return (board.toMove() == 0 ? "▲" : "△") + "１２３４５６７８９".charAt(Square.file(to) - 1) + "一二三四五六七八九".charAt(Square.rank(to) - 1)
                + name + where + (Move.promotes(play) ? "成" : could ? "不成" : "");
    }

    /** The words that tell the piece from others, by steps to the front and to the right as its owner sees them. */
    private static String where(ShogiBoard board, int play) {
        int to = Move.to(play);
        int piece = Move.isDrop(play) ? Piece.of(Move.dropped(play), board.toMove()) : board.pieceAt(Move.from(play));
        List<int[]> others = new ArrayList<>();
        for (int from = 0; from < Square.COUNT; from++) {
            if (board.pieceAt(from) == piece && board.attacks(from, to) && (Move.isDrop(play) || from != Move.from(play))) {
                others.add(steps(board.toMove(), from, to));
            }
        }
        if (others.isEmpty() || Move.isDrop(play)) {
            return others.isEmpty() ? "" : "打";
        }
        int[] own = steps(board.toMove(), Move.from(play), to);
        String way = own[0] > 0 ? "上" : own[0] < 0 ? "引" : "寄";
        List<int[]> alike = others.stream().filter(other -> Integer.signum(other[0]) == Integer.signum(own[0])).toList();
        if (alike.isEmpty()) {
            return way;
        }
        if (List.of(Piece.ROOK, Piece.BISHOP).contains(Piece.unpromoted(Piece.kind(piece)))) {
            return own[1] > alike.getFirst()[1] ? "左" : "右";
        }
        if (own[1] == 0) {
            return "直";
        }
        String side = own[1] > 0 ? "左" : "右";
        return others.stream().anyMatch(other -> Integer.signum(other[1]) == Integer.signum(own[1])) ? side + way : side;
    }

    private static int[] steps(int side, int from, int to) {
        int sign = side == 0 ? 1 : -1;
        return new int[] {sign * (Square.rank(from) - Square.rank(to)), sign * (Square.file(from) - Square.file(to))};
    }

    /** A position with many pieces close to each other: of all kinds, silvers alone, or pieces that range, which need more room. */
    private static Setup crowd(Random random) {
        int sort = random.nextInt(3);
        while (true) {
            Setup setup = new Setup().toMove(random.nextInt(2));
            setup.put(random.nextInt(9), Piece.of(Piece.KING, Piece.WHITE)).put(72 + random.nextInt(9), Piece.of(Piece.KING, Piece.BLACK));
            for (int kind = Piece.PAWN; kind <= Piece.GOLD; kind++) {
                boolean ranges = kind == Piece.ROOK || kind == Piece.BISHOP;
                for (int count = 0; count < Piece.most(kind) && (sort == 0 || sort == 1 && kind == Piece.SILVER || sort == 2 && ranges); count++) {
                    int square = sort == 0 ? Square.of(3 + random.nextInt(5), 2 + random.nextInt(7))
                            : sort == 1 ? Square.of(5 + 2 * random.nextInt(2), 4 + 2 * random.nextInt(2)) : random.nextInt(Square.COUNT);
                    int side = sort != 1 && random.nextInt(4) == 0 ? setup.toMove() ^ 1 : setup.toMove();
                    boolean promoted = kind == Piece.PAWN || Piece.promotes(kind) && sort != 1 && random.nextInt(3) == 0;
                    if (setup.pieceAt(square) == Piece.NONE && random.nextInt(sort == 0 ? 3 : 9) > 0) {
                        setup.put(square, Piece.of(promoted ? kind + Piece.PROMOTED : kind, side));
                    } else {
                        setup.hold(side, kind, setup.inHand(side, kind) + 1);
                    }
                }
            }
            if (setup.flaws().isEmpty()) {
                return setup;
            }
        }
    }

    @Test
    void randomGamesSurviveTheWayThroughTheFormat() throws Exception {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            ShogiBoard board = seed % 3 == 0 ? ShogiBoard.start() : ShogiBoard.of(seed % 3 == 1 ? RandomGames.position(random) : crowd(random));
            StringBuilder line = new StringBuilder("position sfen " + board.toText() + " moves");
            for (int ply = 0; ply < 150; ply++) {
                int[] plays = RandomGames.plays(board);
                if (plays.length == 0) {
                    break;
                }
                int play = plays[random.nextInt(plays.length)];
                line.append(' ').append(board.text(play));
                board.play(board.toMove(), play);
            }
            byte[] bytes = line.toString().getBytes(StandardCharsets.UTF_8);
            RecordedGame<ShogiBoard> game = format("usi").read(new RawGame(1, 1, bytes, 0, bytes.length), true);
            assertThat(usi(read(format("ki2").encode(game, RecordFormat.Remarks.NONE), true).getFirst())).isEqualTo(usi(game));
        }
    }
}
