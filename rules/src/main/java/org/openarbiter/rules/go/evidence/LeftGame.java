package org.openarbiter.rules.go.evidence;

import java.util.Map;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.words.GoLexicon;

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
        OUT_OF_TIME("out-of-time");

        private final String key;

        How(String key) {
            this.key = key;
        }

        /** The same of a player, such as {@code R resigned}. */
        public Sentence sentence(Seats seats, int seat) {
            return Common.say(key, "player", seats.term(seat));
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
    public Sentence sentence() {
        return GoLexicon.say("left", "how", how.sentence(seats, seat), "ply", ply);
    }
}
