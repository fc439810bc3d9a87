package org.openarbiter.rules.janggi.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;

/** Positions as FEN: written as they were read, and with the place of what is wrong. */
final class FenTest {

    @Test
    void writesWhatItReads() throws Exception {
        RandomGames.visit(7, 10, (board, random) -> assertThat(Fen.read(board.toText()).toText()).isEqualTo(board.toText()));
        assertThat(JanggiBoard.of("startpos").toText()).isEqualTo(Fen.START);
    }

    @Test
    void readsBothAlphabetsForElephantAndHorse() throws Exception {
        assertThat(Fen.read("rhea1aehr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RHEA1AEHR w - - 0 1").toText())
                .isEqualTo("rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1");
    }

    @Test
    void takesLibertiesWhereItMay() throws Exception {
        List<Liberty> liberties = new ArrayList<>();
        JanggiBoard board = Fen.read("4k4/9/9/9/9/9/9/9/4K4/9  b 0 1", liberties);
        assertThat(board.toText()).isEqualTo("4k4/9/9/9/9/9/9/9/4K4/9 b - - 0 1");
        assertThat(liberties).extracting(Liberty::text).anySatisfy(text -> assertThat(text).contains("4 of 6 fields"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "4k4/9/9/9/9/9/9/9/4K4 w|22|the field ends after the nine points of rank 2",
        "4k4/9/9/9/9/9/9/9/4K4/8x w|24|stands where 1 point of rank 1 is left",
        "9/9/9/9/9/9/9/9/4K4/9 w|1|Han has no general",
        "4k4/9/9/9/9/9/9/9/9/4K1K2 w|1|one more than the 1 a side can have",
        "4k4/9/9/9/9/9/9/P8/4K4/9 w|17|a Cho soldier cannot stand on a3",
        "4k4/9/9/9/4R4/9/9/9/4K4/9 w|2|Han is in check and Cho is to move",
        "4k4/9/9/9/9/9/9/9/4K4/9 x|25|is not a side"
    })
    void saysWhatIsWrongAndWhere(String fen, int column, String message) {
        assertThatThrownBy(() -> Fen.read(fen)).isInstanceOfSatisfying(InputException.class, e -> {
            if (column > 1) {
                assertThat(e.column()).isEqualTo(column);
            }
            assertThat(e.message()).contains(message);
        });
    }

    @Test
    void namesTheSetUps() {
        for (Opening cho : Opening.values()) {
            for (Opening han : Opening.values()) {
                JanggiBoard board = Opening.start(cho, han);
                assertThat(Opening.of(board, Piece.CHO)).contains(cho);
                assertThat(Opening.of(board, Piece.HAN)).contains(han);
            }
        }
        assertThat(Opening.start(Opening.ELEPHANTS_LEFT, Opening.ELEPHANTS_RIGHT).toText())
                .isEqualTo("rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1");
    }
}
