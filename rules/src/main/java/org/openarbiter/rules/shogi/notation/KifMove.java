package org.openarbiter.rules.shogi.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.shogi.board.Japanese;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/**
 * A move as KIF writes it, with the square that the piece comes from: {@code ７六歩(77)}, {@code ５五角打}.
 *
 * @param from −1 for a drop
 * @param name what the piece is called
 */
record KifMove(int from, int to, int kind, String name, boolean promotes) implements ShogiRecord.MoveReader {
    /** Such a move: the square in the first two groups, the piece, whether it promotes, and a drop or the square of origin. */
    static final Pattern PATTERN = Pattern.compile(
            MoveText.MARK + "?" + MoveText.SQUARE + "[\\s　]*" + MoveText.PIECE + "(成|不成)?(?:(打)|\\(([1-9])([1-9])\\))");

    /** The move of a match of {@link #PATTERN}. */
    static KifMove of(Matcher move, int to) {
        int from = move.group(5) != null ? -1 : Square.of(MoveText.number(move.group(6)), MoveText.number(move.group(7)));
        return new KifMove(from, to, MoveText.kind(move.group(3)), move.group(3), "成".equals(move.group(4)));
    }

    /** Whether a piece is dropped. */
    boolean isDrop() {
        return from < 0;
    }

    /** Whether it is a move at all: one between two squares, or the drop of a piece that can be in hand. */
    boolean isMove() {
        return isDrop() ? kind <= Piece.GOLD : from != to;
    }

    /** The move, if the piece is of the kind that is named, or none is there. */
    @Override
    public int read(ShogiBoard board) throws PlayException {
        if (isDrop()) {
            return Move.drop(kind, to);
        }
        int there = board.pieceAt(from);
        if (there != Piece.NONE && Piece.kind(there) != kind) {
            throw PlayException.unreadable(ShogiLexicon.say(
                    "other-piece-in-kif", "named", name, "square", Japanese.square(from), "piece", Japanese.piece(Piece.kind(there))));
        }
        return Move.of(from, to, promotes);
    }
}
