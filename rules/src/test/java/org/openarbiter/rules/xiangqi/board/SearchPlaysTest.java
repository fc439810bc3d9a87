package org.openarbiter.rules.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a search asks of the board beyond what a ruling needs: captures and quiet moves apart, passes, mobility. */
final class SearchPlaysTest {

    @Test
    void capturesAndQuietMovesTogetherAreAllMoves() throws Exception {
        RandomGames.visit(31, 300, (board, random) -> {
            int[] all = RandomGames.plays(board);
            int[] parts = new int[board.mostPlays() + all.length + 1];
            parts[0] = -7;
            int captures = board.captures(parts, 1);
            assertThat(IntStream.range(1, captures).map(i -> board.pieceAt(Move.to(parts[i]))))
                    .as(board.toText())
                    .doesNotContain(Piece.NONE);
            int end = board.quiets(parts, captures);
            assertThat(IntStream.range(captures, end).map(i -> board.pieceAt(Move.to(parts[i]))))
                    .as(board.toText())
                    .allMatch(piece -> piece == Piece.NONE);
            assertThat(parts[0]).isEqualTo(-7);
            assertThat(Arrays.copyOfRange(parts, 1, end)).as(board.toText()).containsExactlyInAnyOrder(all);
        });
    }

    @Test
    void aPassChangesTheSideAndNothingElse() throws Exception {
        RandomGames.visit(32, 100, (board, random) -> {
            if (board.inCheck()) {
                return;
            }
            String before = board.toText() + board.placementKey() + board.plies();
            long placement = board.placementKey();
            int side = board.toMove();
            board.pass();
            assertThat(board.toMove()).isEqualTo(side ^ 1);
            assertThat(board.placementKey()).isEqualTo(placement);
            assertThat(board.countLegalPlays()).isEqualTo(XiangqiBoard.of(board.toText()).countLegalPlays());
            board.undo();
            assertThat(board.toText() + board.placementKey() + board.plies()).isEqualTo(before);
        });
    }

    @Test
    void mobilityIsTheNumberOfPointsThatThePlainGeneratorReaches() throws Exception {
        RandomGames.visit(33, 12, (board, random) -> {
            SlowXiangqi slow = SlowXiangqi.of(board.toText());
            for (int from = 0; from < Point.COUNT; from++) {
                String one = Point.name(from);
                if (board.pieceAt(from) != Piece.NONE) {
                    long reached = IntStream.range(0, Point.COUNT).filter(to -> slow.canGo(one, Point.name(to))).count();
                    assertThat(board.mobility(from)).as("%s %s", board, one).isEqualTo((int) reached);
                }
            }
        });
    }
}
