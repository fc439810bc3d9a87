package org.openarbiter.rules.shogi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.text.Encoding;
import org.openarbiter.rules.text.EncodingGuess;
import org.openarbiter.rules.text.LocalText;

/**
 * Text with Japanese in it, as UTF-8: read from UTF-8, UTF-16 or Shift_JIS.
 *
 * <p>A byte order mark decides, or a first line that names the encoding ({@code 'CSA encoding=}, {@code #KIF … encoding=}, {@code #KI2 … encoding=}); else the first
 * 64 KiB do, which are UTF-8 unless they read better as Shift_JIS.
 */
final class JapaneseInput {
    private static final int FIRST_LINE = 200;
    private static final String SIGNS = "手合割平先後日時間棋戦投了中断歩香桂銀金角飛玉王龍馬成打同一二三四五六七八九１２３４５６７８９：　";
    private static final EncodingGuess GUESS = new EncodingGuess().with(Encoding.SHIFT_JIS, SIGNS);

    private JapaneseInput() {}

    /** Opens a text. */
    static LocalText open(InputStream in) throws IOException {
        return LocalText.open(in, JapaneseInput::encoding, Encoding.SHIFT_JIS);
    }

    /** The encoding of a text as far as its beginning shows. */
    static Charset encoding(byte[] head) {
        Charset marked = LocalText.marked(head);
        Charset known = marked != null ? marked : named(head);
        return known != null ? known : GUESS.of(head, 0, head.length, null);
    }

    private static @Nullable Charset named(byte[] head) {
        String first = new String(head, 0, Math.min(head.length, FIRST_LINE), StandardCharsets.ISO_8859_1)
                .lines().findFirst().orElse("").toLowerCase(Locale.ROOT);
        if (!first.startsWith("'csa encoding=") && !first.startsWith("#kif") && !first.startsWith("#ki2")) {
            return null;
        }
        return first.contains("encoding=shift") ? Encoding.SHIFT_JIS.charset() : first.contains("encoding=utf") ? StandardCharsets.UTF_8 : null;
    }

    /** The beginning of a text, decoded. */
    static String head(byte[] head) {
        return new String(head, encoding(head));
    }
}
