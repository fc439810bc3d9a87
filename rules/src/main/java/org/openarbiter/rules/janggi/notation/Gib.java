package org.openarbiter.rules.janggi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.janggi.board.JanggiBoard;
import org.openarbiter.rules.lines.Headers;
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
    /** A tag. No name is longer, so that a line of brackets is soon read. */
    static final Pattern TAG = Pattern.compile("(?<!\\s)\\s*+\\[([^\\s\"\\]]{1,100}+)\\s++\"([^\"]*+)\"\\]");
    private static final Pattern HEAD = Pattern.compile(
            "(?s)\\s*\\[(?:대회명|회전|대국일자|대국장소|초대국자|한대국자|초차림|한차림|초포진|한포진|제한시간|총수|대국결과)\\s+\".*");
    private static final Pattern MOVE = Pattern.compile("(?s).*(?:[0-9]{2}[" + Words.SIDES + "]?\\D[0-9]{2}|한수쉼).*");
    private static final Pattern NAME = Pattern.compile("\\[([^\\s\"\\]\\[]++)\\s++\"");
    private static final Pattern COMMENT = Pattern.compile("\\{[^}]*+}?");

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

    /**
     * Tags tell where games begin. Text in a paragraph of its own behind the moves is no part of the game, nor is a tag behind a blank line
     * in a comment.
     */
    private static final class Games implements LineCutter.Judge {
        private final Headers headers = new Headers();
        private boolean moves;
        private boolean comment;
        private boolean blank;

        @Override
        public LineCutter.Cut next(String line) {
            if (line.isBlank()) {
                headers.blank();
                blank = true;
                return LineCutter.Cut.KEEP;
            }
            LineCutter.Cut cut = comment && !(blank && HEAD.matcher(line).matches()) ? commented(line) : uncommented(line);
            blank = false;
            return cut;
        }

        private LineCutter.Cut commented(String line) {
            int end = line.indexOf('}');
            comment = end < 0;
            if (!comment) {
                text(line.substring(end + 1));
            }
            return LineCutter.Cut.KEEP;
        }

        private LineCutter.Cut uncommented(String line) {
            if (line.stripLeading().startsWith("[")) {
                if (comment) {
                    headers.body();
                }
                comment = false;
                LineCutter.Cut cut = headers.header(names(line));
                moves &= cut != LineCutter.Cut.BEGINS;
                return cut;
            }
            if (moves && blank && Character.isLetter(line.stripLeading().charAt(0)) && !MOVE.matcher(line).matches()) {
                headers.begin();
                headers.body();
                moves = false;
                return LineCutter.Cut.BEGINS;
            }
            text(line);
            return LineCutter.Cut.KEEP;
        }

        /** Text outside a comment at first. */
        private void text(String line) {
            String outside = COMMENT.matcher(line).replaceAll(" ");
            comment = line.lastIndexOf('{') > line.lastIndexOf('}');
            moves |= MOVE.matcher(outside).matches();
            if (!outside.isBlank()) {
                headers.body();
            }
        }

        private static List<String> names(String line) {
            Matcher tag = NAME.matcher(line);
            List<String> names = new ArrayList<>();
            while (tag.find()) {
                names.add(tag.group(1));
            }
            return names;
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
