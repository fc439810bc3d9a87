package org.openarbiter.cli.base;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.file.Compression;
import org.openarbiter.archive.survey.Output;

/** Files that a command writes: never over what it reads. */
public final class OutputFiles {
    /** Files whose faults are {@link UnwritableException}s. */
    public static final Output OUTPUT = new Output() {
        @Override
        public Writer text(Path file) throws IOException {
            return openText(file);
        }

        @Override
        public void folder(Path folder, String glob) throws IOException {
            try {
                Output.FILES.folder(folder, glob);
            } catch (IOException e) {
                throw new UnwritableException(folder, e);
            }
        }
    };

    private OutputFiles() {}

    /**
     * A file to be written from the start.
     *
     * <p>Whatever goes wrong with it is an {@link UnwritableException}, at once or later.
     */
    public static OutputStream open(Path file) throws UnwritableException {
        return open(file, file);
    }

    /** A file to be written from the start, which stands for another one that is named if anything goes wrong. */
    private static OutputStream open(Path named, Path file) throws UnwritableException {
        try {
            return new BufferedOutputStream(new NamedStream(named, Files.newOutputStream(file)));
        } catch (IOException e) {
            throw new UnwritableException(named, e);
        }
    }

    /** A text file to be written from the start, in UTF-8. */
    public static Writer openText(Path file) throws UnwritableException {
        return new BufferedWriter(new OutputStreamWriter(open(file), StandardCharsets.UTF_8));
    }

    /** Writes a whole file. */
    public static void write(Path file, String text) throws IOException {
        try (Writer out = openText(file)) {
            out.write(text);
        }
    }

    /** A stream to a file that is named where it cannot be written. */
    private static final class NamedStream extends FilterOutputStream {
        private final Path file;

        NamedStream(Path file, OutputStream out) {
            super(out);
            this.file = file;
        }

        @Override
        public void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            try {
                out.write(bytes, from, length);
            } catch (IOException e) {
                throw new UnwritableException(file, e);
            }
        }
    }

    /**
     * A file in the making: it takes the place of an older one only when it is kept.
     *
     * <p>Where no file is wanted, what is written is thrown away.
     */
    public static final class Replacement implements AutoCloseable {
        private final @Nullable Path to;
        private final @Nullable Path draft;
        private final OutputStream out;

        public Replacement(@Nullable Path to) throws UnwritableException {
            this.to = to;
            draft = to == null ? null : draftFor(to);
            out = to == null ? OutputStream.nullOutputStream() : open(to, draft == null ? to : draft);
        }

        /** A hidden neighbor of a file; null for what is no plain file and is written to directly. */
        private static @Nullable Path draftFor(Path file) {
            Path folder = file.toAbsolutePath().getParent();
            boolean plain = folder != null && (!Files.exists(file) || Files.isRegularFile(file));
            return plain ? file.resolveSibling("." + file.getFileName() + ".part") : null;
        }

        public OutputStream stream() {
            return out;
        }

        /** Puts the file in its place. */
        public void keep() throws IOException {
            out.close();
            Path place = to;
            Path made = draft;
            if (place != null && made != null) {
                Files.move(made, place, StandardCopyOption.REPLACE_EXISTING);
            }
        }

        @Override
        public void close() throws IOException {
            out.close();
            Path made = draft;
            if (made != null) {
                Files.deleteIfExists(made);
            }
        }
    }

    /**
     * Refuses to write to one of the files that are read, or to something that is no file.
     *
     * @throws Fault if {@code out} is one of them
     */
    public static void refuseInputs(Path out, List<String> inputs) throws Fault {
        if (out.toString().equals(Inputs.STANDARD_INPUT)) {
            throw Fault.usage("expected a file to write to, not -");
        }
        for (String input : inputs) {
            try {
                boolean same = !input.equals(Inputs.STANDARD_INPUT)
                        && Files.exists(out)
                        && Files.exists(Path.of(input))
                        && Files.isSameFile(out, Path.of(input));
                if (same) {
                    throw Fault.usage(out + " is one of the files to be read; write to another");
                }
            } catch (InvalidPathException noFile) {
                // Whoever opens it says so.
            } catch (IOException e) {
                throw Fault.input(Compression.reason(out.toString(), e));
            }
        }
    }
}
