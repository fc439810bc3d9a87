package org.openarbiter.dragons.eyes;

import java.util.HashMap;
import java.util.Map;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;

/** Tactics by reading, each question read once. Strings with many liberties are taken to be safe without reading. */
public final class ByReading implements Tactics {
    private static final int SAFE = 4;

    private final ReadingBoard board;
    private final Reading reading;
    private final Map<Integer, Answer> attacks = new HashMap<>();
    private final Map<Integer, Answer> defences = new HashMap<>();

    /**
     * The tactics of a position.
     *
     * @param nodes how many positions each question may look at
     */
    public ByReading(ReadingBoard board, long nodes) {
        this.board = board;
        reading = new Reading(board, nodes);
    }

    @Override
    public Answer attack(int stone) {
        return attacks.computeIfAbsent(board.origin(stone), this::readAttack);
    }

    @Override
    public Answer defend(int stone) {
        return defences.computeIfAbsent(board.origin(stone), reading::defend);
    }

    @Override
    public Fate attackOn(int colour, int point) {
        if (board.isSuicide(colour, point)) {
            return Fate.WIN;
        }
        int ply = board.plies();
        board.play(colour, point);
        Fate fate = readAttack(point).fate();
        while (board.plies() > ply) {
            board.undo();
        }
        return fate;
    }

    private Answer readAttack(int stone) {
        return board.liberties(stone) >= SAFE ? Answer.atOnce(Fate.LOSS) : reading.attack(stone);
    }
}
