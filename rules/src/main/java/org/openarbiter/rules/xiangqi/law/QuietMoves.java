package org.openarbiter.rules.xiangqi.law;

import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.rules.xiangqi.evidence.NoCaptures;

/**
 * Counts the moves without a capture up to now.
 *
 * <p>Of each player some checks count like other moves; those that come after them do not, nor do the replies to these. What lies before the start
 * counts, since nothing tells which of it were checks.
 *
 * @param checks how many checks of a player count
 * @param limited the side for which that holds; {@link #BOTH} if for either
 */
record QuietMoves(int checks, int limited) {
    /** Either side. */
    static final int BOTH = -1;

    /** The moves since the latest capture; those that do not count are named apart. */
    NoCaptures count(Situation<XiangqiBoard> game) {
        XiangqiBoard board = game.board();
        GameRecord record = game.record();
        int now = record.plies();
        int from = now - board.halfmoveClock();
        int first = Math.max(from, 0);
        for (int ply = now; ply > first; ply--) {
            board.undo();
        }
        int[] given = new int[2];
        int uncounted = 0;
        boolean isSurplus = false;
        for (int ply = first + 1; ply <= now; ply++) {
            int by = record.by(ply);
            boolean answersSurplus = isSurplus;
            board.play(by, record.play(ply));
            isSurplus = board.inCheck() && ++given[by] > checks && (limited == BOTH || limited == by);
            uncounted += isSurplus || answersSurplus ? 1 : 0;
        }
        return new NoCaptures(from, now, uncounted, checks, limited);
    }
}
