package org.openarbiter.search.train;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.network.WholeFile;

/**
 * A file of packed positions of one game: a header, then {@link PackedPosition#BYTES} bytes for each position.
 *
 * <p>The header is as long as a position: 8 bytes {@code ArbiPos1}, 8 bytes the number of positions (both big-endian), and the name of the game
 * in UTF-8, filled up with zeros.
 */
public final class PositionFile {
    private static final long MAGIC = 0x4172_6269_506F_7331L;
    private static final int NAME_BYTES = PackedPosition.BYTES - 2 * Long.BYTES;
    /** The number of positions that fit into one array. */
    private static final int MOST = (Integer.MAX_VALUE - Long.BYTES) / PackedPosition.BYTES;

    private PositionFile() {}

    /** Writes positions, completely or not at all. */
    public static void write(Path file, Inputs inputs, List<byte[]> positions) throws IOException {
        WholeFile.write(file, out -> {
            out.writeLong(MAGIC);
            out.writeLong(positions.size());
            out.write(Arrays.copyOf(inputs.game().getBytes(StandardCharsets.UTF_8), NAME_BYTES));
            for (byte[] position : positions) {
                out.write(position);
            }
        });
    }

    /**
     * Reads all positions of a file into one array.
     *
     * @throws IOException if it cannot be read, is no such file, is of another game, breaks off, or has more positions than one array holds
     */
    public static byte[] read(Path file, Inputs inputs) throws IOException {
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
            if (in.readLong() != MAGIC) {
                throw new IOException(file + " is not a file of packed positions");
            }
            long count = in.readLong();
            String game = new String(in.readNBytes(NAME_BYTES), StandardCharsets.UTF_8).replace("\0", "");
            if (!game.equals(inputs.game())) {
                throw new IOException(file + " has positions of " + game + ", not of " + inputs.game());
            }
            if (count < 0 || count > MOST) {
                throw new IOException(file + " has " + count + " positions; at most " + MOST + " can be used");
            }
            byte[] positions = new byte[(int) count * PackedPosition.BYTES];
            in.readFully(positions);
            return positions;
        } catch (EOFException e) {
            throw new IOException(file + " is truncated", e);
        }
    }
}
