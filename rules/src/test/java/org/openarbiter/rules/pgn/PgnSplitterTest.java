package org.openarbiter.rules.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.openarbiter.rules.pgn.PgnTexts.bytes;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;

/** Where games begin and end. */
class PgnSplitterTest {
    private static final String A = "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0";
    private static final String B = "[Event \"b\"]\n[Result \"*\"]\n\n1. d4 {x} d5 *";

    private static List<String> split(String text) throws IOException {
        return PgnTexts.texts(PgnTexts.split(bytes(text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n\n", "\n", "\n\n\n\n", "\n \t\n", "\n% escaped\n"})
    void gamesFollowOneAnother(String between) throws IOException {
        long line = 5 + between.chars().filter(c -> c == '\n').count() - 1;
        String first = A + (between.startsWith("\n%") ? "\n% escaped" : "");
        assertThat(split(A + between + B)).containsExactly("1:" + first, line + ":" + B);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r", "\r\n"})
    void lineEndsOfAllSystemsCountOnce(String lineEnd) throws IOException {
        assertThat(split((A + "\n\n" + B).replace("\n", lineEnd))).extracting(text -> text.substring(0, 2))
                .containsExactly("1:", "6:");
    }

    @Test
    void emptyAndBlankStreamsHaveNoGames() throws IOException {
        assertThat(split("")).isEmpty();
        assertThat(split(" \r\n\n\u0000\u001A")).isEmpty();
        assertThat(split("; a comment\n\n{another}")).isEmpty();
    }

    @Test
    void aMarkerEndsAGameEvenWithoutLineEnd() throws IOException {
        assertThat(split("1. e4 1-0 1. d4 0-1 [Event \"c\"] 1. c4 *")).containsExactly("1:1. e4 1-0", "1:1. d4 0-1",
                "1:[Event \"c\"] 1. c4 *");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1-0F", "1-0 F", "0-1 F.", "1-0 (F)", "0-0F", "0-0 F."})
    void theSignOfAForfeitBelongsToTheMarker(String marker) throws IOException {
        assertThat(split("1. e4 " + marker + " {late}\n\n1. d4 *")).containsExactly("1:1. e4 " + marker + " {late}", "3:1. d4 *");
        assertThat(split("1. e4 1-0 Fine")).containsExactly("1:1. e4 1-0", "1:Fine");
    }

    @Test
    void aMarkerInAVariationEndsNothingUnlessTheVariationNeverCloses() throws IOException {
        assertThat(split("1. e4 (1. d4 1-0) 1... e5 *\n\n1. c4 *")).hasSize(2);
        assertThat(split("1. e4 (1. d4 1-0\n\n1. c4 *")).containsExactly("1:1. e4 (1. d4 1-0", "3:1. c4 *");
    }

    @Test
    void commentsBehindTheMarkerBelongToTheGameUntilABlankLine() throws IOException {
        assertThat(split(A + " {end} ; really\n\n{next}\n" + B)).containsExactly("1:" + A + " {end} ; really", "6:{next}\n" + B);
    }

    @Test
    void tagPairsWithoutMovetextAreAGame() throws IOException {
        assertThat(split("[Event \"a\"]\n[Site \"s\"]\n\n[Event \"b\"]\n\n" + A)).hasSize(3);
        assertThat(split("[Game \"g\"]\n\n[Site \"s\"]\n\n[Game \"h\"]\n")).hasSize(2);
    }

    @Test
    void aClosedCommentMayQuoteGames() throws IOException {
        String quoting = "[Event \"q\"]\n\n1. e4 {see\n\n" + A + "\n} 1-0";
        assertThat(split(quoting + "\n\n" + B)).containsExactly("1:" + quoting, "11:" + B);
    }

    @Test
    void aCommentNeverClosedEndsBeforeTheNextGame() throws IOException {
        String open = "[Event \"q\"]\n\n1. e4 {oops e5 1-0";
        assertThat(split(open + "\n\n" + B + "\n\n" + A)).containsExactly("1:" + open, "5:" + B, "10:" + A);
        assertThat(split(open + "\n\n" + A + "\n")).containsExactly("1:" + open, "5:" + A);
        assertThat(split(open + "\r\n\r\n" + open + "\r\n\r\n" + A)).hasSize(3);
    }

    @Test
    void textBelongsToTheGameBehindItOrStandsAlone() throws IOException {
        assertThat(split("* Hello *\n\n" + A + "\n\nbye")).containsExactly("1:* Hello *\n\n" + A, "8:bye");
    }

    @Test
    void byteOrderMarksArePassedOver() throws IOException {
        assertThat(split("\uFEFF" + A + "\n\n\uFEFF" + B)).containsExactly("1:" + A, "6:" + B);
        String text = A.replace("\"a\"", "\"Zürich 𝄞\"");
        assertThat(PgnTexts.texts(PgnTexts.split(text.getBytes(StandardCharsets.UTF_16)))).containsExactly("1:" + text);
        byte[] little = ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE);
        assertThat(PgnTexts.texts(PgnTexts.split(little))).containsExactly("1:" + text);
    }

    @Test
    void anotherEncodingIsReadWhereItIsNamed() throws IOException {
        String text = "[Game \"Chinese Chess\"]\n\n1. 炮二平五 馬８進７ {功} 1-0";
        byte[] big5 = text.getBytes("Big5");
        assertThat(PgnTexts.texts(PgnTexts.all(new PgnSplitter(new ByteArrayInputStream(big5), Charset.forName("Big5")))))
                .containsExactly("1:" + text);
    }

    @Test
    void aGameWithoutEndIsGivenUpAndTheNextOneFound() throws IOException {
        String endless = "[Event \"endless\"]\n\n" + "1. e4 e5\n".repeat(200);
        List<String> games = PgnTexts.texts(PgnTexts.all(new PgnSplitter(
                new ByteArrayInputStream(bytes(A + "\n\n" + endless + "\n" + B)), 128, 1000)));
        assertThat(games).containsExactly("1:" + A, "6:too long", "209:" + B);
    }

    @Test
    void anEndlessCommentIsGivenUpAtTheNextGame() throws IOException {
        String open = "[Event \"q\"]\n\n1. e4 {oops";
        String text = open + "\n\n" + A + "\n\n" + A + "\n" + " \n".repeat(300) + "1. e4\n".repeat(200) + " \n" + A;
        List<String> games = PgnTexts.texts(PgnTexts.all(new PgnSplitter(new ByteArrayInputStream(bytes(text)), 128, 1000)));
        assertThat(games).containsExactly("1:" + open, "5:" + A, "10:" + A, "314:too long", "515:" + A);
    }

    @Test
    void aStreamWithoutEndTakesNoMemory() throws IOException {
        long size = 200L << 20;
        try (PgnSplitter splitter = new PgnSplitter(new Endless(size), 1 << 16, 1 << 20)) {
            RawGame game = splitter.next();
            assertThat(game).isNotNull().matches(RawGame::isTooLong);
            assertThat(splitter.next()).isNull();
        }
    }

    @Test
    void boundariesDoNotDependOnThePiecesInWhichTheStreamComes() throws IOException {
        Random random = new Random(4711);
        for (int round = 0; round < 150; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < 6; i++) {
                text.append(PgnTexts.game(random, "g" + i, List.of("e4", "e5", "Nf3", "Nc6"), "1/2-1/2"));
            }
            byte[] bytes = bytes(text.toString());
            for (int i = round % 3 * 5; i > 0; i--) {
                bytes[random.nextInt(bytes.length)] = (byte) "{}()[];%\n\r*\"- x".charAt(random.nextInt(15));
            }
            List<String> whole = PgnTexts.texts(PgnTexts.all(new PgnSplitter(new ByteArrayInputStream(bytes), 1 << 16, 500)));
            int block = 16 << random.nextInt(6);
            List<String> pieces = PgnTexts.texts(PgnTexts.all(new PgnSplitter(PgnTexts.trickle(bytes, random), block, 500)));
            assertThat(pieces).isEqualTo(whole);
        }
    }

    @Test
    void gamesCutOutNeverChange() throws IOException {
        List<RawGame> games = new ArrayList<>();
        List<String> then = new ArrayList<>();
        byte[] bytes = bytes((A + "\n\n" + B + "\n\n").repeat(50));
        try (PgnSplitter splitter = new PgnSplitter(PgnTexts.trickle(bytes, new Random(1)), 256, 1000)) {
            for (RawGame game = splitter.next(); game != null; game = splitter.next()) {
                games.add(game);
                then.add(PgnTexts.text(game));
            }
        }
        assertThat(games).hasSize(100);
        assertThat(PgnTexts.texts(games)).isEqualTo(then);
    }

    /** Texts of the signs that mean something, in every order, once had the splitter go round in circles. */
    @Test
    @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void every_text_of_signs_comes_to_an_end_and_no_byte_is_read_twice() throws IOException {
        String[] signs = {"(", ")", "*", "/", "-", "{", "}", ";", "1", "0", "2", "1-0", "1/2-1/2", "[", "]", "\"", "%", "$", " ", "\n", "e4"};
        Random random = new Random(20261120);
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            for (int sign = random.nextInt(24); sign >= 0; sign--) {
                text.append(signs[random.nextInt(signs.length)]);
            }
            long bytes = 0;
            try (PgnSplitter splitter = new PgnSplitter(new ByteArrayInputStream(bytes(text.toString())))) {
                for (RawGame game = splitter.next(); game != null; game = splitter.next()) {
                    bytes += game.to() - game.from();
                    assertThat(bytes).as(text.toString()).isLessThanOrEqualTo(text.length());
                    try {
                        PgnGame.read(game, false).movetext();
                    } catch (InputException refused) {
                        assertThat(refused.line()).as(text.toString()).isPositive();
                    }
                }
            }
        }
    }

    /** The number of letters in one game. */
    private static final class Endless extends InputStream {
        private long left;

        Endless(long left) {
            this.left = left;
        }

        @Override
        public int read() {
            return left-- > 0 ? 'x' : -1;
        }

        @Override
        public int read(byte[] into, int from, int length) {
            if (left <= 0) {
                return -1;
            }
            Arrays.fill(into, from, from + length, (byte) 'x');
            left -= length;
            return length;
        }
    }
}
