package org.openarbiter.rules.chess.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a search asks of the board beyond what a ruling needs: captures and quiet moves apart, and passes. */
final class SearchPlaysTest {

    @Test
    void capturesAndQuietMovesTogetherAreAllMoves() throws Exception {
        int[] promotions = new int[1];
        RandomGames.visit(31, 200, (board, random) -> {
            int[] all = new int[board.mostPlays()];
            int count = board.legalPlays(board.toMove(), all);
            int[] parts = new int[board.mostPlays() + count + 1];
            parts[0] = -7;
            int captures = board.captures(parts, 1);
            assertThat(IntStream.range(1, captures).map(i -> parts[i]))
                    .as(board.toText())
                    .allMatch(play -> Move.isCapture(play) || Move.promotion(play) != Piece.NONE);
            int end = board.quiets(parts, captures);
            assertThat(IntStream.range(captures, end).map(i -> parts[i]))
                    .as(board.toText())
                    .noneMatch(play -> Move.isCapture(play) || Move.promotion(play) != Piece.NONE);
            assertThat(parts[0]).isEqualTo(-7);
            assertThat(Arrays.copyOfRange(parts, 1, end)).as(board.toText())
                    .containsExactlyInAnyOrder(Arrays.copyOf(all, count));
            promotions[0] += (int) Arrays.stream(parts, 1, end).filter(play -> Move.promotion(play) != Piece.NONE).count();
        });
        assertThat(promotions[0]).as("promotions met").isPositive();
    }

    @Test
    void aPassChangesTheSideAndTheRightToTakeEnPassantAndNothingElse() throws Exception {
        int[] taken = new int[1];
        RandomGames.visit(32, 100, (board, random) -> {
            if (board.inCheck()) {
                return;
            }
            String before = board.toText() + board.placementKey() + board.rights() + board.plies();
            long rights = board.rights();
            long placement = board.placementKey();
            int side = board.toMove();
            taken[0] += board.legalEnPassantSquare() != 0 ? 1 : 0;
            board.pass();
            assertThat(board.toMove()).isEqualTo(side ^ 1);
            assertThat(board.placementKey()).isEqualTo(placement);
            assertThat(board.rights()).isEqualTo(rights & ~0xFF00L);
            assertThat(board.enPassantSquare()).isZero();
            assertThat(board.countLegalPlays()).isEqualTo(ChessBoard.of(board.toText()).countLegalPlays());
            board.undo();
            assertThat(board.toText() + board.placementKey() + board.rights() + board.plies()).isEqualTo(before);
        });
        assertThat(taken[0]).as("positions with a capture en passant").isPositive();
    }

    @Test
    void attackersAreCountedOverTheOccupiedSquaresThatAreGiven() throws Exception {
        ChessBoard board = ChessBoard.of("4k3/8/8/3r4/8/3p4/8/3RK3 w - - 0 1");
        int d1 = Square.of(3, 0);
        assertThat(board.attackersTo(d1) & board.squares(Piece.BLACK)).isZero();
        long pawn = board.squares(Piece.PAWN, Piece.BLACK);
        assertThat(board.attackersTo(d1, board.occupied() & ~pawn) & board.squares(Piece.BLACK))
                .isEqualTo(board.squares(Piece.ROOK, Piece.BLACK));
        assertThat(board.squaresOf(Piece.ROOK)).isEqualTo(1L << d1 | board.squares(Piece.ROOK, Piece.BLACK));
    }
}
