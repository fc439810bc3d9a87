package org.openarbiter.rules.go.evidence;

import java.util.Map;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.MomentFinding;

/**
 * The finding that a player has left a game that goes on without him.
 *
 * @param ply the moment
 * @param seat who left
 * @param how in which way
 * @param seats the players
 */
public record LeftGame(int ply, int seat, How how, Seats seats) implements GoFinding, MomentFinding {

    /** A way to leave a game. */
    public enum How {
        /** The player resigned. */
        RESIGNED("resigned"),
        /** The player's time was used up. */
        OUT_OF_TIME("ran out of time");

        private final String words;

        How(String words) {
            this.words = words;
        }

        /** The same of a player, such as {@code R resigned}. */
        public String text(Seats seats, int seat) {
            return seats.title(seat) + " " + words;
        }
    }

    @Override
    public String kind() {
        return "left";
    }

    @Override
    public Map<String, Object> values() {
        return Map.of("ply", ply);
    }

    @Override
    public String text() {
        return how.text(seats, seat) + (ply == 0 ? " before the first move" : " after move " + ply) + "; the others play on";
    }
}
