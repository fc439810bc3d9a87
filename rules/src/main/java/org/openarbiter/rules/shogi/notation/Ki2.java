package org.openarbiter.rules.shogi.notation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.lines.LineCutter;
import org.openarbiter.rules.pgn.PgnHead;
import org.openarbiter.rules.shogi.board.ShogiBoard;

/**
 * KI2, in which Kakinoki Shogi and web pages have games for people: the headers of KIF, and moves as the Japan Shogi Association writes them. Both
 * kinds of files are read in whatever encoding they have; variations are passed over. What is written names its encoding in the first line.
 *
 * <p>Sources: kakinoki.o.oo7.jp/kif_format.html; 棋譜の表記方法, shogi.or.jp/faq/kihuhyouki.html. {@link KifGames} says where games begin that
 * follow each other in one file.
 */
final class Ki2 implements RecordFormat<ShogiBoard> {
    private static final String FIRST = "#KI2 version=2.0";

    @Override
    public String name() {
        return "ki2";
    }

    @Override
    public boolean recognizes(String fileName, byte[] head) {
        return fileName.endsWith(".ki2") || fileName.endsWith(".ki2u") || isKi2(JapaneseInput.head(head), false);
    }

    /** {@inheritDoc} Its headers are those of KIF; the first moves tell. */
    @Override
    public boolean isCertain(byte[] head) {
        return isKi2(JapaneseInput.head(head), true);
    }

    /**
     * Whether a text begins as a file in KI2 does, whatever its name.
     *
     * @param wholly whether its first line of moves holds nothing else
     */
    static boolean isKi2(String text, boolean wholly) {
        return text.startsWith("#KI2") || MoveText.beginsWithWords(text, wholly) && !PgnHead.hasTagPair(text);
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
        return new Ki2Reader(raw, strict).read();
    }

    @Override
    public String write(RecordedGame<ShogiBoard> game, Remarks remarks) throws InputException {
        return FIRST + "\n" + Ki2Writer.write(game, remarks);
    }

    @Override
    public byte[] encode(RecordedGame<ShogiBoard> game, Remarks remarks) throws InputException {
        return (FIRST + " encoding=UTF-8\n" + Ki2Writer.write(game, remarks) + "\n").getBytes(StandardCharsets.UTF_8);
    }
}
