package org.openarbiter.bench.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.life.Reach;
import org.openarbiter.dragons.race.Race;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Which first moves achieve what a problem asks for: each is played, and the other side is asked.
 *
 * @param works those that achieve it
 * @param open those of which reading came to no end
 */
record Trials(List<Integer> works, List<Integer> open) {
    private static final int NEAR = 2;
    private static final long FIRST = 5_000;
    private static final long MORE = 30_000;

    /** What the other side comes to after a move; not complete if that is not known. */
    interface Reply {
        Answer to(ReadingBoard after);
    }

    /** Tries each move of a side near some stones, and some more. */
    static Trials of(ReadingBoard board, int color, List<Integer> stones, List<Integer> more, Function<ReadingBoard, List<Answer>> replies,
            List<Fate> wanted) {
        List<Integer> works = new ArrayList<>();
        List<Integer> open = new ArrayList<>();
        for (int point : near(board, stones, more)) {
            if (board.isLegal(color, point)) {
                ReadingBoard after = board.copy();
                after.play(color, point);
                List<Answer> answers = replies.apply(after.copy());
                boolean isComplete = answers.stream().allMatch(Answer::complete);
                boolean isMet = isMet(answers, wanted);
                if (!isComplete) {
                    open.add(point);
                } else if (isMet) {
                    works.add(point);
                }
            }
        }
        return new Trials(works, open);
    }

    private static boolean isMet(List<Answer> answers, List<Fate> wanted) {
        for (int i = 0; i < wanted.size(); i++) {
            if (answers.get(i).fate().opposite() != wanted.get(i)) {
                return false;
            }
        }
        return true;
    }

    private static Set<Integer> near(ReadingBoard board, List<Integer> stones, List<Integer> more) {
        int side = board.topology().width();
        Set<Integer> near = new TreeSet<>();
        for (int point = 0; point < board.points(); point++) {
            int place = point;
            boolean isNear = stones.stream().anyMatch(stone -> Math.abs(stone % side - place % side) <= NEAR
                    && Math.abs(stone / side - place / side) <= NEAR);
            if (board.stoneAt(point) == ReadingBoard.EMPTY && (isNear || more.contains(point))) {
                near.add(point);
            }
        }
        return near;
    }

    /** Whether the group of a stone is killed, or lives, after a move; a stone that was taken is lost. */
    static Answer life(ReadingBoard after, int stone, boolean attacks) {
        if (after.stoneAt(stone) == ReadingBoard.EMPTY) {
            return Answer.atOnce(attacks ? Fate.WIN : Fate.LOSS);
        }
        Answer quick = life(after, stone, attacks, FIRST);
        return quick.complete() ? quick : life(after, stone, attacks, MORE);
    }

    private static Answer life(ReadingBoard board, int stone, boolean attacks, long limit) {
        LifeAndDeath life = new LifeAndDeath(board, Reach.CLOSE, limit, 0);
        return attacks ? life.attack(stone) : life.defend(stone);
    }

    /** Whether a string is captured, or saved, after a move. */
    static Answer capture(ReadingBoard after, int stone, boolean attacks) {
        if (after.stoneAt(stone) == ReadingBoard.EMPTY) {
            return Answer.atOnce(attacks ? Fate.WIN : Fate.LOSS);
        }
        Reading reading = new Reading(after, FIRST);
        return attacks ? reading.attack(stone) : reading.defend(stone);
    }

    /** Whether two strings are connected, or cut, after a move. */
    static Answer connection(ReadingBoard after, int one, int other, boolean cuts) {
        if (after.stoneAt(one) == ReadingBoard.EMPTY || after.stoneAt(other) == ReadingBoard.EMPTY) {
            return Answer.atOnce(cuts ? Fate.WIN : Fate.LOSS);
        }
        if (after.isSame(one, other)) {
            return Answer.atOnce(cuts ? Fate.LOSS : Fate.WIN);
        }
        Reading reading = new Reading(after, FIRST);
        return cuts ? reading.disconnect(one, other) : reading.connect(one, other);
    }

    /** After a move of the owner of the first stone in a race: whether he loses it, and whether the rival saves the other. */
    static List<Answer> race(ReadingBoard after, int own, int rival) {
        if (after.stoneAt(rival) == ReadingBoard.EMPTY) {
            return List.of(Answer.atOnce(Fate.LOSS), Answer.atOnce(Fate.LOSS));
        }
        Race race = new Race(after, FIRST);
        return List.of(race.attack(own, rival), race.defend(rival, own));
    }
}
