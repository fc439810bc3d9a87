package org.openarbiter.archive.part;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that can be opened at any of its bytes, as often as wanted and by any thread. */
public interface Content {
    /** By which messages and games name it. */
    String name();

    /** How many bytes it has, as it lies on the disk. */
    long size() throws IOException;

    /** Its bytes from this one on. */
    InputStream open(long from) throws IOException;

    /**
     * A file of this machine.
     *
     * @param name by which messages and games name it
     */
    static Content of(Path file, String name) {
        return new Content() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public long size() throws IOException {
                return Files.size(file);
            }

            @Override
            public InputStream open(long from) throws IOException {
                SeekableByteChannel channel = Files.newByteChannel(file);
                return Channels.newInputStream(channel.position(from));
            }
        };
    }
}
