package org.openarbiter.rules.xiangqi.chase;

import java.util.List;
import java.util.Locale;

/**
 * What one ply of a stretch does.
 *
 * @param ply which play of the game
 * @param by the side that made it
 * @param move the move
 * @param kind check, chase, or neither
 * @param chases the threats that make it a chase: they count, and the reply dealt with them
 * @param others the threats that do not; empty after a check
 * @param notation the move in the notation of the record
 * @param name the same with its number, as players name it: {@code 51...R5=4}
 */
public record Deed(
        int ply, int by, int move, Kind kind, List<Threat> chases, List<Threat> others, String notation, String name) {

    /** What a ply can be. */
    public enum Kind {
        /** It gives check. */
        CHECK,
        /** It threatens to capture a piece for nothing, and the reply deals with that. */
        CHASE,
        /** Neither. */
        IDLE;

        /** The word for it in rulings. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * An attack after a ply and what the reply made of it.
     *
     * @param attack the attack as it stood after the ply
     * @param attackerNumber the number of the attacker, by which it is followed
     * @param victimNumber the number of the victim, by which it is followed
     * @param pinnedByHorse whether the victim is a rook that could not move without uncovering check by a horse
     * @param reply what became of it
     */
    public record Threat(Attack attack, int attackerNumber, int victimNumber, boolean pinnedByHorse, Reply reply) {

        /** The attack with the reason why it counts or not: {@code rook h4 → cannon i4: unprotected, moved away}. */
        public String text() {
            return attack.pieces() + ": " + attack.why() + (attack.counts() ? ", " + reply.words() : "");
        }

        /** The same threat on a victim that another piece can still take for nothing. */
        Threat inVain() {
            return new Threat(attack, attackerNumber, victimNumber, pinnedByHorse, Reply.IN_VAIN);
        }
    }

    public Deed {
        chases = List.copyOf(chases);
        others = List.copyOf(others);
    }
}
