package org.openarbiter.dragons.eyes;

import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;

/** The results of reading for single strings of a position, on which the analysis of eyes relies. */
public interface Tactics {
    /** Whether the other color, to move, captures the string of a stone, and where it plays. */
    Answer attack(int stone);

    /** Whether its own color, to move, saves the string of a stone from capture, and where it plays. */
    Answer defend(int stone);

    /**
     * What comes of the attack on a stone that a color has just put on an empty point, the other color to move; a win if the
     * stone is suicide.
     */
    Fate attackOn(int color, int point);

    /**
     * Whether a string can be captured and not be saved: such stones count for nothing. As long as a budget leaves it open
     * whether a string can be saved, it counts.
     */
    default boolean isLost(int stone) {
        return attack(stone).fate() == Fate.WIN && !defend(stone).fate().succeeds() && defend(stone).complete();
    }
}
