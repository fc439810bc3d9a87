package org.openarbiter.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;

class CaseLinesTest {

    @Test
    void blankLinesCountAndAreLeftOut() throws IOException {
        List<RawGame> lines = split(stream("\uFEFFa\n\n  \t\r\nb\r\n\n\uFEFF\nc"));
        assertThat(lines).extracting(CaseLinesTest::text).containsExactly("\uFEFFa", "b", "c");
        assertThat(lines).extracting(RawGame::line).containsExactly(1L, 4L, 7L);
        assertThat(lines).extracting(RawGame::number).containsExactly(1, 2, 3);
        assertThat(split(stream(""))).isEmpty();
        assertThat(split(stream("\n\n"))).isEmpty();
    }

    @Test
    void linesEndAsAnySystemEndsThem() throws IOException {
        for (int seed = 0; seed < 20; seed++) {
            List<RawGame> lines = split(new Dribble("a\r\rb\r\nc\n\rd\r\n\r\ne\r".getBytes(StandardCharsets.UTF_8), new Random(seed)));
            assertThat(lines).extracting(CaseLinesTest::text).containsExactly("a", "b", "c", "d", "e");
            assertThat(lines).extracting(RawGame::line).containsExactly(1L, 3L, 4L, 6L, 8L);
            assertThat(lines).extracting(RawGame::offset).containsExactly(0L, 3L, 6L, 9L, 14L);
        }
    }

    @Test
    void linesAcrossBlocksStayWhole() throws IOException {
        Random random = new Random(7);
        List<String> written = IntStream.range(0, 400)
                .mapToObj(i -> i + ":" + "x".repeat(random.nextInt(i % 50 == 0 ? 300_000 : 2_000)))
                .toList();
        byte[] bytes = (String.join("\n", written) + "\n").getBytes(StandardCharsets.UTF_8);
        assertThat(split(new Dribble(bytes, random)).stream().map(CaseLinesTest::text).collect(Collectors.toList()))
                .isEqualTo(written);
    }

    @Test
    void anOverlongLineHarmsOnlyItself() throws IOException {
        List<RawGame> lines = split(new Repeated("{\"game\":\"ring\"}\n[", 100_000_000, "]\n{\"game\":\"ring\"}\n"));
        assertThat(lines).extracting(RawGame::line).containsExactly(1L, 2L, 3L);
        assertThat(lines.get(1).to() - lines.get(1).from()).isEqualTo(Json.LONGEST_LINE + 1);
        assertThatThrownBy(() -> Ring.READER.read(lines.get(1), false))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("longer than");
        assertThat(text(lines.get(2))).isEqualTo("{\"game\":\"ring\"}");
    }

    @Test
    void anOverlongLastLineIsOneLine() throws IOException {
        assertThat(split(new Repeated("[", 20_000_000, ""))).hasSize(1);
    }

    private static List<RawGame> split(InputStream in) throws IOException {
        List<RawGame> lines = new ArrayList<>();
        try (CaseLines splitter = new CaseLines(in)) {
            for (RawGame raw = splitter.next(); raw != null; raw = splitter.next()) {
                lines.add(raw);
            }
        }
        return lines;
    }

    private static String text(RawGame raw) {
        return new String(raw.bytes(), raw.from(), raw.to() - raw.from(), StandardCharsets.UTF_8);
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A stream that gives as few bytes at a time as it likes. */
    private static final class Dribble extends ByteArrayInputStream {
        private final Random random;

        Dribble(byte[] bytes, Random random) {
            super(bytes);
            this.random = random;
        }

        @Override
        public synchronized int read(byte[] into, int from, int length) {
            return super.read(into, from, Math.min(length, 1 + random.nextInt(5_000)));
        }
    }

    /** A text, very many ones, and another text. */
    private static final class Repeated extends InputStream {
        private final InputStream head;
        private final InputStream tail;
        private int left;

        Repeated(String head, int ones, String tail) {
            this.head = stream(head);
            this.tail = stream(tail);
            this.left = ones;
        }

        @Override
        public int read() throws IOException {
            int first = head.read();
            if (first >= 0) {
                return first;
            }
            return left-- > 0 ? '1' : tail.read();
        }
    }
}
