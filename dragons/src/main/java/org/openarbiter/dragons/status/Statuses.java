package org.openarbiter.dragons.status;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.dragons.life.LifeAndDeath;
import org.openarbiter.dragons.life.Reach;
import org.openarbiter.dragons.life.Unconditional;
import org.openarbiter.dragons.race.Neighbors;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Assumption;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.Memory;
import org.openarbiter.dragons.read.Reading;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * The status of the groups of one position: the only entry point. An answer is a pure function of position, group and effort; each
 * question is read once and remembered. Not safe from several threads.
 *
 * <p>An effort begins with the lower ones and ends at the first that proves the answer. So what is proved with one effort is the
 * answer, with the same move and line, with every higher one; and what is easy stays cheap.
 */
public final class Statuses {
    private static final int SIDES = 2;
    private static final int CAPTURE = SIDES * Effort.COUNT;
    private static final int RESCUE = CAPTURE + 1;
    private static final int CAPTURE_AFTER = RESCUE + 1;
    private static final int WALL = CAPTURE_AFTER + 1;
    private static final int QUESTIONS = WALL + 1;
    /** With more liberties a string that runs is not caught. */
    private static final int CATCHABLE = 4;
    private static final Set<Assumption> JOINED = EnumSet.of(Assumption.STRINGS_JOINED);
    private static final Answer LIVES = Answer.atOnce(Fate.WIN);

    private final ReadingBoard board;
    private final Memory memory;
    private final Map<Question, GroupStatus> known = new HashMap<>();
    private @Nullable Unconditional settled;

    private record Question(Group group, Effort effort) {}

    /** The statuses of a position, which must not change while they are asked for. */
    public Statuses(ReadingBoard board) {
        this(board, new Memory());
    }

    /**
     * The statuses of a position.
     *
     * @param memory what is known of life and death from earlier positions
     */
    public Statuses(ReadingBoard board, Memory memory) {
        this.board = board.copy();
        this.memory = memory;
    }

    /** What becomes of a group. */
    public GroupStatus of(Group group, Effort effort) {
        Question question = new Question(group, effort);
        GroupStatus found = known.get(question);
        if (found == null) {
            found = ask(group, effort);
            known.put(question, found);
        }
        return found;
    }

    /** A status in the words of players: where GNU Go's codes count a single stone that is taken in a ko as killed, it is a ko. */
    public GroupStatus forPlayers(GroupStatus status) {
        return KoStone.forPlayers(board, status);
    }

    /** Whether the opponent of a group, to move, kills it by itself: with its races left aside. */
    public Answer attack(Group group, Effort effort) {
        return switch (settled(group)) {
            case ALIVE -> settled(group, Fate.LOSS);
            case DEAD -> settled(group, Fate.WIN);
            default -> group.sight().capture().map(Sight.Capture::attack).orElseGet(() -> read(group, effort, true));
        };
    }

    /** Whether the owner of a group, to move, makes it live by itself: with its races left aside. */
    public Answer defense(Group group, Effort effort) {
        return switch (settled(group)) {
            case ALIVE -> settled(group, Fate.WIN);
            case DEAD -> settled(group, Fate.LOSS);
            default -> group.sight().capture().map(Sight.Capture::defense).orElseGet(() -> defenseOf(group, effort));
        };
    }

    /** A defense, without a move where a short reading shows that none is needed, and with one where it shows that one is. */
    private Answer defenseOf(Group group, Effort effort) {
        Answer defense = againstWall(group, effort, read(group, effort, false));
        if (defense.point() == Answer.NONE && !defense.fate().succeeds()) {
            return defense;
        }
        Answer attack = read(group, Effort.TABLE, true);
        if (defense.point() == Answer.NONE) {
            return attack.fate().succeeds() ? withMove(group, defense, attack.point()) : defense;
        }
        return attack.isRefuted() ? LIVES.under(attack.assumptions()) : defense;
    }

    /** A defense, or a better one by capturing stones around the group that the first reading assumed to be safe. */
    private Answer againstWall(Group group, Effort effort, Answer defense) {
        if (!effort.readsWalls() || !restsOnDoubtfulWall(group, defense)) {
            return defense;
        }
        int stone = group.key();
        Answer wary = memory.ask(board, QUESTIONS * stone + WALL, () -> new LifeAndDeath(board, Reach.CLOSE, Effort.WALL, 0).defendWary(stone));
        return wary.complete() && wary.fate().compareTo(defense.fate()) > 0 ? wary.under(joined(group)) : defense;
    }

    /** Whether a defense is proved to fail only if stones cannot be taken that have few liberties, and nothing but room. */
    private boolean restsOnDoubtfulWall(Group group, Answer defense) {
        return defense.complete() && defense.fate() != Fate.WIN && defense.assumptions().contains(Assumption.WALL_HOLDS)
                && new LifeAndDeath(board, 0).hasDoubtfulWall(group.key());
    }

