package org.openarbiter.rules.xiangqi.chase;

import java.util.List;
import org.openarbiter.rules.xiangqi.Piece;

/**
 * What both sides did between two moments that show the same position.
 *
 * @param deeds what each ply does, in order
 * @param red what Red's plies amount to
 * @param black what Black's plies amount to
 */
public record Judgement(List<Deed> deeds, Part red, Part black) {

    /**
     * What the plies of one side amount to.
     *
     * @param level the offence
     * @param victim the kind of the piece that every one of them chased; {@link Piece#NONE} unless it is a perpetual chase
     */
    public record Part(Level level, int victim) {}

    public Judgement {
        deeds = List.copyOf(deeds);
    }

    /** What the plies of a side amount to. */
    public Part part(int side) {
        return side == Piece.RED ? red : black;
    }

    /** The offence of a side. */
    public Level level(int side) {
        return part(side).level();
    }

    /** The side with the greater offence, or −1 if they are equal. */
    public int offender() {
        int order = red.level().compareTo(black.level());
        return order == 0 ? -1 : order > 0 ? Piece.RED : Piece.BLACK;
    }
}
