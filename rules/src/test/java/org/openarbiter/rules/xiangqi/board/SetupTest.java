package org.openarbiter.rules.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SetupTest {

    @Test
    void twoKingsOnDifferentFilesAreAPosition() {
        Setup setup = setup("Ke0 kd9");
        assertThat(setup.flaws()).isEmpty();
        assertThat(XiangqiBoard.of(setup).toText()).isEqualTo("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1");
    }

    @Test
    void aBoardStartsWhereItsSetupSays() {
        Setup setup = setup("Ke0 kd9 Ra0").toMove(Piece.BLACK).halfmoveClock(17).fullMoveNumber(40);
        assertThat(setup.flaws()).isEmpty();
        XiangqiBoard board = XiangqiBoard.of(setup);
        assertThat(board.toText()).isEqualTo("3k5/9/9/9/9/9/9/9/9/R3K4 b - - 17 40");
        assertThat(board.reversiblePlies()).isEqualTo(17);
        assertThat(setup.toMove()).isEqualTo(Piece.BLACK);
        assertThat(setup.halfmoveClock()).isEqualTo(17);
        assertThat(setup.fullMoveNumber()).isEqualTo(40);
    }

    @ParameterizedTest(name = "{0}, to move {1}: {2} on {3}")
    @CsvSource(delimiter = ';', value = {
        "Ke0          ; w ; KING_MISSING ;    ; Black has no king",
        "kd9          ; w ; KING_MISSING ;    ; Red has no king",
        "Ke0 Ke1 kd9  ; w ; TOO_MANY     ; e1 ; the red king on e1 is one more than the 1 a side can have",
        "Ke0 kd9 Ra0 Ra1 Ra2 ; w ; TOO_MANY ; a2 ; the red rook on a2 is one more than the 2 a side can have",
        "Ke0 kd9 pa0 pb0 pc0 pd0 pf0 pg0 ; b ; TOO_MANY ; g0 ; the black pawn on g0 is one more than the 5 a side can have",
        "Kg0 kd9      ; w ; UNREACHABLE ; g0 ; a red king cannot stand on g0",
        "Ke0 kd6      ; w ; UNREACHABLE ; d6 ; a black king cannot stand on d6",
        "Ke0 kd9 Ae2  ; w ; UNREACHABLE ; e2 ; a red advisor cannot stand on e2",
        "Ke0 kd9 ac8  ; w ; UNREACHABLE ; c8 ; a black advisor cannot stand on c8",
        "Ke0 kd9 Ba0  ; w ; UNREACHABLE ; a0 ; a red elephant cannot stand on a0",
        "Ke0 kd9 Bc5  ; w ; UNREACHABLE ; c5 ; a red elephant cannot stand on c5",
        "Ke0 kd9 bc4  ; w ; UNREACHABLE ; c4 ; a black elephant cannot stand on c4",
        "Ke0 kd9 Pa2  ; w ; UNREACHABLE ; a2 ; a red pawn cannot stand on a2",
        "Ke0 kd9 Pb4  ; w ; UNREACHABLE ; b4 ; a red pawn cannot stand on b4",
        "Ke0 kd9 pa7  ; w ; UNREACHABLE ; a7 ; a black pawn cannot stand on a7",
        "Ke0 ke9      ; w ; KINGS_FACE  ; e9 ; the kings on e0 and e9 face each other",
        "Ke0 ke9      ; b ; KINGS_FACE  ; e0 ; the kings on e0 and e9 face each other",
        "Ke0 kd9 Rd0  ; w ; OPPONENT_IN_CHECK ; d9 ; the black king on d9 is in check, but it is Red's move",
        "Ke0 kd9 cc0 pd0 ; b ; OPPONENT_IN_CHECK ; e0 ; the red king on e0 is in check, but it is Black's move"
    })
    void aFlawSaysWhatIsWrongAndWhere(String pieces, String toMove, Flaw.Kind kind, String point, String message) {
        Setup setup = setup(pieces).toMove(toMove.equals("w") ? Piece.RED : Piece.BLACK);
        assertThat(setup.flaws()).containsExactly(new Flaw(kind, point == null ? -1 : read(point), message));
        assertThatThrownBy(() -> XiangqiBoard.of(setup)).isInstanceOf(IllegalArgumentException.class).hasMessage(message);
    }

    @Test
    void numbersCanBeTooSmall() {
        String message = "the half-move clock is below 0 or the move number below 1";
        assertThat(setup("Ke0 kd9").halfmoveClock(-1).flaws()).containsExactly(new Flaw(Flaw.Kind.NUMBER, -1, message));
        assertThat(setup("Ke0 kd9").fullMoveNumber(0).flaws()).containsExactly(new Flaw(Flaw.Kind.NUMBER, -1, message));
    }

    @Test
    void allFlawsAreTold() {
        assertThat(setup("Kg0 Pa0 Pa2").fullMoveNumber(-3).flaws()).extracting(Flaw::kind).containsExactly(
                Flaw.Kind.UNREACHABLE, Flaw.Kind.UNREACHABLE, Flaw.Kind.UNREACHABLE, Flaw.Kind.KING_MISSING, Flaw.Kind.NUMBER);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "K, d0 d1 d2 e0 e1 e2 f0 f1 f2",
        "A, d0 d2 e1 f0 f2",
        "B, a2 c0 c4 e2 g0 g4 i2",
        "P, a3 a4 a5 a6 a7 a8 a9 b5 b6 b7 b8 b9 c3 c4 c5 c6 c7 c8 c9 d5 d6 d7 d8 d9 e3 e4 e5 e6 e7 e8 e9 f5 f6 f7 f8 f9"
                + " g3 g4 g5 g6 g7 g8 g9 h5 h6 h7 h8 h9 i3 i4 i5 i6 i7 i8 i9"
    })
    void aPieceStandsWhereItsMovesCanTakeIt(char letter, String points) {
        for (int side = Piece.RED; side <= Piece.BLACK; side++) {
            Set<String> allowed = new HashSet<>();
            for (int point = 0; point < Point.COUNT; point++) {
                Setup setup = new Setup().put(point, Piece.of(Piece.kind(Piece.ofLetter(letter)), side));
                if (setup.flaws().stream().noneMatch(flaw -> flaw.kind() == Flaw.Kind.UNREACHABLE)) {
                    allowed.add(Point.name(side == Piece.RED ? point : Point.turned(point)));
                }
            }
            assertThat(allowed).as("side %d", side).containsExactlyInAnyOrder(points.split(" ", -1));
        }
    }

    /** Pieces as letter and point. */
    private static Setup setup(String pieces) {
        var setup = new Setup();
        for (String piece : pieces.split(" ", -1)) {
            setup.put(read(piece.substring(1)), Piece.ofLetter(piece.charAt(0)));
        }
        return setup;
    }

    private static int read(String point) {
        return Point.of(point.charAt(0) - 'a', point.charAt(1) - '0');
    }
}
