package org.openarbiter.dragons.race;

import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * What the owner of one group of a race achieves who moves first, with one move: it is told whether that saves his group and
 * whether it kills the other.
 *
 * <p>Where a search was ended by its limit, a fate is what it leaned to. Who saves his group in a race, and neither kills nor is
 * known to fail at it, is taken to kill: few races end in a seki. By captures alone, he is not.
 *
 * @param saved the fate of his own group
 * @param killed the fate of the other group, from his point of view
 * @param move the move; −1 if none is needed, or none helps
 * @param nodes the positions looked at
 */
public record Initiative(Fate saved, Fate killed, int move, long nodes) {
    /**
     * What the owner of a group achieves.
     *
     * @param limit how many positions each search may look at
     * @throws IllegalArgumentException if the stones are not of two colors
     */
    public static Initiative of(ReadingBoard board, int own, int rival, long limit) {
        return of(board, own, rival, after -> new Race(after, limit));
    }

    /**
     * What the owner of a string achieves if nothing counts but captures: two eyes save it only if reading shows that they cannot
     * be taken.
     *
     * @param limit how many positions each reading may look at
     * @throws IllegalArgumentException if the stones are not of two colors
     */
    public static Initiative byCaptures(ReadingBoard board, int own, int rival, long limit) {
        if (board.stoneAt(own) == ReadingBoard.EMPTY || board.stoneAt(rival) != 1 - board.stoneAt(own)) {
            throw new IllegalArgumentException("a race is between stones of two colors");
        }
        return of(board, own, rival, after -> new CaptureRace(new Reading(after, limit)));
    }

    private static Initiative of(ReadingBoard board, int own, int rival, Function<ReadingBoard, Duel> reader) {
        LongAdder looked = new LongAdder();
        Initiative found = new Question(board, own, rival, after -> new CountedDuel(reader.apply(after), looked)).answer();
        return new Initiative(found.saved, found.killed, found.move, looked.sum());
    }

    private Initiative(Fate saved, Fate killed, int move) {
        this(saved, killed, move, 0);
    }

    private static boolean isSure(Answer answer) {
        return answer.complete() && answer.fate() == Fate.WIN;
    }

    private static boolean isRefuted(Answer answer) {
        return answer.complete() && !answer.fate().succeeds();
    }

    /** A position, and whose groups race on it. */
    private record Question(ReadingBoard board, int own, int rival, Function<ReadingBoard, Duel> reader) {
        Initiative answer() {
            Answer kills = race().attack(rival, own);
            Answer saves = saves();
            if (isSure(saves) && !isSure(kills) && kills.fate().succeeds()) {
                return inKo(saves, kills);
            }
            // A proof goes before an estimate.
            if (!kills.likely().succeeds() || isSure(saves) && !isSure(kills)) {
                boolean isOpen = race().isToTheDeath() && saves.likely() == Fate.WIN && !kills.complete();
                return new Initiative(saves.likely(), isOpen ? Fate.WIN : Fate.LOSS, toSave(saves));
            }
            if (!race().isToTheDeath() && isSure(kills) && isRefuted(race().defend(rival, own))) {
                // What is caught anyway need not be caught now.
                return new Initiative(saves.likely(), Fate.WIN, toSave(saves));
            }
            // Who kills what he fights with needs nothing else.
            boolean isSavedByKilling = kills.fate().compareTo(saves.fate()) > 0 || !saves.likely().succeeds();
            boolean needsMove = !isSure(kills) || !isRefuted(race().defend(rival, own));
            Fate saved = isSavedByKilling ? kills.likely() : saves.likely();
            return new Initiative(saved, kills.likely(), needsMove ? kills.point() : Answer.NONE);
        }

        /** Whether the group is saved: it is not captured even if the opponent moves first. */
        private Answer saves() {
            Answer saves = race().defend(own, rival);
            return !saves.complete() && isRefuted(race().attack(own, rival)) ? Answer.atOnce(Fate.WIN) : saves;
        }

        /** The move that saves the group, if it needs one and there is one. */
        private int toSave(Answer saves) {
            boolean needsMove = saves.likely().succeeds() && !(isSure(saves) && isRefuted(race().attack(own, rival)));
            return needsMove ? saves.point() : Answer.NONE;
        }

        /** Nobody stakes a group that one move saves on a ko, unless the move that begins the ko saves it as well. */
        private Initiative inKo(Answer saves, Answer kills) {
            Question begun = after(kills.point());
            if (begun.isTaken() || isRefuted(begun.race().attack(own, rival))) {
                return new Initiative(Fate.WIN, kills.fate(), kills.point());
            }
            Question saved = after(saves.point());
            Fate killed = saved.isTaken() ? Fate.WIN : saved.race().defend(rival, own).fate().opposite();
            return new Initiative(Fate.WIN, killed, toSave(saves));
        }

        private Question after(int move) {
            ReadingBoard after = board.copy();
            after.play(board.stoneAt(own), move);
            return new Question(after, own, rival, reader);
        }

        private boolean isTaken() {
            return board.stoneAt(rival) == ReadingBoard.EMPTY;
        }

        private Duel race() {
            return reader.apply(board);
        }
    }
}
