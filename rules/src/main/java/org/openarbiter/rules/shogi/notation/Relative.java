package org.openarbiter.rules.shogi.notation;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/**
 * The words that tell pieces of a kind apart which can go to one square: how the piece moves (上, 寄, 引), and where it comes from (左, 直, 右), as the
 * player sees it.
 *
 * <p>Right and left are those of the square, but for rooks and bishops, promoted or not, those of the other piece. Source: 棋譜の表記方法,
 * shogi.or.jp/faq/kihuhyouki.html; 行 and 入 are other words for 上.
 */
final class Relative {
    private static final String LEFT = "左";
    private static final String RIGHT = "右";
    private static final String STRAIGHT = "直";

    private Relative() {}

    /** Where pieces of this kind and side stand. */
    static List<Integer> all(ShogiBoard board, int piece) {
        return IntStream.range(0, Square.COUNT).filter(from -> board.pieceAt(from) == piece).boxed().toList();
    }

    /** Where those stand that can go to a square, whether that is legal or not. */
    static List<Integer> able(ShogiBoard board, int piece, int to) {
        return all(board, piece).stream().filter(from -> board.attacks(from, to)).toList();
    }

    /**
     * Those that words can mean. If none comes from the side of the square that they name, it is the one farthest to that side.
     *
     * @param able those that can go there
     */
    static List<Integer> meant(String words, int side, List<Integer> able, int to) {
        List<Integer> moving = able.stream().filter(from -> moves(words, side, from, to)).toList();
        boolean left = words.contains(LEFT);
        boolean right = words.contains(RIGHT);
        if (left == right) {
            return left ? List.of() : moving;
        }
        IntUnaryOperator column = square -> (left ? -1 : 1) * column(side, square);
        List<Integer> beside = moving.stream().filter(from -> column.applyAsInt(from) > column.applyAsInt(to)).toList();
        if (!beside.isEmpty()) {
            return beside;
        }
        List<Integer> row = moving.size() > 1 ? moving : able;
        int nearest = row.stream().mapToInt(column::applyAsInt).min().orElse(0);
        int farthest = row.stream().mapToInt(column::applyAsInt).max().orElse(0);
        return moving.stream().filter(from -> farthest > nearest && column.applyAsInt(from) == farthest).toList();
    }

    /** Whether a piece moves in all the ways that words name. */
    private static boolean moves(String words, int side, int from, int to) {
        String way = way(side, from, to);
        return words.chars().allMatch(word -> switch (word) {
            case '上', '行', '入' -> way.equals("上");
            case '寄', '引' -> way.charAt(0) == word;
            case '直' -> way.equals("上") && Square.file(from) == Square.file(to);
            default -> true;
        });
    }

    /** The word for how a piece moves. */
    static String way(int side, int from, int to) {
        int forward = Square.rankFor(side, from) - Square.rankFor(side, to);
        return forward > 0 ? "上" : forward == 0 ? "寄" : "引";
    }

    /** The number of a column from the player's left. */
    private static int column(int side, int square) {
        return side == Piece.BLACK ? -Square.file(square) : Square.file(square);
    }

    /**
     * The words that tell a piece from others that can go to the same square, no more than needed: how it moves, else where it comes from, else both.
     *
     * @param able those that can go there
     */
    static String write(int kind, int side, int from, List<Integer> able, int to) {
        List<Integer> others = able.stream().filter(other -> other != from).toList();
        if (others.isEmpty()) {
            return "";
        }
        String way = way(side, from, to);
        if (others.stream().noneMatch(other -> way(side, other, to).equals(way))) {
            return way;
        }
        int whence = whence(side, from, to);
        boolean ranges = Piece.unpromoted(kind) == Piece.ROOK || Piece.unpromoted(kind) == Piece.BISHOP;
        if (whence == 0 && ranges) {
            return column(side, from) < column(side, others.getFirst()) ? LEFT : RIGHT;
        }
        String place = whence == 0 ? STRAIGHT : whence < 0 ? LEFT : RIGHT;
        boolean alone = whence == 0 || others.stream().noneMatch(other -> whence(side, other, to) == whence);
        return alone ? place : place + way;
    }

    private static int whence(int side, int from, int to) {
        return Integer.signum(column(side, from) - column(side, to));
    }
}
