package org.openarbiter.search.repetition;

import org.openarbiter.rules.core.Board;
import org.openarbiter.search.alphabeta.PathJudge;

/**
 * Repetitions and counts of moves in games in which both can only draw: any detector with any policy.
 *
 * <p>The count is that of the rules, not of the policy: so many reversible plies draw, unless the last of them mates.
 */
public final class DrawJudge implements PathJudge {
    private final Board board;
    private final Detector line;
    private final DrawPolicy policy;
    private final int mostPlies;
    private int restsOn;

    /**
     * A judge of what is played on a board, which begins with the position it shows.
     *
     * @param line finds repetitions
     * @param policy says which of them draw, and what that is worth
     * @param mostPlies how many reversible plies in a row draw: 100 by the rule of fifty moves
     */
    public DrawJudge(Board board, Detector line, DrawPolicy policy, int mostPlies) {
        this.board = board;
        this.line = line;
        this.policy = policy;
        this.mostPlies = mostPlies;
        start();
    }

    @Override
    public void start() {
        line.begin(PositionKeys.of(board));
    }

    @Override
    public void played(int play) {
        line.enter(play, PositionKeys.of(board), board.reversiblePlies() > 0);
    }

    @Override
    public void passed() {
        line.enter(0, PositionKeys.of(board), false);
    }

    @Override
    public void undone() {
        line.leave();
    }

    @Override
    public int verdict(int ply, int beta) {
        if (board.reversiblePlies() >= mostPlies && board.hasLegalPlay(board.toMove())) {
            restsOn = ply - mostPlies;
            return policy.draw(ply);
        }
        int back = policy.settledBy(line, ply);
        restsOn = ply - back;
        return back == 0 ? UNDECIDED : policy.draw(ply);
    }

    @Override
    public int restsOn() {
        return restsOn;
    }
}
