package org.openarbiter.rules.chess.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.board.PlayException;

final class Chess960Test {

    @ParameterizedTest
    @CsvSource({"0, bbqnnrkr", "518, rnbqkbnr", "534, rnbkqbnr", "959, rkrnnqbb"})
    void startingPositionsAreNumberedAsScharnaglDoes(int number, String rank) {
        assertThat(Chess960.fen(number))
                .isEqualTo(rank + "/pppppppp/8/8/8/8/PPPPPPPP/" + rank.toUpperCase(Locale.ROOT) + " w KQkq - 0 1");
    }

    @Test
    void allStartingPositionsDiffer() {
        var fens = new HashSet<String>();
        for (int number = 0; number < 960; number++) {
            fens.add(Chess960.fen(number));
        }
        assertThat(fens).hasSize(960);
        assertThatThrownBy(() -> Chess960.fen(960)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "4k3/8/8/8/8/8/8/1R4KR w K - 0 1,   g1h1, 4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1",
        "4k3/8/8/8/8/8/8/1R4KR w B - 0 1,   g1b1, 4k3/8/8/8/8/8/8/2KR3R b - - 1 1",
        "4k3/8/8/8/8/8/8/2RK4 w Q - 0 1,    d1c1, 4k3/8/8/8/8/8/8/2KR4 b - - 1 1",
        "4k3/8/8/8/8/8/8/5KR1 w K - 0 1,    f1g1, 4k3/8/8/8/8/8/8/5RK1 b - - 1 1",
        "4k3/8/8/8/8/8/8/R1K5 w Q - 0 1,    c1a1, 4k3/8/8/8/8/8/8/2KR4 b - - 1 1",
        "4k3/8/8/8/8/8/8/1R1K4 w Q - 0 1,   d1b1, 4k3/8/8/8/8/8/8/2KR4 b - - 1 1"
    })
    void castlingEndsAsInStandardChess(String before, String move, String after) throws Exception {
        ChessBoard board = ChessBoard.of(before);
        int play = board.parse(move);
        assertThat(Move.isCastling(play)).isTrue();
        assertThat(board.chess960()).isTrue();
        assertThat(board.text(play)).isEqualTo(move);
        board.play(0, play);
        assertThat(board.toText()).isEqualTo(after);
        assertThat(board.placementKey()).isEqualTo(ChessBoard.of(after).placementKey());
        board.undo();
        assertThat(board.toText()).startsWith(before.substring(0, before.indexOf(' ')));
    }

    @Test
    void aRookThatShieldsTheKingMayNotLeaveIt() throws Exception {
        ChessBoard board = ChessBoard.of("4k3/8/8/8/8/8/8/rR2K3 w B - 0 1");
        assertThatThrownBy(() -> board.parse("e1b1")).isInstanceOf(PlayException.class)
                .hasMessage("castling takes away the rook that shields the king from check");
    }

    @Test
    void aStepOfOneSquareIsNoCastling() throws Exception {
        ChessBoard board = ChessBoard.of("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
        assertThat(Move.isCastling(board.parse("f1g1"))).isFalse();
        assertThat(Move.isCastling(board.parse("f1h1"))).isTrue();
    }
}
