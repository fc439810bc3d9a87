package org.openarbiter.search.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The file of a network comes back as it was written, and is refused if it is damaged. */
class NetworkTest {
    private final Network network = Networks.random(Inputs.CHESS, Network.STEP, new Random(1));

    private static byte[] written(Network network) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        network.write(out);
        return out.toByteArray();
    }

    private static Network read(byte[] bytes) throws IOException {
        return Network.read(new ByteArrayInputStream(bytes));
    }

    @Test
    void what_is_written_comes_back() throws IOException {
        for (boolean corrects : new boolean[] {false, true}) {
            comesBack(Networks.random(Inputs.CHESS, Network.STEP, corrects, new Random(1)));
        }
    }

    private static void comesBack(Network network) throws IOException {
        Network back = read(written(network));
        assertThat(back.corrects()).isEqualTo(network.corrects());
        assertThat(back.inputs()).isEqualTo(Inputs.CHESS);
        assertThat(back.width()).isEqualTo(network.width());
        assertThat(back.weights).isEqualTo(network.weights);
        assertThat(back.biases).isEqualTo(network.biases);
        assertThat(back.outputWeights).isEqualTo(network.outputWeights);
        assertThat(back.outputBiases).isEqualTo(network.outputBiases);
        assertThat(written(back)).isEqualTo(written(network));
    }

    @Test
    void damage_is_told() throws IOException {
        byte[] whole = written(network);
        assertThatIOException().isThrownBy(() -> read(Arrays.copyOf(whole, whole.length - 1))).withMessage("the network breaks off");
        assertThatIOException().isThrownBy(() -> read(new byte[] {1, 2, 3})).withMessage("the network breaks off");
        assertThatIOException().isThrownBy(() -> read(new byte[100])).withMessage("not a network of this program");
        byte[] damaged = whole.clone();
        damaged[1_000]++;
        assertThatIOException().isThrownBy(() -> read(damaged)).withMessage("the network is damaged: its checksum does not match");
        byte[] newer = whole.clone();
        newer[11] = 9;
        assertThatIOException().isThrownBy(() -> read(newer)).withMessage("a network of version 9; this program reads versions 1 and 2");
        byte[] wide = whole.clone();
        wide[22] = 0x7F;
        assertThatIOException().isThrownBy(() -> read(wide)).withMessageContaining("expected 8 buckets and a width");
    }

    @Test
    void a_width_has_to_fit() {
        assertThatIllegalArgumentException().isThrownBy(() -> Networks.random(Inputs.CHESS, 100, new Random(1)));
    }
}
