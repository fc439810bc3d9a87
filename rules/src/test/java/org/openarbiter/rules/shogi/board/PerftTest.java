package org.openarbiter.rules.shogi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counts of move sequences against published ones. */
final class PerftTest {

    @ParameterizedTest
    @CsvSource({
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1, 30 900 25470 719731 19861490",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1, 207 28684 4809015",
        "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 124, 178 18041 2552846",
        "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1, 593"
    })
    void countsTheSequences(String sfen, String counts) throws Exception {
        count(sfen, counts);
    }

    @Tag("long")
    @ParameterizedTest
    @CsvSource({
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1, 30 900 25470 719731 19861490 547581517",
        "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1, 207 28684 4809015 516925165"
    })
    void countsTheLongSequences(String sfen, String counts) throws Exception {
        count(sfen, counts);
    }

    private static void count(String sfen, String counts) throws Exception {
        ShogiBoard board = ShogiBoard.of(sfen);
        long[] expected = Arrays.stream(counts.split(" ", -1)).mapToLong(Long::parseLong).toArray();
        for (int depth = 1; depth <= expected.length; depth++) {
            assertThat(board.perft(depth)).as("depth %d", depth).isEqualTo(expected[depth - 1]);
        }
        assertThat(board.toText()).isEqualTo(sfen);
    }
}
