package org.openarbiter.rules.chess.dead;

import java.util.List;

/**
 * Whether a side can checkmate by any series of legal moves, with both sides willing: a closed set, in which only {@link Unknown}
 * is not an answer.
 */
public sealed interface Prospect {

    /**
     * The side can checkmate.
     *
     * @param line legal plays from the position, in turn, after which the opponent is checkmated; empty if he is already
     */
    record Possible(List<Integer> line) implements Prospect {
        public Possible {
            line = List.copyOf(line);
        }
    }

    /**
     * The side cannot checkmate; this is proved.
     *
     * @param obstacle the kind of proof
     */
    record Impossible(Obstacle obstacle) implements Prospect {}

    /**
     * The budget was used up before there was an answer.
     *
     * @param positions how many different positions were looked at
     * @param depth how many plies the longest line among them has
     */
    record Unknown(int positions, int depth) implements Prospect {}
}
