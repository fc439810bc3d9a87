package org.openarbiter.rules.janggi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import org.openarbiter.rules.text.Encoding;
import org.openarbiter.rules.text.EncodingGuess;
import org.openarbiter.rules.text.LocalText;

/** Text with Korean in it: a byte order mark decides, else the first 64 KiB do, which are UTF-8 unless they read better as EUC-KR. */
final class KoreanInput {
    private static final String SIGNS = "졸병마상차포사장군한초수쉼대회명회전일자장소국자차림제간총결과완시기권점승무미卒兵馬象車包士將漢楚";
    private static final EncodingGuess GUESS = new EncodingGuess().with(Encoding.EUC_KR, SIGNS);

    private KoreanInput() {}

    /** Opens a text. */
    static LocalText open(InputStream in) throws IOException {
        return LocalText.open(in, KoreanInput::encoding, Encoding.EUC_KR);
    }

    /** The encoding of a text as far as its beginning shows. */
    static Charset encoding(byte[] head) {
        Charset marked = LocalText.marked(head);
        return marked != null ? marked : GUESS.of(head, 0, head.length, null);
    }

    /** The beginning of a text, decoded. */
    static String head(byte[] head) {
        return new String(head, encoding(head));
    }
}
