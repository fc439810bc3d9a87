package org.openarbiter.dragons.end;

import java.util.SplittableRandom;
import org.openarbiter.dragons.playout.Playout;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * A finished position {@linkplain Playout played out} many times. The dice depend on the position alone, so the same position gets the same answer.
 */
final class Playouts {
    private Playouts() {}

    /** For each point how often Black held it at the end, less how often White did. */
    static int[] balance(ReadingBoard position, int games) {
        ReadingBoard board = position.copy();
        Playout playout = Playout.plain(board, new SplittableRandom(board.key()));
        int[] balance = new int[board.points()];
        for (int game = 0; game < games; game++) {
            playout.play(game % 2, ReadingBoard.PASS);
            for (int point = 0; point < balance.length; point++) {
                int owner = playout.owner(point);
                balance[point] += owner == ReadingBoard.BLACK ? 1 : owner == ReadingBoard.WHITE ? -1 : 0;
            }
            while (board.plies() > 0) {
                board.undo();
            }
        }
        return balance;
    }
}
