package org.openarbiter.rules.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.xiangqi.notation.MoveGames;

final class FenTest {

    @ParameterizedTest
    @ValueSource(strings = {
        Fen.START,
        "3k5/9/9/9/2R6/9/9/9/9/r1R1K4 w - - 0 1",
        "3k5/9/b7b/9/9/2B3B2/9/9/9/3AKA3 b - - 0 1",
        "3k5/9/9/9/9/9/9/9/9/4K4 b - - 119 12345"
    })
    void whatIsReadIsWritten(String fen) throws Exception {
        assertThat(Fen.write(Fen.read(fen))).isEqualTo(fen);
    }

    @Test
    void everyPositionOfRandomGamesIsReadBack() throws Exception {
        MoveGames.fromStart(100, 120, FenTest::isReadBack);
        MoveGames.withManyPawns(100, 60, FenTest::isReadBack);
    }

    private static void isReadBack(XiangqiBoard board) throws Exception {
        XiangqiBoard read = Fen.read(Fen.write(board));
        long[] words = new long[board.placementLength()];
        long[] wordsRead = new long[board.placementLength()];
        board.packPlacement(words, 0);
        read.packPlacement(wordsRead, 0);
        assertThat(wordsRead).isEqualTo(words);
        assertThat(read.placementKey()).isEqualTo(board.placementKey());
        assertThat(read.toMove()).isEqualTo(board.toMove());
        assertThat(read.halfmoveClock()).isEqualTo(board.halfmoveClock());
        assertThat(read.fullMoveNumber()).isEqualTo(board.fullMoveNumber());
    }

    @ParameterizedTest
    @CsvSource({
        "startpos, " + Fen.START,
        "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR r - - 0 1, " + Fen.START,
        "rnbakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKABNR w - - 0 1, " + Fen.START,
        "3k5/9/9/9/9/9/9/9/9/4K4 b, 3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - -, 3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1"
    })
    void otherFormsAreRead(String fen, String written) throws Exception {
        assertThat(Fen.write(Fen.read(fen))).isEqualTo(written);
        var liberties = new ArrayList<Liberty>();
        assertThat(Fen.write(Fen.read(fen, liberties))).isEqualTo(written);
        assertThat(liberties).isEmpty();
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = ';', quoteCharacter = '`', value = {
        "9/9/9/9/9/9/9/9/9/4K4 w - - 0 1; 1; Black has no king; a legal position",
        "3k5/9/9/9/9/9/9/9/9/9 w - - 0 1; 1; Red has no king; a legal position",
        "3k5/9/9/9/9/9/9/9/4K4/4K4 w - - 0 1; 20; the red king on e1 is one more than the 1 a side can have; a legal position",
        "3k5/9/9/9/9/9/9/9/9/6K2 w - - 0 1; 22; a red king cannot stand on g0; a legal position",
        "3k5/9/9/9/9/9/9/9/9/RRR1K4 w - - 0 1; 23; the red rook on c0 is one more than the 2 a side can have; a legal position",
        "3k5/9/9/9/9/4B4/9/9/9/4K4 w - - 0 1; 14; a red elephant cannot stand on e4; a legal position",
        "3k5/9/9/9/9/9/9/9/4P4/4K4 w - - 0 1; 20; a red pawn cannot stand on e1; a legal position",
        "3k5/9/p8/9/9/9/9/9/9/4K4 w - - 0 1; 7; a black pawn cannot stand on a7; a legal position",
        "3k5/4a4/9/9/9/9/9/9/A8/4K4 w - - 0 1; 21; a red advisor cannot stand on a1; a legal position",
        "3k5/9/9/9/9/9/9/9/9/3K5 w - - 0 1; 2; the kings on d0 and d9 face each other; a legal position",
        "3k5/9/3R5/9/9/9/9/9/9/4K4 w - - 0 1; 2; the black king on d9 is in check, but it is Red's move; a legal position",
        "3k5/9/9/9/9/9/9/9/9/4K4 x - - 0 1; 25; 'x' is not a side; the side to move: w or r for Red, b for Black",
        "3k5/9/9/9/9/9/9/9/9/4K4 ww - - 0 1; 25; 'ww' is not a side; the side to move: w or r for Red, b for Black",
        "3k5/9/9/9/9/9/9/9/9 w - - 0 1; 20; the placement ends after the nine points of rank 1; '/'",
        "3k5/9/9/9/9/9/9/9/9/4K4/9 w - - 0 1; 24; '/' stands after ten ranks; the end of the placement",
        "3k5/9/9/9/9/9/9/9/9/4K3 w - - 0 1; 24; the placement ends where 1 point of rank 0 is left; "
            + "a piece letter or a number from 1 to 1",
        "3k5/9/9/9/9/9/9/9/9/4K5 w - - 0 1; 23; '5' stands where 4 points of rank 0 are left; "
            + "a piece letter or a number from 1 to 4",
        "3q5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; 2; 'q' stands where 6 points of rank 9 are left; "
            + "a piece letter or a number from 1 to 6",
        "3k6/9/9/9/9/9/9/9/9/4K4 w - - 0 1; 3; '6' stands where 5 points of rank 9 are left; "
            + "a piece letter or a number from 1 to 5",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1 x; 35; there is more text after six fields; the end of the text",
        "``; 1; there is no text; the pieces of Black's back rank"
    })
    void isRefusedEvenTolerantly(String fen, int column, String found, String expected) {
        assertThatThrownBy(() -> Fen.read(fen, new ArrayList<>())).isInstanceOfSatisfying(InputException.class, e -> {
            assertThat(e.message()).isEqualTo(found);
            assertThat(e.expected()).isEqualTo(expected);
            assertThat(e.line()).isEqualTo(1);
            assertThat(e.column()).isEqualTo(column);
        });
    }