    /** A defense that was seen at a look, with a move after which no attack succeeds: the attacker's move, or the one that saves the string. */
    private Answer withMove(Group group, Answer defense, int attack) {
        int stone = group.key();
        int rescue = new Reading(board, Effort.TABLE.life()).defend(stone).point();
        return IntStream.of(attack, rescue)
                .filter(move -> move != Answer.NONE && board.isLegal(board.stoneAt(stone), move) && isSavedBy(stone, move)).boxed().findFirst()
                .map(move -> new Answer(defense.fate(), move, List.of(move), defense.nodes(), defense.complete()).under(defense.assumptions()))
                .orElse(defense);
    }

    private boolean isSavedBy(int stone, int move) {
        ReadingBoard after = board.after(board.stoneAt(stone), move);
        return new LifeAndDeath(after, Effort.TABLE.reach(), Effort.TABLE.life(), 0).attack(stone).isRefuted();
    }

    /** What lives or dies unconditionally. */
    public Unconditional unconditional() {
        Unconditional found = settled;
        if (found == null) {
            found = Unconditional.of(board.topology(), board::stoneAt);
            settled = found;
        }
        return found;
    }

    private GroupStatus ask(Group group, Effort effort) {
        Unconditional.Status always = settled(group);
        if (always == Unconditional.Status.ALIVE || always == Unconditional.Status.DEAD || group.sight().capture().isPresent()) {
            return atSight(group, effort, always);
        }
        if (!effort.reads(group.sight())) {
            return estimate(group, effort, Answer.UNREAD, Answer.UNREAD);
        }
        Answer attack = attack(group, effort);
        if (!attack.likely().succeeds() || effort.games() == 0 && !attack.fate().succeeds()) {
            Answer defense = attack.complete() ? LIVES : Answer.UNREAD;
            return attack.complete() || attack.percent() >= 0
                    ? new GroupStatus(group, effort, State.ALIVE, Known.of(attack), attack, defense, Answer.NONE)
                    : estimate(group, effort, attack, defense);
        }
        Races races = races(group, effort, attack, defense(group, effort));
        return conclude(group, effort, races);
    }

    /**
     * What is settled, or captured at sight; but that stays if its captor is taken for it, and is saved by a move that wins the race with its
     * captor. What a captor that may die holds alone may come to a seki: that it is dead is an estimate then.
     */
    private GroupStatus atSight(Group group, Effort effort, Unconditional.Status always) {
        Answer attack = attack(group, effort);
        Answer defense = defense(group, effort);
        State state = attack.fate().succeeds() ? State.DEAD : State.ALIVE;
        Known how = Known.of(attack).and(Known.of(defense));
        if (state == State.DEAD && always == Unconditional.Status.UNDECIDED) {
            Neighbors neighbors = Neighbors.of(board, group.key());
            List<Integer> rivals = neighbors.rivals();
            boolean isOpen = neighbors.isOne() && !rivals.isEmpty();
            boolean mayBeTakenBack = mayBeTakenBack(group, effort, rivals, attack);
            if (mayBeTakenBack || isOpen && effort.races() > 0) {
                Races races = races(group, effort, attack, defense);
                boolean isSaved = races.defense().complete() && races.defense().fate().compareTo(defense.fate()) > 0;
                if (races.attack().isRefuted() ? mayBeTakenBack : isSaved) {
                    return conclude(group, effort, races);
                }
                isOpen |= mayBeTakenBack && !races.settled();
            }
            how = isOpen ? new Known.Estimated(Known.Basis.WITHOUT_RACE, Answer.NONE) : how;
        }
        return new GroupStatus(group, effort, state, how, attack, defense, Answer.NONE);
    }

    /** Whether it is open, as far as an effort reads, that whoever captures a group is captured for it. */
    private boolean mayBeTakenBack(Group group, Effort effort, List<Integer> rivals, Answer capture) {
        Recapture recapture = Recapture.after(board, group.key(), capture);
        return rivals.stream().anyMatch(rival -> recapture.mayCatch(rival) && Arrays.stream(Effort.values())
                .filter(rung -> rung.life() > 0 && rung.compareTo(effort) <= 0).noneMatch(rung -> recapture.of(rival, rung.life()).isRefuted()));
    }

    private GroupStatus conclude(Group group, Effort effort, Races races) {
        Answer attack = races.attack();
        Answer defense = races.defense();
        if (!attack.likely().succeeds()) {
            return new GroupStatus(group, effort, State.ALIVE, Known.of(attack), attack, LIVES, races.rival());
        }
        boolean isSaved = effort.games() > 0 ? defense.likely().succeeds() : defense.fate().succeeds();
        if (!isSaved && !defense.complete() && defense.percent() < 0) {
            return estimate(group, effort, attack, defense);
        }
        Known how = Known.of(attack).and(Known.of(defense));
        if (how.isProved() && !(races.settled() && isShown(attack))) {
            how = new Known.Estimated(races.settled() ? Known.Basis.HOPELESS : Known.Basis.WITHOUT_RACE, Answer.NONE);
        }
        if (how.isProved() && !effort.readsWalls() && restsOnDoubtfulWall(group, defense)) {
            how = new Known.Estimated(Known.Basis.WITHOUT_WALL, Answer.NONE);
        }
        return new GroupStatus(group, effort, isSaved ? State.CRITICAL : State.DEAD, how, attack, defense, races.rival());
    }

