package org.openarbiter.rules.xiangqi.board;

/**
 * Writes moves in WXF notation: letter, file, direction, number; {@code C2=5}. Letters are capitals for either side.
 *
 * <p>Each side counts files from its own right. The number is a file, or a number of points for kings, rooks, cannons and pawns
 * that go forward or back. On a file with two rooks, cannons or horses {@code +} stands for the front one and {@code -} for the
 * rear one in place of the file; advisors and elephants always keep the file. Of pawns on one file: two {@code P+ P-}, three
 * {@code P+ P3 P-}, four {@code ++ P+ P- --}, five {@code ++ P+ P3 P- --}; if two files have several, file and mark:
 * {@code 3+ 33 3-}.
 *
 * <p>Source: Official Xiangqi Piece Names and Notation (C. W. Huang, Asian Xiangqi Federation 1980/82, adopted by the WXF in
 * 1997), wxf.org. It writes sideways moves with a full stop; records have an equals sign, as here.
 */
public final class WxfWriter {
    private static final String LETTERS = ".KAEHRCP";

    private WxfWriter() {}

    static String write(XiangqiBoard board, int play) {
        int from = Move.from(play);
        int piece = board.pieceAt(from);
        var row = new MoveRow().look(board, Piece.side(piece), Piece.kind(piece));
        var text = new StringBuilder(4);
        who(row, row.indexOf(from), Piece.kind(piece), text);
        int way = MoveNumber.way(board, play);
        return text.append(way > 0 ? '+' : way < 0 ? '-' : '=').append(MoveNumber.of(board, play)).toString();
    }

    private static void who(MoveRow row, int index, int kind, StringBuilder text) {
        int size = row.size(index);
        int place = row.place(index);
        char letter = LETTERS.charAt(kind);
        if (size == 1 || kind <= Piece.ELEPHANT) {
            text.append(letter).append(row.file(index));
        } else if (row.sharedFiles() > 1) {
            text.append(row.file(index)).append(mark(row, index, place, size));
        } else if (size > 3 && place == 0) {
            text.append("++");
        } else if (size > 3 && place == size - 1) {
            text.append("--");
        } else {
            text.append(letter).append(size > 3 ? mark(row, index, place - 1, size - 2) : mark(row, index, place, size));
        }
    }

    /** The mark of one of up to three pieces. */
    private static char mark(MoveRow row, int index, int place, int size) {
        return place == 0 ? '+' : place == size - 1 ? '-' : (char) ('0' + row.file(index));
    }
}
