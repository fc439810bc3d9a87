package org.openarbiter.rules.shogi.notation;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.text.Encoding;
import org.openarbiter.rules.text.EncodingGuess;
import org.openarbiter.rules.text.RecodedInput;
import org.openarbiter.rules.text.UnicodeInput;

/**
 * Text with Japanese in it, as UTF-8: read from UTF-8, UTF-16 or Shift_JIS.
 *
 * <p>A byte order mark decides, or a first line that names the encoding ({@code 'CSA encoding=}, {@code #KIF … encoding=}); else the first
 * 64 KiB do, which are UTF-8 unless they read better as Shift_JIS.
 */
final class JapaneseInput {
    private static final int HEAD = 1 << 16;
    private static final int FIRST_LINE = 200;
    private static final String SIGNS = "手合割平先後日時間棋戦投了中断歩香桂銀金角飛玉王龍馬成打同一二三四五六七八九１２３４５６７８９：　";
    private static final EncodingGuess GUESS = new EncodingGuess().with(Encoding.SHIFT_JIS, SIGNS);

    private JapaneseInput() {}

    /**
     * A text that has been looked at.
     *
     * @param in as UTF-8, without a byte order mark
     * @param mark how many bytes the mark had
     * @param recoded whether the bytes are not those of the file
     */
    record Opened(InputStream in, int mark, boolean recoded) {
        /** The byte of the file from which a byte of the text comes; −1 if that is not known. */
        long origin(long at) {
            return recoded ? -1 : at + mark;
        }
    }

    /** Opens a text. */
    static Opened open(InputStream in) throws IOException {
        byte[] head = in.readNBytes(HEAD);
        InputStream whole = new SequenceInputStream(new ByteArrayInputStream(head), in);
        if (encoding(head).equals(Encoding.SHIFT_JIS.charset())) {
            return new Opened(new UnicodeInput(whole, Encoding.SHIFT_JIS.charset()), 0, true);
        }
        UnicodeInput.Opened opened = UnicodeInput.open(whole);
        return new Opened(opened.in(), opened.mark(), opened.was() != null);
    }

    /** The encoding of a text as far as its beginning shows. */
    static Charset encoding(byte[] head) {
        Charset wide = RecodedInput.utf16(head);
        if (wide != null) {
            return wide;
        }
        boolean marked = head.length > 2 && (head[0] & 0xFF) == 0xEF && (head[1] & 0xFF) == 0xBB && (head[2] & 0xFF) == 0xBF;
        Charset named = marked ? StandardCharsets.UTF_8 : named(head);
        return named != null ? named : GUESS.of(head, 0, head.length, null);
    }

    private static @Nullable Charset named(byte[] head) {
        String first = new String(head, 0, Math.min(head.length, FIRST_LINE), StandardCharsets.ISO_8859_1)
                .lines().findFirst().orElse("").toLowerCase(Locale.ROOT);
        if (!first.startsWith("'csa encoding=") && !first.startsWith("#kif")) {
            return null;
        }
        return first.contains("encoding=shift") ? Encoding.SHIFT_JIS.charset() : first.contains("encoding=utf") ? StandardCharsets.UTF_8 : null;
    }

    /** The beginning of a text, decoded. */
    static String head(byte[] head) {
        return new String(head, encoding(head));
    }
}