    /** What is said of a group that reading has not settled. One that looks dead may yet win a race. */
    private static GroupStatus estimate(Group group, Effort effort, Answer attack, Answer defense) {
        State sight = group.sight().estimate();
        if (group.sight().mayRace() && !attack.fate().succeeds()) {
            sight = State.UNKNOWN;
        }
        // With two eyes at sight that an attack takes, it is the move that decides.
        State state = sight == State.ALIVE && attack.fate().succeeds() ? State.CRITICAL : sight;
        Known how = state == State.UNKNOWN ? new Known.Unknown() : new Known.Estimated(Known.Basis.SIGHT, Answer.NONE);
        return new GroupStatus(group, effort, state, how, attack, defense, Answer.NONE);
    }

    /** The races of a group that may be killed, read with more and more effort until they are settled. */
    private Races races(Group group, Effort effort, Answer attack, Answer defense) {
        Races races = Races.of(board, group.key(), attack, defense, 0);
        for (Effort rung : Effort.values()) {
            if (!races.settled() && rung.races() > 0 && rung.compareTo(effort) <= 0) {
                races = Races.of(board, group.key(), attack, defense, rung.races());
                memory.count(races.nodes());
            }
        }
        return races;
    }

    /** Reads a group with more and more effort until the answer is proved. */
    private Answer read(Group group, Effort effort, boolean attacks) {
        Answer answer = Answer.UNREAD;
        for (Effort rung : Effort.values()) {
            boolean isOpen = !answer.complete() || attacks && rung == Effort.QUESTION && !isShown(answer);
            if (isOpen && rung.life() > 0 && rung.compareTo(effort) <= 0) {
                answer = read(group.key(), rung, attacks);
            }
        }
        answer = answer.under(joined(group));
        boolean mayRun = attacks ? !answer.fate().succeeds() : answer.likely().succeeds();
        boolean isEscape = mayRun && answer.assumptions().contains(Assumption.OPEN_GROUND);
        if (!isEscape || group.strings().size() > 1 || board.liberties(group.key()) > CATCHABLE) {
            return answer;
        }
        return attacks ? chased(group.key(), answer) : chasedAfter(group.key(), answer);
    }

    /** An attack on a string that may run away: by a ladder or a net it may be caught all the same. */
    private Answer chased(int stone, Answer attack) {
        Answer capture = memory.ask(board, QUESTIONS * stone + CAPTURE, () -> capture(board, stone));
        return capture.fate() == Fate.WIN ? capture : attack;
    }

    /** A defense of a string that may run away: by a ladder or a net it may be caught after that move, or after every one. */
    private Answer chasedAfter(int stone, Answer defense) {
        Answer rescue = memory.ask(board, QUESTIONS * stone + RESCUE, () -> new Reading(board, Effort.QUESTION.life()).defend(stone));
        if (!rescue.complete() || rescue.fate() == Fate.WIN && !isCaughtAfter(stone, defense.point())) {
            return defense;
        }
        return rescue;
    }

    private boolean isCaughtAfter(int stone, int move) {
        if (move == Answer.NONE) {
            return false;
        }
        ReadingBoard after = board.after(board.stoneAt(stone), move);
        return memory.ask(after, QUESTIONS * stone + CAPTURE_AFTER, () -> capture(after, stone)).fate() == Fate.WIN;
    }

    private static Answer capture(ReadingBoard position, int stone) {
        return new Reading(position, Effort.QUESTION.life()).attack(stone);
    }

    private Answer read(int stone, Effort rung, boolean attacks) {
        int question = QUESTIONS * stone + SIDES * rung.number() + (attacks ? 0 : 1);
        return memory.ask(board, question, () -> {
            LifeAndDeath life = new LifeAndDeath(board, rung.reach(), rung.life(), rung.games());
            Answer answer = attacks ? life.attack(stone) : life.defend(stone);
            return attacks && rung == Effort.QUESTION && !isShown(answer) ? shown(answer, stone) : answer;
        });
    }

    /** Whether moves show how a group is killed that is said to be. */
    private static boolean isShown(Answer answer) {
        return answer.fate() != Fate.WIN || !answer.line().isEmpty();
    }

    /** That a group is dead at sight, with the moves that capture it if reading finds any; none of them need be played. */
    private Answer shown(Answer dead, int stone) {
        Answer capture = capture(board, stone);
        boolean isProved = capture.fate() == Fate.WIN && capture.complete();
        return isProved ? new Answer(Fate.WIN, Answer.NONE, capture.line(), capture.nodes(), true).under(dead.assumptions()) : dead;
    }

    private Unconditional.Status settled(Group group) {
        return unconditional().at(group.key());
    }

    private Answer settled(Group group, Fate fate) {
        boolean isAll = group.strings().stream().allMatch(string -> unconditional().at(string) == settled(group));
        return isAll ? Answer.atOnce(fate) : Answer.atOnce(fate).under(JOINED);
    }

    private static Set<Assumption> joined(Group group) {
        return group.strings().size() > 1 ? JOINED : Set.of();
    }
}
