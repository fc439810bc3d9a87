package org.openarbiter.search.repetition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.Allocation;
import org.openarbiter.search.alphabeta.PathJudge;
import org.openarbiter.search.xiangqi.CycleJudge;
import org.openarbiter.search.xiangqi.Timing;

/** Nothing is allocated while a search goes on: neither by a detector nor by a judge that has a cycle to judge. */
class AllocationTest {
    private static final int ROUNDS = 200;
    private static final String[] SHUFFLE = {"g1f3", "g8f6", "f3g1", "f6g8"};
    private static final String CHASE = "2bakab2/9/1n1n5/8c/9/7R1/9/9/9/3K5 w - - 0 1";
    private static final String[] CHASING = {"h4i4", "i6h6", "i4h4", "h6i6"};

    static Stream<Detector> detectors() {
        ChessBoard board = ChessBoard.start();
        return Stream.of(new KeyList(), new DistanceChain(), new CountingTable(), new OpenAddressing(), new OpenFlags(12),
                new PrintedMoveChain(6), new MoveChain(board::pieceAt, board::rights, 6));
    }

    /** How many bytes a piece of work takes at least; the first times the machine may allocate for itself. */
    private static long allocated(Runnable work) {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 5; i++) {
            long before = Allocation.sinceStart();
            work.run();
            least = Math.min(least, Allocation.sinceStart() - before);
        }
        return least;
    }

    @ParameterizedTest
    @MethodSource("detectors")
    void no_detector_allocates(Detector detector) throws Exception {
        ChessBoard board = ChessBoard.start();
        int[] moves = new int[SHUFFLE.length];
        long[] keys = new long[SHUFFLE.length];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = board.parse(SHUFFLE[i]);
            board.play(board.toMove(), moves[i]);
            keys[i] = PositionKeys.of(board);
        }
        detector.begin(keys[moves.length - 1]);
        int[] found = new int[1];
        assertThat(allocated(() -> {
            for (int i = 0; i < ROUNDS; i++) {
                detector.enter(moves[i % moves.length], keys[i % moves.length], true);
                found[0] += detector.occurrences();
            }
            while (detector.plies() > 0) {
                detector.leave();
            }
        })).isZero();
        assertThat(found[0]).isGreaterThan(ROUNDS);
    }

    @ParameterizedTest
    @MethodSource("timings")
    void no_judge_of_cycles_allocates(Timing timing) throws Exception {
        XiangqiBoard board = XiangqiBoard.of(CHASE);
        int[] moves = new int[CHASING.length];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = board.parse(CHASING[i]);
            board.play(board.toMove(), moves[i]);
        }
        PathJudge judge = new CycleJudge(board, true, DrawPolicy.FIRST, timing, false);
        int[] decided = new int[1];
        assertThat(allocated(() -> {
            for (int i = 0; i < ROUNDS; i++) {
                judge.quietMoves();
                board.play(board.toMove(), moves[i % moves.length]);
                judge.played(moves[i % moves.length]);
                decided[0] += judge.verdict(i, 0) == PathJudge.UNDECIDED ? 0 : 1;
            }
            for (int i = 0; i < ROUNDS; i++) {
                judge.undone();
                board.undo();
            }
        })).isZero();
        assertThat(decided[0]).isEqualTo(5 * (ROUNDS - moves.length + 1));
    }

    static Stream<Timing> timings() {
        return Stream.of(Timing.values());
    }
}
