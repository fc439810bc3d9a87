package org.openarbiter.rules.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.board.PlayException;

final class XiangqiBoardTest {

    @Test
    void theGameStartsWithFortyFourMoves() {
        XiangqiBoard board = XiangqiBoard.start();
        assertThat(board.toText()).isEqualTo("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1");
        assertThat(board).hasToString(board.toText());
        assertThat(board.countLegalPlays()).isEqualTo(44);
        assertThat(board.toMove()).isEqualTo(Piece.RED);
        assertThat(board.plies()).isZero();
        assertThat(board.placementLength()).isEqualTo(6);
        assertThatThrownBy(board::undo).isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = ';', value = {
        // Mate by two rooks; three stalemates, where the kings' file, a pawn or a rook keeps the king in; a king with one step left.
        "R2k5/1R7/9/9/9/9/9/9/9/4K4 b ; 0",
        "3k5/9/3P5/9/9/9/9/9/9/4K4 b ; 0",
        "3k5/4P4/9/9/9/9/9/9/9/4K4 b ; 0",
        "3k5/R8/9/9/9/9/9/9/9/1R2K4 b ; 0",
        "3k5/9/3P5/9/9/9/9/9/9/3K5 b ; 1"
    })
    void aSideCanRunOutOfMoves(String fen, int moves) throws Exception {
        XiangqiBoard board = XiangqiBoard.of(fen + " - - 0 1");
        assertThat(board.countLegalPlays()).isEqualTo(SlowXiangqi.of(fen).moves().size()).isEqualTo(moves);
        assertThat(board.hasLegalPlay(Piece.BLACK)).isEqualTo(moves > 0);
        assertThat(board.hasLegalPlay(Piece.RED)).isFalse();
    }

    @Test
    void capturesAndStepsOfAPawnForwardAreIrreversible() throws Exception {
        XiangqiBoard board = XiangqiBoard.of("4k4/8r/9/P8/9/9/9/9/9/R2K5 b - - 17 40");
        play(board, "i8h8");
        assertThat(board.toText()).endsWith(" w - - 18 41");
        play(board, "a6b6");
        assertThat(board.reversiblePlies()).as("a step sideways").isEqualTo(19);
        play(board, "h8h7 b6b7");
        assertThat(board.reversiblePlies()).as("a step forward").isZero();
        play(board, "h7h8 a0b0");
        assertThat(board.toText()).isEqualTo("4k4/7r1/1P7/9/9/9/9/9/9/1R1K5 b - - 23 43");
        play(board, "e9e8 b7c7 e8e9 b0b9");
        play(board, "e9e8 b9b8 e8e9 b8b9 e9e8 d0d1 h8h7 d1d0 h7h8");
        assertThat(board.reversiblePlies()).isEqualTo(15);
        assertThat(board.halfmoveClock()).as("no capture since the start").isEqualTo(36);
        assertThat(board.copy().halfmoveClock()).isEqualTo(36);
        assertThat(board.copy().reversiblePlies()).isEqualTo(15);
        assertThat(board.fullMoveNumber()).isEqualTo(50);
        while (board.plies() > 0) {
            board.undo();
        }
        assertThat(board.toText()).isEqualTo("4k4/8r/9/P8/9/9/9/9/9/R2K5 b - - 17 40");
    }

