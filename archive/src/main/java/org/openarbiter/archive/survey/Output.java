package org.openarbiter.archive.survey;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Where the files of a report go. */
public interface Output {
    /** Plain files. */
    Output FILES = new Output() {
        @Override
        public Writer text(Path file) throws IOException {
            return Files.newBufferedWriter(file);
        }

        @Override
        public void folder(Path folder, String glob) throws IOException {
            Files.createDirectories(folder);
            try (DirectoryStream<Path> old = Files.newDirectoryStream(folder, glob)) {
                for (Path file : old) {
                    Files.delete(file);
                }
            }
        }
    };

    /** A text file to be written from the start, in UTF-8. */
    Writer text(Path file) throws IOException;

    /**
     * Makes a folder, if it is not there, and clears it of what an earlier report has left.
     *
     * @param glob which names of files in this folder are those of a report, such as {@code boards-*.js}
     */
    void folder(Path folder, String glob) throws IOException;
}
