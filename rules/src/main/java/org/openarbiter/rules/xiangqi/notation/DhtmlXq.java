package org.openarbiter.rules.xiangqi.notation;

import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.text.EncodingEscape;
import org.openarbiter.rules.xiangqi.text.EncodingInput;

/**
 * Games as Chinese web boards keep them: {@code [DhtmlXQ]…[DhtmlXQ_movelist]7747…[/DhtmlXQ_movelist]…[/DhtmlXQ]}, in texts and in
 * pages.
 *
 * <p>Points are two digits, the file from Red's left and the rank from Black's side, both from 0. {@code binit} lists the points
 * of the men in the order of {@link PositionSlots}, 99 for a man off the board. Nothing says who moves first: the first move
 * does, and without one it is Red. Variations are passed over; they are written back with a game that had them.
 *
 * <p>Source: the records of dpxq.com and xiangqi boards that read them; there is no description by the makers.
 */
final class DhtmlXq implements RecordFormat<XiangqiBoard> {
    DhtmlXq() {}

    @Override
    public String name() {
        return "dhtmlxq";
    }

    @Override
    public boolean recognizes(String fileName, byte[] head) {
        return fileName.endsWith(".htm") || fileName.endsWith(".html")
                || !XqfHeader.isHere(head, 0) && new String(EncodingInput.head(head), StandardCharsets.UTF_8)
                        .toLowerCase(Locale.ROOT).contains("[dhtmlxq");
    }

    @Override
    public Charset encoding(byte[] head) {
        return EncodingInput.encoding(head);
    }

    @Override
    public Splitter split(InputStream in) {
        EncodingInput input = new EncodingInput(in);
        return new DhtmlSplitter(input, input::origin);
    }

    @Override
    public RecordedGame<XiangqiBoard> read(RawGame raw, boolean strict) throws InputException {
        return new DhtmlReader(raw, strict).read();
    }

    @Override
    public String write(RecordedGame<XiangqiBoard> game, Remarks remarks) throws InputException {
        return EncodingEscape.plain(DhtmlWriter.write(game, remarks));
    }
}