    @Test
    void piecesOfAKindAreInterchangeableForThePlacementAndKeepTheirNumbers() throws PlayException {
        XiangqiBoard board = XiangqiBoard.start();
        play(board, "a0a1 a9a8 i0i1 i9i8");
        XiangqiBoard before = board.copy();
        int left = board.pieceNumber(Point.of(0, 1));
        int right = board.pieceNumber(Point.of(8, 1));
        // The rooks change places along the second rank.
        play(board, "a1d1 a8a9 i1f1 a9a8 d1d2 a8a9 f1a1 a9a8 d2f2 a8a9 f2f1 a9a8 f1h1 a8a9");
        assertThat(board.placementKey()).isNotEqualTo(before.placementKey());
        play(board, "h1i1 a9a8");
        assertThat(placement(board)).isEqualTo(placement(before));
        assertThat(board.placementKey()).isEqualTo(before.placementKey());
        assertThat(pack(board)).isEqualTo(pack(before));
        assertThat(board.pieceNumber(Point.of(8, 1))).isEqualTo(left);
        assertThat(board.pieceNumber(Point.of(0, 1))).isEqualTo(right);
        assertThat(board.pointOf(left)).isEqualTo(Point.of(8, 1));
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(delimiter = ';', value = {
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; e0e2; the king on e0 cannot go to e2",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; d9d8; the piece on d9 is a black king, and Red is to move",
        "3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1; e0e1; the piece on e0 is a red king, and Black is to move",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; a2a4; there is no piece on a2",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; e0d0; the king",
        "4k4/9/9/9/9/4C4/9/9/9/4K4 w - - 0 1; e4d4; the king",
        "3k5/9/9/9/9/9/9/9/9/4K3r w - - 0 1; e0f0; the king would be in check on f0",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; e0d0; the kings would face each other",
        "4k4/9/9/9/9/9/4C4/9/9/4K4 w - - 0 1; e3f3; the kings would face each other",
        "4k4/9/9/9/9/9/4C4/9/9/4K3r w - - 0 1; e3f3; the kings would face each other",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; e0e1x; is not a move in UCCI notation, such as h2e2",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; j0e1; is not a move in UCCI notation, such as h2e2",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; e0e:; is not a move in UCCI notation, such as h2e2",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; K5+1; is not a move in UCCI notation, such as h2e2"
    })
    void aRefusedMoveNamesTheReason(String fen, String move, String reason) throws Exception {
        XiangqiBoard board = XiangqiBoard.of(fen);
        assertThatThrownBy(() -> board.parse(move)).isInstanceOf(PlayException.class).hasMessageStartingWith(reason);
    }

    @Test
    void aHorseIsHobbledAndAnElephantBlockedByWhatStandsBesideThem() throws Exception {
        XiangqiBoard board = XiangqiBoard.of("3k5/9/9/9/9/9/9/9/9/1N2K1B2 w - - 0 1");
        assertThat(board.attacks(point("b0"), point("c2"))).isTrue();
        board = XiangqiBoard.of("3k5/9/9/9/9/9/9/9/1r3r3/1N2K1B2 w - - 0 1");
        assertThat(board.attacks(point("b0"), point("c2"))).isFalse();
        assertThat(board.attacks(point("b0"), point("d1"))).isTrue();
        assertThat(board.attacks(point("g0"), point("e2"))).isFalse();
        assertThat(board.attacks(point("g0"), point("i2"))).isTrue();
        assertThat(board.canGo(point("g0"), point("i2"))).isTrue();
    }

    @Test
    void aCannonCapturesOverOneScreenAndMovesOverNone() throws Exception {
        XiangqiBoard board = XiangqiBoard.of("3k5/9/9/9/r3p4/9/9/9/9/C3K4 w - - 0 1");
        assertThat(board.screens(point("a0"), point("a5"))).isZero();
        assertThat(board.canCapture(point("a0"), point("a5"))).isFalse();
        board = XiangqiBoard.of("3k5/9/9/r8/P8/9/9/9/9/C3K4 w - - 0 1");
        assertThat(board.screens(point("a0"), point("a6"))).isOne();
        assertThat(board.screens(point("a0"), point("b6"))).isEqualTo(-1);
        assertThat(board.screens(point("a0"), point("a0"))).isEqualTo(-1);
        assertThat(board.canCapture(point("a0"), point("a6"))).isTrue();
        assertThat(board.canGo(point("a0"), point("a4"))).isTrue();
        assertThat(board.canGo(point("a0"), point("a5"))).isFalse();
        assertThat(board.attacks(point("a0"), point("a4"))).isFalse();
    }

    @Test
    void kingsAttackEachOtherAlongAnOpenFileOnly() throws Exception {
        XiangqiBoard board = XiangqiBoard.of("4k4/9/9/9/9/4C4/9/9/9/4K4 w - - 0 1");
        assertThat(board.attacks(point("e0"), point("e9"))).isFalse();
        assertThat(board.isSafe(point("e4"), point("e5"))).isTrue();
        assertThat(board.isSafe(point("e4"), point("a4"))).isFalse();
        assertThat(board.isKingAttacked(point("e3"), Piece.RED)).isTrue();
        assertThat(board.isKingAttacked(point("e5"), Piece.RED)).isFalse();
    }

    @Test
    void copiesAreIndependent() throws PlayException {
        XiangqiBoard board = XiangqiBoard.start();
        play(board, "h2e2");
        XiangqiBoard copy = board.copy();
        play(copy, "h9g7");
        assertThat(board.toText()).isEqualTo("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1");
        assertThat(copy.toText()).isEqualTo("rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
        assertThat(copy.plies()).isOne();
    }

    private static void play(XiangqiBoard board, String moves) throws PlayException {
        for (String move : moves.split(" ", -1)) {
            board.play(board.toMove(), board.parse(move));
        }
    }

    private static int point(String name) {
        return Point.of(name.charAt(0) - 'a', name.charAt(1) - '0');
    }

    private static String placement(XiangqiBoard board) {
        return board.toText().split(" ", -1)[0];
    }

    private static long[] pack(XiangqiBoard board) {
        long[] words = new long[board.placementLength()];
        board.packPlacement(words, 0);
        return words;
    }
}
