package org.openarbiter.archive.part;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.openarbiter.archive.Archive;
import org.openarbiter.archive.ArchiveException;
import org.openarbiter.archive.GameReader;
import org.openarbiter.archive.file.Compression;
import org.openarbiter.archive.file.SalvagingStream;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.record.Midway;
import org.openarbiter.rules.core.record.Midway.Joint;

/**
 * How a file is cut into parts that are read on their own.
 *
 * <p>Where a game begins can be known only by whoever has cut all games before: what looks like a beginning may stand in a
 * comment. But from a {@linkplain Joint joint} on nothing that came before matters. So the work is done twice. In a first pass,
 * by as many workers as there are ranges, each guesses where a game begins in its range, cuts games from there and lists the
 * joints that it comes to ({@link #scan}). Then they are put together, in order ({@link #parts}): the joint behind one range is
 * the true beginning of the next. If that range has listed it, all that it found from there on is true. If not, games are cut one
 * by one from the true beginning until one is listed.
 *
 * <p>A file stays whole if it is no longer than one part; if its format has to be read from the beginning (SGF, XQF, DhtmlXQ); if
 * it is UTF-16; if it is xiangqi and has a byte order mark, or is a list of lines that is not ASCII throughout, or shows its
 * encoding only behind the first part; if it is compressed, unless it consists of several zstd frames, or of the blocks of BGZF.
 * So does one that is damaged: how much of it can be saved depends on who reads it from where.
 */
public final class Parting {
    /** How many bytes of a file a part usually has: 32 MiB. */
    public static final long USUAL = 32 << 20;

    /** How far a range is read on behind its end in search of a joint: as far as two games can reach. */
    private static final long OVERRUN = 3L << 24;

    private static final int HEAD = 4;

    private final Part.Whole whole;
    private final @Nullable GameReader reader;
    private final @Nullable String encoding;
    private final List<Range> ranges;
    private final long overrun;

    Parting(Part.Whole whole, @Nullable GameReader reader, @Nullable String encoding, List<Range> ranges, long overrun) {
        this.whole = whole;
        this.reader = reader;
        this.encoding = encoding;
        this.ranges = ranges.size() > 1 ? List.copyOf(ranges) : List.of();
        this.overrun = overrun;
    }

    /**
     * Looks at the beginning of a file.
     *
     * @param format the name of a format, or {@link Archive#AUTO}
     * @param expected the game that the file is expected to hold, whose formats are tried first; null for any
     * @param partBytes how many bytes of the file a part should have at least
     * @throws ArchiveException if it cannot be read, or its format is not recognized
     * @throws IllegalArgumentException if there is no such format
     */
    public static Parting of(Content content, String format, @Nullable Game<?> expected, long partBytes) throws ArchiveException {
        Part.Whole whole = new Part.Whole(format, expected == null ? null : expected.name());
        try {
            if (content.size() <= partBytes) {
                return new Parting(whole, null, null, List.of(), OVERRUN);
            }
            try (Archive archive = Archive.of(content.open(0), content.name(), format, expected)) {
                return of(whole, content, archive.reader(), partBytes);
            }
        } catch (ArchiveException e) {
            throw e;
        } catch (IOException e) {
            throw new ArchiveException(Compression.reason(content.name(), e), e);
        }
    }

    private static Parting of(Part.Whole whole, Content content, GameReader reader, long partBytes) throws IOException {
        Midway midway = reader.midway();
        if (midway == null || !suits(midway, content)) {
            return new Parting(whole, reader, null, List.of(), OVERRUN);
        }
        @Nullable Charset usual = null;
        if (midway.needsAscii()) {
            try (InputStream in = beginning(content)) {
                usual = midway.usual(in, partBytes);
            }
        }
        return new Parting(whole, reader, usual == null ? null : usual.name(), Ranges.of(content, partBytes), OVERRUN);
    }

    private static boolean suits(Midway midway, Content content) throws IOException {
        try (InputStream in = beginning(content)) {
            return midway.suits(in.readNBytes(HEAD));
        }
    }

    private static InputStream beginning(Content content) throws IOException {
        return new SalvagingStream(Compression.expand(content.open(0)));
    }

    static Midway midway(GameReader reader, @Nullable String encoding) {
        Midway midway = reader.midway();
        if (midway == null) {
            throw new IllegalArgumentException(reader.format() + " is not cut from its midst");
        }
        return encoding == null ? midway : midway.in(Charset.forName(encoding));
    }

    /** The ranges to be looked through before the file is cut into parts; none if it stays whole. */
    public List<Range> ranges() {
        return ranges;
    }

    /** The reader of the games; null if the file was too short to be looked at. */
    public @Nullable GameReader reader() {
        return reader;
    }

    /** The usual encoding of the text where that matters; else null. */
    public @Nullable String encoding() {
        return encoding;
    }

    /**
     * Looks through a range; any worker may.
     *
     * @param encoding as {@link #encoding} has it
     */
    public static Scan scan(Content content, GameReader reader, @Nullable String encoding, Range range) throws ArchiveException {
        return scan(content, reader, encoding, range, OVERRUN);
    }

    private static Scan scan(
            Content content, GameReader reader, @Nullable String encoding, Range range, long overrun) throws ArchiveException {
        try {
            return Scan.of(content, range, reader, midway(reader, encoding), overrun);
        } catch (IOException e) {
            throw new ArchiveException(Compression.reason(content.name(), e), e);
        }
    }

    /** Looks through all ranges and cuts the file into parts. */
    public List<Part> parts(Content content) throws ArchiveException {
        List<Scan> scans = new ArrayList<>();
        for (Range range : ranges) {
            scans.add(scan(content, Objects.requireNonNull(reader), encoding, range, overrun));
        }
        return parts(content, scans);
    }

    /**
     * The parts of the file, in order.
     *
     * @param scans what was found in each of the {@link #ranges}
     */
    public List<Part> parts(Content content, List<Scan> scans) throws ArchiveException {
        GameReader known = reader;
        if (known == null || scans.isEmpty() || scans.stream().anyMatch(Scan::isBroken)
                || midway(known, encoding).needsAscii() && !scans.stream().allMatch(Scan::isAscii)) {
            return List.of(whole);
        }
        return new Seam(content, known, encoding, ranges, scans).parts();
    }
}
