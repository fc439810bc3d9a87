package org.openarbiter.archive.part;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.FileFaultException;
import org.openarbiter.archive.GameReader;
import org.openarbiter.archive.file.Compression;
import org.openarbiter.archive.file.CountingStream;
import org.openarbiter.archive.file.SalvagingStream;
import org.openarbiter.rules.Games;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;

/** The games of a part: the same bytes, numbers, lines and faults as the {@link Archive} of the whole file gives. */
public final class PartReader implements Closeable {
    private final String name;
    private final GameReader reader;
    private final Cut cut;
    private final Closeable closeable;
    private final CountingStream bytes;
    private int left;

    /** Gives the next game. */
    private interface Cut {
        @Nullable RawGame next() throws IOException;
    }

    private PartReader(String name, GameReader reader, Cut cut, Closeable closeable, CountingStream bytes, int games) {
        this.name = name;
        this.reader = reader;
        this.cut = cut;
        this.closeable = closeable;
        this.bytes = bytes;
        left = games;
    }

    /**
     * Opens a part.
     *
     * @throws FileFaultException if the file itself cannot be read, though it is there
     * @throws ArchiveException if what it holds cannot be read, its format is not recognized, or there is no such file
     */
    public static PartReader open(Content content, Part part) throws ArchiveException {
        return open(content, part, part instanceof Part.Piece piece ? GameReader.of(piece.format(), piece.game()) : null);
    }

    static PartReader open(Content content, Part part, @Nullable GameReader known) throws ArchiveException {
        CountingStream file = null;
        try {
            file = new CountingStream(new FileBytes(content.open(part instanceof Part.Piece piece ? piece.from() : 0)));
            return switch (part) {
                case Part.Whole whole -> open(content.name(), file, whole);
                case Part.Piece piece -> open(content.name(), file, piece, Objects.requireNonNull(known));
            };
        } catch (IOException e) {
            close(file, e);
            throw failure(content.name(), e);
        }
    }

    /** The description of a fault. */
    private static ArchiveException failure(String name, IOException fault) {
        Throwable cause = fault instanceof ArchiveException ? fault.getCause() : fault;
        if (cause instanceof FileBytes.Fault disk) {
            return new FileFaultException(Compression.reason(name, disk.reason()), disk.reason());
        }
        return fault instanceof ArchiveException known ? known : new ArchiveException(Compression.reason(name, fault), fault);
    }

    private static PartReader open(String name, CountingStream file, Part.Whole whole) throws ArchiveException {
        Game<?> expected = whole.expected() == null ? null : Games.byName(whole.expected()).orElseThrow();
        Archive archive = Archive.of(file, name, whole.format(), expected);
        return new PartReader(name, archive.reader(), archive::next, archive, file, Part.Piece.TO_THE_END);
    }

    private static PartReader open(String name, CountingStream file, Part.Piece piece, GameReader reader) throws IOException {
        InputStream content = piece.packed() ? Compression.expand(file) : file;
        content.skipNBytes(piece.skipped());
        SalvagingStream salvaged = new SalvagingStream(content);
        RecordFormat.Splitter splitter = piece.joint().offset() == 0
                ? reader.split(salvaged)
                : Parting.midway(reader, piece.encoding()).resume(salvaged, piece.joint());
        Cut cut = () -> {
            RawGame game = splitter.next();
            IOException fault = salvaged.fault();
            if (fault != null) {
                // The game may be cut off; and when the file was parted there was no fault.
                throw fault;
            }
            return game;
        };
        return new PartReader(name, reader, cut, splitter::close, file, piece.games());
    }

    private static void close(@Nullable CountingStream file, Exception because) {
        try {
            if (file != null) {
                file.close();
            }
        } catch (IOException e) {
            because.addSuppressed(e);
        }
    }

    /** What understands the games. */
    public GameReader reader() {
        return reader;
    }

    /** How many bytes of the file, as it lies on the disk, have been read. */
    public long bytesRead() {
        return bytes.count();
    }

    /**
     * The next game, or null behind the last one of the part.
     *
     * @throws FileFaultException if the file itself cannot be read
     * @throws ArchiveException if the file breaks off, or is no longer as it was when it was parted
     */
    public @Nullable RawGame next() throws ArchiveException {
        if (left == 0) {
            return null;
        }
        try {
            RawGame game = cut.next();
            if (game == null && left > 0) {
                throw new ArchiveException(name + ": has changed while it was read");
            }
            left -= left > 0 ? 1 : 0;
            return game;
        } catch (IOException e) {
            throw failure(name, e);
        }
    }

    @Override
    public void close() throws ArchiveException {
        try {
            closeable.close();
        } catch (IOException e) {
            throw new ArchiveException(Compression.reason(name, e), e);
        }
    }
}