    @ParameterizedTest(name = "{0}: {3}; {4}")
    @CsvSource(delimiter = ';', quoteCharacter = '`', value = {
        "3k5/9/9/9/9/9/9/9/9/4K4 b -; 3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1; 28; there are 3 of 6 fields; "
            + "placement, side to move, two dashes, half-move clock and move number",
        "3k5/9/9/9/9/9/9/9/9/4K4 b - - 7; 3k5/9/9/9/9/9/9/9/9/4K4 b - - 7 1; 32; there are 5 of 6 fields; "
            + "placement, side to move, two dashes, half-move clock and move number",
        "3k5/9/9/9/9/9/9/9/9/4K4; 3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; 24; there are 1 of 6 fields; "
            + "placement, side to move, two dashes, half-move clock and move number",
        "3k5/9/9/9/9/9/9/9/9/4K4 B - - 0 1; 3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1; 25; the side to move is a capital letter; b",
        "3k5/9/9/9/9/9/9/9/9/4K4 R - - 0 1; 3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; 25; the side to move is a capital letter; w or r",
        "3k5/9/9/9/9/9/9/9/9/4K4 w KQ - 0 1; 3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; 27; 'KQ' means nothing in xiangqi; -",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - 0 0 1; 3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1; 29; '0' means nothing in xiangqi; -",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - x 7; 3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 7; 31; 'x' is not a valid number; "
            + "the half-move clock, from 0 to 99999",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - 3 0; 3k5/9/9/9/9/9/9/9/9/4K4 w - - 3 1; 33; the number is 0; the move number, at least 1",
        "3k5/9/9/9/9/9/9/9/9/4K4 w - - 3 100000; 3k5/9/9/9/9/9/9/9/9/4K4 w - - 3 1; 38; '100000' is not a valid number; "
            + "the move number, from 1 to 99999",
        "3k5/9/9/9/9/9/9/9/9/4K4  w - - 3 7; 3k5/9/9/9/9/9/9/9/9/4K4 w - - 3 7; 24; there are too many spaces; "
            + "a single space between fields and none around them",
        "3k23/9/9/9/9/9/9/9/9/4K4 w - - 3 7; 3k5/9/9/9/9/9/9/9/9/4K4 w - - 3 7; 4; "
            + "two numbers stand for adjacent empty points; one number",
        "3ｋ５/9/9/9/9/9/9/9/9/4K4 ｗ - - ３ 7; 3k5/9/9/9/9/9/9/9/9/4K4 w - - 3 7; 2; 'ｋ' is a full-width character; 'k'"
    })
    void isReadWithALibertyAndRefusedStrictly(String fen, String written, int column, String found, String expected)
            throws Exception {
        var liberties = new ArrayList<Liberty>();
        assertThat(Fen.write(Fen.read(fen, liberties))).isEqualTo(written);
        assertThat(liberties).containsExactly(new Liberty(1, column, found + "; expected " + expected));
        assertThatThrownBy(() -> Fen.read(fen)).isInstanceOfSatisfying(InputException.class, e -> {
            assertThat(e.message()).isEqualTo(found);
            assertThat(e.expected()).isEqualTo(expected);
            assertThat(e.column()).isEqualTo(column);
        });
    }
}
