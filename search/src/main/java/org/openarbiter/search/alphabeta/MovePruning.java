package org.openarbiter.search.alphabeta;

import java.util.Set;

/** Which moves near the horizon are not searched at all. */
final class MovePruning {
    private static final int HOPELESS_HISTORY = -5000;
    private static final int HISTORY_DEPTH = 3;

    private final boolean late;
    private final boolean futile;
    private final boolean exchanges;
    private final boolean sparesChecks;

    MovePruning(Set<Technique> techniques) {
        late = techniques.contains(Technique.LATE_PRUNING);
        futile = techniques.contains(Technique.FUTILITY);
        exchanges = techniques.contains(Technique.EXCHANGE_PRUNING);
        sparesChecks = !techniques.contains(Technique.CHECK_PRUNING);
    }

    /**
     * Whether the move of a picker need not be searched, some move having been searched already that does not lose for certain.
     */
    boolean prunes(Arena arena, Frame frame, Picker picker, int depth, int alpha) {
        int move = picker.move;
        if (picker.capture) {
            return exchanges && depth <= Margins.EXCHANGE_DEPTH && picker.isLate()
                    && !arena.exchanges(move, Margins.captureExchange(depth)) && !(sparesChecks && arena.givesCheck(move));
        }
        boolean check = (sparesChecks || !frame.inCheck) && arena.givesCheck(move);
        // Where checks are spared, quiet moves that come later may still give one.
        boolean endsQuiets = frame.inCheck || !sparesChecks;
        if (late && depth <= Margins.LATE_PRUNING_DEPTH && picker.count > Margins.latePruning(depth, frame.improving)) {
            if (endsQuiets) {
                picker.skipQuiets();
            } else if (!check) {
                return true;
            }
        }
        int reduced = Math.max(1, depth - Margins.reduction(depth, picker.count));
        if (!frame.inCheck && !check) {
            if (futile && reduced <= Margins.FUTILITY_DEPTH && frame.evaluation + Margins.futility(reduced) <= alpha) {
                if (endsQuiets) {
                    picker.skipQuiets();
                }
                return true;
            }
            if (late && reduced <= HISTORY_DEPTH && picker.history < HOPELESS_HISTORY * depth) {
                return true;
            }
        }
        return exchanges && !(sparesChecks && check) && reduced <= Margins.EXCHANGE_DEPTH
                && !arena.exchanges(move, Margins.quietExchange(reduced));
    }
}
