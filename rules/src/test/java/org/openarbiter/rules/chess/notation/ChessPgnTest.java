package org.openarbiter.rules.chess.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.FenException;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;

/** Games of chess in PGN, read and written. */
class ChessPgnTest {
    private static final ChessPgn FORMAT = new ChessPgn();

    private static List<RawGame> split(InputStream in) throws IOException {
        List<RawGame> games = new ArrayList<>();
        try (RecordFormat.Splitter splitter = FORMAT.split(in)) {
            for (RawGame game = splitter.next(); game != null; game = splitter.next()) {
                games.add(game);
            }
        }
        return games;
    }

    private static RawGame raw(String text) throws IOException {
        return split(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))).getFirst();
    }

    private static RecordedGame<ChessBoard> game(String text) throws Exception {
        return FORMAT.read(raw(text), false);
    }

    @Test
    void aContinuationBehindTheResultIsAGameThatNobodyShouldTrust() throws Exception {
        List<RawGame> games = split(new ByteArrayInputStream(
                "[Event \"x\"]\n\n1. e4 e5 1-0 2. Nf3 Nc6 1-0\n\n1. d4 d5 0-1\n".getBytes(StandardCharsets.UTF_8)));
        assertThat(games).hasSize(3);
        assertThat(FORMAT.read(games.get(0), false).liberties()).isEmpty();
        assertThat(FORMAT.read(games.get(1), false).liberties()).singleElement().satisfies(liberty -> {
            assertThat(liberty.text()).startsWith("a game without tag pairs begins with move number 2");
            assertThat(liberty.column()).isEqualTo(14);
        });
        assertThat(catchThrowableOfType(InputException.class, () -> FORMAT.read(games.get(1), true)).expected())
                .isEqualTo("move number 1, or tag pairs");
        assertThat(FORMAT.read(games.get(2), false).liberties()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'1. e4 e5 3. Nf3 Nc6 4. Bb5 *', 3, 2", "'2. e4 e5 *', 2, 1", "'1. e4 2... e5 *', 2, 1", "'1 e4 e5 7 Nf3 *', 7, 2"
    })
    void aWrongMoveNumberIsRemarkedUponOnceAndNotRefused(String moves, int wrong, int due) throws Exception {
        for (boolean strict : new boolean[] {false, true}) {
            assertThat(FORMAT.read(raw("[Event \"x\"]\n\n" + moves), strict).liberties()).extracting(Liberty::text)
                    .containsExactly("move number " + wrong + " stands where " + due + " is due; the moves were taken in the order of the text");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"40... Kd7 41. Ra7+ Ke6 42. Ra6+ *", "1. Kd7 Ra7+ 2. Ke6 Ra6+ *", "1... Kd7 2. Ra7+ *", "Kd7 Ra7+ Ke6 *"})
    void aGameFromAPositionMayCountItsMovesAsItLikes(String moves) throws Exception {
        String head = "[FEN \"4k3/8/8/8/8/8/8/R3K3 b - - 0 40\"]\n[SetUp \"1\"]\n\n";
        assertThat(game(head + moves).liberties()).isEmpty();
        assertThat(game(head + "40... Kd7 42. Ra7+ *").liberties()).hasSize(1);
    }

    @Test
    void twoSlashesOpenAComment() throws Exception {
        String text = "1. e4 // book 1-0 {\ne5 (1... c5 // ) sharp\n) 2. Nf3 *";
        RecordedGame<ChessBoard> game = game(text);
        assertThat(game.plies()).isEqualTo(3);
        assertThat(game.recorded()).isEqualTo("*");
        assertThat(game.liberties()).extracting(Liberty::text)
                .containsExactly("// was read as a comment up to the end of the line");
        assertThat(FORMAT.write(game, RecordFormat.Remarks.NONE)).contains("; book 1-0 {\n");
        assertThat(catchThrowableOfType(InputException.class, () -> FORMAT.read(raw(text), true)).column()).isEqualTo(7);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        // White to move has a rook and Black nothing: only White's flag gives a draw.
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 | Flag[by=0]", "4k3/8/8/8/8/8/8/R3K3 b - - 0 1 | Flag[by=0]",
        "4k1n1/8/8/8/8/8/8/4K1N1 b - - 0 1 | Flag[by=1]", "4k1nr/8/8/8/8/8/8/4K1NN w - - 0 1 | Flag[by=1]",
        "4k2r/8/8/8/8/8/8/R3K3 w - - 0 1 | "
    })
    void ofADrawOnTimeTheMaterialTellsWhoseFlagFell(String fen, @Nullable String act) throws Exception {
        RecordedGame<ChessBoard> game = game("[Result \"1/2-1/2\"]\n[Termination \"Time forfeit\"]\n[FEN \"" + fen + "\"]\n\n1/2-1/2");
        assertThat(game.acts()).extracting(recorded -> recorded.act(game.start(), 0).toString())
                .isEqualTo(act == null ? List.of() : List.of(act));
        assertThat(game.liberties()).extracting(Liberty::text).allMatch(text -> text.endsWith("whose flag fell is unknown"))
                .hasSize(act == null ? 1 : 0);
    }

    @Test
    void aForfeitOfBothContradictsAWin() throws Exception {
        assertThat(game("[Result \"1-0\"]\n[Termination \"double forfeit\"]\n\n1. e4 1-0").liberties()).extracting(Liberty::text)
                .containsExactly("the tag Termination says 'double forfeit', that both players lost, but the result is 1-0");
        assertThat(game("[Result \"0-0\"]\n[Termination \"double forfeit\"]\n\n1. e4 e5 0-0").liberties()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1. e4 e5 0-0", "[Result \"*\"]\n\n1. e4 0-0F", "[Result \"0-0 (F)\"]\n\n*", "[Result \"0-0\"]\n\n1. e4 e5 0-0"})
    void thatBothLostIsKeptInWriting(String pgn) throws Exception {
        String written = FORMAT.write(game(pgn), RecordFormat.Remarks.NONE);
        assertThat(written).contains("[Result \"0-0").endsWith("*\n\n");
        assertThat(game(written).recorded()).isEqualTo("0-0");
    }

    @Test
    void bytesThatAreNoTextAreReportedOnce() throws Exception {
        String pgn = "[Event \"x\"]\n\n1. e4 \0\0 e5 2. Nf3\0Nc6 *";
        assertThat(game(pgn).plies()).isEqualTo(4);
        assertThat(places(game(pgn).liberties())).isEqualTo("3:7 NUL bytes, which are not text; between moves they were read as spaces");
        assertThat(refused(pgn, true).column()).isEqualTo(7);
    }

    @Test
    void originsThatAreWrittenOutAreReportedOnce() throws Exception {
        RecordedGame<ChessBoard> game = game("1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1b5 a7-a6 *");
        playOut(game);
        playOut(game);
        assertThat(game.liberties()).extracting(Liberty::text).containsExactly(
                "'e2-e4': the square of origin is written out only where it is needed (reported once for the whole game)");
    }

    private static ChessBoard playOut(RecordedGame<ChessBoard> game) throws PlayException {
        ChessBoard board = game.start();
        for (int i = 0; i < game.plies(); i++) {
            board.play(board.toMove(), game.play(i, board));
        }
        return board;
    }

    private static String places(List<Liberty> liberties) {
        return String.join("; ", liberties.stream().map(l -> l.line() + ":" + l.column() + " " + l.text()).toList());
    }

    private static InputException refused(String text, boolean strict) throws IOException {
        RawGame raw = raw(text);
        return catchThrowableOfType(InputException.class, () -> FORMAT.read(raw, strict));
    }

    @Test
    void movesAreResolvedOnTheBoard() throws Exception {
        RecordedGame<ChessBoard> game = game("[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1");
        assertThat(playOut(game).isCheckmate()).isTrue();
        assertThat(game.recorded()).isEqualTo("0-1");
        assertThat(game.recordedOutcome()).isEqualTo(new Outcome.Win(1));
        assertThat(game.liberties()).isEmpty();
    }

    @Test
    void whatCannotBePlayedIsToldOnTheBoard() throws Exception {
        RecordedGame<ChessBoard> game = game("1. e4 -- 2. Qh6 *");
        ChessBoard board = game.start();
        board.play(0, game.play(0, board));
        assertThat(catchThrowableOfType(PlayException.class, () -> game.play(1, board))).hasMessageContaining("null move");
        assertThat(game.written(2)).isEqualTo("Qh6");
        assertThat(catchThrowableOfType(PlayException.class, () -> game.play(2, game.start()))).isNotNull();
    }

    @Test
    void libertiesOfMovesAreToldOnce() throws Exception {
        RecordedGame<ChessBoard> game = game("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 *");
        playOut(game);
        playOut(game);
        assertThat(places(game.liberties())).isEqualTo("1:35 '0-0': castling is written O-O or O-O-O, with the letter O");
    }

    @Test
    void strictReadingRefusesLibertiesOfMovesButNoMoves() throws Exception {
        InputException e = refused("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5\n 4. 0-0 *", true);
        assertThat(e.line() + ":" + e.column() + " " + e.expected()).isEqualTo("2:5 O-O");
        assertThat(FORMAT.read(raw("1. e4 Ke5 *"), true).plies()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            [FEN "8/8/8/8/8/8/8/8 w - - 0 1"]             | 1:7
            [FEN "4k3/8/8/8/8/8/8/4K2X w - - 0 1"]        | 1:26
            [Event "x"] [FEN "4k3/8/8/8/8/8/8/4K3 q - - 0 1"] | 1:39
            [Variant "Crazyhouse"]                        | 1:11
            [Variant "Atomic"]                            | 1:11
            [Variant "xiangqi"]                           | 1:11
            [Game "Chinese Chess"]                        | 1:8
            [Variant "象棋"]                                | 1:11
            [Game "Xiang-Qi"]                             | 1:8
            [Game "chinese_chess"]                        | 1:8
            [Game "象棋"]                                   | 1:8
            [Game "Shogi"]                                | 1:8
            """)
    void whatIsNoPositionOfChessIsRefused(String tags, String place) throws Exception {
        InputException e = refused(tags + "\n\n1. e4 *", false);
        assertThat(e.line() + ":" + e.column()).isEqualTo(place);
        assertThat(e.message()).matches("(invalid FEN|not a valid FEN|the variant|the game is).*");
    }

    @ParameterizedTest
    @ValueSource(strings = {"[Game \"Classic Chess\"]", "[Game \"国际象棋\"]", "[Game \"Gopher Cup\"]", "[Variant \"Classic Chess\"]", "[Variant \"国际象棋\"]"})
    void namesOfChessAreReadAndOthersPassedOver(String tags) throws Exception {
        assertThat(game(tags + "\n\n1. e4 *").liberties()).isEmpty();
    }

    @Test
    void positionsAreSetUp() throws Exception {
        RecordedGame<ChessBoard> game = game("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 9\"]\n[SetUp \"1\"]\n"
                + "[Variant \"From Position\"]\n\n9... Kd7 10. e4 *");
        assertThat(game.start().toText()).isEqualTo("4k3/8/8/8/8/8/4P3/4K3 b - - 3 9");
        assertThat(game.liberties()).isEmpty();
        assertThat(places(game("[SetUp \"1\"]\n\n1. e4 *").liberties())).startsWith("1:9 the tag SetUp announces");
        assertThat(places(game("[SetUp \"0\"] [FEN \"4k3/8/8/8/8/8/4P3/4K3 w KQ - 0 1\"]\n\n1. e4 *").liberties()))
                .startsWith("1:9 the tag SetUp is '0'").contains("1:43 in the FEN").contains("1:44 in the FEN");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Chess960", "chess 960", "Fischerandom", "Fischer Random"})
    void chess960(String variant) throws Exception {
        RecordedGame<ChessBoard> game = game("[Variant \"" + variant
                + "\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n\n1. O-O *");
        assertThat(game.start().chess960()).isTrue();
        assertThat(game.start().text(game.play(0, game.start()))).isEqualTo("e1h1");
    }

    /** A bye, or a player who did not come; from a position of its own a game may be resigned at once. */
    @Test
    void aResultWithoutMovesIsTheArbiters() throws Exception {
        String position = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n";
        for (String tags : List.of("", "[Termination \"unplayed\"]\n")) {
            assertThat(acts(game(tags + "\n1-0"))).containsExactly(new Act.Decide(new Outcome.Win(0)));
            assertThat(acts(game(position + tags + "\n1-0"))).containsExactly(new Act.Resign(1, true));
        }
        assertThat(acts(game("[Termination \"Black resigned\"]\n\n1-0"))).containsExactly(new Act.Resign(1));
        assertThat(acts(game("1. e4 1-0"))).containsExactly(new Act.Resign(1, true));
    }

    private static List<Act> acts(RecordedGame<ChessBoard> game) {
        return game.acts().stream().map(recorded -> recorded.act(game.start(), game.start().toMove())).toList();
    }

    @Test
    void resultAndTermination() throws Exception {
        RecordedGame<ChessBoard> flag = game("[Result \"1-0\"]\n[Termination \"Time forfeit\"]\n\n1. e4 e5 1-0");
        RecordedAct<ChessBoard> act = flag.acts().getFirst();
        assertThat(act.after()).isEqualTo(2);
        assertThat(act.act(flag.start(), 0)).isEqualTo(new Act.Flag(1));
        assertThat(game("[Result \"1-0\"]\n[Termination \"CHECKMATE\"]\n\n1. e4 e5 1-0").acts()).isEmpty();
        assertThat(game("1. e4 *").acts()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1-0       | 1-0 | 1-0 | ''
            1-0       | 0-1 | 0-1 | '3:7 the termination marker says 0-1, but the tag Result says 1-0'
            1-0       | *   | 1-0 | '3:7 the termination marker says *, but the tag Result says 1-0'
            White won | 1-0 | 1-0 | '1:10 the tag Result says ''White won'', which is not a result'
            """)
    void tagAndMarkerMayDisagree(String tag, String marker, String recorded, String liberty) throws Exception {
        RecordedGame<ChessBoard> game = game("[Result \"" + tag + "\"]\n\n1. e4 " + marker);
        assertThat(game.recorded()).isEqualTo(recorded);
        assertThat(places(game.liberties())).isEqualTo(liberty);
    }

    /** Nobody has resigned because of one of two results; who is named has. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "1-0  | ''                 | 1. e4 0-1     | 0", "0-1  | ''                | 1-0           | 0", "1-0F | ''                  | 1. e4 e5 0-1 | 0",
        "0-1  | resignation        | 1. e4 e5 1-0  | 0", "0-1  | adjudication      | 1. e4 e5 1-0  | 0", "1/2-1/2 | ''               | 1. e4 e5 1-0 | 0",
        "0-1  | White resigned     | 1. e4 e5 1-0  | 1", "1-0  | draw agreed       | 1. e4 e5 0-1  | 1", "1-0  | ''                  | 1. e4 e5 1-0 | 1"
    })
    void aResultThatTagAndMarkerContradictIsNoAct(String tag, String termination, String moves, int acts) throws Exception {
        String told = termination.isEmpty() ? "" : "[Termination \"" + termination + "\"]\n";
        assertThat(game("[Result \"" + tag + "\"]\n" + told + "\n" + moves).acts()).hasSize(acts);
    }

    @ParameterizedTest
    @CsvSource({"1. f3 e5 2. g4 Qh4#, 0", "1. f3 e5 2. g4 Qf6#, 1", "1. e4 e5 2. Qh5 Nc6 3. Qxf7#, 1", "1. e4 e5 2. Dh5# Sc6, 2"})
    void aMarkOfMateIsComparedWithTheMove(String moves, int liberties) throws Exception {
        RecordedGame<ChessBoard> game = game("[Result \"*\"]\n\n" + moves + " *");
        ChessBoard board = game.start();
        for (int index = 0; index < game.plies(); index++) {
            board.play(board.toMove(), game.play(index, board));
        }
        assertThat(game.liberties()).hasSize(liberties);
    }

    @Test
    void aRecordMayNameItsRulebook() throws Exception {
        assertThat(game("[RuleSet \"played under chess:fide-2018?mating-claim=no, as ever\"]\n\n*").rules())
                .isEqualTo("chess:fide-2018?mating-claim=no");
        assertThat(game("[Rules \"FIDE\"]\n\n*").rules()).isNull();
    }

    @Test
    void recognizesItself() {
        assertThat(FORMAT.recognizes("a.pgn", new byte[0])).isTrue();
        assertThat(FORMAT.recognizes("-", bytes("\n[Event \"a\"]\n"))).isTrue();
        assertThat(FORMAT.recognizes("-", bytes("1. e4 e5 2. N"))).isTrue();
        assertThat(FORMAT.recognizes("a.pgn", bytes("[Game \"Chinese Chess\"]\n"))).isFalse();
        assertThat(FORMAT.recognizes("a.pgn", bytes("[Game \"Classic Chess\"]\n[Red \"a\"]\n"))).isTrue();
        assertThat(FORMAT.recognizes("a.pgn", bytes("[Game \"Chess\"]\n\n1. C2=5 *"))).isTrue();
        assertThat(FORMAT.recognizes("a.pgn", bytes("[Event \"x\"]\n[Variant \"Xiangqi\"]\n"))).isFalse();
        assertThat(FORMAT.recognizes("-", bytes("(;GM[1]FF[4])"))).isFalse();
        assertThat(FORMAT.recognizes("-", bytes("{\"id\":\"d1\",\"game\":\"chess\"}"))).isFalse();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void sampleGamesAreWrittenAndReadBack() throws Exception {
        try (InputStream in = Objects.requireNonNull(ChessPgnTest.class.getResourceAsStream("/pgn/sample.pgn"))) {
            List<RawGame> games = split(in);
            assertThat(games).hasSize(5);
            for (RawGame raw : games) {
                RecordedGame<ChessBoard> game = FORMAT.read(raw, true);
                String end = playOut(game).toText();
                String written = FORMAT.write(game, RecordFormat.Remarks.NONE);
                RecordedGame<ChessBoard> again = FORMAT.read(raw(written), true);
                assertThat(playOut(again).toText()).isEqualTo(end);
                assertThat(again.tags()).containsAllEntriesOf(game.tags());
                assertThat(again.recorded()).isEqualTo(game.recorded());
                assertThat(((ChessPgnGame) again).movetext()).isEqualTo(((ChessPgnGame) game).movetext());
                assertThat(FORMAT.write(again, RecordFormat.Remarks.NONE)).isEqualTo(written);
            }
        }
    }

    @Test
    void exportFormat() throws Exception {
        String written = FORMAT.write(
                game("[White \"A\"]\n[ECO \"C20\"]\n[Event \"E \\\"x\\\"\"]\n\n"
                        + "1.e2-e4 {best} e5 (1...c5!?) 2.Ng1f3 Ke4 3. d4 1-0"),
                moment -> moment == 4 ? "illegal } move" : null);
        assertThat(written).isEqualTo("""
                [Event "E \\"x\\""]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "A"]
                [Black "?"]
                [Result "1-0"]
                [ECO "C20"]

                1. e4 {best} 1... e5 (1... c5 $5) 2. Nf3 Ke4 {Arbiter: illegal ) move} 3. d4 1-0

                """);
    }

    @Test
    void gamesOfOtherFormatsAreWrittenToo() {
        String written = FORMAT.write(new Other(List.of("e7e8q", "d7 d6")), RecordFormat.Remarks.NONE);
        assertThat(written).endsWith("""
                [Result "1-0"]
                [SetUp "1"]
                [FEN "8/4P3/8/1k6/8/8/8/4K3 w - - 0 5"]
                [RuleSet "chess:german"]
                [Termination "time forfeit"]

                5. e8=Q+ d7_d6 1-0

                """);
    }

    /** A game as it could come from another format: moves in UCI, Black's flag fallen. */
    private record Other(List<String> moves) implements RecordedGame<ChessBoard> {
        @Override
        public ChessBoard start() {
            try {
                return ChessBoard.of("8/4P3/8/1k6/8/8/8/4K3 w - - 0 5");
            } catch (FenException e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public int plies() {
            return moves.size();
        }

        @Override
        public int play(int index, ChessBoard board) throws PlayException {
            return board.parse(moves.get(index));
        }

        @Override
        public String written(int index) {
            return moves.get(index);
        }

        @Override
        public List<RecordedAct<ChessBoard>> acts() {
            return List.of(RecordedAct.of(2, new Act.Flag(1)));
        }

        @Override
        public @Nullable String recorded() {
            return null;
        }

        @Override
        public @Nullable Outcome recordedOutcome() {
            return null;
        }

        @Override
        public @Nullable String rules() {
            return "chess:german";
        }

        @Override
        public Map<String, String> tags() {
            return Map.of("White", "A");
        }

        @Override
        public List<Liberty> liberties() {
            return List.of();
        }
    }
}
