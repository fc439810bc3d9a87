package org.openarbiter.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;

/** What is cut out of a stream, whole or damaged. */
class SgfSplitterTest {
    private static final String GOOD = "(;GM[1]SZ[9];B[aa];W[bb](;B[cc])(;B[dd]C[(;\\]]))";

    @Test
    void games_are_cut_out_of_text_before_between_and_behind_them() throws IOException {
        assertThat(texts("a letter (see [1])\n" + GOOD + " and\r\n\r\n" + GOOD + GOOD + "\nend")).containsExactly(GOOD, GOOD, GOOD);
        assertThat(games("one\n" + GOOD + "\r\n\r\n" + GOOD, 1 << 10)).extracting(RawGame::line).containsExactly(2L, 4L);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;GM[1];B[aa]", // no parenthesis
                "(;GM[1];B[aa](;W[bb])", // one too few
                "(;GM[1];B[aa]C[no bracket", // no bracket
                "(;GM[1];B[aa]C[an escaped bracket \\]", //
                "(;GM[1]((((", //
                "(;", //
                "(;GM[1];B[aa];W[bb]\\", //
            })
    void a_broken_game_does_not_swallow_the_next(String broken) throws IOException {
        assertThat(texts(broken + "\n" + GOOD + "\n")).containsExactly(broken, GOOD);
        assertThat(texts(GOOD + broken + GOOD)).containsExactly(GOOD, broken, GOOD);
    }

    @Test
    void a_comment_that_quotes_a_game_stays_whole() throws IOException {
        String quote = "(;C[like this:\n(;GM[1\\]SZ[9\\];B[aa\\])\nor (;B[cc\\])]SZ[19]GM[1];B[aa])";
        assertThat(texts(quote + GOOD)).containsExactly(quote, GOOD);
    }

    @Test
    void nodes_behind_a_parenthesis_too_many_and_a_stream_without_a_game_are_reported() throws IOException {
        assertThat(texts("(;GM[1];B[aa]));W[bb];B[cc])\n" + GOOD)).containsExactly("(;GM[1];B[aa])", ";W[bb];B[cc])", GOOD);
        assertThat(texts("\n no game here")).containsExactly("no game here");
        assertThat(texts(" \r\n\t")).isEmpty();
    }

    @Test
    void columns_count_from_the_start_of_the_line() throws IOException, InputException {
        String file = "\r\n" + GOOD + " 囲碁" + GOOD + "(;GM[1]AB[aa]AB[bb])\uFEFF(;GM[1]\nB[aa]7)\n\uFEFF(;AB[aa]AB[bb])" + "x".repeat(20) + "(B[aa])";
        for (int block : new int[] {16, 1 << 18}) {
            List<String> places = new ArrayList<>();
            for (RawGame game : games(file, block)) {
                SgfReader.read(game, false).liberties().forEach(liberty -> places.add(liberty.line() + ":" + liberty.column()));
            }
            int third = 2 * GOOD.length() + 3;
            assertThat(places).containsExactly("2:" + (third + 14), "3:6", "4:9", "4:37");
        }
        RawGame none = games("\n  no game", 1 << 10).getFirst();
        assertThat(catchThrowableOfType(InputException.class, () -> SgfReader.read(none, false)).column()).isEqualTo(3);
    }

    @Test
    void of_a_line_without_end_no_more_is_kept_than_need_be() throws IOException {
        List<RawGame> games = games(GOOD.repeat(10_000), 1 << 18);
        assertThat(games).hasSize(10_000);
        assertThat(games).allMatch(game -> game.from() - game.lineFrom() == Math.min(game.offset(), RawGame.LINE_KEPT));
    }

    @ParameterizedTest
    @CsvSource({"Shift_JIS,表ソ能", "Big5,功許蓋", "GB18030,乗誠"})
    void second_bytes_that_look_like_brackets_are_none(String charset, String text) throws IOException {
        String game = "(;GM[1]CA[" + charset + "]C[" + text + "];B[aa])";
        byte[] bytes = (game + GOOD).getBytes(Charset.forName(charset));
        assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).containsAnyOf("\\]", "\u0081\\", "\\");
        List<RawGame> games = split(new ByteArrayInputStream(bytes), 64, SgfSplitter.LONGEST);
        assertThat(games).hasSize(2);
        assertThat(new String(games.getFirst().bytes(), games.getFirst().from(), games.getFirst().to() - games.getFirst().from(),
                Charset.forName(charset))).isEqualTo(game);
    }

    @Test
    void a_game_without_end_is_given_up_and_the_next_root_is_found() throws IOException {
        String endless = "(;GM[1]" + ";B[aa](;W[bb])".repeat(2000);
        List<RawGame> games =
                split(new ByteArrayInputStream((endless + GOOD).getBytes(StandardCharsets.UTF_8)), 1 << 10, 10_000);
        assertThat(games).hasSize(2);
        assertThat(games.getFirst().isTooLong()).isTrue();
        assertThat(text(games.getLast())).isEqualTo(GOOD);
    }

    @Test
    void what_is_cut_does_not_depend_on_the_blocks_in_which_it_arrives() throws IOException {
        String file = ("x " + GOOD + "\n(;GM[1]C[lost\n" + GOOD + "(;B[aa](;").repeat(40);
        List<String> whole = texts(file);
        for (int size : new int[] {1, 7, 100, 5000}) {
            InputStream slow = new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)) {
                @Override
                public synchronized int read(byte[] into, int from, int length) {
                    return super.read(into, from, Math.min(length, size));
                }
            };
            assertThat(split(slow, size, SgfSplitter.LONGEST).stream().map(SgfSplitterTest::text)).isEqualTo(whole);
        }
    }

    private static List<String> texts(String file) throws IOException {
        return games(file, 1 << 10).stream().map(SgfSplitterTest::text).toList();
    }

    private static List<RawGame> games(String file, int block) throws IOException {
        return split(new ByteArrayInputStream(file.getBytes(StandardCharsets.UTF_8)), block, SgfSplitter.LONGEST);
    }

    private static List<RawGame> split(InputStream in, int block, int longest) throws IOException {
        List<RawGame> games = new ArrayList<>();
        try (SgfSplitter splitter = new SgfSplitter(in, block, longest)) {
            for (RawGame game = splitter.next(); game != null; game = splitter.next()) {
                games.add(game);
                assertThat(game.number()).isEqualTo(games.size());
            }
        }
        return games;
    }

    private static String text(RawGame game) {
        return new String(game.bytes(), game.from(), game.to() - game.from(), StandardCharsets.UTF_8);
    }
}
