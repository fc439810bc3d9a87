package org.openarbiter.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of xiangqi at the command line: found out among those of chess, and converted into one another. */
class XiangqiArchiveTest {
    private static final String GAME = "[Game \"Chinese Chess\"]\n[Red \"許銀川\"]\n[Black \"呂欽\"]\n[Result \"1-0\"]\n\n"
            + "1. 炮二平五 馬８進７ 2. 馬二進三 1-0\n\n";
    private static final String IN_UCCI = "position startpos moves h2e2 h9g7 h0g2\n";

    @TempDir
    private Path folder;

    private byte[] arbiter(int code, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream answers = new PrintStream(out, false, StandardCharsets.UTF_8);
        assertThat(Main.run(answers, arguments)).as(String.join(" ", arguments)).isEqualTo(code);
        answers.flush();
        return out.toByteArray();
    }

    private String text(int code, String... arguments) {
        return new String(arbiter(code, arguments), StandardCharsets.UTF_8);
    }

    private String file(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes).toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "pgn", "pgn-wxf"})
    void pgnOfXiangqiIsToldFromThatOfChess(String format) throws IOException {
        for (String encoding : new String[] {"UTF-8", "Big5", "GB18030"}) {
            String file = file("x.pgn", GAME.getBytes(Charset.forName(encoding)));
            assertThat(text(0, "convert", "--format", format, "--to", "ucci", file)).isEqualTo(IN_UCCI);
        }
    }

    @Test
    void withoutAHeadThatTellsANameMeansTheFirstGameThatHasIt() throws IOException {
        String file = file("x.pgn", "1. e4 e5 *\n".getBytes(StandardCharsets.UTF_8));
        assertThat(text(0, "convert", "--format", "pgn", "--to", "pgn", file)).contains("1. e4 e5 *");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pgn", "pgn-simplified", "pgn-wxf", "pgn-iccs", "dhtmlxq", "xqf", "ucci", "uci", "jsonl"})
    void everyFormatComesBack(String format) throws IOException {
        String file = file("x.pgn", (GAME + GAME).getBytes(StandardCharsets.UTF_8));
        byte[] there = arbiter(0, "convert", "--to", format, file);
        assertThat(text(0, "convert", "--format", format, "--to", "ucci", file("there", there))).isEqualTo(IN_UCCI + IN_UCCI);
    }

    @Test
    void nothingIsAddedToABinaryFile() throws IOException {
        String file = file("x.pgn", GAME.getBytes(StandardCharsets.UTF_8));
        byte[] xqf = arbiter(0, "convert", "--to", "xqf", file);
        assertThat(xqf).hasSize(1024 + 4 * 8);
        assertThat(Arrays.copyOf(xqf, 3)).containsExactly('X', 'Q', 10);
        assertThat(text(0, "convert", "--to", "ucci", file("x.xqf", xqf))).isEqualTo(IN_UCCI);
    }

    @Test
    void theHelpListsTheFormatsThereAre() {
        assertThat(text(0, "convert", "--help").replaceAll("\\s+", " ")).contains(Formats.names()).contains("dhtmlxq", "jsonl");
    }

    @Test
    void chessHasNoXqf() throws IOException {
        arbiter(Fault.USAGE, "convert", "--to", "xqf", file("x.pgn", "1. e4 e5 *\n".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aGameThatCannotBeReadOrWrittenLeavesTheOthers() throws IOException {
        String broken = "[Game \"Chinese Chess\"]\n[FEN \"9/9/9/9/9/9/9/9/9/9 w - - 0 1\"]\n\n*\n\n";
        String impossible = GAME.replace("馬二進三", "帥五進九");
        String file = file("x.pgn", (GAME + broken + impossible + GAME).getBytes(Charset.forName("Big5")));
        assertThat(text(Fault.INPUT, "convert", "--to", "ucci", file)).isEqualTo(IN_UCCI + IN_UCCI);
    }
}
