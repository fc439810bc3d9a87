package org.openarbiter.dragons.race;

import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * What the owner of one group of a race achieves if he moves first: one move, whether it saves his group, and whether it kills the
 * other.
 *
 * <p>If a limit ended the search, a fate is the one it leaned to, or that games played at random make likely. An owner who saves his
 * group in a race, and neither kills nor is known to fail at it, is assumed to kill, since few races end in seki; not in a race by
 * captures alone, nor if the other group seems to live by itself. An owner who only seems to save his group, and does not kill,
 * is not believed if the group is dead by its status.
 *
 * @param saved the fate of his own group
 * @param killed the fate of the other group, from his point of view
 * @param move the move; −1 if none helps, or none is needed and the other group is not taken either; by captures alone, also if
 *     both are settled
 * @param nodes the positions looked at for the race
 */
public record Initiative(Fate saved, Fate killed, int move, long nodes) {
    /** How many of the moves that may kill are tried whether they save. */
    private static final int TRIES = 8;
    /** Each of them takes this part of the limit at most. */
    private static final int SHARE = 10;

    /** What is known of the two groups without their race. Each is asked only where the race does not prove what becomes of the group. */
    public interface Apart {
        /** That nothing is known. */
        Apart UNKNOWN = new Apart() {
            @Override
            public boolean otherLives() {
                return false;
            }

            @Override
            public boolean ownDies() {
                return false;
            }
        };

        /** Whether the other group seems to live even if its opponent moves first, its races left aside. */
        boolean otherLives();

        /** Whether the own group seems dead even if its owner moves first, with all races that were settled. */
        boolean ownDies();
    }

    /** Reads a position. */
    private interface Reader {
        Duel read(ReadingBoard board, long limit);
    }

    /**
     * What the owner of a group achieves.
     *
     * @param limit how many positions each search may look at
     * @param games how many games are played at random where that was not enough
     * @param apart what is known of the groups without this race
     * @throws IllegalArgumentException if the stones are not of two colors
     */
    public static Initiative of(ReadingBoard board, int own, int rival, long limit, int games, Apart apart) {
        return of(board, own, rival, UsualRaceKnowledge::new, limit, games, apart);
    }

    /**
     * What the owner of a group achieves, as the other method says it.
     *
     * @param knowledge makes what is known of the race without reading on, for each search anew
     */
    public static Initiative of(
            ReadingBoard board, int own, int rival, RaceKnowledge.Maker knowledge, long limit, int games, Apart apart) {
        return of(board, own, rival, limit, apart, (after, most) -> new GroupRace(new Race(after, knowledge, most, (int) (games * most / limit))));
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
        return of(board, own, rival, limit, Apart.UNKNOWN, (after, most) -> new CaptureRace(new Reading(after, most)));
    }

    private static Initiative of(ReadingBoard board, int own, int rival, long limit, Apart apart, Reader reader) {
        LongAdder looked = new LongAdder();
        Initiative found = new Question(board, own, rival, limit, apart, (after, most) -> new CountedDuel(reader.read(after, most), looked)).answer();
        return new Initiative(found.saved, found.killed, found.move, looked.sum());
    }

    private Initiative(Fate saved, Fate killed, int move) {
        this(saved, killed, move, 0);
    }

    private static boolean isSure(Answer answer) {
        return answer.complete() && answer.fate() == Fate.WIN;
    }

    /** A position, and whose groups race on it. */
    private record Question(ReadingBoard board, int own, int rival, long limit, Apart apart, Reader reader) {
        Initiative answer() {
            Race.Reading kill = race().readAttack(rival, own);
            Answer saves = saves();
            if (isSure(saves) && !isSure(kill.answer()) && kill.answer().fate().succeeds()) {
                return inKo(saves, kill.answer());
            }
            return race().isToTheDeath() ? keeping(believed(toTheDeath(kill, saves), saves), kill.moves()) : byCaptures(kill.answer(), saves);
        }

        /** Nobody gives up stones that he can keep: of the moves that come to the same, one is named after which his string is not captured. */
        private Initiative keeping(Initiative found, List<Integer> moves) {
            if (found.saved != Fate.WIN || found.move == Answer.NONE || !after(found.move).isLost()) {
                return found;
            }
            Reading strings = new Reading(board, limit / SHARE);
            return Stream.concat(Stream.of(strings.defend(own), strings.attack(rival)).map(Answer::point), moves.stream())
                    .filter(move -> move != Answer.NONE && move != found.move).distinct().limit(TRIES)
                    .filter(move -> after(move).comesTo(found)).findFirst()
                    .map(move -> new Initiative(found.saved, found.killed, move)).orElse(found);
        }

        /** Whether the string of this side, not to move, is captured, be it by a ko. */
        private boolean isLost() {
            return board.stoneAt(own) == ReadingBoard.EMPTY || new Reading(board, limit / SHARE).attack(own).fate().succeeds();
        }

        /** Whether this side keeps its string and kills as well, as the other side moves. */
        private boolean comesTo(Initiative found) {
            return !isLost() && (isTaken() || race().attack(own, rival).isRefuted())
                    && (found.killed != Fate.WIN || hasKilled(Fate.LOSS) == Fate.WIN);
        }

        /** What was found, unless it is an estimate that the status of the group refutes. */
        private Initiative believed(Initiative found, Answer saves) {
            boolean isInDoubt = !saves.complete() && found.saved.succeeds() && !found.killed.succeeds();
            return isInDoubt && apart.ownDies() ? new Initiative(Fate.LOSS, Fate.LOSS, Answer.NONE) : found;
        }

