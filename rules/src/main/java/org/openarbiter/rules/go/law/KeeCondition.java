package org.openarbiter.rules.go.law;

import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * Which earlier encounter of a board a play under the Kee rules must not bring back.
 *
 * <p>A player <em>encounters</em> a board at a moment if it is then his turn; prohibited players are skipped. Moments before the
 * <em>epoch</em> (the start, or the latest prohibition) do not count. Under either condition at most one moment counts: if there
 * were two, the later one would already have closed a cycle.
 */
enum KeeCondition {
    /**
     * Rule 12 (a): a stone or a normal pass recreates a board of the current epoch that arose just after the latest refreshing
     * pass or later, and a stone has been played since that board.
     */
    PRIMARY("primary-ko") {
        @Override
        int encounter(Situation<GoBoard> game) {
            GoBoard board = game.board();
            GameRecord record = game.record();
            int now = record.plies();
            // Only the latest such moment can do: had an earlier one counted, the latest would have closed a cycle itself.
            int earlier = record.previousSame(now);
            boolean stone = false;
            for (int ply = now; ply > earlier && earlier >= game.epoch(); ply--) {
                if (record.play(ply) == board.refresh()) {
                    return NONE;
                }
                stone |= board.isStone(record.play(ply));
            }
            return stone ? earlier : NONE;
        }
    },
    /**
     * Rule 12 (b): a refreshing pass on the board of the epoch or of the moment just after an earlier refreshing pass since.
     *
     * <p>If the game starts from a position that was reached by play, that board is an encounter like any other: the primary
     * condition covers it, and this one, which covers the start of a game, does not.
     */
    SECONDARY("secondary-ko") {
        @Override
        int encounter(Situation<GoBoard> game) {
            GoBoard board = game.board();
            GameRecord record = game.record();
            int now = record.plies();
            if (record.play(now) != board.refresh()) {
                return NONE;
            }
            int earlier = record.previousSame(now);
            while (earlier >= game.epoch() && !isListed(game, earlier)) {
                earlier = record.previousSame(earlier);
            }
            return earlier >= game.epoch() ? earlier : NONE;
        }

        private boolean isListed(Situation<GoBoard> game, int moment) {
            if (moment == 0) {
                return !game.board().isMidgame();
            }
            return moment == game.epoch() || game.record().play(moment) == game.board().refresh();
        }
    };

    /** No such moment. */
    static final int NONE = -1;

    private final String id;

    KeeCondition(String id) {
        this.id = id;
    }

    /** The id of the rule that prohibits by it. */
    String id() {
        return id;
    }

    /** The moment whose board the latest play brought back to the same player, or {@link #NONE}. */
    abstract int encounter(Situation<GoBoard> game);
}
