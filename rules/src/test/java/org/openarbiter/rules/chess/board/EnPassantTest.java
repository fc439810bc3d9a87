package org.openarbiter.rules.chess.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An en passant right counts only if a legal capture exists. */
final class EnPassantTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "free capturer,               4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1,      d2d4, d3",
        "one capturer on each side,   4k3/8/8/8/2p1p3/8/3P4/4K3 w - - 0 1,    d2d4, d3",
        "no capturer beside,          4k3/8/8/8/5p2/8/3P4/4K3 w - - 0 1,      d2d4, -",
        "capturer over the edge,      4k3/8/8/7p/8/8/P7/4K3 w - - 0 1,        a2a4, -",
        "pinned along the file,       4k3/8/8/8/4p3/8/3P4/3KR3 w - - 0 1,     d2d4, -",
        "king on the capture's file,  3k4/8/8/8/4p3/8/3P4/3KR3 w - - 0 1,     d2d4, d3",
        "pinned along the diagonal,   7k/8/8/8/3p4/8/4P3/B3K3 w - - 0 1,      e2e4, -",
        "pinned along the capture,    8/8/6k1/8/4p3/8/3P4/1B2K3 w - - 0 1,    d2d4, d3",
        "both leave the rank,         8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1,      e2e4, -",
        "a third piece on the rank,   8/8/8/8/k1np3R/8/4P3/4K3 w - - 0 1,     e2e4, e3",
        "two capturers on the rank,   8/8/8/8/k2p1p1R/8/4P3/4K3 w - - 0 1,    e2e4, e3",
        "the pawn itself gives check, 8/8/8/3k4/5p2/8/4P3/4K3 w - - 0 1,      e2e4, e3",
        "check found by the step,     8/8/8/8/3p2k1/8/4P3/3BK3 w - - 0 1,     e2e4, -",
        "one of two is pinned,        4k3/8/8/8/2p1p3/8/3P4/3KR3 w - - 0 1,   d2d4, d3"
    })
    void countsIfACaptureIsLegal(String name, String fen, String step, String square) throws Exception {
        ChessBoard board = ChessBoard.of(fen);
        board.play(0, board.parse(step));
        String passed = step.charAt(0) + "3";
        assertThat(Square.name(board.enPassantSquare())).isEqualTo(passed);
        assertThat(board.legalEnPassantSquare() == 0 ? "-" : Square.name(board.legalEnPassantSquare())).isEqualTo(square);
        assertThat(board.rights()).isEqualTo((long) board.legalEnPassantSquare() << 8);
        assertThat(board.toText()).contains(" b - " + square + " 0 1");
        assertThat(Fen.write(board, Fen.EnPassant.AFTER_DOUBLE_STEP)).contains(" b - " + passed + " 0 1");
        assertThat(new TreeSet<>(RandomGames.texts(board)))
                .isEqualTo(SlowChess.of(Fen.write(board, Fen.EnPassant.AFTER_DOUBLE_STEP)).moves());
    }

    @Test
    void theRightLastsForOnePly() throws Exception {
        ChessBoard board = ChessBoard.of("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1");
        board.play(0, board.parse("d2d4"));
        long before = board.rights();
        assertThat(before).isNotZero();
        board.play(1, board.parse("e8e7"));
        assertThat(board.rights()).isZero();
        assertThat(board.enPassantSquare()).isZero();
        board.undo();
        assertThat(board.rights()).isEqualTo(before);
    }

    @Test
    void theCaptureTakesThePawnThatPassed() throws Exception {
        ChessBoard board = ChessBoard.of("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1");
        board.play(0, board.parse("d2d4"));
        int play = board.parse("e4d3");
        assertThat(Move.isEnPassant(play)).isTrue();
        assertThat(Move.isCapture(play)).isTrue();
        board.play(1, play);
        assertThat(board.toText()).isEqualTo("4k3/8/8/8/8/3p4/8/4K3 w - - 0 2");
        board.undo();
        assertThat(board.toText()).isEqualTo("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1");
    }
}
