package org.openarbiter.dragons.eyes;

import java.util.EnumSet;
import java.util.function.Supplier;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Memory;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Tactics by reading, each question read once and kept as long as nothing changes that the reading looked at. Strings with many
 * liberties are taken to be safe without reading. Not safe from several threads.
 */
public final class StringReading implements Tactics {
    /** A string with this many liberties is not read. Source: GNU Go 2.6 Documentation, "Worms", ATTACK: only strings with fewer than four are. */
    public static final int SAFE_LIBERTIES = 4;

    /** What is said of the attack on such a string. */
    public static final Answer SAFE = Answer.atOnce(Fate.LOSS).under(EnumSet.of(Assumption.SLOWER_MOVES_FAIL));
    private static final Answer SUICIDE = Answer.atOnce(Fate.WIN);
    /** What is asked of a point: attack, defend, and the attack on a stone of either color put there. */
    private static final int QUESTIONS = 4;

    private final ReadingBoard board;
    private final Reading reading;
    private final Memory memory;

    /**
     * Reading in a position.
     *
     * @param nodes how many positions each question may look at
     * @param memory what is known from earlier positions; each question is read at most once as long as it is kept
     */
    public StringReading(ReadingBoard board, long nodes, Memory memory) {
        this.board = board.copy();
        this.memory = memory;
        reading = new Reading(this.board, nodes);
    }

    @Override
    public Answer attack(int stone) {
        int origin = board.origin(stone);
        return board.liberties(origin) >= SAFE_LIBERTIES ? SAFE : ask(0, origin, () -> reading.attack(origin));
    }

    @Override
    public Answer defend(int stone) {
        int origin = board.origin(stone);
        return ask(1, origin, () -> reading.defend(origin));
    }

    @Override
    public Fate attackOn(int color, int point) {
        return ask(2 + color, point, () -> readAttackOn(color, point)).fate();
    }

    private Answer ask(int kind, int point, Supplier<Answer> answer) {
        return memory.ask(board, QUESTIONS * point + kind, answer);
    }

    private Answer readAttackOn(int color, int point) {
        if (board.isSuicide(color, point)) {
            return SUICIDE;
        }
        board.play(color, point);
        Answer answer = board.liberties(point) >= SAFE_LIBERTIES ? SAFE : reading.attack(point);
        board.undo();
        return answer;
    }
}
