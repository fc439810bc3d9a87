package org.openarbiter.rules.chess.dead;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;

/**
 * Who can still mate, as plainly as it can be asked: all positions that can arise, one after the other, breadth first.
 *
 * @param complete whether all of them were looked at
 * @param white whether Black is checkmated in one of them
 * @param black whether White is
 */
record SlowProspects(boolean complete, boolean white, boolean black) {

    /** Looks at no more than this number of positions. */
    static SlowProspects of(ChessBoard start, int limit) {
        boolean[] mates = new boolean[2];
        Set<String> seen = new HashSet<>();
        var queue = new ArrayDeque<ChessBoard>();
        seen.add(position(start));
        queue.add(start.copy());
        int[] plays = new int[start.mostPlays()];
        while (!queue.isEmpty() && seen.size() <= limit) {
            ChessBoard board = queue.remove();
            int mover = board.toMove();
            mates[mover ^ 1] |= board.isCheckmate();
            int count = board.legalPlays(mover, plays);
            for (int i = 0; i < count; i++) {
                board.play(mover, plays[i]);
                if (seen.add(position(board))) {
                    mates[mover] |= board.isCheckmate();
                    queue.add(board.copy());
                }
                board.undo();
            }
        }
        return new SlowProspects(queue.isEmpty(), mates[Piece.WHITE], mates[Piece.BLACK]);
    }

    /** Whether the side can mate, if that is known. */
    boolean canMate(int side) {
        return side == Piece.WHITE ? white : black;
    }

    /** Whether it is known if the side can mate. */
    boolean isKnown(int side) {
        return complete || canMate(side);
    }

    private static String position(ChessBoard board) {
        char[] text = new char[66];
        for (int square = 0; square < 64; square++) {
            text[square] = Piece.letter(board.pieceAt(square));
        }
        text[64] = board.toMove() == Piece.WHITE ? 'w' : 'b';
        text[65] = (char) ('0' + board.legalEnPassantSquare());
        return new String(text);
    }
}
