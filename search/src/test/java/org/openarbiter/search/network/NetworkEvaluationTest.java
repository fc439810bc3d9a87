package org.openarbiter.search.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.chess.ChessEvaluation;
import org.openarbiter.search.xiangqi.XiangqiEvaluation;

/** A value that is updated from one position to the next is the one that follows from the pieces alone. */
class NetworkEvaluationTest {
    private static final int STEPS = 400;

    @Test
    void in_xiangqi() throws Exception {
        for (int seed = 0; seed < 4; seed++) {
            walk(XiangqiBoard.start(), Inputs.XIANGQI, XiangqiBoard::copyPieces, XiangqiEvaluation::new, seed);
        }
        walk(XiangqiBoard.of("3k5/9/9/9/9/9/4r4/9/9/5K3 w - - 0 1"), Inputs.XIANGQI, XiangqiBoard::copyPieces, XiangqiEvaluation::new, 5);
    }

    @Test
    void in_chess() throws Exception {
        for (int seed = 0; seed < 4; seed++) {
            walk(ChessBoard.start(), Inputs.CHESS, ChessBoard::copyPieces, ChessEvaluation::new, seed);
        }
        walk(ChessBoard.of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"), Inputs.CHESS, ChessBoard::copyPieces, ChessEvaluation::new, 5);
    }

    private static <B extends Board> void walk(B board, Inputs inputs, PieceReader<B> reader, Supplier<Evaluation<B>> byHand, int seed) {
        Random random = new Random(seed);
        Network network = Networks.random(inputs, Network.STEP * (1 + seed), seed % 2 == 1, random);
        NetworkEvaluation<B> updated = new NetworkEvaluation<>(network, reader, byHand);
        Evaluation<B> corrected = network.corrects() ? byHand.get() : unseen -> 0;
        int[] moves = new int[board.mostPlays()];
        int start = board.plies();
        for (int step = 0; step < STEPS; step++) {
            int count = board.legalPlays(board.toMove(), moves);
            if (count == 0 || board.plies() > start && random.nextInt(5) < 2) {
                for (int back = 1 + random.nextInt(4); back > 0 && board.plies() > start; back--) {
                    board.undo();
                }
            } else {
                board.play(board.toMove(), moves[random.nextInt(count)]);
            }
            if (random.nextInt(4) > 0) {
                assertThat(updated.of(board)).as("%s", board.toText()).isEqualTo(corrected.of(board) + Networks.value(network, reader, board));
            }
            if (count == 0 && board.plies() == start) {
                return;
            }
        }
    }
}
