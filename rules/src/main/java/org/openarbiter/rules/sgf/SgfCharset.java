package org.openarbiter.rules.sgf;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * In what encoding a game tree is: that of its {@code CA}, else UTF-8 if its bytes are that, else Latin-1.
 *
 * <p>FF[4] says Latin-1 where there is no {@code CA}; most programs write UTF-8 all the same, and text in Latin-1 is hardly
 * ever valid UTF-8. Names that mean a part of a larger encoding are read as the larger one, as GB2312 is as GB18030.
 */
final class SgfCharset {
    private static final byte[] ASCII = " ()[];:\\AZaz09".getBytes(StandardCharsets.US_ASCII);

    private SgfCharset() {}

    /** The name of the encoding that the root node declares; null if it declares none. */
    static @Nullable String declared(byte[] b, int from, int to) {
        int at = SgfSyntax.afterSpaces(b, from, to);
        at = at < to && b[at] == '(' ? SgfSyntax.afterSpaces(b, at + 1, to) : at;
        at = at < to && b[at] == ';' ? at + 1 : at;
        for (; at < to - 3; at++) {
            if ((b[at] == ';' || b[at] == '(') && SgfSyntax.opensNode(b, at, to)) {
                return null;
            }
            if (b[at] == 'C' && b[at + 1] == 'A' && b[at + 2] == '[' && (at == from || !SgfSyntax.isLetter(b[at - 1]))) {
                int end = at + 3;
                while (end < to && end < at + 43 && b[end] != ']') {
                    end++;
                }
                return new String(b, at + 3, end - at - 3, StandardCharsets.ISO_8859_1).strip();
            }
        }
        return null;
    }

    /** The encoding of that name; null if there is none, or none in which brackets look like brackets. */
    static @Nullable Charset named(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        String known = switch (plain) {
            case "gb", "gb2312", "gbk", "gb18030", "cp936", "ms936", "windows936", "euccn" -> "GB18030";
            case "big5", "big5hkscs", "cp950", "ms950", "windows950" -> "Big5-HKSCS";
            case "shiftjis", "sjis", "xsjis", "cp932", "ms932", "windows31j", "mskanji" -> "windows-31j";
            case "euckr", "ksc56011987", "cp949", "ms949", "uhc", "windows949" -> "x-windows-949";
            case "latin1", "iso88591", "l1" -> "ISO-8859-1";
            case "utf8", "unicode11utf8" -> "UTF-8";
            case "ascii", "usascii" -> "US-ASCII";
            default -> name;
        };
        try {
            if (plain.startsWith("iso2022") || plain.equals("utf7") || !Charset.isSupported(known)) {
                return null;
            }
            Charset charset = Charset.forName(known);
            return charset.canEncode() && Arrays.equals(new String(ASCII, StandardCharsets.US_ASCII).getBytes(charset), ASCII)
                    ? charset
                    : null;
        } catch (IllegalCharsetNameException e) {
            return null;
        }
    }

    /** Whether a bracket or a backslash may be the second byte of a character. */
    static boolean hidesBrackets(Charset charset) {
        return switch (charset.name()) {
            case "GB18030", "Big5-HKSCS", "windows-31j" -> true;
            default -> false;
        };
    }

    /** Whether a byte begins a character of two bytes in such an encoding; half-width kana are one byte. */
    static boolean isLead(Charset charset, byte b) {
        int value = b & 0xFF;
        return value > 0x80 && value < 0xFF && !(charset.name().equals("windows-31j") && value >= 0xA0 && value < 0xE0);
    }

    /** The encoding of bytes that nothing names. */
    static Charset guess(byte[] b, int from, int to) {
        return new String(b, from, to - from, StandardCharsets.UTF_8).indexOf('\uFFFD') < 0
                ? StandardCharsets.UTF_8
                : StandardCharsets.ISO_8859_1;
    }
}
