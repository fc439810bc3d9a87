package org.openarbiter.dragons.worms;

import org.openarbiter.dragons.read.Answer;

/** What reading tells about the strings of one position: the same answers to the same questions. */
interface Captures {
    /** ATTACK: whether the other color, to move, captures the string of a stone, and how. */
    Answer attack(int stone);

    /** DEFEND: whether its own color, to move, saves the string of a stone that can be captured, and how. */
    Answer defend(int stone);

    /** Whether a stone of a seat put on an empty point would be captured at once: suicide counts, a ko does not. */
    boolean isCaught(int seat, int point);
}
