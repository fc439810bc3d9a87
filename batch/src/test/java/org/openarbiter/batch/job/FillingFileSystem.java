package org.openarbiter.batch.job;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.util.Progressable;

/** The local disk under another name, {@code filling:}, with room for a limited number of bytes. */
public final class FillingFileSystem extends RawLocalFileSystem {
    static final String SCHEME = "filling";

    /** How many bytes there is room for. */
    static final AtomicLong ROOM = new AtomicLong(Long.MAX_VALUE);

    /** Made by Hadoop. */
    public FillingFileSystem() {}

    @Override
    public String getScheme() {
        return SCHEME;
    }

    @Override
    public URI getUri() {
        return URI.create(SCHEME + ":///");
    }

    @Override
    public void initialize(URI uri, Configuration configuration) throws IOException {
        super.initialize(getUri(), configuration);
    }

    @Override
    public FSDataOutputStream create(
            Path file, FsPermission permission, boolean overwrite, int bufferSize, short replication, long blockSize, Progressable progress)
            throws IOException {
        FSDataOutputStream out = super.create(file, permission, overwrite, bufferSize, replication, blockSize, progress);
        return limited(out);
    }

    @Override
    public FSDataOutputStream create(
            Path file, boolean overwrite, int bufferSize, short replication, long blockSize, Progressable progress) throws IOException {
        return limited(super.create(file, overwrite, bufferSize, replication, blockSize, progress));
    }

    private static FSDataOutputStream limited(FSDataOutputStream out) throws IOException {
        return new FSDataOutputStream(new FilterOutputStream(out) {
            @Override
            public void write(int value) throws IOException {
                take(1);
                out.write(value);
            }

            @Override
            public void write(byte[] bytes, int from, int length) throws IOException {
                take(length);
                out.write(bytes, from, length);
            }
        }, null);
    }

    private static void take(long bytes) throws IOException {
        if (ROOM.addAndGet(-bytes) < 0) {
            throw new IOException("No space left on device");
        }
    }
}
