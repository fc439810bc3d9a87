package org.openarbiter.rules.shogi.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;

/** Positions as SFEN. */
final class SfenTest {

    @Test
    void whatIsWrittenIsReadAgain() throws Exception {
        RandomGames.visit(11, 20, (board, random) -> assertThat(ShogiBoard.of(board.toText()).toText()).isEqualTo(board.toText()));
        assertThat(ShogiBoard.of("startpos").toText()).isEqualTo(Sfen.START);
        assertThat(ShogiBoard.start().handicapPoints()).isZero();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "9/9/9/9/9/9/9/9/9 b - 1 | 1 | there is no king",
        "4k4/9/9/9/9/9/9/9/4K3 b - 1 | 22 | the field ends where 1 square of rank i is left",
        "4k4/9/9/9/x8/9/9/9/4K4 b - 1 | 11 | 'x' stands where 9 squares of rank e are left",
        "4k4/9/9/9/9/9/9/9/4K4/9 b - 1 | 22 | '/' stands after nine ranks",
        "4k4/9/9/9/9/9/9/9/4K4 r - 1 | 23 | 'r' is not a side",
        "4k4/9/9/9/9/9/9/9/4K4 b 2K 1 | 26 | 'K' stands among the pieces in hand",
        "4k4/9/9/9/9/9/9/9/4K4 b 3B 1 | 25 | '3B' stands among the pieces in hand",
        "4k4/9/9/9/9/9/9/9/4K4 b - 1 x | 29 | there is more text after four fields",
        "4k3P/9/9/9/9/9/9/9/4K4 b - 1 | 4 | the black pawn on 1a could never move again",
        "4k4/9/9/9/9/9/9/9/n3K4 b - 1 | 19 | the white knight on 9i could never move again",
        "4k4/4P4/9/4P4/9/9/9/9/4K4 b - 1 | 12 | Black has two pawns on file 5",
        "4k4/9/9/9/4R4/9/9/9/4K4 b - 1 | 1 | White is in check and Black is to move",
        "4k4/9/9/9/+G8/9/9/9/4K4 b - 1 | 11 | '+' stands where 9 squares of rank e are left"
    })
    void isRefusedAtItsPlace(String sfen, int column, String found) {
        assertThatThrownBy(() -> Sfen.read(sfen, new ArrayList<>())).isInstanceOfSatisfying(InputException.class, fault -> {
            assertThat(fault.message()).isEqualTo(found);
            assertThat(fault.column()).isEqualTo(column);
            assertThat(fault.expected()).isNotEmpty();
        });
    }

    @Test
    void isMendedWithALiberty() throws Exception {
        List<Liberty> liberties = new ArrayList<>();
        assertThat(Sfen.read(" 4k4/9/9/9/9/9/9/9/4K4  w 2p 0", liberties).toText()).isEqualTo("4k4/9/9/9/9/9/9/9/4K4 w 2p 1");
        assertThat(liberties).hasSize(2);
        assertThatThrownBy(() -> Sfen.read("4k4/9/9/9/9/9/9/9/4K4 w - 0")).isInstanceOf(InputException.class);
    }

    @Test
    void handicapsHaveTheirNamesAndPoints() {
        for (Handicap handicap : Handicap.values()) {
            ShogiBoard board = handicap.board();
            assertThat(Handicap.nameOf(board)).contains(handicap.kif());
            assertThat(Handicap.named(handicap.kif())).contains(handicap);
            assertThat(board.handicapPoints()).isEqualTo(54 - board.points(Piece.BLACK) - board.points(Piece.WHITE)).isPositive();
        }
        assertThat(Handicap.TWO.board().toText()).isEqualTo("lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
        assertThat(Handicap.nameOf(ShogiBoard.start())).contains(Handicap.EVEN);
    }
}
