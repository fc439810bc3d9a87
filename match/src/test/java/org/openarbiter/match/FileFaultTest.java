package org.openarbiter.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Why a file cannot be written, in words. */
class FileFaultTest {
    @TempDir
    private Path folder;

    @Test
    void there_is_always_a_reason() {
        Path file = folder.resolve("x");
        String name = file.toString();
        assertThat(FileFault.whyUnwritable(file, new NoSuchFileException(name))).isEqualTo("no file can be made in " + folder);
        assertThat(FileFault.whyUnwritable(file, new AccessDeniedException(name))).isEqualTo("permission denied");
        assertThat(FileFault.whyUnwritable(file, new FileSystemException(name, null, "Is a directory"))).isEqualTo("Is a directory");
        assertThat(FileFault.whyUnwritable(file.resolve("y"), new NoSuchFileException(name))).isEqualTo("there is no folder " + file);
    }
}
