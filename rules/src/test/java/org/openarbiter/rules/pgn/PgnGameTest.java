package org.openarbiter.rules.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;

/** What is read of a game and with which liberties. */
class PgnGameTest {

    /** A game and the liberties it takes, as {@code line:column text}. */
    record Case(String name, String text, List<String> liberties) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Case> liberties() throws Exception {
        Path file = Path.of(Objects.requireNonNull(PgnGameTest.class.getResource("/pgn/liberties.txt")).toURI());
        List<Case> cases = new ArrayList<>();
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("== ")) {
                List<String> expected = lines.subList(i + 2, lines.size()).stream().takeWhile(line -> line.startsWith("-- "))
                        .map(line -> line.substring(3)).toList();
                cases.add(new Case(lines.get(i).substring(3), lines.get(i + 1), expected));
            }
        }
        return cases;
    }

    private static RawGame raw(String text) throws IOException {
        List<RawGame> games = PgnTexts.split(PgnTexts.unescape(text));
        assertThat(games).hasSize(1);
        return games.getFirst();
    }

    private static PgnGame game(String text) throws IOException, InputException {
        return PgnGame.read(raw(text), false);
    }

    private static List<String> moves(PgnGame game) {
        return IntStream.range(0, game.plies()).mapToObj(game::written).toList();
    }

    @ParameterizedTest
    @MethodSource("liberties")
    void everyLibertyIsToldWithItsPlace(Case c) throws Exception {
        assertThat(game(c.text()).liberties()).extracting(l -> l.line() + ":" + l.column() + " " + l.text())
                .isEqualTo(c.liberties());
    }

    @ParameterizedTest
    @MethodSource("liberties")
    void strictReadingStopsAtTheFirstLiberty(Case c) throws Exception {
        RawGame raw = raw(c.text());
        if (c.liberties().isEmpty()) {
            PgnGame.read(raw, true);
        } else {
            InputException e = catchThrowableOfType(InputException.class, () -> PgnGame.read(raw, true));
            assertThat(e.line() + ":" + e.column() + " " + e.message()).isEqualTo(c.liberties().getFirst());
            assertThat(e.expected()).isNotEmpty();
        }
    }

    @Test
    void theMainLineIsWithoutCommentsGlyphsAndVariations() throws Exception {
        PgnGame game = game("1.e4!! {no (d4} e5?! (1... c5 (1... e6 {)} ; ) more\\n 2. d4) 2. Nf3) "
                + "2. Nf3 $1 Nc6 3. 0-0 -- Z0 @@@@ 1/2-1/2");
        assertThat(moves(game)).containsExactly("e4", "e5", "Nf3", "Nc6", "0-0", "--", "Z0", "@@@@");
        assertThat(game.marker()).isEqualTo("1/2-1/2");
        assertThat(game.liberties()).isEmpty();
    }

    @Test
    void movesOfOtherGamesAreWordsToo() throws Exception {
        assertThat(moves(game("1. C2.5 n8+7 2. H2-E2 +r-1 1-0"))).containsExactly("C2.5", "n8+7", "H2-E2", "+r-1");
    }

    @Test
    void valuesAreUnescaped() throws Exception {
        PgnGame game = game("[Event \"a \\\\\"b\\\\\" \\\\\\\\ c:\\\\d\"] [Site \"\"]\\n[Date \"x\" ]\\n\\n*");
        assertThat(game.values()).containsExactly(Map.entry("Event", "a \"b\" \\ c:\\d"),
                Map.entry("Site", ""), Map.entry("Date", "x"));
        assertThat(game.value("event")).isEqualTo("a \"b\" \\ c:\\d");
    }

    @Test
    void textThatIsNotUtf8IsWindows1252() throws Exception {
        assertThat(game("[White \"M\\xFCller \\x80\"]\\n\\n*").value("White")).isEqualTo("Müller €");
        assertThat(game("[White \"M\\xC3\\xBCller\"]\\n\\n*").value("White")).isEqualTo("Müller");
    }

    @Test
    void linesAndColumnsOfAGameThatBeginsWithinALine() throws Exception {
        List<RawGame> games = PgnTexts.split(PgnTexts.bytes("\n\nü 1. e4 1-0 1. d4 ) *"));
        PgnGame second = PgnGame.read(games.getLast(), false);
        assertThat(second.liberties()).singleElement().matches(l -> l.line() == 3 && l.column() == 19);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello world", "\\x00\\x01\\xFF\\xFE\\x80", "<html>{a}</html>", "(;GM[1]SZ[19])"})
    void whatHasNoTagPairNumberOrMarkerIsNoGame(String text) throws Exception {
        byte[] bytes = PgnTexts.unescape(text);
        InputException e = catchThrowableOfType(InputException.class,
                () -> PgnGame.read(new RawGame(3, 7, bytes, 0, bytes.length), false));
        assertThat(e.line()).isEqualTo(7);
        assertThat(e.message()).isEqualTo("there is no game here");
    }

    @Test
    void aGameThatIsTooLongIsUnreadable() throws Exception {
        byte[] endless = PgnTexts.bytes("1. e4 e5\n".repeat(100));
        RawGame raw = PgnTexts.all(new PgnSplitter(new ByteArrayInputStream(endless), 64, 300)).getFirst();
        InputException e = catchThrowableOfType(InputException.class, () -> PgnGame.read(raw, false));
        assertThat(e.line()).isEqualTo(1);
        assertThat(e.message()).isEqualTo("a game of more than 16 MiB");
        RawGame whole = new RawGame(1, 3, PgnTexts.bytes("1. e4 {" + "x".repeat(RawGame.LONGEST) + "} *"), 0, RawGame.LONGEST + 10);
        assertThat(catchThrowableOfType(InputException.class, () -> PgnGame.read(whole, false)).message()).isEqualTo(e.message());
    }

    @Test
    void libertiesBeyondFiftyAreCounted() throws Exception {
        PgnGame game = game("1. e4 " + ") ".repeat(70) + "*");
        assertThat(game.liberties()).hasSize(51);
        assertThat(game.liberties().getLast().text()).isEqualTo("20 more departures from the PGN standard in this game");
    }

    @Test
    void deepVariationsAreReadWithoutRecursion() throws Exception {
        PgnGame game = game("1. e4 " + "(1. d4 ".repeat(100_000) + ")".repeat(100_000) + " e5 *");
        assertThat(moves(game)).containsExactly("e4", "e5");
        assertThat(game.liberties()).singleElement().matches(l -> l.text().startsWith("variations lie more than 100 deep"));
        assertThat(game.movetext().items()).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "(", "{", ")", "[A \"\"]", "\"", "1.", "; \n", "%\n", "$", "1-0 ", "e4", "--",
            "{} ", "({", "\\", "\n[ "})
    void timeGrowsWithLengthOnly(String part) throws Exception {
        for (String begin : List.of("", "1. e4 ", "[Event \"a\"]\n\n1. e4 {}", "[Event \"a\" ")) {
            byte[] bytes = PgnTexts.bytes(begin + part.repeat(1_000_000 / part.length()));
            assertTimeout(Duration.ofSeconds(5), () -> {
                for (RawGame raw : PgnTexts.split(bytes).stream().limit(1000).toList()) {
                    try {
                        PgnGame.read(raw, false).movetext();
                    } catch (InputException e) {
                        assertThat(e.line()).isPositive();
                    }
                }
            });
        }
    }

    @Test
    void movetextInFull() throws Exception {
        PgnLine line = game("{start} 1. e4 !? $10 $99999999999 (1. d4 {x\\r\\ny} (1. c4)) e5 ;rest\\n 1-0 {end}").movetext();
        assertThat(line).isEqualTo(new PgnLine(List.of(
                new PgnLine.Comment("start"), new PgnLine.Move("e4"), new PgnLine.Nag(5), new PgnLine.Nag(10), new PgnLine.Comment("$99999999999"),
                new PgnLine.Variation(new PgnLine(List.of(new PgnLine.Move("d4"), new PgnLine.Comment("x y"),
                        new PgnLine.Variation(new PgnLine(List.of(new PgnLine.Move("c4"))))))),
                new PgnLine.Move("e5"), new PgnLine.Comment("rest"), new PgnLine.Comment("end"))));
    }

    @Test
    void headsOfOtherFilesAreNotTakenForGames() {
        assertThat(PgnHead.firstGame("(;GM[1]SZ[19])".getBytes(StandardCharsets.US_ASCII))).isNull();
        assertThat(PgnHead.firstGame("{\"id\":\"c1\",\"moves\":[]}".getBytes(StandardCharsets.US_ASCII))).isNull();
        assertThat(PgnHead.firstGame("[Event \"a\"]".getBytes(StandardCharsets.UTF_16))).isNotNull();
        assertThat(PgnHead.firstGame("1. e4 e5".getBytes(StandardCharsets.US_ASCII))).isNotNull();
    }
}
