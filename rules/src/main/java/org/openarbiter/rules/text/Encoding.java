package org.openarbiter.rules.text;

import java.nio.charset.Charset;

/** An encoding that game records use without naming it. */
public enum Encoding {
    /** Simplified Chinese: GB 2312 and GBK are parts of it. */
    GB18030("GB18030", "GB18030"),
    /** Traditional Chinese, with the characters of Hong Kong. */
    BIG5("Big5-HKSCS", "Big5"),
    /** Japanese. */
    SHIFT_JIS("windows-31j", "Shift_JIS"),
    /** Korean. */
    EUC_KR("x-windows-949", "EUC-KR"),
    /** Western Europe. */
    EUROPEAN("windows-1252", "windows-1252");

    static final int SIGN = 4;
    static final int COMMON = 2;
    static final int RARE = -1;
    static final int NONSENSE = -10;

    private final Charset charset;
    private final String commonName;

    Encoding(String charset, String commonName) {
        this.charset = Charset.forName(charset);
        this.commonName = commonName;
    }

    /** How Java reads it. */
    public Charset charset() {
        return charset;
    }

    /** The name by which people know it. */
    public String commonName() {
        return commonName;
    }

    /** What a pair of bytes speaks for: more for everyday characters, less than nothing for rare ones, far less for what is none. */
    int pair(int lead, int trail) {
        return switch (this) {
            case GB18030 -> gb(lead, trail);
            case BIG5 -> big5(lead, trail);
            case SHIFT_JIS -> shiftJis(lead, trail);
            case EUC_KR -> eucKr(lead, trail);
            case EUROPEAN -> NONSENSE;
        };
    }

    /** Whether a byte is a character by itself. */
    boolean isSingle(int lead) {
        return lead < 0x80 || this == SHIFT_JIS && lead > 0xA0 && lead < 0xE0;
    }

    private static int big5(int lead, int trail) {
        if (lead < 0x87 || lead > 0xFE || trail < 0x40 || trail > 0x7E && trail < 0xA1 || trail == 0xFF) {
            return NONSENSE;
        }
        return lead >= 0xA4 && lead <= 0xC6 ? COMMON : lead >= 0xA1 && lead <= 0xA3 ? 0 : RARE;
    }

    /** A pair of GB 18030; characters of four bytes look like two rare pairs. */
    private static int gb(int lead, int trail) {
        if (lead == 0x80 || lead == 0xFF || trail < 0x30 || trail > 0x39 && trail < 0x40 || trail == 0x7F || trail == 0xFF) {
            return NONSENSE;
        }
        boolean ofGb2312 = trail >= 0xA1 && lead >= 0xA1 && lead <= 0xF7 && (lead <= 0xA9 || lead >= 0xB0);
        return !ofGb2312 ? RARE : lead >= 0xB0 && lead <= 0xD7 ? COMMON : 0;
    }

    private static int shiftJis(int lead, int trail) {
        if (lead == 0x80 || lead == 0xA0 || lead > 0xFC || trail < 0x40 || trail == 0x7F || trail > 0xFC) {
            return NONSENSE;
        }
        boolean kana = lead == 0x82 && trail >= 0x9F && trail <= 0xF1 || lead == 0x83 && trail <= 0x96;
        boolean firstLevel = lead > 0x88 && lead < 0x98 || lead == 0x88 && trail >= 0x9F || lead == 0x98 && trail <= 0x72;
        return kana || firstLevel ? COMMON : lead <= 0x84 ? 0 : RARE;
    }

    private static int eucKr(int lead, int trail) {
        boolean extended = trail >= 'A' && trail <= 'Z' || trail >= 'a' && trail <= 'z' || trail > 0x80 && trail < 0xA1;
        if (lead == 0x80 || lead == 0xFF || trail == 0xFF || trail < 0xA1 && !extended) {
            return NONSENSE;
        }
        if (extended || lead < 0xA1) {
            return RARE;
        }
        return lead >= 0xB0 && lead <= 0xC8 ? COMMON : 0;
    }
}
