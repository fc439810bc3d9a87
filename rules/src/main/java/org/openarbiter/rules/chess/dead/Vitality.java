package org.openarbiter.rules.chess.dead;

import java.util.List;

/** Whether a position is dead, so that neither side can checkmate by any series of legal moves: a closed set. */
public sealed interface Vitality {

    /** Neither side can checkmate: the game is over (FIDE Laws, 5.2.2). */
    record Dead(Prospect.Impossible white, Prospect.Impossible black) implements Vitality {}

    /**
     * A side can checkmate.
     *
     * @param side the side
     * @param line legal plays from the position, in turn, after which its opponent is checkmated
     */
    record Alive(int side, List<Integer> line) implements Vitality {
        public Alive {
            line = List.copyOf(line);
        }
    }

    /** The budget was used up before a mate was found, and before both sides were proved unable to mate. */
    record Unknown(Prospect white, Prospect black) implements Vitality {}
}
