package org.openarbiter.rules.go.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Shapes;

/** Games of Go as SGF has them. */
class GoSgfTest {
    private static final RecordFormat<GoBoard> SGF = GoFormats.all().getFirst();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;GM[1];B[pd];W[dp];B[];W[tt])|19x19 B: W: to:B|B Q16,W D4,B pass,W pass",
                "(;SZ[9]AB[cc][gg]HA[2];W[aa])|9x9 B:G3,C7 W: to:W handicap:2|W A9",
                "(;SZ[9]AB[aa:bb]AW[cc]AE[ab];PL[W])|9x9 B:B8,A9,B9 W:C7 to:W|''",
                "(;SZ[13:9];W[mi])|13x9 B: W: to:W|W N1",
                "(;SZ[21];B[tt])|21x21 B: W: to:B|B U2",
                "(;SZ[52];B[ZZ];W[aA])|52x52 B: W: to:B|B BB1,W A26",
                "(;SZ[9]GM[1];C[a];AB[aa];B[bb]W[cc]B[dd])|9x9 B:A9 W: to:B|B B8,W C7,B D6",
                "(;SZ[9];B[aa][bb])|9x9 B: W: to:B|B A9,B B8",
                "(;SiZe[9]AddWhite[aa]PLayer[White];White[bb];Black[cc])|9x9 B: W:A9 to:W|W B8,B C7",
                "(;SZ[9];B[aa];AB[aa]AE[bb]PL[W];W[cc](;B[dd])(;B[ee];W[ff]))|9x9 B: W: to:B|B A9,W C7,B D6",
                "(;SZ[9]AB[aa];AE[aa]AW[aa]HA[4])|9x9 B: W:A9 to:B handicap:4|''",
                // A set-up in the middle of a game: it begins anew, stones lost before included.
                "(;SZ[9];B[aa];W[cc];AB[bb]AW[dd];B[ee])|9x9 B:B8,A9 W:D6,C7 to:B|B E5",
                "(;SZ[9];B[aa];AE[aa];W[cc])|9x9 B: W: to:W|W C7",
                "(;SZ[9];B[aa];W[ab];B[cc];W[ba];AW[gg];B[dd])|9x9 B:C7 W:G3,A8,B9 to:B|B D6",
                // Handicap stones that are played as moves.
                "(;SZ[9]HA[2];B[cc];B[gg];W[ee])|9x9 B:G3,C7 W: to:W handicap:2|W E5",
                "(;SZ[9];B[cc];B[gg];B[cg];W[ee])|9x9 B:C3,G3,C7 W: to:W handicap:3|W E5",
                "(;SZ[9]HA[2];B[cc];W[gg])|9x9 B: W: to:B handicap:2|B C7,W G3",
                // Stones that can be nothing but a handicap, though the record does not say so; and others.
                "(;SZ[9]AB[cc][gg];W[ee])|9x9 B:G3,C7 W: to:W handicap:2|W E5",
                "(;SZ[9]HA[]AB[cc];AB[gg]PL[W])|9x9 B:G3,C7 W: to:W handicap:2|''",
                "(;SZ[9]HA[0]AB[cc][gg];W[ee])|9x9 B:G3,C7 W: to:W|W E5",
                "(;SZ[9]AB[cc][gg];B[ee])|9x9 B:G3,C7 W: to:B|B E5",
                "(;SZ[9]AB[cc];W[ee])|9x9 B:C7 W: to:W|W E5",
                "(;SZ[9]AB[cc][gg]AW[aa];W[ee])|9x9 B:G3,C7 W:A9 to:W|W E5",
                "(;SZ[9];B[cc];AB[gg];W[ee])|9x9 B:G3,C7 W: to:W|W E5",
            })
    void the_start_and_the_main_line(String sgf, String start, String moves) throws Exception {
        RecordedGame<GoBoard> game = read(sgf);
        assertThat(game.start().toText()).isEqualTo(start);
        assertThat(String.join(",", moves(game))).isEqualTo(moves);
        RecordedGame<GoBoard> again = read(SGF.write(game, RecordFormat.Remarks.NONE));
        assertThat(again.start().toText()).isEqualTo(start);
        assertThat(moves(again)).isEqualTo(moves(game));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;GM[3];B[aa])|1|3|chess", "(;SZ[53])|1|3|53", "(;SZ[0])|1|3|0", "(;SZ[a])|1|3|a", "(;SZ[9]AB[jj])|1|8|jj",
                "(;SZ[9]AB[aa:jj])|1|8|aa:jj", "(;SZ[9]AW[ba][ab]AB[aa])|1|18|A9", "(;SZ[9];B[aa];AW[ba][ab];W[cc])|1|15|A9",
                "(;C[x|1|4|closed"
            })
    void what_makes_no_game_is_refused_where_it_stands(String sgf, long line, int column, String message) {
        assertThatExceptionOfType(InputException.class).isThrownBy(() -> read(sgf)).satisfies(e -> {
            assertThat(e.line()).isEqualTo(line);
            assertThat(e.column()).isEqualTo(column);
            assertThat(e.message()).contains(message);
            assertThat(e.expected()).isNotBlank();
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;SZ[9];B[aa]KO[])", "(;SZ[9];B[aa]W[bb])", "(;SZ[9];B[aa][bb])", "(;SZ[9]AB[aa]B[bb])", "(;SZ[9]KM[lots])", "(;SZ[9]KM[-550])", "(;SZ[9]KM[550])",
                "(;SZ[9]PL[nobody])", "(;SZ[9]PL[1])", "(;SZ[9];B[aa];PL[B];W[bb])", "(;SZ[9];B[aa];AE[aa])", "(;FF[4]SZ[9]RE[who knows])", "(;SZ[9];B[aa];W[];B[]TB[bb][zz]TW[cc])",
                "(;SZ[9]AB[aa]AW[aa]AE[aa];B[bb])", "(;SZ[9]AB[aa:cc]AE[bb])", "(;SZ[9]SZ[19];B[aa])", "(;SZ[9];SZ[19]B[aa])", "(;SZ[9][19];B[aa])",
                "(;SZ[9]RU[Japanese]RU[Chinese])", "(;SZ[9]RU[Japanese];RU[Chinese])", "(;SZ[9]KM[5.5];KM[6.5])",
                "(;SZ[9]HA[two]AB[cc][gg];B[ee])", "(;SZ[9]HA[-2];B[ee])", "(;SZ[9]HA[3]AB[cc][gg];W[ee])", "(;SZ[9]HA[2]AB[cc][gg][cg];W[ee])",
                "(;SZ[9]HA[0]AB[cc][gg];W[ee])"
            })
    void liberties_are_reported_and_refused_when_strict(String sgf) throws Exception {
        assertThat(read(sgf).liberties()).hasSize(1);
        assertThatExceptionOfType(InputException.class).isThrownBy(() -> SGF.read(raw(sgf), true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"(;SZ[9]RU[Japanese];RU[Japanese]B[aa])", "(;SZ[9]AB[aa]AW[bb]AE[cc];AE[aa])", "(;SZ[9];SZ[9]AB[aa:bb][bb])",
        "(;SZ[9]HA[2]AB[cc][gg];W[ee])", "(;SZ[9]HA[]AB[cc];W[ee])", "(;SZ[9]HA[0];B[ee])", "(;SZ[9]HA[0]AB[cc][gg];B[ee])",
        "(;SZ[9]HA[2]AB[cc][gg][cg]AW[dd];W[ee])"})
    void what_agrees_or_is_said_twice_is_no_contradiction(String sgf) throws Exception {
        assertThat(read(sgf).liberties()).isEmpty();
        assertThat(SGF.read(raw(sgf), true).plies()).isEqualTo(read(sgf).plies());
    }

    @Test
    void a_komi_that_may_be_in_tenths_is_taken_as_it_stands_and_said_to_be_doubtful() throws Exception {
        assertThat(remarks("(;SZ[9]KM[65])")).containsExactly("KM[65] was taken as 65 points; if it is in tenths, 6.5 are meant");
        assertThat(SGF.read(raw("(;SZ[9]KM[65])"), true).start().komi()).isEqualTo(OptionalDouble.of(65));
    }

    @Test
    void two_stones_on_one_point_are_no_handicap() throws Exception {
        assertThat(moves(read("(;SZ[9];B[cc];B[cc];W[ee])")).getFirst()).isEqualTo("B C7");
        assertThat(read("(;SZ[9];B[cc];B[cc];W[ee])").start().handicap()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "19, 65, 6.5", "19, 75, 7.5", "19, 375, 7.5", "19, 325, 6.5", "19, 275, 5.5", "19, 350, 7", "19, 650, 6.5", "19, 750, 7.5", "19, 550, 5.5",
        "19, 3.75, 7.5", "19, 2.75, 5.5", "19, 7.5, 7.5", "19, 100, 2", "5, 25, 25", "9, 65, 65", "9, 375, 7.5", "9, 650, 6.5", "7, 65, 6.5", "9, 377, -", "19, 0, 0", "19, -5.5, -5.5"
    })
    void servers_write_komi_in_their_own_units(int size, String written, String points) throws Exception {
        RecordedGame<GoBoard> game = read("(;SZ[" + size + "]KM[" + written + "])");
        assertThat(game.start().komi()).isEqualTo(points.equals("-") ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(points)));
        assertThat(game.liberties()).hasSize(points.equals(written) && !written.equals("65") ? 0 : 1);
    }

    @ParameterizedTest
    @CsvSource({"6目半, 6.5, 0", "五目半, 5.5, 0", "贴3又3/4子, 7.5, 1", "贴子3.75, 7.5, 1", "贴子3又3/4, 7.5, 1", "黑贴6目半, 6.5, 0", "コミ6目半, 6.5, 0", "半目, 0.5, 0", "コミ半目, 0.5, 0", "贴目六目半, 6.5, 0",
        "六子, 12, 1", "いろは, -, 1", "9999目, -, 1", "999999999999999999999目, -, 1"})
    void komi_may_be_written_in_words(String written, String points, int liberties) throws Exception {
        RecordedGame<GoBoard> game = read("(;SZ[19]KM[" + written + "])");
        assertThat(game.start().komi()).isEqualTo(points.equals("-") ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(points)));
        assertThat(game.liberties()).hasSize(liberties);
    }

    @Test
    void what_a_liberty_says_of_komi_handicap_and_set_up() throws Exception {
        assertThat(remarks("(;SZ[19]KM[375])")).containsExactly(
                "KM[375] was read as 7.5 points: it seems to be in hundredths of a stone (a stone is two points)");
        assertThat(remarks("(;SZ[9]HA[3];W[cc])")).containsExactly("a handicap of 3, but no handicap stones (AB)");
        assertThat(remarks("(;SZ[9]HA[many];B[cc])")).containsExactly("HA[many] is not a number of handicap stones; ignored");
        assertThat(remarks("(;SZ[9]HA[82];B[cc])")).containsExactly("HA[82] is more than the 81 points of the board; ignored");
        assertThat(read("(;SZ[9]HA[82]AB[cc][gg];B[ee])").start().toMove()).isZero();
        assertThat(remarks("(;SZ[9]HA[3]AB[cc][gg];W[ee])")).containsExactly(
                "a handicap of 3, but the number of black stones set up (AB) is 2; the game was read with a handicap of 3");
        assertThat(read("(;SZ[9]HA[3]AB[cc][gg];W[ee])").start().handicap()).isEqualTo(3);
        assertThat(remarks("(;SZ[9];B[cc];B[gg];W[ee])")).containsExactly("the first 2 moves are Black's; they were read as handicap stones");
        assertThat(remarks("(;SZ[9]AB[cc][gg];W[ee])")).containsExactly("2 black stones were set up before White's first move; they were read as "
                + "handicap stones, though the record names no handicap (HA)");
        assertThat(SGF.read(raw("(;SZ[9]AB[cc][gg];W[ee])"), true).start().handicap()).isEqualTo(2);
        assertThat(remarks("(;SZ[9];B[aa];W[cc];AB[bb];W[ee])"))
                .containsExactly("stones set up after move 2 (AB); the game is judged from there on");
    }

    @Test
    void prisoners_before_a_set_up_in_the_middle_of_a_game_are_kept() throws Exception {
        GoBoard start = read("(;SZ[9];B[aa];W[ab];B[cc];W[ba];AW[gg];B[dd])").start();
        assertThat(start.lost(0)).isEqualTo(1);
        assertThat(start.copy().lost(0)).isEqualTo(1);
        assertThat(start.isMidgame()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "simple, ;B[cc];W[];B[], dead=agreed&scoring=territory", "simple, ;B[cc];W[];B[];W[dd], clean-up=yes&scoring=territory",
        "positional, ;B[cc];W[];B[];W[], clean-up=yes&scoring=territory", "simple, ;B[];W[dd];B[];W[cc], dead=agreed&scoring=territory",
        "spight, ;B[];W[];B[];W[cc], dead=agreed&scoring=territory"
    })
    void territory_by_katago_has_clean_up_phases_where_play_goes_on(String ko, String moves, String choices) throws Exception {
        String rules = "katago-" + ko + "?" + choices;
        assertThat(read("(;SZ[9]RU[ko" + ko + "scoreTERRITORYtaxNONEsui1]" + moves + ")").rules()).isEqualTo("go:" + rules);
        assertThat(new Go().rulebook(rules).rules()).isNotEmpty();
    }

    private static List<String> remarks(String sgf) throws Exception {
        return read(sgf).liberties().stream().map(Liberty::text).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "日本囲碁規約, go:japanese", "日本規約, go:japanese", "日韩规则, go:japanese", "数目法, go:japanese", "数子法, go:chinese",
        "中国围棋竞赛规则, go:chinese", "中国式, go:chinese", "應氏計點制, go:ing", "应氏规则, go:ing",
        "Japanese rules, go:japanese", "日本ルール, go:japanese", "한국, go:korean", "AGA Rules, go:aga", "中国, go:chinese", "中国规则, go:chinese", "中國規則, go:chinese",
        "Chinese-KGS, go:kgs-chinese",
        "koSITUATIONALscoreAREAtaxNONEsui1, go:katago-situational", "koPOSITIONALscoreAREAtaxSEKIsui0, go:katago-positional?suicide=no&tax=seki",
        "koSIMPLEscoreTERRITORYtaxSEKIsui0komi6.5, go:katago-simple?dead=agreed&komi=6.5&scoring=territory&suicide=no&tax=seki",
        "koPOSITIONALscoreAREAtaxNONEsui0button1whbN-1fpok1, go:katago-positional?button=yes&dead=agreed&handicap=less-one&suicide=no"
    })
    void rules_by_many_names(String written, String rulebook) throws Exception {
        RecordedGame<GoBoard> game = read("(;RU[" + written + "])");
        assertThat(game.rules()).isEqualTo(rulebook);
        assertThat(new Go().rulebook(rulebook.substring(3)).rules()).isNotEmpty();
        assertThat(game.liberties()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "windows-31j, Shift_JIS, 表十ソ能囲碁の第三期 本因坊戦", "Big5-HKSCS, Big5, 許功蓋王名人盃圍棋賽決賽", "GB18030, GB18030, 常昊李世石中国围棋名人战决赛",
        "x-windows-949, EUC-KR, 이창호 조훈현 바둑왕전 결승", "UTF-16LE, UTF-16LE, 常昊", "UTF-16BE, UTF-16BE, 이창호", "UTF-8, '', 趙治勲", "ISO-8859-1, '', Müller",
        "ISO-8859-1, '', Åsa Berg", "ISO-8859-1, '', Ärla Øys", "Big5-HKSCS, Big5, 聯合盃 Lian"
    })
    void an_encoding_that_is_not_named_is_guessed_before_games_are_cut(String charset, String message, String name) throws Exception {
        byte[] text = ("(;GM[1]SZ[9]EV[" + name + "]PB[" + name + "];B[aa];W[bb])\n(;GM[1]SZ[9]PB[" + name + "];B[cc])\n").getBytes(Charset.forName(charset));
        try (RecordFormat.Splitter splitter = SGF.split(new ByteArrayInputStream(text))) {
            for (int plies = 2; plies > 0; plies--) {
                RawGame raw = Objects.requireNonNull(splitter.next());
                RecordedGame<GoBoard> game = SGF.read(raw, false);
                assertThat(game.plies()).isEqualTo(plies);
                assertThat(game.tags()).containsEntry("Black", name);
                assertThat(game.liberties()).hasSize(message.isEmpty() ? 0 : 1).allMatch(liberty -> liberty.text().contains(message));
            }
            assertThat(splitter.next()).isNull();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "ISO-8859-1, PB[Åsa]PW[Øystein];B[cc]C[café];W[dd];B[ee], 3", "ISO-8859-1, ;B[cc]C[café], 1", "ISO-8859-1, PB[ÅÅ]PW[Åsa];B[cc]C[Å\\] a];W[ee], 2",
        "windows-1252, ;B[cc]C[“It’s mine”];W[dd]C[“No”];B[ee], 3", "Big5-HKSCS, ;B[cc]C[蓋];W[dd]C[功許蓋 (蓋) 蓋;B];B[ee], 3", "Big5-HKSCS, PB[許]PW[功];B[cc], 1",
        "windows-31j, PB[表]PW[ソ能];B[cc]C[十];W[dd], 2", "windows-31j, PB[ｱ]PW[ｶｷ];B[cc]C[ｱ];W[dd], 2", "GB18030, PB[誠]PW[乗];B[cc]C[乗誠 (誠)];W[dd], 2"
    })
    void a_bracket_is_half_of_a_character_only_where_that_leaves_a_whole_tree(String charset, String nodes, int plies) throws Exception {
        byte[] text = ("(;GM[1]SZ[9]" + nodes + ")\n(;GM[1]SZ[9];B[aa])").getBytes(Charset.forName(charset));
        try (RecordFormat.Splitter splitter = SGF.split(new ByteArrayInputStream(text))) {
            assertThat(SGF.read(Objects.requireNonNull(splitter.next()), false).plies()).isEqualTo(plies);
            assertThat(SGF.read(Objects.requireNonNull(splitter.next()), true).plies()).isEqualTo(1);
        }
    }

    @Test
    void a_guess_from_the_beginning_of_a_game_gives_way_to_the_whole_of_it() throws Exception {
        String moves = "C[" + "It\u0092s long. ".repeat(400) + "];W[dd]C[\u0093No\u0094];B[ee]";
        byte[] text = ("(;GM[1]SZ[9];B[cc]" + moves + ")\n(;GM[1]SZ[9];B[aa])").getBytes(StandardCharsets.ISO_8859_1);
        try (RecordFormat.Splitter splitter = SGF.split(new ByteArrayInputStream(text))) {
            assertThat(SGF.read(Objects.requireNonNull(splitter.next()), false).plies()).isEqualTo(3);
            assertThat(SGF.read(Objects.requireNonNull(splitter.next()), true).plies()).isEqualTo(1);
            assertThat(splitter.next()).isNull();
        }
    }

    @Test
    void text_before_a_game_is_skipped_and_reported() throws Exception {
        byte[] text = "From the newspaper, 1. e4 of all things:\n\n(;SZ[9];B[aa])\nand\n(;SZ[9];B[bb])".getBytes(StandardCharsets.UTF_8);
        assertThat(SGF.recognizes("game.txt", text)).isTrue();
        try (RecordFormat.Splitter splitter = SGF.split(new ByteArrayInputStream(text))) {
            RawGame raw = Objects.requireNonNull(splitter.next());
            assertThat(SGF.read(raw, false).liberties()).containsExactly(new Liberty(1, 0, "text before the game, ignored"));
            assertThatExceptionOfType(InputException.class).isThrownBy(() -> SGF.read(raw, true));
            assertThat(SGF.read(Objects.requireNonNull(splitter.next()), true).liberties()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"jj", "a", "a1", "aaa", "tt", "aa:bb"})
    void what_is_no_point_cannot_be_played(String value) throws Exception {
        RecordedGame<GoBoard> game = read("(;SZ[20:5];B[" + value + "])");
        assertThatExceptionOfType(PlayException.class).isThrownBy(() -> game.play(0, game.start()));
        assertThat(game.written(0)).isEqualTo("B[" + value + "]");
    }

    @ParameterizedTest
    @CsvSource({
        "B+3.5, 3.5", "W+0.75, 1.5", "黑胜3/4子, 1.5", "白胜2又3/4子, 5.5", "白胜2子半, 5", "黑胜四分之三子, 1.5", "黑胜十二又四分之一子, 24.5", "黑胜2.75子, 5.5",
        "白番半目勝, 0.5", "白番3目半勝ち, 3.5", "黒3目勝ち, 3", "黑胜二十三目, 23", "백 반집승, 0.5", "흑 3집반승, 3.5", "白勝3點, 3", "黑胜两子, 4", "黑胜：3目, 3", "白负2.5目, 2.5"
    })
    void margins(String recorded, double points) {
        assertThat(GoResult.of(recorded).margin()).isEqualTo(points);
        assertThat(GoResult.of(recorded).act()).isInstanceOf(Act.Agree.class);
    }

    @ParameterizedTest
    @CsvSource({"B+abc, true", "W+-3, true", "B+, false", "W+F, false", "W+Adj, false", "B+W/O, false", "B+R, false", "B+3.5, false", "White wins, false"})
    void aReasonThatIsNotKnownIsNoted(String recorded, boolean isNoted) throws Exception {
        assertThat(read("(;RE[" + recorded + "];B[aa])").liberties()).extracting(Liberty::text)
                .filteredOn(text -> text.contains("gives no known reason for the win")).hasSize(isNoted ? 1 : 0);
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "B+3.5, 0, agree", "W+0.50, 1, agree", "b+12, 0, agree", "B+R, 0, resign", "B+Resign, 0, resign", "W+T, 1, flag", "W+Time, 1, flag",
                "W+F, 1, decide", "B+Forfeit, 0, decide", "B+, 0, decide", "B+Illegal, 0, -", "0, draw, agree", "Draw, draw, agree",
                "jigo, draw, agree", "Void, void, agree", "NR, void, agree", "?, -, -", "has adjourned., -, -", "Black wins by 3.5 points, 0, agree",
                "White won by resignation, 1, resign", "White wins on time, 1, flag", "Black+3 1/2, 0, agree", "BB+3, -, -",
                "黑中盘胜, 0, resign", "白中盤勝, 1, resign", "黒番中押し勝ち, 0, resign", "흑 불계승, 0, resign", "白超时胜, 1, flag", "黑时间胜, 0, flag",
                "白番時間切れ勝ち, 1, flag", "黑胜, 0, decide", "和棋, draw, agree", "持碁, draw, agree", "無勝負, void, agree", "黑先, -, -", "黑胜利在望, -, -",
                "黑中盘负, 1, resign", "흑 불계패, 1, resign", "白负, 0, decide", "白の勝ち, 1, decide", "黑棋中盘获胜。, 0, resign", "백기권승, 1, decide",
                "黑不战胜, 0, decide", "白勝（時間切れ）, 1, flag", "黑胜185子, 0, agree", "黑胜子, -, -"
            })
    void results(String recorded, @Nullable String winner, @Nullable String act) throws Exception {
        RecordedGame<GoBoard> game = read("(;RE[" + recorded + "];B[aa])");
        assertThat(game.recorded()).isEqualTo(recorded);
        Outcome outcome = switch (winner) {
            case "0" -> new Outcome.Win(0);
            case "1" -> new Outcome.Win(1);
            case "draw" -> Outcome.DRAW;
            case "void" -> new Outcome.NoResult();
            case null, default -> null;
        };
        assertThat(game.recordedOutcome()).isEqualTo(outcome);
        List<Act> acts = acts(game);
        int loser = outcome instanceof Outcome.Win win ? 1 - win.winner() : -1;
        assertThat(acts).isEqualTo(outcome == null || act == null ? List.of() : List.of(switch (act) {
            case "agree" -> new Act.Agree(outcome);
            case "resign" -> new Act.Resign(loser);
            case "flag" -> new Act.Flag(loser);
            default -> new Act.Decide(outcome);
        }));
    }

    @Test
    void dead_stones_are_those_in_the_others_territory_or_taken_off_behind_the_last_move() throws Exception {
        String moves = "(;SZ[5]RE[B+1];B[aa];W[bb];B[cc]";
        Act agree = new Act.Agree(new Outcome.Win(0));
        assertThat(acts(read(moves + ";W[]TB[ab:cc][dd]TW[aa])"))).containsExactly(new Act.Dead(List.of(16, 20)), agree);
        assertThat(acts(read(moves + ";W[];AE[bb][ee])"))).containsExactly(new Act.Dead(List.of(16)), agree);
        assertThat(acts(read(moves + ";W[])"))).containsExactly(agree);
        assertThat(acts(read(moves.replace("B+1", "B+R") + ";W[]TB[bb])"))).containsExactly(new Act.Resign(1));
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "RU[Japanese]KM[6.50], go:japanese", "RU[japanese], go:japanese", "RU[Korean], go:korean", "RU[Chinese]KM[7.5], go:chinese",
                "RU[AGA]KM[7], go:aga", "RU[NZ]KM[-3.5], go:new-zealand", "RU[New Zealand], go:new-zealand",
                "RU[Tromp/Taylor], go:tromp-taylor", "RU[GOE]KM[8], go:ing", "RU[Ing], go:ing", "KM[5.5], -", "RU[go:psk?komi=5.5]KM[6.5], go:psk?komi=5.5",
                "RU[go:psk]KM[6.5], go:psk", "RU[go:kee?refreshing=no]KM[0], go:kee?refreshing=no", "RU[Japanese]KM[], go:japanese"
            })
    void rules_and_komi(String properties, @Nullable String rules) throws Exception {
        assertThat(read("(;SZ[9]" + properties + ")").rules()).isEqualTo(rules);
    }

    @Test
    void a_record_without_rules_suggests_them() throws Exception {
        assertThat(assumed("KM[5.5]PC[NNGS]RE[B+3.5]")).isEqualTo("go:japanese, played on NNGS");
        assertThat(assumed("KM[6.5]PC[OGS: https://online-go.com/game/1]")).isEqualTo("go:ogs-japanese, played on OGS");
        assertThat(assumed("AP[foxwq]KM[375]")).isEqualTo("go:fox, played on Fox");
        assertThat(assumed("SO[Tygem]KM[6.5]")).isEqualTo("go:korean, played on Tygem");
        assertThat(assumed("KM[3.75]")).isEqualTo("go:chinese, komi given in stones");
        assertThat(assumed("KM[0]HA[2]RE[黑胜1又3/4子]")).isEqualTo("go:chinese, margin given in stones");
        assertThat(assumed("KM[0]RE[电子判定黑胜]")).as("no stones").isEqualTo("go:tromp-taylor?dead=agreed, ");
        assertThat(assumed("HA[2]RE[B+R（让二子）]")).as("a handicap").isEqualTo("go:tromp-taylor?dead=agreed, ");
        assertThat(assumed("KM[0]HA[2]RE[黑胜半子]")).isEqualTo("go:chinese, margin given in stones");
        assertThat(assumed("KM[5.5]RE[白番3目半勝ち]")).isEqualTo("go:tromp-taylor?dead=agreed, ");
        assertThat(assumed("KM[5.5]RE[B+2.5]")).as("8 points without komi: no margin by area").isEqualTo("go:japanese, counting area gives no such margin");
        assertThat(assumed("KM[5.5]RE[B+3.5]")).as("9 points say nothing").isEqualTo("go:tromp-taylor?dead=agreed, ");
        assertThat(assumed("KM[7.5]RE[W+1.5]")).as("6 points without komi").isEqualTo("go:japanese, counting area gives no such margin");
        assertThat(assumed("KM[7.5]RE[W+2.5]")).isEqualTo("go:chinese, komi 7.5");
        assertThat(assumed("KM[6.5]RE[W+R]")).isEqualTo("go:japanese, komi 6.5");
        assertThat(assumed("SZ[9]KM[7.5]RE[W+R]")).isEqualTo("go:tromp-taylor?dead=agreed, ");
        assertThat(assumed("")).isEqualTo("go:tromp-taylor?dead=agreed, ");
    }

    private static String assumed(String properties) throws Exception {
        GoRecordedGame game = (GoRecordedGame) read("(;GM[1]FF[4]" + (properties.contains("SZ[") ? "" : "SZ[19]") + properties + ";B[aa])");
        return game.assumedRules() + ", " + game.assumedBecause().map(Sentence::text).orElse("");
    }

    @Test
    void komi_goes_to_the_board_and_to_the_tags() throws Exception {
        RecordedGame<GoBoard> game = read("(;SZ[9]KM[6,50])");
        assertThat(game.start().komi()).hasValue(6.5);
        assertThat(game.tags()).containsEntry("Komi", "6.5");
        assertThat(read("(;SZ[9])").start().komi()).isEmpty();
    }

    @Test
    void tags() throws Exception {
        assertThat(read("(;PB[Ann]PW[Bob\\]]EV[Cup]DT[2001-02-03]PC[Oslo]RU[Ing]HA[2];RE[B+R]BR[3d])").tags()).containsAllEntriesOf(Map.of(
                "Black", "Ann", "B", "Ann", "White", "Bob]", "W", "Bob]", "Event", "Cup", "Date", "2001-02-03", "Site", "Oslo", "Rules", "Ing"))
                .containsEntry("Handicap", "2").containsEntry("Result", "B+R").containsEntry("BlackRank", "3d");
    }

    @Test
    void remarks_are_added_to_comments_and_those_of_earlier_times_replaced() throws Exception {
        String sgf = "(;SZ[9]C[hello\nArbiter: old] ;B[aa]C[Arbiter: old];W[bb]C[mine](;B[cc])(;B[dd]C[Arbiter: in a variation]))";
        String written = SGF.write(read(sgf), moment -> moment == 0 ? "a [b] c" : moment >= 2 ? "at\n" + moment : null);
        assertThat(written.replace("\n(", "(")).isEqualTo("(;SZ[9]C[hello\nArbiter: a [b\\] c];B[aa];W[bb]C[mine\nArbiter: at 2]"
                + "(;B[cc]C[Arbiter: at 3])(;B[dd]C[Arbiter: in a variation]))");
        assertThat(SGF.write(read(written), moment -> moment == 0 ? "a [b] c" : moment >= 2 ? "at\n" + moment : null)).isEqualTo(written);
        assertThat(SGF.write(read(sgf), RecordFormat.Remarks.NONE)).contains("Arbiter: old");
        assertThat(SGF.write(read("(;SZ[9]B[aa])"), moment -> "m" + moment)).isEqualTo("(;SZ[9]B[aa]C[Arbiter: m0\nArbiter: m1])");
    }

    @ParameterizedTest
    @CsvSource({"a.sgf,x,true", "-,(;GM[1]),true", "-,' \n(;',true", "-,'text before\n(; GM [1]',true", "-,[Event \"x\"] 1. e4 (;-),false", "-,{},false"})
    void recognition(String name, String head, boolean expected) {
        assertThat(SGF.recognizes(name, head.getBytes(StandardCharsets.UTF_8))).isEqualTo(expected);
    }

    @Test
    void random_games_of_another_format_are_written_and_read_again() throws Exception {
        for (int seed = 0; seed < 60; seed++) {
            RecordedGame<GoBoard> made = new Made(new Random(seed));
            RecordedGame<GoBoard> read = read(SGF.write(made, RecordFormat.Remarks.NONE));
            assertThat(read.liberties()).isEmpty();
            assertThat(read.start().toText()).isEqualTo(made.start().toText());
            assertThat(moves(read)).isEqualTo(moves(made));
            assertThat(read.recordedOutcome()).isEqualTo(new Outcome.Win(1));
            assertThat(read.rules()).isEqualTo("go:psk?komi=5.5");
            assertThat(read.tags()).containsEntry("Black", "Ann").containsEntry("White", "Bob [2\\]");
        }
    }

    @Test
    void dead_stones_of_another_format_are_read_from_the_territory_that_is_written() throws Exception {
        for (int seed = 0; seed < 60; seed++) {
            Made made = new Made(new Random(seed));
            List<Integer> stones = made.stones();
            List<Integer> dead = stones.stream().filter(point -> new Random(point).nextBoolean()).toList();
            made.ending = new Act.Dead(dead);
            String written = SGF.write(made, RecordFormat.Remarks.NONE);
            List<Act> expected = dead.isEmpty() && !written.contains("]TB[") && !written.contains("]TW[") ? List.of() : List.of(made.ending);
            assertThat(acts(read(written))).isEqualTo(expected);
        }
    }

    @Test
    void territory_is_what_one_side_surrounds_when_the_dead_are_off() throws Exception {
        RecordedGame<GoBoard> game = read("(;SZ[5]AB[ba][bb][bc][bd][be]AW[ab][da][db][dc][dd][de])");
        GoBoard start = game.start();
        RecordedGame<GoBoard> scored = new Started(game, start, List.of(new Act.Dead(List.of(start.point("A4")))));
        assertThat(SGF.write(scored, RecordFormat.Remarks.NONE).replace("\n", ""))
                .endsWith("PL[B]TB[ae][ad][ac][ab][aa]TW[ee][ed][ec][eb][ea])");
    }

    /** A game of random plays from a random set-up. */
    private static final class Made implements RecordedGame<GoBoard> {
        private final GoBoard start;
        private final List<Integer> plays = new ArrayList<>();
        private Act ending = new Act.Resign(0);

        /** The points of the stones on the board in the end. */
        List<Integer> stones() {
            GoBoard board = start.copy();
            plays.forEach(play -> board.play(board.toMove(), play));
            return IntStream.range(0, board.topology().size()).filter(point -> board.stoneAt(point) != GoBoard.EMPTY).boxed().toList();
        }

        Made(Random random) throws InputException {
            start = new GoBoard(Shapes.of((1 + random.nextInt(25)) + "x" + (2 + random.nextInt(30))), Seats.of("B", "W"), random.nextInt(2), false);
            start.setUp(random.nextInt(2), random.nextInt(start.topology().size()));
            GoBoard board = start.copy();
            for (int i = 0; i < 50; i++) {
                int play = random.nextInt(board.pass() + 1);
                if (board.isLegal(board.toMove(), play)) {
                    plays.add(play);
                    board.play(board.toMove(), play);
                }
            }
        }

        @Override
        public GoBoard start() {
            return start.copy();
        }

        @Override
        public int plies() {
            return plays.size();
        }

        @Override
        public int play(int index, GoBoard board) {
            return plays.get(index);
        }

        @Override
        public String written(int index) {
            return start.text(plays.get(index));
        }

        @Override
        public List<RecordedAct<GoBoard>> acts() {
            return List.of(RecordedAct.of(plays.size(), ending));
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
        public String rules() {
            return "go:psk?komi=5.5";
        }

        @Override
        public Map<String, String> tags() {
            return Map.of("B", "Ann", "White", "Bob [2\\]");
        }

        @Override
        public List<Liberty> liberties() {
            return List.of();
        }
    }

    @Test
    void what_sgf_has_no_word_for_is_refused() throws Exception {
        RecordedGame<GoBoard> game = read("(;SZ[9])");
        for (GoBoard start : List.of(
                new GoBoard(Shapes.of("ring:5"), Seats.of("B", "W"), 0, false), new GoBoard(Shapes.of("5x5"), Seats.of("B", "W", "R"), 0, false))) {
            RecordedGame<GoBoard> other = new Started(game, start, List.of());
            assertThatExceptionOfType(InputException.class).isThrownBy(() -> SGF.write(other, RecordFormat.Remarks.NONE));
        }
    }

    /** A game with another start and acts of its own. */
    private record Started(RecordedGame<GoBoard> game, GoBoard start, List<Act> done) implements RecordedGame<GoBoard> {
        @Override
        public int plies() {
            return 0;
        }

        @Override
        public int play(int index, GoBoard board) throws PlayException {
            return game.play(index, board);
        }

        @Override
        public String written(int index) {
            return game.written(index);
        }

        @Override
        public List<RecordedAct<GoBoard>> acts() {
            return done.stream().map(act -> RecordedAct.<GoBoard>of(0, act)).toList();
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
            return null;
        }

        @Override
        public Map<String, String> tags() {
            return Map.of();
        }

        @Override
        public List<Liberty> liberties() {
            return List.of();
        }
    }

    private static List<Act> acts(RecordedGame<GoBoard> game) throws PlayException {
        GoBoard board = game.start();
        for (int i = 0; i < game.plies(); i++) {
            board.play(game.by(i, board.toMove()), game.play(i, board));
        }
        return game.acts().stream().map(act -> act.act(board, board.toMove())).toList();
    }

    private static List<String> moves(RecordedGame<GoBoard> game) throws PlayException {
        List<String> moves = new ArrayList<>();
        GoBoard board = game.start();
        for (int i = 0; i < game.plies(); i++) {
            int by = game.by(i, board.toMove());
            int play = game.play(i, board);
            moves.add(board.seats().name(by) + " " + board.text(play));
            board.play(by, play);
        }
        return moves;
    }

    private static RecordedGame<GoBoard> read(String sgf) throws InputException, IOException {
        return SGF.read(raw(sgf), false);
    }

    private static RawGame raw(String sgf) throws IOException {
        try (RecordFormat.Splitter splitter = SGF.split(new ByteArrayInputStream(sgf.getBytes(StandardCharsets.UTF_8)))) {
            RawGame game = splitter.next();
            if (game == null) {
                throw new IllegalArgumentException("no game in " + sgf);
            }
            return game;
        }
    }
}
