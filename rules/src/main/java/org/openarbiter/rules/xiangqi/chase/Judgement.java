package org.openarbiter.rules.xiangqi.chase;

import java.util.List;

/**
 * What both sides did between two moments that show the same position.
 *
 * @param deeds what each ply does, in order
 * @param red what Red's plies amount to
 * @param black what Black's plies amount to
 * @param redChases the piece that Red chased with every move, as it stood after the last of them; null unless it is a perpetual chase
 * @param blackChases the same for Black
 */
public record Judgement(
        List<Deed> deeds,
        Level red,
        Level black,
        @org.jspecify.annotations.Nullable String redChases,
        @org.jspecify.annotations.Nullable String blackChases) {
    public Judgement {
        deeds = List.copyOf(deeds);
    }

    /** What the plies of a side amount to. */
    public Level level(int side) {
        return side == 0 ? red : black;
    }

    /** The side with the greater offence, or −1 if they are equal. */
    public int offender() {
        return red == black ? -1 : red.compareTo(black) > 0 ? 0 : 1;
    }

    /** The piece that a side chased with every move, in words; null unless it is a perpetual chase. */
    public @org.jspecify.annotations.Nullable String victim(int side) {
        return side == 0 ? redChases : blackChases;
    }
}
