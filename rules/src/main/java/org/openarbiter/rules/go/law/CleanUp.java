package org.openarbiter.rules.go.law;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.score.Score;

/**
 * How far the clean-up phases of KataGo's territory rules have come, worked out from the plays since the main phase ended.
 *
 * <p>In these phases the recapture of a ko stone is blocked until the other player has spent a turn on it. Positions of one phase are compared
 * by the stones, the blocked points and the player to move; nothing before the phase counts.
 */
final class CleanUp {
    /** The main phase, in which nothing of this applies. */
    static final int MAIN = 0;
    /** The phase in which stones are worth a point. */
    static final int SECOND = 2;
    /** After the second phase. */
    static final int OVER = 3;
    private static final int THIRD = 3;
    private static final int PLAYERS = 2;

    private final Situation<GoBoard> game;
    private final GoBoard board;
    private final Set<Integer> blocked = new TreeSet<>();
    private final Set<State> passedFrom = new HashSet<>();
    private final Set<Made> made = new HashSet<>();
    private final Map<State, Integer> sincePass = new HashMap<>();
    private final int[] stonesPlayed = new int[PLAYERS];
    private List<Integer> atSecond = List.of();
    private int phase = MAIN;
    private int begun;
    private int passes;
    private boolean repeatedPass;
    private boolean thirdTime;

    /** What makes two positions of a phase the same. */
    private record State(List<Integer> stones, Set<Integer> blocked, int next) {}

    /** A stone that was played: where, by whom, and on which board. */
    private record Made(List<Integer> stones, int by, int point) {}

    private CleanUp(Situation<GoBoard> game) {
        this.game = game;
        board = game.board();
    }

    /** The state of a game; the board is left as it was. */
    static CleanUp of(Situation<GoBoard> game, Stopping main) {
        return game.once(main, asked -> worked(asked, main));
    }

    private static CleanUp worked(Situation<GoBoard> game, Stopping main) {
        CleanUp cleanUp = new CleanUp(game);
        GameRecord record = game.record();
        int now = record.plies();
        int end = 1;
        while (end <= now && !main.isStopped(game, end)) {
            end++;
        }
        if (end <= now) {
            for (int ply = now; ply > end; ply--) {
                cleanUp.board.undo();
            }
            cleanUp.begin(end);
            for (int ply = end + 1; ply <= now; ply++) {
                cleanUp.follow(ply);
            }
        }
        return cleanUp;
    }

    private void begin(int ply) {
        phase++;
        begun = ply;
        passes = 0;
        blocked.clear();
        passedFrom.clear();
        made.clear();
        sincePass.clear();
        if (phase == SECOND) {
            atSecond = stones();
        }
        sincePass.put(state(ply), 1);
    }

    private void follow(int ply) {
        int by = game.record().by(ply);
        int play = game.record().play(ply);
        State before = state(ply - 1);
        board.play(by, play);
        if (phase == OVER || thirdTime) {
            return;
        }
        if (board.isStone(play)) {
            passes = 0;
            stonesPlayed[by] += phase == SECOND ? 1 : 0;
            made.add(new Made(before.stones(), by, play));
            if (board.koPoint() >= 0) {
                blocked.add(play);
            }
            blocked.removeIf(point -> board.stoneAt(point) == GoBoard.EMPTY);
        } else if (board.unblocked(play) >= 0) {
            passes = 0;
            blocked.remove(board.unblocked(play));
        } else {
            passes++;
            repeatedPass = !passedFrom.add(before) && passes < PLAYERS;
            sincePass.clear();
            if (passes == PLAYERS || repeatedPass) {
                begin(ply);
                return;
            }
        }
        thirdTime = sincePass.merge(state(ply), 1, Integer::sum) == THIRD;
    }

    private State state(int ply) {
        return new State(stones(), Set.copyOf(blocked), game.record().next(ply));
    }

    private List<Integer> stones() {
        return IntStream.range(0, board.topology().size()).mapToObj(board::stoneAt).toList();
    }

    /** The phase: {@link #MAIN}, 1, {@link #SECOND} or {@link #OVER}. */
    int phase() {
        return phase;
    }

    /** Whether this is one of the two phases. */
    boolean isOn() {
        return phase > MAIN && phase < OVER;
    }

    /** The moment at which the phase began. */
    int begun() {
        return begun;
    }

    /** Whether the latest phase ended by a second pass in the same situation rather than by two passes in turn. */
    boolean endedByRepeatedPass() {
        return repeatedPass;
    }

    /** Whether a position of the phase has appeared for the third time without a pass in between. */
    boolean isThirdTime() {
        return thirdTime;
    }

    /** Whether the stone on a point may not be retaken. */
    boolean isBlocked(int point) {
        return blocked.contains(point);
    }

    /** Whether a turn can be spent on the stone of a point: it stands alone, is in atari, and may not be retaken. */
    boolean canUnblock(int point) {
        return isBlocked(point) && board.stringSize(point) == 1 && board.countLiberties(point, 2) == 1;
    }

    /** Whether a player has played on a point of the same board before in this phase. */
    boolean hasMade(int by, int point) {
        return made.contains(new Made(stones(), by, point));
    }

    /**
     * What a player has beside territory and prisoners: a point for each stone played in the second phase, less one for each that was put since it
     * began where it does not live independently.
     *
     * @param dead the stones that are off
     */
    int extra(int seat, List<Integer> dead) {
        if (phase < SECOND) {
            return 0;
        }
        int put = (int) Score.dependent(board, dead).stream()
                .filter(point -> board.stoneAt(point) == seat && atSecond.get(point) != seat)
                .count();
        return stonesPlayed[seat] - put;
    }
}
