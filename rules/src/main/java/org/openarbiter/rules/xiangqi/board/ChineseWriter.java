package org.openarbiter.rules.xiangqi.board;

/**
 * Writes moves in the Chinese notation: piece, file, direction, number; 炮二平五, 馬８進７.
 *
 * <p>Red's pieces and numbers have characters of their own, Black's numbers are full-width digits. Each side counts files from
 * its own right. The number is a file, or a number of points for kings, rooks, cannons and pawns that go forward or back. On a
 * file with two rooks, cannons, horses or pawns 前 and 後 say which, in place of the file, and 中 the middle one of three pawns;
 * advisors and elephants always keep the file. Four or five pawns on a file are numbered 一 to 五 from the front, and so are all
 * those on two files that have several, from the right, on each from the front; in Chinese numerals even for Black, as they
 * stand for 前 and not for a file.
 *
 * <p>Sources: 象棋竞赛规则 2020, articles 1.1 and 7.5, for files and 前中後; 中国象棋电脑应用规范(二), 着法表示, xqbase.com, for the
 * rest, on which the rules of the game are silent.
 */
public final class ChineseWriter {
    private static final String NUMERALS = "一二三四五六七八九";
    private static final String DIGITS = "１２３４５６７８９";
    private static final int PLACES = 3;

    private static final ChineseWriter TRADITIONAL = new ChineseWriter("帥仕相馬車炮兵", "將士象馬車炮卒", "前中後", '進', '退');
    private static final ChineseWriter SIMPLIFIED = new ChineseWriter("帅仕相马车炮兵", "将士象马车炮卒", "前中后", '进', '退');

    private final String[] pieces;
    private final String places;
    private final char forward;
    private final char back;

    private ChineseWriter(String red, String black, String places, char forward, char back) {
        this.pieces = new String[] {red, black};
        this.places = places;
        this.forward = forward;
        this.back = back;
    }

    static String traditional(XiangqiBoard board, int play) {
        return TRADITIONAL.write(board, play);
    }

    static String simplified(XiangqiBoard board, int play) {
        return SIMPLIFIED.write(board, play);
    }

    private String write(XiangqiBoard board, int play) {
        int from = Move.from(play);
        int piece = board.pieceAt(from);
        int side = Piece.side(piece);
        int kind = Piece.kind(piece);
        var row = new MoveRow().look(board, side, kind);
        int index = row.indexOf(from);
        char name = pieces[side].charAt(kind - 1);
        String numbers = side == Piece.RED ? NUMERALS : DIGITS;
        var text = new StringBuilder(4);
        if (kind <= Piece.ELEPHANT || row.size(index) == 1) {
            text.append(name).append(numbers.charAt(row.file(index) - 1));
        } else {
            text.append(place(row, index)).append(name);
        }
        int way = MoveNumber.way(board, play);
        text.append(way > 0 ? forward : way < 0 ? back : '平');
        return text.append(numbers.charAt(MoveNumber.of(board, play) - 1)).toString();
    }

    private char place(MoveRow row, int index) {
        int size = row.size(index);
        int place = row.place(index);
        if (row.sharedFiles() > 1 || size > PLACES) {
            return NUMERALS.charAt(row.running(index));
        }
        return places.charAt(place == 0 ? 0 : place == size - 1 ? 2 : 1);
    }
}
