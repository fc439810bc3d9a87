package org.openarbiter.rules.xiangqi.notation;

import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.Setup;

/** A position as it is put together from 32 numbered men, with the first thing that is wrong with it. */
final class PositionMen {
    private final Setup setup = new Setup();
    private String fault = "";

    /** Puts a man on a point. */
    void put(int slot, int point) {
        int piece = PositionSlots.piece(slot);
        int there = setup.pieceAt(point);
        if (there != Piece.NONE && fault.isEmpty()) {
            fault = "two pieces stand on " + Point.name(point) + ", a " + Piece.words(there) + " and a " + Piece.words(piece);
        }
        setup.put(point, piece);
    }

    /**
     * The position, given who moves: the side of the man whom the first move leads, where there is one.
     *
     * @param first where the first move begins; −1 if that is unknown
     * @param otherwise the side to move if there is no such man
     */
    Setup finish(int first, int otherwise) {
        int mover = first < 0 ? Piece.NONE : setup.pieceAt(first);
        setup.toMove(mover == Piece.NONE ? otherwise : Piece.side(mover));
        if (fault.isEmpty()) {
            fault = setup.flaws().stream().findFirst().map(flaw -> flaw.message()).orElse("");
        }
        return setup;
    }

    /** Why it is no position; empty if it is one. */
    String fault() {
        return fault;
    }
}
