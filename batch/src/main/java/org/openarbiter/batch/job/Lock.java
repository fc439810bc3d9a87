package org.openarbiter.batch.job;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.StandardOpenOption;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;

/**
 * The right to work in a folder. On a local disk it ends with the process that has it; elsewhere it is a file that a process
 * that was killed leaves behind, and people have to delete.
 */
final class Lock implements Closeable {
    private static final String NAME = "lock";

    private final FileSystem files;
    private final Path file;
    private final @Nullable FileChannel channel;

    private Lock(FileSystem files, Path file, @Nullable FileChannel channel) {
        this.files = files;
        this.file = file;
        this.channel = channel;
    }

    /**
     * Takes the right.
     *
     * @throws BatchException if another has it
     */
    static Lock take(FileSystem files, Path folder) throws IOException, BatchException {
        Path file = new Path(folder, NAME);
        String busy = folder.toUri().getPath() + ": another job is using this folder";
        if (!files.getScheme().equals("file")) {
            try {
                files.create(file, false).close();
            } catch (FileAlreadyExistsException e) {
                throw BatchException.failure(busy + "; if it was killed, delete " + file, e);
            }
            return new Lock(files, file, null);
        }
        java.nio.file.Path local = java.nio.file.Path.of(file.toUri().getPath());
        FileChannel channel = FileChannel.open(local, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = null;
        try {
            lock = channel.tryLock();
        } catch (OverlappingFileLockException e) {
            // Another job in this very process has it.
        } finally {
            if (lock == null) {
                channel.close();
            }
        }
        if (lock == null) {
            throw BatchException.failure(busy);
        }
        return new Lock(files, file, channel);
    }

    @Override
    public void close() throws IOException {
        if (channel == null) {
            files.delete(file, false);
        } else if (channel.isOpen()) {
            // The file stays: whoever waits with it open must not get a lock beside that of somebody who makes it anew.
            channel.close();
        }
    }
}
