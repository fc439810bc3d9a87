package org.openarbiter.dragons.status;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.life.LinkedGroup;
import org.openarbiter.dragons.race.Neighbors;
import org.openarbiter.dragons.race.Race;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * What the races with its neighbors change for a group that may die by itself.
 *
 * @param attack the best for its owner of what he suffers with and without a race, the opponent to move
 * @param defense the same if he moves first
 * @param rival a stone of the group whose race made it better; −1 if none did
 * @param settled whether no other race, or a race that was not read to its end, can change it
 * @param nodes the positions looked at
 */
record Races(Answer attack, Answer defense, int rival, boolean settled, long nodes) {
    /** Where others shut a group in as well, killing a string of fewer stones is not taken to save it: what is gained by that they may take again. */
    private static final int MANY = 6;

    /**
     * The races of the group of a stone.
     *
     * @param attack how the opponent kills it if there is no race
     * @param defense how its owner saves it if there is none
     * @param nodes how many positions each search may look at; with none, it is only asked whether there may be a race
     */
    static Races of(ReadingBoard board, int stone, Answer attack, Answer defense, long nodes) {
        return of(board, stone, attack, defense, nodes, false);
    }

    /** @param isCheck whether the position came about by a move that is being checked: whether to kill a neighbor there is left open then */
    private static Races of(ReadingBoard board, int stone, Answer attack, Answer defense, long nodes, boolean isCheck) {
        Race race = new Race(board, nodes);
        Races best = new Races(attack, defense, Answer.NONE, true, 0);
        for (int rival : Neighbors.of(board, stone).rivals()) {
            best = nodes == 0 ? new Races(attack, defense, Answer.NONE, false, 0) : best.with(board, race, stone, rival, nodes, isCheck);
            if (best.isSafe()) {
                return new Races(best.attack, best.defense, best.rival, true, best.nodes);
            }
        }
        return best;
    }

    private Races with(ReadingBoard board, Race race, int stone, int rival, long nodes, boolean isCheck) {
        LifeAndDeath life = new LifeAndDeath(board, nodes);
        Answer dies = life.attack(rival);
        if (!dies.fate().succeeds()) {
            return withLivingNeighbor(board, race, stone, rival, dies, nodes).and(dies.complete());
        }
        Answer lives = life.defend(rival);
        if (lives.fate().succeeds()) {
            Races read = after(dies, lives).and(dies.complete() && lives.complete());
            if (!defense.isRefuted()) {
                return read;
            }
            if (isCheck) {
                return read.and(false);
            }
            if (isAlone(board, stone)) {
                return read.withOnlyNeighbor(board, race, stone, rival, dies, lives, nodes);
            }
            return board.size(rival) >= MANY ? read.orKilling(board, stone, rival, dies, lives, nodes) : read;
        }
        Answer attacked = race.attack(stone, rival);
        Answer defended = race.defend(stone, rival);
        Answer suffered = attacked.isRefuted() ? worse(board, stone, rival, attacked) : attacked;
        Answer saved = suffered.isRefuted() || defended.fate() != Fate.WIN ? defended : withString(board, stone, rival, defended, nodes);
        return after(dies, lives, attacked, defended).or(suffered, saved, rival).and(dies.complete() && lives.complete());
    }

    /** The race with an only neighbor that can live: the group is alive in a seki, and critical if its owner can kill the neighbor. */
    private Races withOnlyNeighbor(ReadingBoard board, Race race, int stone, int rival, Answer dies, Answer lives, long limit) {
        Answer attacked = race.attack(stone, rival);
        Races read = after(attacked);
        if (attacked.isRefuted() && isSeki(board, stone, rival)) {
            return read.orSeki(attacked, rival);
        }
        return read.orKilling(board, stone, rival, dies, lives, limit);
    }

