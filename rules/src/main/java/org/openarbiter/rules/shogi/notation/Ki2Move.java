package org.openarbiter.rules.shogi.notation;

import java.util.List;
import java.util.regex.Matcher;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/**
 * A move as KI2 writes it, which the board has to complete: it names the piece and where it goes, and as much of where it comes from as tells it
 * from its like.
 *
 * <p>Of several pieces the only one that can go there legally is meant. Without the word for a drop, a piece is dropped if none on the board can
 * go there legally. A move that no piece can make legally is understood if only one can be meant, so that the referee can rule on it.
 *
 * <p>Source: 棋譜の表記方法, shogi.or.jp/faq/kihuhyouki.html.
 *
 * @param by who makes it; −1 where no mark says so
 * @param where the words that tell the piece from its like
 * @param drops whether the word for a drop is there
 * @param onBoard whether a word says that it promotes or not, so that it cannot be a drop
 */
record Ki2Move(int by, int kind, int to, String where, boolean promotes, boolean drops, boolean onBoard) implements ShogiRecord.MoveReader {
    /** The move of a match of {@link MoveText#WORD}. */
    static Ki2Move of(Matcher word, int to) {
        int by = word.group(1) == null ? -1 : MoveText.side(word.group(1).charAt(0));
        boolean drops = word.group(7) != null;
        return new Ki2Move(
                by, MoveText.kind(word.group(4)), to, drops ? "" : word.group(5), "成".equals(word.group(6)), drops, word.group(6) != null);
    }

    /** Whether it is a move at all: a piece that is dropped can be in hand. */
    boolean isMove() {
        return !drops || kind <= Piece.GOLD;
    }

    @Override
    public int read(ShogiBoard board) throws PlayException {
        if (drops) {
            return Move.drop(kind, to);
        }
        int side = by < 0 ? board.toMove() : by;
        int piece = Piece.of(kind, side);
        List<Integer> able = Relative.able(board, piece, to);
        List<Integer> meant = Relative.meant(where, side, able, to);
        List<Integer> legal = meant.stream().filter(from -> board.offense(side, move(from)) == null).toList();
        if (legal.size() == 1) {
            return move(legal.getFirst());
        }
        boolean inHand = kind <= Piece.GOLD && board.inHand(side, kind) > 0;
        if (inHand && where.isEmpty() && !onBoard && legal.isEmpty()) {
            int drop = Move.drop(kind, to);
            if (able.isEmpty() || board.offense(side, drop) == null) {
                return drop;
            }
        }
        if (meant.size() == 1) {
            return move(meant.getFirst());
        }
        if (!meant.isEmpty()) {
            throw PlayException.unreadable(ShogiLexicon.say(
                    "ambiguous-origin", "piece", Piece.term(kind), "squares", (legal.isEmpty() ? meant : legal).stream().map(Square::sentence).toList(),
                    "to", Square.sentence(to)));
        }
        if (!able.isEmpty()) {
            throw PlayException.unreadable(ShogiLexicon.say(
                    "other-origin", "piece", Piece.term(kind), "squares", able.stream().map(Square::sentence).toList(), "to", Square.sentence(to)));
        }
        return move(onlyOne(board, piece, inHand));
    }

    private int move(int from) {
        return Move.of(from, to, promotes);
    }

    /** The only piece of its kind, which cannot go there. */
    private int onlyOne(ShogiBoard board, int piece, boolean inHand) throws PlayException {
        List<Integer> all = Relative.all(board, piece);
        if (inHand || !where.isEmpty() || all.size() != 1 || all.getFirst() == to) {
            throw PlayException.unreadable(ShogiLexicon.say(
                    "no-origin", "player", Piece.sideTerm(Piece.side(piece)), "piece", Piece.term(kind), "to", Square.sentence(to),
                    "none", kind <= Piece.GOLD && !inHand));
        }
        return all.getFirst();
    }
}
