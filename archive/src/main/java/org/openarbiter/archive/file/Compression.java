package org.openarbiter.archive.file;

import com.github.luben.zstd.ZstdInputStream;
import java.io.EOFException;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.tukaani.xz.MemoryLimitException;
import org.tukaani.xz.XZInputStream;

/** Compressed files, recognized by their first bytes, not by their names. */
public final class Compression {
    private static final int MAGIC = 6;

    /** The byte from which on a tar archive says that it is one. */
    private static final int TAR_MARK = 257;

    private static final List<String> UNSUPPORTED = List.of(
            ".tar.gz", ".tar.xz", ".tar.zst", ".tar.bz2", ".zip", ".tgz", ".txz", ".tbz2", ".tar", ".bz2", ".7z", ".rar", ".lzma", ".lz4");

    /** What an xz file may ask for: {@code xz -9} asks for 65 MiB, the format allows 4 GiB. */
    private static final int XZ_MEMORY_KIB = 128 << 10;

    /** What the library says of zstd data that end early, without an exception of its own for that. */
    private static final String TRUNCATED_ZSTD = "Truncated source";

    private Compression() {}

    /**
     * The content of a stream, uncompressed where it is compressed.
     *
     * @throws IOException if it cannot be read, or its compression is not supported
     */
    public static InputStream expand(InputStream in) throws IOException {
        PushbackInputStream peeked = new PushbackInputStream(in, MAGIC);
        byte[] magic = peeked.readNBytes(MAGIC);
        peeked.unread(magic);
        if (startsWith(magic, 0x1f, 0x8b)) {
            return new GzipMembers(peeked);
        }
        if (startsWith(magic, 0x28, 0xb5, 0x2f, 0xfd) || isSkippable(magic)) {
            return new ZstdInputStream(peeked).setContinuous(false);
        }
        if (startsWith(magic, 0xfd, '7', 'z', 'X', 'Z', 0)) {
            return new XZInputStream(peeked, XZ_MEMORY_KIB);
        }
        if (startsWith(magic, 'P', 'K', 3, 4)) {
            throw unsupported("zip archives");
        }
        if (startsWith(magic, 'B', 'Z', 'h') && magic.length == MAGIC && magic[4] == 0x31 && magic[5] == 0x41) {
            throw unsupported("bzip2 files");
        }
        return peeked;
    }

    private static IOException unsupported(String kind) {
        return new IOException(kind + " are not supported; unpack it first, or pack it with gzip, zstd or xz");
    }

    /** A file name without the endings that compression adds. */
    public static String plainName(String name) {
        for (String ending : List.of(".gz", ".zst", ".xz")) {
            if (name.endsWith(ending)) {
                return name.substring(0, name.length() - ending.length());
            }
        }
        return name;
    }

    /** The ending of a file name that stands for a packing which is not supported; null if it has none. */
    public static @Nullable String unsupportedEnding(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return UNSUPPORTED.stream().filter(lower::endsWith).findFirst().orElse(null);
    }

    /**
     * Refuses unpacked content that is an archive itself.
     *
     * @throws IOException if it is one
     */
    public static void refuseTar(byte[] head) throws IOException {
        byte[] mark = "ustar".getBytes(StandardCharsets.US_ASCII);
        if (head.length >= TAR_MARK + mark.length && Arrays.equals(head, TAR_MARK, TAR_MARK + mark.length, mark, 0, mark.length)) {
            throw unsupported("tar archives");
        }
    }

    /** Why a file cannot be read, for the user. */
    public static String reason(String name, IOException error) {
        if (error instanceof NoSuchFileException || error instanceof FileNotFoundException) {
            return name + ": no such file";
        }
        if (error instanceof AccessDeniedException) {
            return name + ": permission denied";
        }
        if (error instanceof EOFException || TRUNCATED_ZSTD.equals(error.getMessage())) {
            return name + ": the compressed data ends early";
        }
        if (error instanceof MemoryLimitException limit) {
            return name + ": unpacking it takes " + (limit.getMemoryNeeded() >> 10) + " MB of memory; the limit is "
                    + (XZ_MEMORY_KIB >> 10) + " MB";
        }
        String message = error.getMessage();
        return name + ": cannot be read" + (message == null || message.equals(name) ? "" : ": " + message);
    }

    /** Whether a zstd file begins with a frame that holds no content, as those of {@code pzstd} do. */
    private static boolean isSkippable(byte[] magic) {
        return magic.length > 3 && (magic[0] & 0xf0) == 0x50 && magic[1] == 0x2a && magic[2] == 0x4d && magic[3] == 0x18;
    }

    private static boolean startsWith(byte[] bytes, int... magic) {
        for (int i = 0; i < magic.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xff) != magic[i]) {
                return false;
            }
        }
        return true;
    }
}
