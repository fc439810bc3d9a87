package org.openarbiter.search.xiangqi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.PathJudge;
import org.openarbiter.search.alphabeta.Score;
import org.openarbiter.search.repetition.DrawPolicy;

/** The scores that the search gets for repetitions. */
class CycleScoresTest {
    /** Red's only resource is perpetual check. */
    private static final String CHECKS = "9/5k3/7R1/9/9/9/p3p4/1r7/r8/4K4 w - - 0 1";
    private static final List<String> CHECKING = List.of("h7h8", "f8f9", "h8h9", "f9f8", "h9h8", "f8f9", "h8h9", "f9f8");
    /** A rook chases an unprotected cannon from file to file. */
    private static final String CHASE = "2bakab2/9/1n1n5/8c/9/7R1/9/9/9/3K5 w - - 0 1";
    private static final List<String> CHASING = List.of("h4i4", "i6h6", "i4h4", "h6i6");
    /** Nobody does anything wrong. */
    private static final String QUIET = "3k5/9/9/9/9/9/9/9/9/R4K3 w - - 0 1";
    private static final List<String> TO_AND_FRO = List.of("a0a1", "d9d8", "a1a0", "d8d9");

    private static CycleJudge play(String fen, List<String> moves, boolean chases, DrawPolicy policy, boolean skipsOpponent)
            throws Exception {
        XiangqiBoard board = XiangqiBoard.of(fen);
        var judge = new CycleJudge(board, chases, policy, Timing.REPETITION, skipsOpponent);
        for (String move : moves) {
            int play = board.parse(move);
            board.play(board.toMove(), play);
            judge.played(play);
        }
        return judge;
    }

    @Test
    void who_checks_for_ever_loses_and_rather_later_than_sooner() throws Exception {
        CycleJudge before = play(CHECKS, CHECKING.subList(0, 4), false, DrawPolicy.FIRST, true);
        assertThat(before.verdict(4, 0)).isEqualTo(PathJudge.UNDECIDED);
        CycleJudge judge = play(CHECKS, CHECKING.subList(0, 5), false, DrawPolicy.FIRST, true);
        assertThat(judge.verdict(5, 1)).as("for Black, who has been checked").isEqualTo(Score.wonByRule(5));
        assertThat(judge.restsOn()).isEqualTo(1);
        assertThat(judge.distance()).isEqualTo(4);
        assertThat(Score.wonByRule(9)).isLessThan(Score.wonByRule(5));
    }

    @Test
    void who_chases_for_ever_loses_only_where_chases_count() throws Exception {
        CycleJudge judge = play(CHASE, CHASING, true, DrawPolicy.FIRST, true);
        assertThat(judge.verdict(4, -Score.INFINITE)).as("for Red, who chased").isEqualTo(Score.lostByRule(4));
        assertThat(judge.restsOn()).isZero();
        assertThat(play(CHASE, CHASING, false, DrawPolicy.FIRST, true).verdict(4, 0)).isZero();
    }

    @Test
    void a_draw_is_worth_what_the_policy_says() throws Exception {
        DrawPolicy policy = DrawPolicy.FIRST.withContempt(30);
        assertThat(play(QUIET, TO_AND_FRO, true, policy, true).verdict(4, 100)).isEqualTo(-30);
        assertThat(play(QUIET, TO_AND_FRO, true, policy, true).verdict(5, 100)).isEqualTo(30);
    }

    @Test
    void a_side_that_did_nothing_wrong_need_not_wait_where_a_draw_cuts_off() throws Exception {
        List<String> fourMore = List.of("h4i4", "i6h6", "i4h4", "h6i6", "h4i4");
        assertThat(play(CHASE, fourMore, true, DrawPolicy.FIRST, true).verdict(5, 0)).as("at least a draw for Black").isZero();
        assertThat(play(CHASE, fourMore, true, DrawPolicy.FIRST, true).verdict(5, 1)).isEqualTo(Score.wonByRule(5));
        assertThat(play(CHASE, fourMore, true, DrawPolicy.FIRST, false).verdict(5, 0)).isEqualTo(Score.wonByRule(5));
    }

    @Test
    void the_second_repetition_may_be_waited_for_across_the_root() throws Exception {
        CycleJudge judge = play(CHECKS, CHECKING.subList(0, 5), true, DrawPolicy.SECOND_ACROSS_ROOT, true);
        assertThat(judge.verdict(3, 0)).isEqualTo(PathJudge.UNDECIDED);
        assertThat(judge.verdict(4, 1)).isEqualTo(Score.wonByRule(4));
    }
}
