package org.openarbiter.rules.shogi.notation;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Square;

/** Moves in Japanese that stand alone, as a live game gets them: {@code ７六歩}, {@code ▲７六歩(77)}, {@code 同銀右成}, {@code ５五角打}. */
public final class JapaneseMoves {
    private JapaneseMoves() {}

    /**
     * Reads a move; the square of the move before, for which 同 stands, is that of the latest play on the board.
     *
     * @return the move, which need not be legal; empty if the text is none in Japanese
     * @throws PlayException if it could mean several moves, or names a piece that is elsewhere
     */
    public static OptionalInt read(ShogiBoard board, String text) throws PlayException {
        Matcher kif = KifMove.PATTERN.matcher(text);
        if (kif.matches()) {
            int to = destination(board, kif, 1);
            KifMove move = KifMove.of(kif, to);
            return to >= 0 && move.isMove() ? OptionalInt.of(move.read(board)) : OptionalInt.empty();
        }
        Matcher word = MoveText.WORD.matcher(text);
        if (word.matches()) {
            int to = destination(board, word, 2);
            Ki2Move move = Ki2Move.of(word, to);
            return to >= 0 && move.isMove() ? OptionalInt.of(move.read(board)) : OptionalInt.empty();
        }
        return OptionalInt.empty();
    }

    private static int destination(ShogiBoard board, Matcher move, int first) {
        if (move.group(first) != null) {
            return Square.of(MoveText.number(move.group(first)), MoveText.number(move.group(first + 1)));
        }
        return board.latest() == Move.NONE ? -1 : Move.to(board.latest());
    }
}
