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
import org.openarbiter.archive.Formats;
import org.openarbiter.cli.base.Fault;

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
        arbiter(Fault.USAGE, "convert", "--to", "none", file("y.pgn", "1. e4 e5 *\n".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aGameThatCannotBeReadOrWrittenLeavesTheOthers() throws IOException {
        String broken = "[Game \"Chinese Chess\"]\n[FEN \"9/9/9/9/9/9/9/9/9/9 w - - 0 1\"]\n\n*\n\n";
        String impossible = GAME.replace("馬二進三", "帥五進九");
        String file = file("x.pgn", (GAME + broken + impossible + GAME).getBytes(Charset.forName("Big5")));
        assertThat(text(Fault.INPUT, "convert", "--to", "ucci", file)).isEqualTo(IN_UCCI + IN_UCCI);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "1. C2=5 H8+7", "1. C2.5 h8+7", "1. H2-E2 H9-G7", "1. h2e2 h9g7", "1. 炮二平五 馬８進７", "１．炮二平五 馬８進７"
    })
    void movesTellTheGame(String moves) throws IOException {
        for (String tags : new String[] {"[Event \"x\"]\n\n", ""}) {
            for (String encoding : new String[] {"UTF-8", "Big5", "GB18030", "UTF-16", "UTF-16LE", "UTF-16BE"}) {
                boolean hidden = moves.startsWith("１") && !encoding.equals("UTF-8") && !encoding.equals("UTF-16");
                String file = file("x.pgn", ((hidden ? "[Event \"x\"]\n" : tags) + moves + " *\n").getBytes(Charset.forName(encoding)));
                assertThat(text(0, "convert", "--to", "ucci", file)).as(encoding).isEqualTo("position startpos moves h2e2 h9g7\n");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1. H2-H4 e5", "1. e2e4 e7e5", "1. Nf3 d5", "1. e2-e4 e5", "1. ♘f3 d5", "1. b4 e5"})
    void movesOfChessStayChess(String moves) throws IOException {
        byte[] bytes = ("[Event \"x\"]\n\n" + moves + " *\n").getBytes(StandardCharsets.UTF_8);
        assertThat(text(0, "convert", "--to", "jsonl", file("x.pgn", bytes))).contains("\"game\":\"chess\"");
    }

    @Test
    void aPositionOfTenRanksTellsTheGame() throws IOException {
        String game = "[FEN \"3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1\"]\n\n1. K5+1 *\n";
        assertThat(text(0, "convert", "--to", "ucci", file("x.pgn", game.getBytes(StandardCharsets.UTF_8)))).endsWith("moves e0e1\n");
    }

    @Test
    void theRulebookAskedForTellsTheGame() throws IOException {
        String file = file("x.pgn", "[White \"a\"]\n[Black \"b\"]\n\n1. b1c3 h10g8 *\n".getBytes(StandardCharsets.UTF_8));
        assertThat(text(0, "judge", "--rules", "xiangqi:wxf", file)).contains("still open after 1...h10g8");
        String open = file("y.pgn", "[White \"a\"]\n[Black \"b\"]\n\n*\n".getBytes(StandardCharsets.UTF_8));
        assertThat(text(0, "judge", "--rules", "xiangqi:wxf", open)).contains("xiangqi:wxf");
        assertThat(text(0, "survey", "--rules", "xiangqi:wxf", open)).contains("xiangqi:wxf");
        assertThat(text(0, "show", "--rules", "xiangqi:wxf", open)).contains("xiangqi:wxf");
        assertThat(text(0, "judge", open)).contains("chess:");
        String chess = file("z.pgn", "1. e4 e5 *\n".getBytes(StandardCharsets.UTF_8));
        assertThat(text(1, "judge", "--rules", "xiangqi:wxf", chess)).contains("a game of chess, but no rulebook of chess was given");
    }

    @Test
    void aPageIsFoundByItsNameAndByWhatStandsFarDown() throws IOException {
        String record = "[DhtmlXQ]\n[DhtmlXQ_movelist]7747&nbsp;７０62 6\u00A0047[/DhtmlXQ_movelist]\n[/DhtmlXQ]\n";
        String moves = "position startpos moves h2e2 h9g7\n";
        String good = record.replace(" 6\u00A0047", "");
        String script = "<html>\n1. a step\n[Event \"x\"]\n" + "x\n".repeat(30_000);
        assertThat(text(0, "convert", "--to", "ucci", file("x", (script + good).getBytes(StandardCharsets.UTF_8)))).isEqualTo(moves);
        byte[] far = ("<html>" + " \n".repeat(50_000) + good).getBytes(StandardCharsets.UTF_8);
        assertThat(text(0, "convert", "--to", "ucci", file("x.HTML", far))).isEqualTo(moves);
        assertThat(text(0, "convert", "--to", "uci", file("x.htm", far))).isNotEmpty();
    }

    @Test
    void whatCannotBeDecodedInAMoveIsUnreadableAndNotIllegal() throws IOException {
        byte[] bytes = GAME.replace("馬８", "馬#").getBytes(Charset.forName("Big5"));
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = bytes[i] == '#' ? (byte) 0xFF : bytes[i];
        }
        assertThat(text(1, "judge", file("x.pgn", bytes)))
                .contains("unreadable: line 6, column 10: the byte 0xFF is not a character in Big5-HKSCS");
    }

    @Test
    void aFileOfXqfThatBreaksOffIsUnreadable() throws IOException {
        byte[] xqf = arbiter(0, "convert", "--to", "xqf", file("x.pgn", GAME.getBytes(StandardCharsets.UTF_8)));
        assertThat(text(1, "judge", file("x.xqf", Arrays.copyOf(xqf, 1050))))
                .contains("unreadable: byte 1048: the file ends inside the moves, after move 2");
    }
}
