package org.openarbiter.search.repetition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys from a code: positions that differ in little have different keys for certain. */
class SignaturesTest {

    @ParameterizedTest
    @CsvSource({"127, 20", "128, 16", "511, 16", "512, 14", "793, 14", "1023, 14", "1262, 12", "4095, 12"})
    void the_distance_follows_from_the_number_of_features(int count, int distance) {
        assertThat(Signatures.distance(count)).isEqualTo(distance);
    }

    /** Up to six numbers exhaustively where the code is small: all sums of three are different, and none of them is nothing. */
    @Test
    void no_few_numbers_cancel_each_other() {
        long[] numbers = Signatures.of(127);
        long[] sums = new long[127 * 126 * 125 / 6];
        int at = 0;
        for (int i = 0; i < 127; i++) {
            for (int j = 0; j < i; j++) {
                for (int k = 0; k < j; k++) {
                    sums[at++] = numbers[i] ^ numbers[j] ^ numbers[k];
                }
            }
        }
        assertThat(Arrays.stream(sums).distinct().count()).isEqualTo(sums.length);
        assertThat(sums).doesNotContain(0);
    }

    @Test
    void no_two_pairs_of_features_of_chess_have_one_sum() {
        long[] numbers = Signatures.of(793);
        long[] sums = new long[793 * 792 / 2];
        int at = 0;
        for (int i = 0; i < 793; i++) {
            for (int j = 0; j < i; j++) {
                sums[at++] = numbers[i] ^ numbers[j];
            }
        }
        assertThat(Arrays.stream(sums).distinct().count()).isEqualTo(sums.length);
    }

    @Test
    void sums_of_fewer_than_the_distance_are_never_nothing() {
        long[] numbers = Signatures.of(793);
        var random = new Random(63);
        for (int trial = 0; trial < 200_000; trial++) {
            long sum = 0;
            int size = 1 + random.nextInt(Signatures.distance(793) - 1);
            for (int index : random.ints(0, 793).distinct().limit(size).toArray()) {
                sum ^= numbers[index];
            }
            assertThat(sum).isNotZero();
        }
    }

    /** As many keys as bits allow: six times ten for the powers and one for parity. */
    @Test
    void the_bits_of_a_key_are_independent() {
        assertThat(rank(Signatures.of(793))).isEqualTo(61);
    }

    /** How many of the numbers are independent over GF(2). */
    private static int rank(long[] numbers) {
        long[] rows = numbers.clone();
        int rank = 0;
        for (int bit = 0; bit < 64; bit++) {
            int pivot = rank;
            while (pivot < rows.length && (rows[pivot] >>> bit & 1) == 0) {
                pivot++;
            }
            if (pivot < rows.length) {
                long row = rows[pivot];
                rows[pivot] = rows[rank];
                rows[rank] = row;
                for (int other = rank + 1; other < rows.length; other++) {
                    rows[other] ^= (rows[other] >>> bit & 1) == 0 ? 0 : row;
                }
                rank++;
            }
        }
        return rank;
    }

    @Test
    void there_are_only_so_many() {
        assertThatThrownBy(() -> Signatures.of(4_096)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("4096");
    }

    /** By these keys too every occurrence is found. */
    @Test
    void lists_of_signatures_find_every_occurrence() throws Exception {
        for (String fen : Walk.CHESS) {
            var detector = new KeyList();
            var board = Walk.chess(fen);
            var walk = new Walk(board, position -> ChessSignature.of(board), List.of(detector));
            walk.go(4_000, 4, new Random(9), () -> assertThat(DetectorsTest.occurrences(detector)).as(walk::toString)
                    .isEqualTo(walk.exact().occurrences()));
        }
        assertThat(ChessSignature.distance()).isEqualTo(14);
    }
}
