package org.openarbiter.rules.go.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.sgf.SgfSplitter;

/** Files of millions of nodes are read and written in a heap that is a small multiple of the file. */
class HugeSgfTest {
    private static final int HEAP_MEBIBYTES = 192;

    @ParameterizedTest
    @CsvSource({"NODES", "PASSES", "VARIATIONS", "NESTED"})
    void a_file_of_millions_of_nodes_fits_a_small_heap(String kind) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx" + HEAP_MEBIBYTES + "m", "-cp",
                        System.getProperty("java.class.path"), Reading.class.getName(), kind)
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertThat(process.waitFor()).as(said).isZero();
        assertThat(said).isEqualTo(Integer.toString(Kind.valueOf(kind).plies()));
    }

    @Test
    void the_heap_is_a_small_multiple_of_the_file() {
        for (Kind kind : Kind.values()) {
            assertThat(kind.bytes().length).isBetween((HEAP_MEBIBYTES << 20) / 20, SgfSplitter.LONGEST);
        }
    }

    /** What there are millions of. */
    private enum Kind {
        NODES("", ";", "", 11_000_000, 0),
        PASSES("", ";B[];W[]", "", 2_000_000, 4_000_000),
        VARIATIONS("(;B[aa](;W[bb]".repeat(150), "(;W[bb]C[c])", ")".repeat(300), 1_300_000, 300),
        NESTED("", "(;B[aa](;W[bb])", ")", 1_000_000, 2);

        private final String before;
        private final String many;
        private final String behind;
        private final int times;
        private final int plies;

        Kind(String before, String many, String behind, int times, int plies) {
            this.before = before;
            this.many = many;
            this.behind = behind;
            this.times = times;
            this.plies = plies;
        }

        byte[] bytes() {
            String end = behind.equals(")") ? behind.repeat(times) : behind;
            return ("(;GM[1]SZ[19]" + before + many.repeat(times) + end + ")").getBytes(StandardCharsets.US_ASCII);
        }

        /** In VARIATIONS the first of the variations goes on with the main line. */
        int plies() {
            return this == VARIATIONS ? plies + 1 : plies;
        }
    }

    /** Reads such a file, says how many moves it has, and writes it. */
    static final class Reading {
        private Reading() {}

        public static void main(String[] kind) throws Exception {
            RecordFormat<GoBoard> sgf = GoFormats.all().getFirst();
            try (RecordFormat.Splitter splitter = sgf.split(new ByteArrayInputStream(Kind.valueOf(kind[0]).bytes()))) {
                RecordedGame<GoBoard> game = sgf.read(Objects.requireNonNull(splitter.next()), false);
                System.out.println(game.plies());
                if (sgf.write(game, RecordFormat.Remarks.NONE).length() < SgfSplitter.LONGEST / 2) {
                    System.exit(1);
                }
            }
        }
    }
}
