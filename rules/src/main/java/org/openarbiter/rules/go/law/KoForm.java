package org.openarbiter.rules.go.law;

/**
 * Which repetition of a board a stone play may not bring about. Passes repeat boards freely under all of them.
 *
 * <p>Source: the forms of superko and what they did to computer tournaments, with the decisions in DECISIONS.md.
 */
enum KoForm {
    /** The board before the opponent's latest turn, and no other. */
    SIMPLE("simple") {
        @Override
        boolean forbids(Recreated board) {
            return board.isBeforeLatestTurn();
        }
    },
    /** Positional superko: any earlier board, that of the start included. */
    POSITIONAL("psk") {
        @Override
        boolean forbids(Recreated board) {
            return true;
        }
    },
    /** Situational superko: a board with the same player to move next. */
    SITUATIONAL("ssk") {
        @Override
        boolean forbids(Recreated board) {
            return board.isSameSituation();
        }
    },
    /** Situational superko as New Zealand has it: the board of the start does not count. */
    NEW_ZEALAND("nz") {
        @Override
        boolean forbids(Recreated board) {
            return board.earlier() > 0 && board.isSameSituation();
        }
    },
    /** Natural situational superko to the letter: a board that the same player created by a stone. */
    NATURAL("nsk") {
        @Override
        boolean forbids(Recreated board) {
            return board.isOwnCreation();
        }
    },
    /** The same with the ban on taking a ko back at once, which the letter does not imply. */
    NATURAL_WITH_KO("nsk-ko") {
        @Override
        boolean forbids(Recreated board) {
            return board.isOwnCreation() || board.isBeforeLatestTurn();
        }
    },
    /**
     * Chinese superko in the narrow reading: cycles of two consecutive stones (basic ko) and of three (sending two, returning one), and
     * plays that leave the board as it is. Longer ones are left to the referee.
     */
    CHINESE("chsk") {
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
    SPIGHT("spight") {
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
    FIXED("fixed") {
        @Override
        boolean forbids(Recreated board) {
            return board.isSameStep();
        }
    };

    private final String value;

    KoForm(String value) {
        this.value = value;
    }

    /** Its name on the axis {@code ko}. */
    String value() {
        return value;
    }

    /** The form of that name. */
    static KoForm of(String value) {
        for (KoForm form : values()) {
            if (form.value.equals(value)) {
                return form;
            }
        }
        throw new IllegalArgumentException("no such form of ko: " + value);
    }

    /** Whether a play that recreates this board is forbidden for that reason. */
    abstract boolean forbids(Recreated board);

    /** Whether only the latest moment with the board counts, rather than any. */
    boolean looksAtLatestOnly() {
        return false;
    }
}
