package org.openarbiter.rules.janggi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.lines.LineCutter;
import org.openarbiter.rules.text.Encoding;
import org.openarbiter.rules.text.LocalText;

/**
 * GIB, the text format of Korean janggi programs: tags such as {@code [초차림 "마상상마"]}, then numbered moves such as {@code 79졸78}, a number
 * for each move of a side; several games in a file. It is written in EUC-KR, as the programs expect it.
 *
 * <p>There is no definition of it; it is read as the programs write it. What Go programs call GIB is another format.
 */
final class Gib implements RecordFormat<JanggiBoard> {
    /** A line with tags. */
    static final Pattern TAG = Pattern.compile("\\s*\\[([^\\s\"\\]]+)\\s+\"([^\"]*)\"\\]");
    private static final Pattern HEAD = Pattern.compile(
            "(?s)\\s*\\[(?:대회명|회전|대국일자|대국장소|초대국자|한대국자|초차림|한차림|초포진|한포진|제한시간|총수|대국결과)\\s+\".*");
    private static final Pattern MOVE = Pattern.compile("(?s).*(?:[0-9]{2}[" + Words.SIDES + "]?\\D[0-9]{2}|한수쉼).*");

    @Override
    public String name() {
        return "gib";
    }

    @Override
    public boolean recognizes(String fileName, byte[] head) {
        return isCertain(head) || fileName.endsWith(".gib") && MOVE.matcher(KoreanInput.head(head)).matches();
    }

    @Override
    public boolean isCertain(byte[] head) {
        return HEAD.matcher(KoreanInput.head(head)).matches();
    }

    @Override
    public Charset encoding(byte[] head) {
        return KoreanInput.encoding(head);
    }

    @Override
    public Splitter split(InputStream in) throws IOException {
        return new LineCutter(KoreanInput.open(in), new Games());
    }

    /** A tag after moves begins the next game. */
    private static final class Games implements LineCutter.Judge {
        private boolean moves;
        private boolean comment;

        @Override
        public LineCutter.Cut next(String line) {
            boolean tag = !comment && line.stripLeading().startsWith("[");
            boolean begins = tag && moves;
            comment = comment ? line.indexOf('}') < 0 : line.lastIndexOf('{') > line.lastIndexOf('}');
            moves = begins ? false : moves || !tag && MOVE.matcher(line).matches();
            return begins ? LineCutter.Cut.BEGINS : LineCutter.Cut.KEEP;
        }
    }

    @Override
    public RecordedGame<JanggiBoard> read(RawGame raw, boolean strict) throws InputException {
        return new GibReader(raw, strict).read();
    }

    @Override
    public String write(RecordedGame<JanggiBoard> game, Remarks remarks) throws InputException {
        return GibWriter.write(game, remarks);
    }

    @Override
    public byte[] encode(RecordedGame<JanggiBoard> game, Remarks remarks) throws InputException {
        try {
            return LocalText.encode(write(game, remarks) + "\n", Encoding.EUC_KR);
        } catch (LocalText.UnencodableException e) {
            throw game.fault(-1, String.valueOf(e.getMessage()), "a game that can be written as gib");
        }
    }
}
