package org.openarbiter.search.repetition;

import java.util.function.IntSupplier;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.search.alphabeta.PathJudge;

/**
 * Judges repetitions and move counts in games where they can only draw, with any detector that keeps keys and any policy.
 *
 * <p>The move count follows the rules, not the policy: a number of reversible plies draws, unless the last one mates.
 */
public final class DrawJudge implements PathJudge {
    private final Board board;
    private final KeyHistory line;
    private final DrawPolicy policy;
    private final int mostPlies;
    private final IntSupplier ahead;
    private int restsOn;

    /**
     * A judge of what is played on a board, which begins with the position it shows.
     *
     * @param line finds repetitions
     * @param policy says which of them draw, and what that is worth
     * @param mostPlies how many reversible plies in a row draw: 100 by the rule of fifty moves
     */
    public DrawJudge(Board board, KeyHistory line, DrawPolicy policy, int mostPlies) {
        this(board, line, policy, mostPlies, () -> 0);
    }

    /**
     * A judge that also sees a repetition one move ahead.
     *
     * @param ahead how many plies ago a position stood that one move of the side to move brings back; 0 if there is none
     */
    public DrawJudge(Board board, KeyHistory line, DrawPolicy policy, int mostPlies, IntSupplier ahead) {
        this.board = board;
        this.ahead = ahead;
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
    public long key() {
        return line.keyAgo(0);
    }

    /** {@inheritDoc} Only positions of the tree are counted: one of the game before it may have to come back more often. */
    @Override
    public int upcoming(int ply) {
        int back = ahead.getAsInt();
        if (back == 0 || back > ply || !policy.settlesInTree(ply + 1)) {
            return UNDECIDED;
        }
        restsOn = ply - back;
        return policy.draw(ply);
    }

    @Override
    public int restsOn() {
        return restsOn;
    }
}
