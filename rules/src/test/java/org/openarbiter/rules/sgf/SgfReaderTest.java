package org.openarbiter.rules.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;

/** Trees as they are read, and written back. */
class SgfReaderTest {

    @Test
    void variations_unknown_properties_and_escapes_come_back_as_they_were() throws InputException {
        String tree = "(;FF[4]GM[1]XY[a:b][c]C[one\\] two\\\\ \\: \\\nthree];B[aa]\n(;W[bb]ZZ[];B[])\n(;W[cc]\n(;B[dd])\n(;B[ee])))";
        SgfTree read = read(tree);
        assertThat(read.liberties()).isEmpty();
        assertThat(write(read)).isEqualTo(tree);
        assertThat(read.mainLine()).hasSize(4);
    }

    @Test
    void text_is_understood_as_the_specification_says() {
        assertThat(SgfText.text("a\\]b\\\\c\\\nd\r\ne\tf\\:g")).isEqualTo("a]b\\cd\ne f:g");
        assertThat(SgfText.simple(" a\r\nb\n\rc\\\n")).isEqualTo("a b c");
        assertThat(SgfText.composed("a\\:b:c:d")).isEqualTo(new SgfText.Composed("a\\:b", "c:d"));
        assertThat(SgfText.composed("a\\:b")).isNull();
        assertThat(SgfText.text(SgfText.escape("]\\[a:]\\\\"))).isEqualTo("]\\[a:]\\\\");
        assertThat(SgfPoints.area("cA:aa")).isEqualTo(new SgfPoints.Area(0, 0, 2, 26));
        assertThat(SgfPoints.area("c")).isNull();
        assertThat(SgfPoints.area("aa:b")).isNull();
        assertThat(SgfPoints.name(51, 26)).isEqualTo("ZA");
    }

    @Test
    void names_of_old_files_lose_their_lower_case_letters_and_keep_them_in_writing() throws InputException {
        String tree = "(;GaMe[1]SiZe[9]AddBlack[aa];Black[bb])";
        SgfTree read = read(tree);
        assertThat(read.liberties()).isEmpty();
        assertThat(read.root().properties()).extracting(SgfProperty::name).containsExactly("GM", "SZ", "AB");
        assertThat(write(read)).isEqualTo(tree);
        assertThat(read("(;FF[4]AddBlack[aa])").liberties()).hasSize(1);
        assertThat(read("(;b[aa])").root().get("B")).isNotNull();
    }

    @ParameterizedTest
    @CsvSource({
        "UTF-8, UTF-8, Çé囲碁", "utf8, UTF-8, 囲碁", "ISO-8859-1, ISO-8859-1, Çé", "ISO8859_1, ISO-8859-1, Çé", "GB2312, GB18030, 围棋乗誠",
        "gb18030, GB18030, 围棋乗誠", "Big5, Big5, 圍棋功許蓋", "Shift_JIS, Shift_JIS, 囲碁表ソ能", "EUC-KR, EUC-KR, 바둑", "EUC-JP, EUC-JP, 囲碁"
    })
    void encodings_are_read_as_named_and_written_as_utf_8(String name, String charset, String text) throws InputException {
        byte[] bytes = ("(;FF[4]CA[" + name + "]C[" + text + "])").getBytes(Charset.forName(charset));
        SgfTree read = SgfReader.read(new RawGame(1, 1, bytes, 0, bytes.length), true);
        assertThat(write(read)).isEqualTo("(;FF[4]CA[UTF-8]C[" + text + "])");
    }

