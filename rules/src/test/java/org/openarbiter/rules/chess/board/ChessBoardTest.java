package org.openarbiter.rules.chess.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.board.PlayException;

final class ChessBoardTest {

    @Test
    void theGameStartsWithTwentyMoves() {
        ChessBoard board = ChessBoard.start();
        assertThat(board.toText()).isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assertThat(board.countLegalPlays()).isEqualTo(20);
        assertThat(board.chess960()).isFalse();
        assertThat(board.plies()).isZero();
        assertThatThrownBy(board::undo).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void theFoolsMateIsMate() throws PlayException {
        ChessBoard board = ChessBoard.start();
        play(board, "f2f3 e7e5 g2g4");
        assertThat(board.isCheckmate()).isFalse();
        play(board, "d8h4");
        assertThat(board.inCheck()).isTrue();
        assertThat(board.isCheckmate()).isTrue();
        assertThat(board.isStalemate()).isFalse();
        assertThat(board.hasLegalPlay(0)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, false, true",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1, true, false",
        "7k/5Q2/6K1/8/8/8/p7/8 b - - 0 1, false, false",
        "k7/1R6/2N5/8/8/8/7r/K7 b - - 0 1, false, false",
        "7k/7p/8/8/8/8/1K6/7R b - - 0 1, false, false"
    })
    void mateAndStalemate(String fen, boolean mate, boolean stalemate) throws Exception {
        ChessBoard board = ChessBoard.of(fen);
        assertThat(board.isCheckmate()).isEqualTo(mate);
        assertThat(board.isStalemate()).isEqualTo(stalemate);
    }

    @Test
    void theMostMovesOfAnyPositionAre218() throws Exception {
        ChessBoard board = ChessBoard.of("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
        assertThat(board.legalPlays(0, new int[board.mostPlays()])).isEqualTo(218).isEqualTo(board.mostPlays());
    }

    @Test
    void theClockCountsFromTheFen() throws Exception {
        ChessBoard board = ChessBoard.of("r3k2r/8/8/8/8/8/P7/R3K2R w KQkq - 17 40");
        play(board, "e1g1 a8a2");
        assertThat(board.halfmoveClock()).isZero();
        assertThat(board.fullMoveNumber()).isEqualTo(41);
        board.undo();
        assertThat(board.halfmoveClock()).isEqualTo(18);
        assertThat(board.reversiblePlies()).isEqualTo(18);
        assertThat(board.fullMoveNumber()).isEqualTo(40);
        play(board, "e8c8");
        assertThat(board.toText()).isEqualTo("2kr3r/8/8/8/8/8/P7/R4RK1 w - - 19 41");
    }

    @ParameterizedTest(name = "{0} leaves {1}")
    @CsvSource({"e1e2, kq", "a1b1, Kkq", "h1g1, Qkq", "h1h8, Qq", "a1a8, Kk", "e1g1, kq", "e1c1, kq", "e1h1, kq"})
    void castlingRightsGoWithKingAndRook(String move, String rights) throws Exception {
        ChessBoard board = ChessBoard.of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        long before = board.rights();
        play(board, move);
        assertThat(board.toText()).contains(" b " + rights + " ");
        board.undo();
        assertThat(board.rights()).isEqualTo(before).isEqualTo(board.castlingRooks());
        assertThat(board.toText()).isEqualTo("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(delimiter = ';', value = {
        "r3k2r/8/8/8/4r3/8/8/R3K2R w KQkq - 0 1; e1g1; the king may not castle out of check",
        "r3k2r/8/8/8/5r2/8/8/R3K2R w KQkq - 0 1; e1g1; the king would cross or reach an attacked square",
        "r3k2r/8/8/8/6r1/8/8/R3K2R w KQkq - 0 1; e1g1; the king would cross or reach an attacked square",
        "r3k2r/8/8/8/8/8/8/RN2K2R w KQkq - 0 1; e1c1; a piece stands between king and rook",
        "r3k2r/8/8/8/8/8/8/R3K2R w Kkq - 0 1; e1c1; the right to castle on that side is lost",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1; e1e3; the king on e1 cannot go to e3",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1; e8e7; the king on e8 is Black's, and it is White's move",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1; a2a4; there is no piece on a2",
        "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1; e2c3; the knight on e2 is pinned",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1; a7a8; the promotion piece is missing",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1; e1e2q; only a pawn that reaches the last rank promotes",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1; a7a8k; is not a move in UCI notation, such as e2e4 or e7e8q",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1; Ke2; is not a move in UCI notation, such as e2e4 or e7e8q"
    })
    void aRefusedMoveNamesTheReason(String fen, String move, String reason) throws Exception {
        ChessBoard board = ChessBoard.of(fen);
        assertThatThrownBy(() -> board.parse(move)).isInstanceOf(PlayException.class).hasMessage(reason);
    }

    @Test
    void anAttackOnTheRooksWayIsNoObstacle() throws Exception {
        ChessBoard board = ChessBoard.of("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        assertThat(Move.isCastling(board.parse("e1c1"))).isTrue();
    }

    @Test
    void queriesTellWhatStandsWhere() throws Exception {
        ChessBoard board = ChessBoard.of("4k3/8/8/8/4r3/8/3PN3/4K3 w - - 0 1");
        assertThat(board.pieceAt(Square.parse("e4", 0))).isEqualTo(Piece.of(Piece.ROOK, Piece.BLACK));
        assertThat(board.kingSquare(Piece.BLACK)).isEqualTo(60);
        assertThat(board.squares(Piece.WHITE)).isEqualTo(1L << 4 | 1L << 11 | 1L << 12);
        assertThat(board.squares(Piece.PAWN, Piece.WHITE)).isEqualTo(1L << 11);
        assertThat(board.occupied()).isEqualTo(1L << 4 | 1L << 11 | 1L << 12 | 1L << 28 | 1L << 60);
        assertThat(board.attackersTo(12)).isEqualTo(1L << 4 | 1L << 28);
        assertThat(board.reach(Piece.KNIGHT, 18)).isEqualTo(1L << 12);
        assertThat(board.legalOrigins(Piece.KNIGHT, 18)).isZero();
        assertThat(board.placementLength()).isEqualTo(7);
    }

    @Test
    void copiesAreIndependent() throws PlayException {
        ChessBoard board = ChessBoard.start();
        play(board, "e2e4");
        ChessBoard copy = board.copy();
        play(copy, "e7e5");
        assertThat(board.toText()).isEqualTo("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
        assertThat(copy.toText()).isEqualTo("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
        assertThat(copy.plies()).isOne();
    }

    private static void play(ChessBoard board, String moves) throws PlayException {
        for (String move : moves.split(" ", -1)) {
            board.play(board.toMove(), board.parse(move));
        }
    }
}
