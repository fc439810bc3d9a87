package org.openarbiter.dragons.status;

import java.util.List;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;

/** A group of one stone that is taken in a ko. The codes of GNU Go's commands count it as killed; players call it a ko. */
final class KoStone {
    private KoStone() {}

    /** A status in the words of players: if the attack takes a single stone that may be retaken, it succeeds in a ko only. */
    static GroupStatus forPlayers(ReadingBoard board, GroupStatus status) {
        Answer attack = status.attack();
        List<Integer> stones = status.group().stones();
        boolean isTakenAndSaved = status.state() == State.CRITICAL && attack.fate() == Fate.WIN && status.defense().fate() == Fate.WIN;
        if (!isTakenAndSaved || stones.size() != 1 || attack.point() == Answer.NONE || !takesInKo(board, stones.getFirst(), attack.point())) {
            return status;
        }
        Answer capture = new Reading(board, Effort.QUESTION.life()).attack(stones.getFirst());
        boolean isKo = capture.complete() && capture.fate().succeeds() && capture.fate() != Fate.WIN;
        return isKo ? status.withAttack(attack.as(capture.fate())) : status;
    }

    private static boolean takesInKo(ReadingBoard board, int stone, int move) {
        return board.after(1 - board.stoneAt(stone), move).koPoint() == stone;
    }
}
