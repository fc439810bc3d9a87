package org.openarbiter.rules.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Points, pieces and moves as numbers. */
final class PointTest {

    @ParameterizedTest(name = "{0} is {1}, turned {2}, mirrored {3}")
    @CsvSource({"0, a0, i9, i0", "4, e0, e9, e0", "8, i0, a9, a0", "9, a1, i8, i1", "64, b7, h2, h7", "89, i9, a0, a9"})
    void aPointHasANameAndOnesOppositeToIt(int point, String name, String turned, String mirrored) {
        assertThat(Point.name(point)).isEqualTo(name);
        assertThat(Point.of(Point.file(point), Point.rank(point))).isEqualTo(point);
        assertThat(Point.name(Point.turned(point))).isEqualTo(turned);
        assertThat(Point.name(Point.mirrored(point))).isEqualTo(mirrored);
    }

    @Test
    void depthHomeAndPalaceAreSeenFromEachSide() {
        for (int point = 0; point < Point.COUNT; point++) {
            assertThat(Point.depth(Piece.RED, point)).isEqualTo(Point.rank(point));
            assertThat(Point.depth(Piece.BLACK, point)).isEqualTo(Point.depth(Piece.RED, Point.turned(point)));
            assertThat(Point.isHome(Piece.RED, point)).isNotEqualTo(Point.isHome(Piece.BLACK, point));
            assertThat(Point.inPalace(Piece.RED, point)).isEqualTo(Point.name(point).matches("[def][012]"));
            assertThat(Point.inPalace(Piece.BLACK, point)).isEqualTo(Point.name(point).matches("[def][789]"));
        }
        assertThat(Point.exists(0, 9) && Point.exists(8, 0)).isTrue();
        assertThat(Point.exists(9, 0) || Point.exists(0, 10) || Point.exists(-1, 0) || Point.exists(0, -1)).isFalse();
    }

    @Test
    void aMoveIsTwoPointsAndNoTwoMovesAreTheSame() {
        var moves = new HashSet<Integer>();
        for (int from = 0; from < Point.COUNT; from++) {
            for (int to = 0; to < Point.COUNT; to++) {
                int move = Move.of(from, to);
                moves.add(move);
                assertThat(Move.from(move)).isEqualTo(from);
                assertThat(Move.to(move)).isEqualTo(to);
                assertThat(Move.text(move)).isEqualTo(Point.name(from) + Point.name(to));
            }
        }
        assertThat(moves).hasSize(Point.COUNT * Point.COUNT);
    }

    @ParameterizedTest(name = "{0} is a {1}")
    @CsvSource({
        "K, red king, 1", "A, red advisor, 2", "B, red elephant, 2", "N, red horse, 2", "R, red rook, 2", "C, red cannon, 2",
        "P, red pawn, 5", "k, black king, 1", "a, black advisor, 2", "b, black elephant, 2", "n, black horse, 2",
        "r, black rook, 2", "c, black cannon, 2", "p, black pawn, 5"
    })
    void aPieceHasALetterANameAndALimit(char letter, String words, int most) {
        int piece = Piece.ofLetter(letter);
        assertThat(Piece.letter(piece)).isEqualTo(letter);
        assertThat(Piece.words(piece)).isEqualTo(words);
        assertThat(Piece.of(Piece.kind(piece), Piece.side(piece))).isEqualTo(piece);
        assertThat(Piece.most(Piece.kind(piece))).isEqualTo(most);
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({"E, B", "e, b", "H, N", "h, n"})
    void theOtherAlphabetIsRead(char other, char letter) {
        assertThat(Piece.ofLetter(other)).isEqualTo(Piece.ofLetter(letter));
    }

    @Test
    void noOtherLetterIsAPiece() {
        for (char letter = 0; letter < 256; letter++) {
            if ("KABNRCPEHkabnrcpeh".indexOf(letter) < 0) {
                assertThat(Piece.ofLetter(letter)).as("%d", (int) letter).isEqualTo(-1);
            }
        }
    }
}
