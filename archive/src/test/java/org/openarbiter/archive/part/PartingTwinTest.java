package org.openarbiter.archive.part;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.GameReader;
import org.openarbiter.archive.Readers;
import org.openarbiter.rules.pgn.PgnMidway;

/** Parts, wherever a file is cut, give the games that one splitter gives which reads the file from its beginning. */
class PartingTwinTest {
    private static final String[] PIECES = {
        "[Event \"a\"]\n[White \"x\"]\n\n1. e4 e5 1-0\n\n", "[Event \"b\"]\n\n1. d4 {a comment} d5 *\n\n", "[Site \"c\"]\n\n1. c4 1/2-1/2\n\n", "1. e4 e5 *\n\n",
        "1. Nf3 (1. Nc3 Nc6 1-0", "{a comment that quotes\n\n[Event \"q\"]\n\n1. e4 1-0\n\n} ", "{never closed\n\n", "}", ") ", "% escaped\n", "%", "; to the end {\n", "\n", "\n\n",
        "\uFEFF", "text between games\n", "text\n\n", "1-0 ", "0-1\n", "* ", "{1-0 in a comment} ", "// not PGN\n", "/* nor\n\nthis", "*/", "  [Event \"indented\"]\n", "[Event \"open\n",
        "[Event \"d\"]\n[Event \"e\"]\n", "Nf3 ", "1. ", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", " \t\n", "$1 ", "é", "\0", "[%clk 0:00:01] ", "(", "\n[Event \"f\"]\n\n"
    };

    private static String hostile(Random random) {
        StringBuilder text = new StringBuilder(random.nextInt(6) == 0 ? "\uFEFF" : "");
        int usual = random.nextInt(PIECES.length);
        for (int i = random.nextInt(2, 40); i > 0; i--) {
            text.append(PIECES[random.nextInt(3) > 0 ? random.nextInt(usual + 1) : random.nextInt(PIECES.length)]);
        }
        String ends = List.of("\n", "\n", "\r\n", "\r").get(random.nextInt(4));
        return text.toString().replace("\n", ends);
    }

    @Test
    void a_file_in_two_parts_is_the_file_wherever_it_is_cut() throws IOException {
        Random random = new Random(20261123);
        for (int round = 0; round < 150; round++) {
            Content content = new Contents.InMemory("a.pgn", hostile(random).getBytes(StandardCharsets.UTF_8));
            GameReader reader = Readers.pgn(new PgnMidway(null, null, 16 << random.nextInt(6), 40 << random.nextInt(8)));
            List<String> whole = Contents.lines(reader.split(content.open(0)));
            long overrun = random.nextInt(4) == 0 ? random.nextInt(200) : 1 << 20;
            for (long cut = 1; cut < content.size(); cut++) {
                List<Range> ranges = List.of(new Range(false, 0, cut), new Range(false, cut, content.size()));
                assertThat(read(content, reader, ranges, overrun)).as("round %d cut at %d in %s", round, cut, content).isEqualTo(whole);
            }
        }
    }

    @Test
    void a_file_in_many_parts_is_the_file() throws IOException {
        Random random = new Random(4);
        for (int round = 0; round < 2_000; round++) {
            Content content = new Contents.InMemory("a.pgn", (hostile(random) + hostile(random) + hostile(random)).getBytes(StandardCharsets.UTF_8));
            GameReader reader = Readers.pgn(new PgnMidway(null, null, 16 << random.nextInt(6), 40 << random.nextInt(10)));
            List<String> whole = Contents.lines(reader.split(content.open(0)));
            List<Range> ranges = new ArrayList<>();
            for (long from = 0; from < content.size();) {
                long to = Math.min(content.size(), from + 1 + random.nextInt(1 << random.nextInt(10)));
                ranges.add(new Range(false, from, to));
                from = to;
            }
            assertThat(read(content, reader, ranges, random.nextInt(1000))).as("round %d, %s of %s", round, ranges, content).isEqualTo(whole);
        }
    }

    @Test
    void lines_in_parts_are_the_lines() throws IOException {
        Random random = new Random(5);
        String[] pieces = {"{\"id\":\"a\"}\n", "\n", "{\n", " \r\n", "\uFEFF{}\n", "{\"x\":1}", "{\"a\":\"\\n\"}\r\n"};
        for (int round = 0; round < 500; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(30); i >= 0; i--) {
                text.append(pieces[random.nextInt(pieces.length)]);
            }
            Content content = new Contents.InMemory("a.jsonl", text.toString().getBytes(StandardCharsets.UTF_8));
            long size = 1 + random.nextInt(40);
            for (GameReader reader : List.of(GameReader.of(Archive.CASES, null), GameReader.of("uci", "chess"))) {
                List<String> whole = Contents.lines(reader.split(content.open(0)));
                assertThat(read(content, reader, Ranges.of(content, size), 1 << 20)).as("%s", content).isEqualTo(whole);
            }
        }
    }

    private static List<String> read(Content content, GameReader reader, List<Range> ranges, long overrun) throws IOException {
        Parting parting = new Parting(new Part.Whole(reader.format(), reader.game()), reader, null, ranges, overrun);
        return ranges.size() < 2 ? Contents.lines(reader.split(content.open(0))) : Contents.lines(content, parting.parts(content), reader);
    }
}
