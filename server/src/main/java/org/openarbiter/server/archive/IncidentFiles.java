package org.openarbiter.server.archive;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The incidents of a survey on disk: the rows one after the other, the games one after the other, and an index with an entry of the same
 * size for each incident that says where its row and its game are. What is read of them does not depend on how many there are.
 *
 * @param folder where they lie
 */
record IncidentFiles(Path folder) {
    static final String ROWS = "incidents.rows";
    static final String GAMES = "incidents.games";
    static final String INDEX = "incidents.index";

    /** What stands after each row: a part of the file without its last is the inside of a JSON list. */
    static final byte[] BETWEEN = {',', '\n'};

    private static final int ENTRY = 2 * (Long.BYTES + Integer.BYTES);
    private static final int BUFFER = 1 << 16;

    /** Where the row and the game of an incident are. */
    private record Entry(long row, int rowLength, long game, int gameLength) {}

    /** How many incidents there are. */
    int count() throws IOException {
        return (int) (Files.size(folder.resolve(INDEX)) / ENTRY);
    }

    /** Where incidents are; they have to be there. */
    private Entry entry(int number) throws IOException {
        try (FileChannel channel = FileChannel.open(folder.resolve(INDEX), StandardOpenOption.READ)) {
            channel.position((long) (number - 1) * ENTRY);
            DataInputStream in = new DataInputStream(new BufferedInputStream(Channels.newInputStream(channel), ENTRY));
            return new Entry(in.readLong(), in.readInt(), in.readLong(), in.readInt());
        }
    }

    /**
     * Writes rows, with commas between them.
     *
     * @param first the number of the first of them, from 1
     * @param last the number of the last of them
     */
    void rows(int first, int last, OutputStream to) throws IOException {
        Entry begin = entry(first);
        Entry end = entry(last);
        copy(ROWS, begin.row(), end.row() + end.rowLength() - begin.row(), to);
    }

    private void copy(String name, long from, long length, OutputStream to) throws IOException {
        try (FileChannel channel = FileChannel.open(folder.resolve(name), StandardOpenOption.READ)) {
            channel.position(from);
            InputStream in = Channels.newInputStream(channel);
            byte[] buffer = new byte[BUFFER];
            for (long left = length; left > 0;) {
                int read = in.read(buffer, 0, (int) Math.min(left, buffer.length));
                if (read < 0) {
                    throw new IOException(name + " ends early");
                }
                to.write(buffer, 0, read);
                left -= read;
            }
        }
    }

    /** The row of an incident. */
    byte[] row(int number) throws IOException {
        Entry entry = entry(number);
        return read(ROWS, entry.row(), entry.rowLength());
    }

    /** How many bytes the game of an incident takes. */
    int gameLength(int number) throws IOException {
        return entry(number).gameLength();
    }

    /** The game of an incident, as a case. */
    byte[] game(int number) throws IOException {
        Entry entry = entry(number);
        return read(GAMES, entry.game(), entry.gameLength());
    }

    private byte[] read(String name, long from, int length) throws IOException {
        try (FileChannel channel = FileChannel.open(folder.resolve(name), StandardOpenOption.READ)) {
            channel.position(from);
            return Channels.newInputStream(channel).readNBytes(length);
        }
    }
}
