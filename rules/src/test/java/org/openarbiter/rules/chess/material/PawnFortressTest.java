package org.openarbiter.rules.chess.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.FenException;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.Piece;

/** Locked pawns, against a walk through all positions that can follow: in a fortress no pawn ever moves and nothing is ever taken. */
final class PawnFortressTest {
    private static final int POSITIONS = 4_000;
    private static final int MOST = 4_000;

    @Test
    void in_a_fortress_nothing_but_the_kings_ever_moves() {
        Random random = new Random(14);
        int fortresses = 0;
        int others = 0;
        for (int number = 0; number < POSITIONS; number++) {
            ChessBoard board = locked(random);
            if (board == null) {
                continue;
            }
            boolean holds = PawnFortress.holds(board);
            if (holds) {
                fortresses++;
                assertThat(onlyKingsMove(board)).as(board.toText()).isTrue();
            } else if (onlyKingsMove(board)) {
                others++;
            }
        }
        assertThat(fortresses).isGreaterThan(50);
        // Where the other king guards the way or a king has no move, the walk knows more than the test.
        assertThat(others).isLessThan(fortresses);
    }

    /** Pairs of pawns face to face on most files, and two kings; null if that is no position. */
    private static ChessBoard locked(Random random) {
        char[][] squares = new char[8][8];
        int gaps = random.nextInt(3);
        for (int file = 0; file < 8; file++) {
            if (random.nextInt(8) >= gaps) {
                int rank = 2 + random.nextInt(3);
                squares[rank][file] = 'P';
                squares[rank + 1][file] = 'p';
            }
        }
        squares[random.nextInt(3)][random.nextInt(8)] = 'K';
        squares[5 + random.nextInt(3)][random.nextInt(8)] = 'k';
        try {
            return Drawn.board(squares, random.nextBoolean() ? "w" : "b");
        } catch (FenException e) {
            return null;
        }
    }

    private static boolean onlyKingsMove(ChessBoard start) {
        Set<String> seen = new HashSet<>();
        Deque<ChessBoard> open = new ArrayDeque<>();
        open.add(start);
        while (!open.isEmpty() && seen.size() < MOST) {
            ChessBoard board = open.remove();
            int[] plays = new int[board.mostPlays()];
            int count = board.legalPlays(board.toMove(), plays);
            for (int i = 0; i < count; i++) {
                if (Move.isCapture(plays[i]) || Piece.kind(board.pieceAt(Move.from(plays[i]))) == Piece.PAWN) {
                    return false;
                }
                ChessBoard next = board.copy();
                next.play(next.toMove(), plays[i]);
                if (seen.add(next.kingSquare(0) + " " + next.kingSquare(1) + " " + next.toMove())) {
                    open.add(next);
                }
            }
        }
        return true;
    }
}
