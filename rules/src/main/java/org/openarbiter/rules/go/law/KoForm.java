package org.openarbiter.rules.go.law;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.go.choices.KoRule;

/**
 * Which repetitions of a board a stone may not cause. Under every form passes may repeat boards freely.
 *
 * <p>The sources and our readings of them are in DECISIONS.md.
 */
enum KoForm {
    /** The board before the opponent's latest turn, and no other. */
    SIMPLE(KoRule.SIMPLE, "No other repetition is forbidden.") {
        @Override
        boolean forbids(Recreated board) {
            return board.isBeforeLatestTurn();
        }
    },
    /** Positional superko: any earlier board, that of the start included. */
    POSITIONAL(KoRule.POSITIONAL, "Every earlier board counts, including the starting board.") {
        @Override
        boolean forbids(Recreated board) {
            return true;
        }
    },
    /** Situational superko: a board with the same player to move next. */
    SITUATIONAL(KoRule.SITUATIONAL, "A board counts if the same player was to move.") {
        @Override
        boolean forbids(Recreated board) {
            return board.isSameSituation();
        }
    },
    /** Situational superko as in New Zealand: the starting board does not count. */
    NEW_ZEALAND(KoRule.NEW_ZEALAND, "A board counts if the same player was to move; the starting board does not count.") {
        @Override
        boolean forbids(Recreated board) {
            return !board.isStart() && board.isSameSituation();
        }
    },
    /** Natural situational superko to the letter: a board that the same player created by a stone. */
    NATURAL(KoRule.NATURAL, "A board counts if the same player created it with a stone. A ko may therefore be retaken after a pass.") {
        @Override
        boolean forbids(Recreated board) {
            return board.isOwnCreation();
        }
    },
    /** The same with the ban on retaking a ko at once, which the letter does not imply. */
    NATURAL_WITH_KO(KoRule.NATURAL_WITH_KO, "A board counts if the same player created it with a stone.") {
        @Override
        boolean forbids(Recreated board) {
            return board.isOwnCreation() || board.isBeforeLatestTurn();
        }
    },
    /**
     * Chinese superko in the narrow reading: cycles of two consecutive stones (basic ko) and of three (sending two, returning one), and
     * plays that leave the board as it is. Longer ones are left to the referee.
     */
    CHINESE(KoRule.CHINESE,
            "A board counts if it recurs within three consecutive plays, all of them stones, as in sending two, returning one.") {
        @Override
        boolean forbids(Recreated board) {
            return board.leavesBoard() || board.length() <= 3 && board.passes() == 0;
        }

        @Override
        boolean looksAtLatestOnly() {
            return true;
        }
    },
    /** Spight: a position may be repeated once a pass has intervened. */
    SPIGHT(KoRule.SPIGHT, "A board counts if nobody has passed since.") {
        @Override
        boolean forbids(Recreated board) {
            return board.passes() == 0;
        }

        @Override
        boolean looksAtLatestOnly() {
            return true;
        }
    },
    /** Fixed ko: a stone may not lead from one board to another if an earlier one did. */
    FIXED(KoRule.FIXED, "A board counts if a stone played on the present board has produced it before.") {
        @Override
        boolean forbids(Recreated board) {
            return board.isSameStep();
        }
    };

    private final KoRule rule;
    private final String says;

    KoForm(KoRule rule, String says) {
        this.rule = rule;
        this.says = says;
    }

    /** Its name on the axis of ko. */
    String value() {
        return rule.text();
    }

    /** Which boards count, one sentence. */
    String says() {
        return says;
    }

    /** What a rule forbids. */
    static KoForm of(KoRule rule) {
        return Arrays.stream(values()).filter(form -> form.rule == rule).findFirst().orElseThrow();
    }

    /** Whether a play that recreates this board is forbidden for that reason. */
    abstract boolean forbids(Recreated board);

    /** The latest earlier moment whose board this form forbids to recreate; null if there is none. */
    @Nullable Recreated firstForbidden(Recreated latest) {
        Recreated board = latest;
        while (board != null && !forbids(board)) {
            board = looksAtLatestOnly() ? null : board.before();
        }
        return board;
    }

    /** Whether only the latest moment with the board counts, rather than any. */
    boolean looksAtLatestOnly() {
        return false;
    }
}
