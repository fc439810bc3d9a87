package org.openarbiter.rules.xiangqi.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Encodings are found out, and nothing is lost between blocks. */
class EncodingInputTest {
    private static final String TRADITIONAL = "車馬炮象士將，第二屆全國象棋個人賽。許銀川、呂欽、胡榮華 {功蓋世} \\ [閱] ";
    private static final String SIMPLIFIED = "车马炮象士将，第二届全国象棋个人赛。许银川、吕钦、胡荣华 {功盖世} \\ [阅] ";

    private static String decoded(byte[] bytes) throws IOException {
        try (InputStream in = new EncodingInput(new ByteArrayInputStream(bytes))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Big5", "Big5-HKSCS", "x-windows-950", "GB18030", "GBK", "UTF-8", "UTF-16"})
    void traditionalTextIsItself(String encoding) throws IOException {
        assertThat(decoded(TRADITIONAL.getBytes(Charset.forName(encoding)))).isEqualTo(TRADITIONAL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GB2312", "GB18030", "UTF-8", "UTF-16"})
    void simplifiedTextIsItself(String encoding) throws IOException {
        assertThat(decoded(SIMPLIFIED.getBytes(Charset.forName(encoding)))).isEqualTo(SIMPLIFIED);
    }

    @ParameterizedTest
    @CsvSource({
        "Big5, 呂欽", "Big5, 許銀川", "Big5, 柳大華", "Big5, 趙國榮", "GB18030, 吕钦", "GB18030, 许银川", "GB18030, 柳大华",
        "GB18030, 王天一", "GB18030, 联通", "UTF-8, 王天一", "UTF-8, Décembre", "UTF-8, Nguyễn Thành Bảo", "windows-1252, Décembre",
        "windows-1252, Düsseldorf"
    })
    void oneNameIsEnough(String encoding, String name) throws IOException {
        String text = "[Red \"" + name + "\"]\n1. C2=5 *\n";
        assertThat(decoded(text.getBytes(Charset.forName(encoding)))).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Big5", "GB18030", "UTF-8", "UTF-16"})
    void nothingIsLostBetweenBlocks(String encoding) throws IOException {
        for (int shift = 0; shift < 4; shift++) {
            String text = "x".repeat(shift) + (encoding.equals("GB18030") ? SIMPLIFIED : TRADITIONAL).repeat(7_000) + "end";
            assertThat(decoded(text.getBytes(Charset.forName(encoding)))).isEqualTo(text);
        }
    }

    @Test
    void piecesOfAnySizeMakeTheSameText() throws IOException {
        byte[] bytes = TRADITIONAL.repeat(100).getBytes(Charset.forName("Big5"));
        Random random = new Random(4);
        InputStream slow = new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] into, int from, int length) {
                return super.read(into, from, Math.min(length, 1 + random.nextInt(3)));
            }
        };
        try (InputStream in = new EncodingInput(slow)) {
            byte[] one = new byte[999];
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            int count = 0;
            while (count >= 0) {
                all.write(one, 0, count);
                count = in.read(one, 0, 1 + random.nextInt(998));
            }
            assertThat(all.toString(StandardCharsets.UTF_8)).isEqualTo(TRADITIONAL.repeat(100));
        }
    }

    @Test
    void brokenBytesAreCarriedThrough() throws IOException {
        Random random = new Random(8);
        for (int round = 0; round < 200; round++) {
            byte[] bytes = TRADITIONAL.repeat(4).getBytes(Charset.forName("Big5"));
            for (int i = 0; i < 5; i++) {
                bytes[random.nextInt(bytes.length)] = (byte) (random.nextBoolean() ? 0x80 : 0xFF);
            }
            byte[] text = decoded(bytes).getBytes(StandardCharsets.UTF_8);
            int escapes = 0;
            for (int at = EncodingEscape.next(text, 0, text.length); at >= 0;
                    at = EncodingEscape.next(text, at + 1, text.length)) {
                escapes++;
                assertThat(EncodingEscape.byteAt(text, at)).isGreaterThanOrEqualTo(0x80);
            }
            assertThat(escapes).isBetween(1, 10);
            String plain = EncodingEscape.plain(new String(text, StandardCharsets.UTF_8));
            assertThat(plain.codePoints().filter(c -> c == 0xFFFD).count()).isEqualTo(escapes);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0xFEFF, 0xFFFE})
    void halfACharacterOfUtf16IsNoEndOfTheFile(int mark) throws IOException {
        boolean big = mark == 0xFEFF;
        String text = "\uFEFFa\uD800b\uDC00c";
        byte[] bytes = new byte[2 * text.length()];
        for (int i = 0; i < text.length(); i++) {
            bytes[2 * i + (big ? 0 : 1)] = (byte) (text.charAt(i) >> 8);
            bytes[2 * i + (big ? 1 : 0)] = (byte) text.charAt(i);
        }
        assertThat(EncodingEscape.plain(decoded(bytes))).startsWith("a\uFFFD").endsWith("c");
    }
}
