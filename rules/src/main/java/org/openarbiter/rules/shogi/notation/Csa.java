package org.openarbiter.rules.shogi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.lines.LineCutter;
import org.openarbiter.rules.shogi.board.ShogiBoard;

/**
 * The standard game record file format of the Computer Shogi Association: versions 1 to 2.2 are read, and what 3.0 has in common with them;
 * 2.2 is written. A line with a slash alone stands between two games.
 *
 * <p>Source: www2.computer-shogi.org/protocol/record_v22.html and record_v3.html.
 */
final class Csa implements RecordFormat<ShogiBoard> {
    /** Possessive, since each turn of the first group would take stack otherwise. */
    private static final Pattern HEAD = Pattern.compile("(?:\\s++|'.*+\\R)*+(?:V[1-3](?:\\.[0-9])?\\s*\\R|N[+-].*\\R|PI\\s*\\R|P1[-+ ].*\\R)(?s:.*)");

    @Override
    public String name() {
        return "csa";
    }

    @Override
    public boolean recognizes(String fileName, byte[] head) {
        return fileName.endsWith(".csa") || isCertain(head);
    }

    @Override
    public boolean isCertain(byte[] head) {
        String text = JapaneseInput.head(head);
        return text.startsWith("'CSA encoding=") || HEAD.matcher(text.substring(0, Math.min(text.length(), 2000))).matches();
    }

    @Override
    public Charset encoding(byte[] head) {
        return JapaneseInput.encoding(head);
    }

    @Override
    public Splitter split(InputStream in) throws IOException {
        return new LineCutter(JapaneseInput.open(in), line -> line.equals("/") ? LineCutter.Cut.BETWEEN : LineCutter.Cut.KEEP);
    }

    @Override
    public RecordedGame<ShogiBoard> read(RawGame raw, boolean strict) throws InputException {
        return new CsaReader(raw, strict).read();
    }

    @Override
    public String write(RecordedGame<ShogiBoard> game, Remarks remarks) throws InputException {
        return CsaWriter.write(game, remarks);
    }
}
