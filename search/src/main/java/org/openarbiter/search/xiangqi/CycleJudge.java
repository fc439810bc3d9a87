package org.openarbiter.search.xiangqi;

import java.util.Arrays;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.PathJudge;
import org.openarbiter.search.alphabeta.Score;
import org.openarbiter.search.repetition.CountingTable;
import org.openarbiter.search.repetition.DrawPolicy;
import org.openarbiter.search.repetition.PositionKeys;

/**
 * The judge of repetitions inside a search: rules as {@code xiangqi:wxf}, {@code xiangqi:axf} or
 * {@code xiangqi:check-only} would, on the line of play so far.
 *
 * <p>It follows the board on which the search plays. The stretch judged goes from the first occurrence of the position to now,
 * whatever shorter cycles lie in it; who has the greater offense loses. How many occurrences it takes is the policy's affair.
 * What a move attacks, and whether its reply dealt with that, is kept with the move until it is taken back, so that a stretch
 * that is judged again and again in neighboring lines is worked out once.
 *
 * <p>Source: Tan and Watkinson Medina, <i>Complete Implementation of WXF Chinese Chess Rules</i>, sections 4 and 5, corrected
 * as the project's DECISIONS say. Tested equal to the ruling. It does not allocate once its arrays have grown to the length of the line,
 * and belongs to one thread, as its board does.
 */
public final class CycleJudge implements PathJudge {
    private static final int USUAL_PLIES = 512;
    private static final int ALL = -1;

    private static final int IDLE = 0;
    private static final int CHASE = 1;
    private static final int CHECK = 2;

    private static final byte UNKNOWN = -1;
    private static final byte NO = 0;
    private static final byte YES = 1;

    private final XiangqiBoard board;
    private final boolean chases;
    private final DrawPolicy policy;
    private final Timing timing;
    private final boolean skipsOpponent;
    private final CountingTable line = new CountingTable();
    private final FreeCaptures captures;

    private int[] moves = new int[USUAL_PLIES];
    /** Whether each move gave check, as far as known. */
    private byte[] checks = new byte[USUAL_PLIES];
    /** How many captures each move threatened, or {@link #UNKNOWN}. */
    private byte[] counts = new byte[USUAL_PLIES];
    private int[] threats = new int[USUAL_PLIES * FreeCaptures.MOST];
    /** The victims of each move with which the move after it dealt, or {@link #UNKNOWN}. */
    private int[] victims = new int[USUAL_PLIES];

    /** The ply whose position the board shows, while a stretch is being judged. */
    private int shown;

    private int distance;
    private int restsOn;

    /**
     * A judge of what is played on a board, which begins with the position it shows.
     *
     * @param chases whether perpetual chases lose; if not, only perpetual checks do
     * @param policy when a repetition ends the game for the search
     * @param timing when attacks are worked out
     * @param skipsOpponent whether what the opponent did is left aside where a draw suffices to cut off and the side to move did
     *     nothing wrong (Tan and Watkinson Medina, section 5.2)
     */
    public CycleJudge(XiangqiBoard board, boolean chases, DrawPolicy policy, Timing timing, boolean skipsOpponent) {
        this.board = board;
        this.chases = chases;
        this.policy = policy;
        this.timing = timing;
        this.skipsOpponent = skipsOpponent;
        captures = new FreeCaptures(board);
        start();
    }

    /** The judge that costs least. */
    public CycleJudge(XiangqiBoard board, boolean chases, DrawPolicy policy) {
        this(board, chases, policy, Timing.REPETITION, true);
    }

    @Override
    public void start() {
        line.begin(PositionKeys.of(board));
    }

    @Override
    public void played(int move) {
        boolean reversible = board.reversiblePlies() > 0;
        add(move, reversible);
        if (chases && timing != Timing.REPETITION) {
            int ply = line.plies();
            if (reversible && ply > 1 && counts[ply - 1] >= 0) {
                victims[ply - 1] = captures.dealtWith(threats, (ply - 1) * FreeCaptures.MOST, counts[ply - 1]);
            }
            if (timing == Timing.EVERY_MOVE) {
                lookAhead(ply);
            }
        }
    }

    @Override
    public void passed() {
        add(Move.NONE, false);
    }

    @Override
    public void undone() {
        line.leave();
    }

    @Override
    public long key() {
        return line.keyAgo(0);
    }

    @Override
    public void quietMoves() {
        int ply = line.plies();
        if (chases && timing == Timing.QUIET_MOVES && ply > 0 && counts[ply] == UNKNOWN) {
            lookAhead(ply);
        }
    }

