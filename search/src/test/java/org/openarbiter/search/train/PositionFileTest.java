package org.openarbiter.search.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openarbiter.search.network.Inputs;

/** A file of positions comes back as it was written, for its own game alone. */
class PositionFileTest {
    @TempDir
    private Path folder;

    private static List<byte[]> positions() {
        Random random = new Random(1);
        byte[] one = new byte[PackedPosition.BYTES];
        byte[] other = new byte[PackedPosition.BYTES];
        random.nextBytes(one);
        random.nextBytes(other);
        return List.of(one, other);
    }

    @Test
    void what_is_written_comes_back() throws IOException {
        Path file = folder.resolve("positions");
        PositionFile.write(file, Inputs.XIANGQI, positions());
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        positions().forEach(expected::writeBytes);
        assertThat(PositionFile.read(file, Inputs.XIANGQI)).isEqualTo(expected.toByteArray());
        PositionFile.write(file, Inputs.XIANGQI, List.of());
        assertThat(PositionFile.read(file, Inputs.XIANGQI)).isEmpty();
    }

    @Test
    void another_game_another_file_and_a_part_of_one_are_refused() throws IOException {
        Path file = folder.resolve("positions");
        PositionFile.write(file, Inputs.CHESS, positions());
        assertThatIOException().isThrownBy(() -> PositionFile.read(file, Inputs.XIANGQI)).withMessageEndingWith("has positions of chess, not of xiangqi");
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length - 1));
        assertThatIOException().isThrownBy(() -> PositionFile.read(file, Inputs.CHESS)).withMessageEndingWith("is truncated");
        Files.write(file, Arrays.copyOfRange(bytes, PackedPosition.BYTES, bytes.length));
        assertThatIOException().isThrownBy(() -> PositionFile.read(file, Inputs.CHESS)).withMessageEndingWith("is not a file of packed positions");
    }
}