    @Test
    void without_a_name_it_is_utf_8_or_latin_1_and_what_cannot_be_decoded_is_a_liberty() throws InputException {
        assertThat(comment("(;C[é])".getBytes(StandardCharsets.UTF_8))).isEqualTo("é");
        assertThat(comment("(;C[é])".getBytes(StandardCharsets.ISO_8859_1))).isEqualTo("é");
        byte[] broken = "(;CA[UTF-8]\nC[é])".getBytes(StandardCharsets.ISO_8859_1);
        List<Liberty> liberties = SgfReader.read(new RawGame(1, 5, broken, 0, broken.length), false).liberties();
        assertThat(liberties).singleElement().satisfies(liberty -> {
            assertThat(liberty.line()).isEqualTo(6);
            assertThat(liberty.column()).isEqualTo(3);
        });
        assertThat(read("(;CA[klingon]C[a])").liberties()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "(;B[aa]|1|8", "(B[aa])|1|2", "(;B[aa](;W[bb]);W[cc])|1|16", "(;B[aa]())|1|9", "(;B[aa]7;W[bb])|1|8", "(;B[aa][)|0|0",
                "(;AB[aa]AB[bb]AB[cc])|1|9", "(;B[aa](;W[bb])C[x])|1|16", "((;B[aa])(;B[bb]))|1|12", "(;B[aa];[bb])|1|9", "(;B)|0|0", "(B)|0|0", "(GM[1])|1|2", "(|0|0", "()|0|0", ";B[aa]|0|0"
            })
    void what_is_wrong_is_a_liberty_or_an_error_and_an_error_when_strict(String tree, long line, int column) {
        assertThatExceptionOfType(InputException.class).isThrownBy(() -> SgfReader.read(raw(tree), true));
        try {
            List<Liberty> liberties = read(tree).liberties();
            assertThat(liberties).singleElement().satisfies(liberty -> {
                assertThat(liberty.line()).isEqualTo(line);
                assertThat(liberty.column()).isEqualTo(column);
            });
        } catch (InputException e) {
            assertThat(line).as(e.message()).isZero();
            assertThat(e.expected()).isNotBlank();
        }
    }

    @Test
    void a_node_behind_a_variation_does_not_change_the_main_line() throws InputException {
        SgfTree read = read("(;B[aa](;W[bb];B[dd]);W[cc])");
        assertThat(write(read)).isEqualTo("(;B[aa]\n(;W[bb];B[dd])\n(;W[cc]))");
    }

    @ParameterizedTest
    @CsvSource({"(), 2", "( ), 3", "(, 2", "(()), 2"})
    void a_tree_without_a_node_lacks_one_behind_its_parenthesis(String tree, int column) {
        assertThatExceptionOfType(InputException.class).isThrownBy(() -> read(tree))
                .satisfies(fault -> assertThat(fault.sentence()).isEqualTo("line 1, column " + column + ": a game tree without a node; expected ;"));
    }

    @Test
    void a_tree_may_be_as_deep_as_it_likes() throws InputException {
        String deep = "(;B[aa]\n(;W[bb])\n".repeat(100_000) + ")".repeat(100_000);
        SgfTree read = read(deep);
        assertThat(read.mainLine()).hasSize(2);
        String written = deep.substring(0, deep.lastIndexOf("\n(")) + ";W[bb]" + ")".repeat(100_000);
        assertThat(write(read).equals(written)).isTrue();
        String line = "(" + ";B[aa]".repeat(100_000) + ")";
        assertThat(read(line).mainLine()).hasSize(100_000);
        assertThat(write(read(line)).replace("\n", "")).isEqualTo(line);
    }

    @Test
    void a_comment_that_goes_on_and_on_is_written() throws InputException {
        for (String part : List.of(" ", "(;", "(A[", "(A ", "(A")) {
            String text = "(;C[(" + part.repeat(100_000) + "])";
            SgfTree tree = read(text);
            String written = assertTimeoutPreemptively(Duration.ofSeconds(30), () -> write(tree));
            assertThat(SgfText.simple(written)).isEqualTo(SgfText.simple(text));
        }
    }

    private static String comment(byte[] bytes) throws InputException {
        SgfProperty comment = SgfReader.read(new RawGame(1, 1, bytes, 0, bytes.length), true).root().get("C");
        return comment == null ? "" : comment.simpleText();
    }

    private static String write(SgfTree tree) {
        return SgfWriter.write(tree, (index, node) -> node);
    }

    private static SgfTree read(String tree) throws InputException {
        return SgfReader.read(raw(tree), false);
    }

    private static RawGame raw(String tree) {
        byte[] bytes = tree.getBytes(StandardCharsets.UTF_8);
        return new RawGame(1, 1, bytes, 0, bytes.length);
    }
}
