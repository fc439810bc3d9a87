package org.openarbiter.search.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    void a_damaged_file_is_refused() throws IOException {
        byte[] whole = written(network);
        assertThatIOException().isThrownBy(() -> read(Arrays.copyOf(whole, whole.length - 1))).withMessage("the network is truncated");
        assertThatIOException().isThrownBy(() -> read(new byte[] {1, 2, 3})).withMessage("the network is truncated");
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
        byte[] longer = Arrays.copyOf(whole, whole.length + 1);
        assertThatIOException().isThrownBy(() -> read(longer)).withMessage("the file goes on after the network");
    }

    /** With a larger weight the vectors, which compute in 16 bits, would give another value than the plain loops. */
    @Test
    void weights_that_might_overflow_are_refused() throws IOException {
        short[] output = network.outputWeights.clone();
        output[5] = -128;
        assertThatIllegalArgumentException().isThrownBy(() -> with(network.weights, output)).withMessageContaining("one of the output beyond 127");
        short[] hidden = network.weights.clone();
        hidden[7] = 993;
        assertThatIllegalArgumentException().isThrownBy(() -> with(hidden, network.outputWeights)).withMessageContaining("beyond 992");
        hidden[7] = 992;
        assertThat(read(written(with(hidden, network.outputWeights))).weights).isEqualTo(hidden);
    }

    private Network with(short[] weights, short[] outputWeights) {
        return new Network(Inputs.CHESS, Network.STEP, weights, network.biases, outputWeights, network.outputBiases, false);
    }

    @ParameterizedTest
    @ValueSource(strings = {"chess", "xiangqi"})
    void the_record_beside_a_built_in_network_is_of_this_one(String game) throws Exception {
        try (InputStream in = Network.class.getResourceAsStream("/org/openarbiter/search/" + game + "/network.bin");
                InputStream record = Network.class.getResourceAsStream("/org/openarbiter/search/" + game + "/network.txt")) {
            String checksum = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(in.readAllBytes()));
            List<String> lines = new String(record.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
            assertThat(lines).contains("sha256     " + checksum, "game       " + game, "width      " + Network.builtIn(Inputs.of(game)).width());
        }
    }

    @Test
    void a_width_has_to_fit() {
        assertThatIllegalArgumentException().isThrownBy(() -> Networks.random(Inputs.CHESS, 100, new Random(1)));
    }
}
