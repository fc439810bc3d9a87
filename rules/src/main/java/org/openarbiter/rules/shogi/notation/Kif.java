package org.openarbiter.rules.shogi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.lines.LineCutter;
import org.openarbiter.rules.pgn.PgnHead;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.text.Encoding;
import org.openarbiter.rules.text.LocalText;

/**
 * KIF, the format of Kakinoki Shogi and Kifu for Windows. Both kinds of files are read in whatever encoding they have; variations are passed
 * over.
 *
 * <p>Source: kakinoki.o.oo7.jp/kif_format.html. {@link KifGames} says where games begin that follow each other in one file.
 *
 * @param name {@code kif} or {@code kifu}, which is also the ending of the files
 * @param charset the encoding in which files of that ending are written
 */
record Kif(String name, Charset charset) implements RecordFormat<ShogiBoard> {
    private static final Pattern HEADER = Pattern.compile(
            "(?m)^(?:# ?-+ ?Kifu|#KIF|手数-{2,}|(?:開始日時|対局日|手合割|棋戦|先手|後手|下手|上手|後手の持駒|上手の持駒)[：:])");
    /** Lines that only KIF has. */
    private static final Pattern OWN = Pattern.compile("(?m)^(?:# ?-+ ?Kifu|#KIF|手数-{2,}|手合割[：:])");

    /** {@inheritDoc} KI2 has the same headers; there the first moves tell. */
    @Override
    public boolean recognizes(String fileName, byte[] head) {
        String text = JapaneseInput.head(head);
        return !Ki2.isKi2(text, false)
                && (fileName.endsWith("." + name) || name.equals("kif") && HEADER.matcher(text).find());
    }

    /** {@inheritDoc} A comment in KIF may begin like the moves of another game. */
    @Override
    public boolean isCertain(byte[] head) {
        String text = JapaneseInput.head(head);
        return name.equals("kif") && OWN.matcher(text).find() && !PgnHead.hasTagPair(text) && !Ki2.isKi2(text, false);
    }

    @Override
    public Charset encoding(byte[] head) {
        return JapaneseInput.encoding(head);
    }

    @Override
    public Splitter split(InputStream in) throws IOException {
        return new LineCutter(JapaneseInput.open(in), new KifGames());
    }

    @Override
    public RecordedGame<ShogiBoard> read(RawGame raw, boolean strict) throws InputException {
        return new KifReader(raw, strict).read();
    }

    @Override
    public String write(RecordedGame<ShogiBoard> game, Remarks remarks) throws InputException {
        return KifWriter.write(game, remarks, name);
    }

    @Override
    public byte[] encode(RecordedGame<ShogiBoard> game, Remarks remarks) throws InputException {
        String text = write(game, remarks) + "\n";
        if (charset.equals(StandardCharsets.UTF_8)) {
            return text.getBytes(charset);
        }
        try {
            return LocalText.encode(text, Encoding.SHIFT_JIS);
        } catch (LocalText.UnencodableException e) {
            throw game.fault(-1, String.valueOf(e.getMessage()), "a game that can be written as " + name + ", or the format kifu");
        }
    }
}
