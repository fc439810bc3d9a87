package org.openarbiter.dragons.worms;

import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Memory;
import org.openarbiter.dragons.read.ReadingBoard;

/** Reads the life and death of the dragons of one position. Not safe from several threads. */
final class DragonReading implements LifeReading {
    /** One question of life and death gets this share of what one about a string gets: each of its positions takes longer. */
    private static final int SHARE = 2;
    private static final int QUESTIONS = 2;

    private final ReadingBoard board;
    private final LifeAndDeath reading;
    private final Memory memory;

    /**
     * Reading in a position.
     *
     * @param nodes how many positions each question about a string may look at
     * @param memory what is known of life and death from earlier positions
     */
    DragonReading(ReadingBoard board, long nodes, Memory memory) {
        this.board = board.copy();
        this.memory = memory;
        reading = new LifeAndDeath(this.board, nodes / SHARE);
    }

    @Override
    public Answer attack(int stone) {
        return memory.ask(board, QUESTIONS * stone, () -> reading.attack(stone));
    }

    @Override
    public Answer defend(int stone) {
        return memory.ask(board, QUESTIONS * stone + 1, () -> reading.defend(stone));
    }
}