        private Initiative toTheDeath(Race.Reading kill, Answer saves) {
            Answer kills = kill.answer();
            if (isSure(kills)) {
                return new Initiative(Fate.WIN, Fate.WIN, kills.point());
            }
            if (isSure(saves)) {
                return inDoubt(kill, saves);
            }
            boolean isLikely = kills.likely().succeeds();
            boolean isOpen = !kills.complete() && (isLikely || saves.likely() == Fate.WIN);
            if (isOpen && apart.otherLives()) {
                return new Initiative(saves.likely(), Fate.LOSS, saves.point());
            }
            if (!isLikely) {
                return new Initiative(saves.likely(), isOpen ? Fate.WIN : Fate.LOSS, saves.point());
            }
            if (kills.isUnknown() && saves.complete()) {
                // Who kills saves his group as well: a proof that he cannot goes before an estimate that he kills.
                return new Initiative(saves.fate(), saves.fate(), saves.point());
            }
            boolean isSavedByKilling = kills.fate().compareTo(saves.fate()) > 0 || kills.likely().compareTo(saves.likely()) > 0;
            return new Initiative(isSavedByKilling ? kills.likely() : saves.likely(), kills.likely(), kills.point());
        }

        /** By captures alone the two strings are two questions: what is caught anyway need not be caught now. */
        private Initiative byCaptures(Answer kills, Answer saves) {
            // A proof goes before an estimate.
            if (!kills.likely().succeeds() || isSure(saves) && !isSure(kills)) {
                return new Initiative(saves.likely(), Fate.LOSS, toSave(saves));
            }
            if (isSure(kills) && race().defend(rival, own).isRefuted()) {
                return new Initiative(saves.likely(), Fate.WIN, toSave(saves));
            }
            boolean isSavedByKilling = kills.fate().compareTo(saves.fate()) > 0 || !saves.likely().succeeds();
            return new Initiative(isSavedByKilling ? kills.likely() : saves.likely(), kills.likely(), kills.point());
        }

        /** The group is saved, and nothing is proved about the other one. */
        private Initiative inDoubt(Race.Reading kill, Answer saves) {
            int move = toSave(saves);
            if (kill.answer().complete()) {
                return new Initiative(Fate.WIN, Fate.LOSS, move);
            }
            if (apart.otherLives()) {
                int killing = kill.moves().stream().limit(TRIES).filter(this::kills).findFirst().orElse(Answer.NONE);
                return killing == Answer.NONE ? new Initiative(Fate.WIN, Fate.LOSS, move) : new Initiative(Fate.WIN, Fate.WIN, killing);
            }
            if (kill.moves().contains(move)) {
                return new Initiative(Fate.WIN, Fate.WIN, move);
            }
            int open = Answer.NONE;
            for (int candidate : kill.moves().subList(0, Math.min(TRIES, kill.moves().size()))) {
                Answer attack = afterwards(candidate);
                if (attack.isRefuted()) {
                    return new Initiative(Fate.WIN, Fate.WIN, candidate);
                }
                open = open == Answer.NONE && !attack.fate().succeeds() ? candidate : open;
            }
            int best = move == Answer.NONE ? open : move;
            return new Initiative(Fate.WIN, best == Answer.NONE ? Fate.LOSS : Fate.WIN, best);
        }

        /** Whether the other group is lost after a move, as a short search proves. */
        private boolean kills(int move) {
            return after(move, limit / SHARE).hasKilled(Fate.LOSS) == Fate.WIN;
        }

        /** Whether the group is taken after a move, as far as a short search tells. */
        private Answer afterwards(int move) {
            Question after = after(move, limit / SHARE);
            return after.isTaken() ? Answer.atOnce(Fate.LOSS) : after.race().attack(own, rival);
        }

        /** Whether the group is saved: it is not captured even if the opponent moves first. */
        private Answer saves() {
            Answer saves = race().defend(own, rival);
            return !saves.complete() && race().attack(own, rival).isRefuted() ? Answer.atOnce(Fate.WIN) : saves;
        }

        /** The move that saves the group, if it needs one and there is one. */
        private int toSave(Answer saves) {
            boolean needsMove = saves.likely().succeeds() && !(isSure(saves) && race().attack(own, rival).isRefuted());
            return needsMove ? saves.point() : Answer.NONE;
        }

        /** Nobody stakes a group that one move saves on a ko, unless the move that begins the ko saves it as well. */
        private Initiative inKo(Answer saves, Answer kills) {
            Question begun = after(kills.point());
            if (!isBarred(kills.point()) && (begun.isTaken() || begun.race().attack(own, rival).isRefuted())) {
                return new Initiative(Fate.WIN, begun.hasKilled(kills.fate()), kills.point());
            }
            return new Initiative(Fate.WIN, after(saves.point()).hasKilled(Fate.LOSS), toSave(saves));
        }

        /** The fate of the other group after a move of this side that comes to at least so much. */
        private Fate hasKilled(Fate least) {
            if (isTaken()) {
                return Fate.WIN;
            }
            Answer escapes = race().defend(rival, own);
            Fate killed = escapes.complete() ? escapes.fate().opposite() : Fate.LOSS;
            return killed.compareTo(least) > 0 ? killed : least;
        }

        /** Whether this side may not play there at once, since it would retake a ko. */
        private boolean isBarred(int move) {
            return move == board.koPoint() && board.koColor() == board.stoneAt(own);
        }

        private Question after(int move) {
            return after(move, limit);
        }

        private Question after(int move, long most) {
            return new Question(board.after(board.stoneAt(own), move), own, rival, most, apart, reader);
        }

        private boolean isTaken() {
            return board.stoneAt(rival) == ReadingBoard.EMPTY;
        }

        private Duel race() {
            return reader.read(board, limit);
        }
    }
}
