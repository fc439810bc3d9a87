package org.openarbiter.search.solve;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A line of play under a rule of ko that lets long cycles happen: basic ko, or Chinese superko. A cycle is a draw.
 *
 * <p>A token is a <em>state</em>: the position, the player to move, whether the last play was a pass, who has the button, and the
 * positions that the ko rule forbids the next stone to recreate. What can follow depends on the state alone, so a game that
 * returns to a state could repeat for ever; there it is scored as a draw. A player who is content with a draw need not do better
 * the second time than the first.
 */
final class DrawnLine extends SetLine {
    private static final long BYTES_A_STATE = 200;

    private final boolean chinese;
    private final int draw;
    private final Map<List<Integer>, Integer> numbers = new HashMap<>();
    /** For each moment its state, whether the ply to it was a stone, the position, and who had the button. */
    private int[] states = new int[256];
    private boolean[] stones = new boolean[256];
    private int[] at = new int[256];
    private int[] buttons = new int[256];

    /**
     * A line from the start on.
     *
     * @param draw the value of a draw: the first seat's points minus the second's, in units, without komi
     */
    DrawnLine(SolverRules rules, Positions positions, int position, int seat, int draw) {
        super(rules, positions, position, seat);
        this.chinese = rules.ko() == SolverRules.Ko.CHINESE;
        this.draw = draw;
        at[0] = position;
        states[0] = state();
        add(states[0]);
    }

    @Override
    int plays() {
        return points + 1;
    }

    /**
     * The position a number of plies ago, if only stones were played since or if the rule is basic ko; none if the button has
     * been taken since.
     */
    private int before(int plies) {
        if (depth < plies) {
            return NOTHING;
        }
        boolean counts = buttons[depth - plies] == button;
        for (int ply = 0; ply < plies; ply++) {
            counts &= stones[depth - ply] || !chinese;
        }
        return counts ? at[depth - plies] : NOTHING;
    }

    private boolean isForbidden(int to) {
        return to == before(1) || chinese && (to == position || to == before(2));
    }

    @Override
    Kind kind(int play) {
        if (play == points && passes == 1) {
            return Kind.OVER;
        }
        if (play < points) {
            int to = positions.next(position, seat)[play];
            if (to == Positions.NOWHERE || isForbidden(to)) {
                return Kind.IMPOSSIBLE;
            }
        }
        return isPresent(after(play)) ? Kind.OVER : Kind.OPEN;
    }

    @Override
    int value(int play) {
        return play == points && passes == 1 ? score() : draw;
    }

    @Override
    int score() {
        return counted(positions.score(position));
    }

    /**
     * {@inheritDoc} Only plays yet to come can close a cycle: a player who returns to an earlier state may choose differently
     * now.
     */
    @Override
    void settle() {
        forget();
        add(states[depth]);
    }

    @Override
    int left(int play) {
        return play == points && passes == 1 ? NOTHING : after(play);
    }

    /** The state that a play leads to, stored as that of the next moment; a play asks for it before it is made. */
    private int after(int play) {
        int[] memory = {position, seat, passes, lost, button};
        position = play < points ? positions.next(position, seat)[play] : position;
        passes = play < points || takesButton(play) ? 0 : passes + 1;
        button = takesButton(play) ? mark(seat) : button;
        seat = 1 - seat;
        depth++;
        if (depth == at.length) {
            at = Arrays.copyOf(at, 2 * depth);
            states = Arrays.copyOf(states, 2 * depth);
            stones = Arrays.copyOf(stones, 2 * depth);
            buttons = Arrays.copyOf(buttons, 2 * depth);
        }
        at[depth] = position;
        stones[depth] = play < points;
        buttons[depth] = button;
        states[depth] = state();
        depth--;
        position = memory[0];
        seat = memory[1];
        passes = memory[2];
        lost = memory[3];
        button = memory[4];
        return states[depth + 1];
    }

    /** The number of the present state. */
    private int state() {
        List<Integer> state = List.of(2 * position + seat, passes, button, reachable(before(1)), chinese ? reachable(before(2)) : NOTHING);
        Integer known = numbers.putIfAbsent(state, numbers.size());
        return known == null ? numbers.size() - 1 : known;
    }

    /** The position, if a stone can recreate it now; a position that no stone can recreate needs no ban. */
    private int reachable(int target) {
        for (int to : target == NOTHING ? new int[0] : positions.next(position, seat)) {
            if (to == target) {
                return target;
            }
        }
        return NOTHING;
    }

    @Override
    long key() {
        return states[depth];
    }

    @Override
    void require(int play, int winner, int bound, Gathering into) {
        if (play == points && passes == 1) {
            return;
        }
        int state = after(play);
        if (isPresent(state)) {
            into.present(state, Proof.LOWEST, Proof.HIGHEST);
        } else if (winner == 0 ? draw < bound : draw > bound) {
            into.absent(state);
        }
    }

    @Override
    long bytes() {
        return super.bytes() + numbers.size() * BYTES_A_STATE;
    }
}
