package org.openarbiter.batch.source;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.openarbiter.archive.part.Content;

/**
 * A file of games.
 *
 * @param name by which rows and messages name it: as it was given, or its place in the folder that was given
 * @param location where it is, whoever asks
 * @param isLocal whether it is on the disk that all workers see, and is read without Hadoop
 * @param size how many bytes it has; 0 if it is not there, which whoever opens it finds out
 */
public record GameFile(String name, String location, boolean isLocal, long size) implements Serializable {

    /** The bytes of the file. */
    public Content content(Configuration configuration) {
        return isLocal ? Content.of(java.nio.file.Path.of(location), name) : new OnHadoop(this, configuration);
    }

    /** A file in any of the file systems that Hadoop knows. */
    private record OnHadoop(GameFile file, Configuration configuration) implements Content {
        @Override
        public String name() {
            return file.name();
        }

        @Override
        public long size() {
            return file.size();
        }

        @Override
        public InputStream open(long from) throws IOException {
            Path path = new Path(file.location());
            FSDataInputStream in = path.getFileSystem(configuration).open(path);
            try {
                in.seek(from);
                return in;
            } catch (IOException e) {
                in.close();
                throw e;
            }
        }
    }
}
