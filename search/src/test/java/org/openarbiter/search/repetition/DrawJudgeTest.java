package org.openarbiter.search.repetition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.search.alphabeta.PathJudge;

/** The repetitions and move counts that a search of chess sees. */
class DrawJudgeTest {
    private static final int FIFTY_MOVES = 100;

    private static DrawJudge judge(ChessBoard board, DrawPolicy policy) {
        return new DrawJudge(board, new KeyList(), policy, FIFTY_MOVES);
    }

    private static void play(ChessBoard board, PathJudge judge, List<String> moves) throws Exception {
        for (String move : moves) {
            int play = board.parse(move);
            board.play(board.toMove(), play);
            judge.played(play);
        }
    }

    @Test
    void a_repetition_draws_where_the_policy_says_so() throws Exception {
        ChessBoard board = ChessBoard.start();
        DrawJudge judge = judge(board, DrawPolicy.SECOND_ACROSS_ROOT.withContempt(10));
        List<String> round = List.of("g1f3", "g8f6", "f3g1", "f6g8");
        play(board, judge, round);
        assertThat(judge.verdict(4, 0)).isEqualTo(-10);
        assertThat(judge.restsOn()).isZero();
        assertThat(judge.verdict(3, 0)).isEqualTo(PathJudge.UNDECIDED);
        play(board, judge, round);
        assertThat(judge.verdict(3, 0)).isEqualTo(10);
        assertThat(judge.restsOn()).isEqualTo(-5);
        judge.undone();
        board.undo();
        assertThat(judge.verdict(2, 0)).isEqualTo(PathJudge.UNDECIDED);
    }

    @Test
    void a_repetition_to_come_draws_if_it_lies_in_the_tree() throws Exception {
        ChessBoard board = ChessBoard.start();
        var line = new KeyList();
        var upcoming = new UpcomingRepetition(ReversibleMoves.ofPositionKeys(), line);
        DrawPolicy policy = DrawPolicy.SECOND_ACROSS_ROOT.withContempt(10);
        var judge = new DrawJudge(board, line, policy, FIFTY_MOVES, () -> upcoming.back(board));
        play(board, judge, List.of("g1f3", "g8f6", "f3g1"));
        assertThat(judge.upcoming(3)).as("f6g8 brings back the root").isEqualTo(10);
        assertThat(judge.restsOn()).isZero();
        assertThat(judge.upcoming(2)).as("f6g8 brings back a position of the game").isEqualTo(PathJudge.UNDECIDED);
        play(board, judge, List.of("f6g8"));
        assertThat(judge.upcoming(4)).as("g1f3 brings back the position after the first move").isEqualTo(-10);
        assertThat(judge.restsOn()).isEqualTo(1);
        DrawJudge blind = judge(board, DrawPolicy.FIRST);
        assertThat(blind.upcoming(4)).as("a judge that does not look ahead").isEqualTo(PathJudge.UNDECIDED);
    }

    @Test
    void nothing_recurs_across_a_pass() throws Exception {
        ChessBoard board = ChessBoard.start();
        DrawJudge judge = judge(board, DrawPolicy.FIRST);
        play(board, judge, List.of("g1f3", "g8f6"));
        judge.passed();
        judge.passed();
        play(board, judge, List.of("f3g1", "f6g8"));
        assertThat(judge.verdict(6, 0)).isEqualTo(PathJudge.UNDECIDED);
    }

    @Test
    void fifty_moves_draw_unless_the_last_one_mates() throws Exception {
        ChessBoard quiet = ChessBoard.of("7k/8/8/8/8/8/8/KQ6 w - - 99 80");
        DrawJudge judge = judge(quiet, DrawPolicy.FIRST);
        assertThat(judge.verdict(1, 0)).isEqualTo(PathJudge.UNDECIDED);
        play(quiet, judge, List.of("b1b2"));
        assertThat(judge.verdict(1, 0)).isZero();
        assertThat(judge.restsOn()).isEqualTo(-99);
        ChessBoard mating = ChessBoard.of("7k/8/6K1/8/8/8/8/1Q6 w - - 99 80");
        DrawJudge mated = judge(mating, DrawPolicy.FIRST);
        play(mating, mated, List.of("b1b8"));
        assertThat(mated.verdict(1, 0)).isEqualTo(PathJudge.UNDECIDED);
    }
}
