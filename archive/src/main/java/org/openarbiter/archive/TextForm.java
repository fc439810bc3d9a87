package org.openarbiter.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.openarbiter.archive.file.Compression;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordFormat;

/**
 * The form of a text file: its encoding and its line ends.
 *
 * @param mark whether it begins with a byte order mark
 * @param lineEnd what ends a line
 */
public record TextForm(Charset charset, boolean mark, String lineEnd) {
    private static final int HEAD = 1 << 16;

    /** UTF-8 with line feeds. */
    static final TextForm PLAIN = new TextForm(StandardCharsets.UTF_8, false, "\n");

    /** The form of a file in which there are games of this kind. */
    public static TextForm of(String file, Game<?> game) throws ArchiveException {
        byte[] head;
        try (InputStream raw = Files.newInputStream(Path.of(file)); InputStream in = Compression.expand(raw)) {
            head = in.readNBytes(HEAD);
        } catch (IOException e) {
            throw new ArchiveException(Compression.reason(file, e), e);
        }
        String name = Compression.plainName(file.toLowerCase(Locale.ROOT));
        for (RecordFormat<?> format : game.formats()) {
            if (format.recognizes(name, head)) {
                return of(head, format.encoding(head));
            }
        }
        return of(head, StandardCharsets.UTF_8);
    }

    private static TextForm of(byte[] head, Charset charset) {
        String text = new String(head, charset);
        boolean mark = text.startsWith("\uFEFF");
        int feed = text.indexOf('\n');
        int back = text.indexOf('\r');
        String lineEnd = back >= 0 && feed == back + 1 ? "\r\n" : back >= 0 && (feed < 0 || back < feed) ? "\r" : "\n";
        return new TextForm(charset, mark, lineEnd);
    }

    /** What a file of this form begins with. */
    public byte[] head() {
        return mark ? "\uFEFF".getBytes(charset) : new byte[0];
    }

    /**
     * A record in UTF-8 with line feeds, in this form.
     *
     * @throws InputException if a character cannot be written in the encoding
     */
    public byte[] apply(byte[] record) throws InputException {
        String text = new String(record, StandardCharsets.UTF_8).replace("\n", lineEnd);
        try {
            ByteBuffer bytes = charset.newEncoder().onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT).encode(CharBuffer.wrap(text));
            byte[] all = new byte[bytes.remaining()];
            bytes.get(all);
            return all;
        } catch (CharacterCodingException e) {
            throw new InputException(0, 0, "it has characters that " + charset.displayName(Locale.ROOT)
                    + ", the encoding of the source, does not have", "");
        }
    }
}
