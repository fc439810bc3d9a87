package org.openarbiter.rules.xiangqi.notation;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RawGame;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.pgn.PgnExport;
import org.openarbiter.rules.xiangqi.board.Notation;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * Games in XQF, the binary format of XQStudio: a header of 1,024 bytes with men, players and result, and a tree of moves with
 * comments, text in GB.
 *
 * <p>Versions up to 1.0, which are plain, and 1.6 to 1.8, which are enciphered, are read; 1.0 is written. Variations are passed
 * over. A move is written with the comment behind it, the comment on the start with the root; text is cut where its
 * field is full.
 *
 * <p>Source: the description of version 1.0 by its maker, Dong Shiwei; for later versions, what independent readers of them agree
 * on.
 */
final class Xqf implements RecordFormat<XiangqiBoard> {
    private static final int CHILD = 0xF0;

    Xqf() {}

    @Override
    public String name() {
        return "xqf";
    }

    @Override
    public boolean recognizes(String fileName, byte[] head) {
        return XqfHeader.isHere(head, 0) && head[XqfHeader.VERSION] <= XqfHeader.LAST && head[XqfHeader.VERSION] >= 0;
    }

    @Override
    public Splitter split(InputStream in) {
        return new XqfSplitter(in);
    }

    @Override
    public RecordedGame<XiangqiBoard> read(RawGame raw, boolean strict) throws InputException {
        return new XqfReader(raw, strict).read();
    }

    /** {@inheritDoc} The format is no text: each character stands for the byte of that number. */
    @Override
    public String write(RecordedGame<XiangqiBoard> game, Remarks remarks) throws InputException {
        return new String(encode(game, remarks), StandardCharsets.ISO_8859_1);
    }

    @Override
    public byte[] encode(RecordedGame<XiangqiBoard> game, Remarks remarks) throws InputException {
        ByteArrayOutputStream out = new ByteArrayOutputStream(2048);
        out.writeBytes(header(game));
        List<String> moves = XiangqiMoves.of(game, Notation.UCCI, name());
        Map<Integer, String> comments = XiangqiComments.of(game, remarks);
        for (int moment = 0; moment <= moves.size(); moment++) {
            String move = moment == 0 ? "a0a0" : moves.get(moment - 1);
            out.write(0x18 + place(move, 0));
            out.write(0x20 + place(move, 2));
            out.write(moment < moves.size() ? CHILD : 0);
            out.write(moment == 0 ? 0xFF : 0);
            byte[] comment = comments.getOrDefault(moment, "").getBytes(XqfHeader.CHARSET);
            for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
                out.write(comment.length >>> shift);
            }
            out.writeBytes(comment);
        }
        return out.toByteArray();
    }

    private static byte[] header(RecordedGame<XiangqiBoard> game) {
        byte[] header = new byte[XqfHeader.LENGTH];
        header[0] = 'X';
        header[1] = 'Q';
        header[XqfHeader.VERSION] = XqfHeader.PLAIN;
        XiangqiBoard start = game.start();
        int[] men = PositionSlots.of(start);
        for (int slot = 0; slot < men.length; slot++) {
            int point = men[slot];
            header[XqfHeader.MEN + slot] = (byte) (point < 0 ? 0xFF : 10 * Point.file(point) + Point.rank(point));
        }
        header[XqfHeader.TO_MOVE] = (byte) start.toMove();
        header[XqfHeader.RESULT] = XqfHeader.result(PgnExport.result(game));
        for (XqfHeader.Field field : XqfHeader.FIELDS) {
            field.write(game.tags().getOrDefault(field.tag(), ""), header);
        }
        return header;
    }

    private static int place(String move, int at) {
        return 10 * (move.charAt(at) - 'a') + move.charAt(at + 1) - '0';
    }
}
