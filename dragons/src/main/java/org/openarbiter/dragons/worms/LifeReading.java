package org.openarbiter.dragons.worms;

import java.util.List;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;

/** The results of reading on the life and death of the dragons of a position. */
interface LifeReading {
    /** What is known where nothing was read: that nothing is proved. */
    Answer UNREAD = new Answer(Fate.LOSS, Answer.NONE, List.of(), 0, false);

    /** No reading of life and death at all. */
    LifeReading NONE = new LifeReading() {
        @Override
        public Answer attack(int stone) {
            return UNREAD;
        }

        @Override
        public Answer defend(int stone) {
            return UNREAD;
        }
    };

    /** Whether the other color, to move, kills the dragon of a stone, and how. */
    Answer attack(int stone);

    /** Whether its own color, to move, makes the dragon of a stone live, and how. */
    Answer defend(int stone);
}