    /**
     * These, or the move that kills a neighbor who can live, if the group lives after it; it is killed by a move after which nothing saves it. Left
     * open if no such move is found: that of the neighbor, or the one that kills without a race.
     */
    private Races orKilling(ReadingBoard board, int stone, int rival, Answer dies, Answer lives, long limit) {
        int owner = board.stoneAt(stone);
        if (dies.fate() != Fate.WIN || dies.point() == Answer.NONE || !board.isLegal(owner, dies.point())) {
            return this;
        }
        ReadingBoard after = board.after(owner, dies.point());
        Answer lost = new LifeAndDeath(after, limit).attack(stone);
        Answer suffered = lost.isRefuted() ? lost : of(after, stone, lost, Answer.UNREAD, limit, true).attack;
        if (!suffered.isRefuted() || isTakenAfter(board, stone, rival, dies.point())) {
            return this;
        }
        Answer saved = dies.under(suffered.assumptions());
        return IntStream.of(lives.point(), attack.point())
                .filter(move -> move != Answer.NONE && board.isLegal(1 - owner, move) && isLostAfter(board, stone, move, limit)).boxed().findFirst()
                .map(move -> new Races(move == attack.point() ? attack : killing(move, lives), saved, rival, settled && saved.complete(), nodes))
                .orElseGet(() -> new Races(attack, saved, rival, false, nodes));
    }

    private Answer killing(int move, Answer lives) {
        return new Answer(attack.fate(), move, List.of(move), attack.nodes(), attack.complete() && lives.complete())
                .under(attack.assumptions()).under(lives.assumptions());
    }

    /** Whether nothing saves a group after a move of its opponent. */
    private static boolean isLostAfter(ReadingBoard board, int stone, int move, long limit) {
        ReadingBoard after = board.after(1 - board.stoneAt(stone), move);
        if (after.stoneAt(stone) == ReadingBoard.EMPTY) {
            return true;
        }
        LifeAndDeath life = new LifeAndDeath(after, limit);
        Answer defended = life.defend(stone);
        Races left = defended.isRefuted() ? of(after, stone, life.attack(stone), defended, limit, true) : new Races(defended, defended, Answer.NONE, false, 0);
        return left.settled && left.defense.isRefuted();
    }

    /** Whether one neighbor alone shuts a group in, so that nobody else can take it. */
    private static boolean isAlone(ReadingBoard board, int stone) {
        return Neighbors.of(board, stone).isOne();
    }

    /**
     * The race with a group that cannot be killed, which that may owe to the race alone: in a seki nobody takes the other, or whoever does is taken
     * in turn.
     */
    private Races withLivingNeighbor(ReadingBoard board, Race race, int stone, int rival, Answer dies, long limit) {
        Answer attacked = race.attack(stone, rival);
        Races read = after(dies, attacked);
        if (attacked.isRefuted()) {
            return isSeki(board, stone, rival) ? read.orSeki(attacked, rival) : read;
        }
        if (!dies.isRefuted() || !defense.isRefuted() || !isAlone(board, stone)) {
            return read;
        }
        Answer defended = race.defend(stone, rival);
        Races all = read.after(defended).and(defended.complete());
        return makesSeki(board, stone, rival, defended, limit) ? all.or(attacked, defended, rival) : all;
    }

    /** Whether a group that is saved in its race stays in a seki. */
    private static boolean makesSeki(ReadingBoard board, int stone, int rival, Answer defended, long limit) {
        int move = defended.point();
        if (defended.fate() != Fate.WIN || move == Answer.NONE || !board.isLegal(board.stoneAt(stone), move)) {
            return false;
        }
        ReadingBoard after = board.after(board.stoneAt(stone), move);
        return after.stoneAt(rival) != ReadingBoard.EMPTY && new Race(after, limit).attack(stone, rival).isRefuted() && isSeki(after, stone, rival);
    }

    /** Whether a group that is not taken in its race stays in a seki. */
    private static boolean isSeki(ReadingBoard board, int stone, int rival) {
        Answer capture = captured(board, stone);
        if (capture.fate().succeeds()) {
            return isTakenBack(board, stone, rival, capture);
        }
        return capture.isRefuted() && isAlone(board, stone);
    }

