package org.openarbiter.search.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** A packed position comes back as it was. */
class PackedPositionTest {
    @Test
    void random_positions_come_back() {
        Random random = new Random(1);
        for (int i = 0; i < 1_000; i++) {
            byte[] pieces = new byte[i % 2 == 0 ? 64 : 90];
            for (int piece = random.nextInt(33); piece > 0; piece--) {
                pieces[random.nextInt(pieces.length)] = (byte) (1 + random.nextInt(15));
            }
            int score = random.nextInt(-32_768, 32_768);
            byte[] packed = PackedPosition.pack(pieces, i % 3 % 2, score, i % 3, -score / 2);
            assertThat(packed).hasSize(PackedPosition.BYTES);
            byte[] two = Arrays.copyOf(packed, 2 * PackedPosition.BYTES);
            System.arraycopy(packed, 0, two, PackedPosition.BYTES, PackedPosition.BYTES);
            byte[] back = new byte[pieces.length];
            PackedPosition.unpack(two, PackedPosition.BYTES, back);
            assertThat(back).isEqualTo(pieces);
            assertThat(PackedPosition.score(two, PackedPosition.BYTES)).isEqualTo(score);
            assertThat(PackedPosition.halfPoints(two, PackedPosition.BYTES)).isEqualTo(i % 3);
            assertThat(PackedPosition.byHand(two, PackedPosition.BYTES)).isEqualTo(-score / 2);
            assertThat(PackedPosition.toMove(two, PackedPosition.BYTES)).isEqualTo(i % 3 % 2);
        }
    }

    /** The bytes of the format by hand: the red king on e0, the black one on d9 and a rook of Black on a1. */
    @Test
    void the_bytes_are_those_of_the_format() throws Exception {
        byte[] pieces = new byte[90];
        XiangqiBoard.of("3k5/9/9/9/9/9/9/9/r8/4K4 b - - 0 1").copyPieces(pieces);
        byte[] packed = PackedPosition.pack(pieces, 1, -2, 2, 258);
        byte[] expected = new byte[34];
        expected[0] = 1 << 4;
        expected[1] = 1 << 1;
        expected[10] = 1 << 4;
        expected[12] = (byte) (1 | (8 + 5) << 4);
        expected[13] = 8 + 1;
        expected[28] = -2;
        expected[29] = -1;
        expected[30] = 2;
        expected[31] = 1;
        expected[32] = 2;
        expected[33] = 1;
        assertThat(packed).isEqualTo(expected);
    }

    @Test
    void more_pieces_than_there_is_room_for_are_refused() {
        byte[] pieces = new byte[64];
        Arrays.fill(pieces, (byte) 1);
        assertThatIllegalArgumentException().isThrownBy(() -> PackedPosition.pack(pieces, 0, 0, 1, 0));
    }
}
