package org.openarbiter.dragons.worms;

import java.util.HashMap;
import java.util.Map;
import org.openarbiter.dragons.eyes.Tactics;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * What reading tells about the strings of one position, each question read once. Not safe from several threads; each analysis has its
 * own.
 */
final class StringReading implements Tactics {
    private static final Answer SAFE = Answer.atOnce(Fate.LOSS);

    private final ReadingBoard board;
    private final Reading reading;
    /** The answers by the lowest stone of the string. */
    private final Map<Integer, Answer> attacks = new HashMap<>();
    private final Map<Integer, Answer> defends = new HashMap<>();
    /** What comes of the attack on a stone just put down, by its point and color. */
    private final Map<Integer, Fate> attacksOn = new HashMap<>();

    /**
     * Reading in a position.
     *
     * @param nodes how many positions each question may look at
     */
    StringReading(ReadingBoard board, long nodes) {
        this.board = board.copy();
        reading = new Reading(this.board, nodes);
    }

    @Override
    public Answer attack(int stone) {
        if (board.liberties(stone) >= Worm.SAFE_LIBERTIES) {
            return SAFE;
        }
        return attacks.computeIfAbsent(board.origin(stone), reading::attack);
    }

    @Override
    public Answer defend(int stone) {
        return defends.computeIfAbsent(board.origin(stone), reading::defend);
    }

    @Override
    public Fate attackOn(int colour, int point) {
        return attacksOn.computeIfAbsent(2 * point + colour, key -> readAttackOn(colour, point));
    }

    private Fate readAttackOn(int colour, int point) {
        if (board.isSuicide(colour, point)) {
            return Fate.WIN;
        }
        board.play(colour, point);
        Fate fate = board.liberties(point) >= Worm.SAFE_LIBERTIES ? Fate.LOSS : reading.attack(point).fate();
        board.undo();
        return fate;
    }
}
