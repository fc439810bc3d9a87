package org.openarbiter.rules.sgf;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.text.Encoding;
import org.openarbiter.rules.text.EncodingGuess;

/**
 * The encoding of a game tree: that of its {@code CA}, else UTF-8 if its bytes are valid UTF-8, else a guess from its characters.
 *
 * <p>FF[4] says Latin-1 where there is no {@code CA}; most programs write UTF-8 all the same, and text in Latin-1 is hardly
 * ever valid UTF-8. Others write the encoding of their country: Shift_JIS, Big5, GBK or EUC-KR, in which a bracket or a backslash may be the
 * second byte of a character. Names that mean a part of a larger encoding are read as the larger one, as GB2312 is as GB18030.
 */
final class SgfCharset {
    private static final byte[] ASCII = " ()[];:\\AZaz09".getBytes(StandardCharsets.US_ASCII);

    /** What records of Go are full of: words for players, rounds and results, names, digits. */
    private static final EncodingGuess GUESS = new EncodingGuess()
            .with(Encoding.GB18030, "黑白胜负中盘半目子段局围棋赛第届轮决战名人杯国日本韩一二三四五六七八九十年月贴先让"
                    + "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢唐许彭曹俞聂卫平古力柯洁常昊小大文华江")
            .with(Encoding.BIG5, "黑白勝負中盤半目子段局圍棋賽第屆輪決戰名人盃國日本韓一二三四五六七八九十年月貼先讓"
                    + "王李張劉陳楊趙黃周吳徐孫胡朱高林何郭馬羅梁宋鄭謝唐許彭曹俞聶衛平古力柯常昊小大文華江")
            .with(Encoding.SHIFT_JIS, "黒白勝負中押半目段局囲碁第期戦名人本因坊棋聖王座天元日国一二三四五六七八九十年月の"
                    + "ンアイウスリトルカタ田山本井小林武宮大竹加藤石橋依張羽根村川木高趙治勲")
            .with(Encoding.EUC_KR, "흑백승불계국반집단전배기원제회대결본선예초프로바둑명인왕김이박최정강조윤장임한오서신권황안송류홍고문양"
                    + "손배백허유남심노하성차주우구민진지나엄채천방공현함변염여추도석선설마길위표창호세돌훈영")
            .with(Encoding.EUROPEAN, "");

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
            case "GB18030", "Big5-HKSCS", "windows-31j", "x-windows-949" -> true;
            default -> false;
        };
    }

    /** Whether a byte begins a character of two bytes in such an encoding; half-width kana are one byte. */
    private static boolean isLead(Charset charset, byte b) {
        int value = b & 0xFF;
        return value > 0x80 && value < 0xFF && !(charset.name().equals("windows-31j") && value >= 0xA0 && value < 0xE0);
    }

    /** Whether the character that begins here hides its second byte, whatever that looks like. */
    static boolean isHiding(Charset charset, byte[] b, int at, int to) {
        return isLead(charset, b[at]) && at + 1 < to && (b[at + 1] & 0xFF) >= '@';
    }

    /**
     * The encoding of bytes that nothing names; Latin-1 for all of Western Europe.
     *
     * <p>Latin-1 hides no bracket. So the likeliest encoding has to make at least as good a game tree of the bytes: in one that does not, a
     * bracket was taken for half of a character. The other way round, a character with a bracket in it leaves one too many in Latin-1.
     *
     * @param inValue whether the bytes begin inside a value
     */
    static Charset guess(byte[] b, int from, int to, boolean inValue) {
        int first = from;
        while (first < to && b[first] >= 0) {
            first++;
        }
        if (first == to || new String(b, first, to - first, StandardCharsets.UTF_8).indexOf('\uFFFD') < 0) {
            return StandardCharsets.UTF_8;
        }
        SgfShape plain = SgfShape.of(b, from, to, inValue, null);
        for (Charset guess : GUESS.ranked(b, first, to)) {
            if (!hidesBrackets(guess)) {
                break;
            }
            if (SgfShape.of(b, from, to, inValue, guess).compareTo(plain) >= 0) {
                return guess;
            }
        }
        return StandardCharsets.ISO_8859_1;
    }

    /** Whether a whole game tree holds together less well in an encoding, guessed from its beginning, than in Latin-1. */
    static boolean breaks(Charset guess, byte[] b, int from, int to) {
        return hidesBrackets(guess) && SgfShape.of(b, from, to, false, guess).compareTo(SgfShape.of(b, from, to, false, null)) < 0;
    }

    /** The name by which people know an encoding. */
    static String commonName(Charset charset) {
        for (Encoding encoding : Encoding.values()) {
            if (encoding.charset().equals(charset)) {
                return encoding.commonName();
            }
        }
        return charset.name();
    }
}