    /** What the owner suffers if his string is taken although his opponent loses the race by that; nothing if the captor is taken in turn. */
    private Answer worse(ReadingBoard board, int stone, int rival, Answer attacked) {
        Answer capture = captured(board, stone);
        if (!capture.fate().succeeds() || isTakenBack(board, stone, rival, capture)) {
            return attacked;
        }
        return attack.fate().compareTo(capture.fate()) <= 0 ? attack : capture;
    }

    /** A defense in a race after which the string is not taken either: the one that was found, or the move that saves the string. */
    private Answer withString(ReadingBoard board, int stone, int rival, Answer defended, long nodes) {
        if (!isTakenAfter(board, stone, rival, defended.point())) {
            return defended;
        }
        int move = new Reading(board, Effort.CAPTURE_IN_RACE).defend(stone).point();
        boolean isSaved = move != Answer.NONE && board.isLegal(board.stoneAt(stone), move) && !isTakenAfter(board, stone, rival, move)
                && attackAfter(board, stone, rival, move, nodes).isRefuted();
        return isSaved ? new Answer(Fate.WIN, move, List.of(move), defended.nodes(), true).under(defended.assumptions()) : defense;
    }

    /** What the rival achieves in the race after a move of the group; where that takes the rival, the group must live in what it leaves. */
    private static Answer attackAfter(ReadingBoard board, int stone, int rival, int move, long nodes) {
        ReadingBoard after = board.after(board.stoneAt(stone), move);
        return after.stoneAt(rival) == ReadingBoard.EMPTY
                ? new LifeAndDeath(after, nodes).attack(stone)
                : new Race(after, nodes).attack(stone, rival);
    }

    /** Whether a string alone can be taken, for good, after a move that saves its group in a race. */
    private static boolean isTakenAfter(ReadingBoard board, int stone, int rival, int move) {
        ReadingBoard after = move == Answer.NONE ? board : board.after(board.stoneAt(stone), move);
        LinkedGroup group = new LinkedGroup(after);
        group.gather(stone);
        Answer capture = captured(after, stone);
        return group.strings() == 1 && capture.fate() == Fate.WIN && !isTakenBack(after, stone, rival, capture);
    }

    private static Answer captured(ReadingBoard board, int stone) {
        return new Reading(board, Effort.CAPTURE_IN_RACE).attack(stone);
    }

    /** Whether the rival is taken once it has taken the string as shown. */
    private static boolean isTakenBack(ReadingBoard board, int stone, int rival, Answer capture) {
        return Recapture.after(board, stone, capture).of(rival, Effort.QUESTION.life()).fate() == Fate.WIN;
    }

    /** Whether the opponent is known not to kill the group: then no other race can change it. */
    private boolean isSafe() {
        return attack.isRefuted();
    }

    private Races and(boolean isSettled) {
        return new Races(attack, defense, rival, settled && isSettled, nodes);
    }

    /** These, once more has been read. */
    private Races after(Answer... read) {
        return new Races(attack, defense, rival, settled, nodes + Stream.of(read).mapToLong(Answer::nodes).sum());
    }

    /** These, or a race in which the group is not taken and needs no move. */
    private Races orSeki(Answer attacked, int other) {
        return or(attacked, Answer.atOnce(Fate.WIN).under(attacked.assumptions()), other);
    }

    /** These, or a race if it is known to be better for the owner. */
    private Races or(Answer raceAttack, Answer raceDefense, int other) {
        boolean isSafer = raceAttack.complete() && raceAttack.fate().compareTo(attack.fate()) < 0;
        boolean isSaved = raceDefense.complete() && raceDefense.fate().compareTo(defense.fate()) > 0;
        // What dies by itself needs no move; where only a race saves it, the race has one.
        boolean needsAttack = isSaved && attack.point() == Answer.NONE && raceAttack.fate() == attack.fate();
        return new Races(isSafer || needsAttack ? raceAttack : attack, isSaved ? raceDefense : defense, isSafer || isSaved ? other : rival,
                settled && raceAttack.complete() && raceDefense.complete(), nodes);
    }
}