    @Override
    public int verdict(int ply, int beta) {
        int draw = policy.draw(ply);
        CycleVerdict verdict = judge(ply, skipsOpponent && draw >= beta);
        restsOn = ply - distance;
        return switch (verdict) {
            case NONE -> UNDECIDED;
            case DRAW, DRAW_OR_WIN -> draw;
            case WIN -> Score.wonByRule(ply);
            case LOSS -> Score.lostByRule(ply);
        };
    }

    @Override
    public boolean isCycling() {
        return line.back() != 0;
    }

    @Override
    public int restsOn() {
        return restsOn;
    }

    /**
     * What the way to the position on the board means for the side to move.
     *
     * @param ply how many plies below the root the position stands
     * @param drawSuffices whether a draw is as good as a win: then the judge skips the opponent of a side that did
     *     nothing wrong
     */
    public CycleVerdict judge(int ply, boolean drawSuffices) {
        if (policy.settledBy(line, ply) == 0) {
            return CycleVerdict.NONE;
        }
        distance = 0;
        for (int at = line.back(0); at != 0; at = line.back(at)) {
            distance = at;
        }
        int mover = board.toMove();
        int own = level(mover);
        if (drawSuffices && own == IDLE) {
            return CycleVerdict.DRAW_OR_WIN;
        }
        int other = level(mover ^ 1);
        return own == other ? CycleVerdict.DRAW : own < other ? CycleVerdict.WIN : CycleVerdict.LOSS;
    }

    /** How many plies the stretch had that was judged last. */
    public int distance() {
        return distance;
    }

    /** The offense of a side in the latest {@link #distance} plies. */
    private int level(int side) {
        int now = line.plies();
        shown = now;
        boolean onlyChecks = true;
        int common = chases ? ALL : 0;
        for (int ply = side == board.toMove() ? now - 1 : now; ply > now - distance && (onlyChecks || common != 0); ply -= 2) {
            if (gaveCheck(ply)) {
                common = 0;
            } else {
                onlyChecks = false;
                common = common == 0 ? 0 : common & chased(ply, now);
            }
        }
        while (shown < now) {
            shown++;
            board.play(board.toMove(), moves[shown]);
        }
        return onlyChecks ? CHECK : common != 0 ? CHASE : IDLE;
    }

    private boolean gaveCheck(int ply) {
        if (checks[ply] == UNKNOWN) {
            show(ply);
            checks[ply] = board.inCheck() ? YES : NO;
        }
        return checks[ply] == YES;
    }

    /** The victims of a move; the reply to the last one is that to the first of the stretch, as the position is the same. */
    private int chased(int ply, int now) {
        if (ply < now && victims[ply] != UNKNOWN) {
            return victims[ply];
        }
        show(ply);
        if (counts[ply] == UNKNOWN) {
            look(ply);
        }
        if (counts[ply] == 0) {
            return 0;
        }
        int reply = moves[ply < now ? ply + 1 : now - distance + 1];
        board.play(board.toMove(), reply);
        int chased = captures.dealtWith(threats, ply * FreeCaptures.MOST, counts[ply]);
        board.undo();
        if (ply < now) {
            victims[ply] = chased;
        }
        return chased;
    }

    /** Works out in advance what may never be asked: a check is a check and nothing else. */
    private void lookAhead(int ply) {
        checks[ply] = board.inCheck() ? YES : NO;
        if (checks[ply] == NO) {
            look(ply);
        }
    }

    /** Lists what the move that led to the position on the board threatens; a pass threatens nothing. */
    private void look(int ply) {
        int move = moves[ply];
        counts[ply] = (byte) (move == Move.NONE ? 0 : captures.list(board.toMove() ^ 1, move, threats, ply * FreeCaptures.MOST));
    }

    private void show(int ply) {
        while (shown > ply) {
            board.undo();
            shown--;
        }
    }

    private void add(int move, boolean reversible) {
        line.enter(move, PositionKeys.of(board), reversible);
        int ply = line.plies();
        if (ply == moves.length) {
            grow(2 * ply);
        }
        moves[ply] = move;
        checks[ply] = UNKNOWN;
        counts[ply] = UNKNOWN;
        victims[ply - 1] = UNKNOWN;
    }

    private void grow(int plies) {
        moves = Arrays.copyOf(moves, plies);
        checks = Arrays.copyOf(checks, plies);
        counts = Arrays.copyOf(counts, plies);
        threats = Arrays.copyOf(threats, plies * FreeCaptures.MOST);
        victims = Arrays.copyOf(victims, plies);
    }
}
