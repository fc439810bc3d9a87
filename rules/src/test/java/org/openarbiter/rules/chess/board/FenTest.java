package org.openarbiter.rules.chess.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.chess.notation.Epd;
import org.openarbiter.rules.core.record.Liberty;

final class FenTest {

    @ParameterizedTest
    @ValueSource(strings = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w KQkq - 2 9",
        "4k3/8/8/8/8/8/8/1RR3KR w KC - 0 1",
        "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1",
        "8/8/8/4k3/8/8/8/4K3 b - - 99 12345"
    })
    void whatIsReadIsWritten(String fen) throws FenException {
        assertThat(Fen.write(Fen.read(fen))).isEqualTo(fen);
    }

    @ParameterizedTest
    @CsvSource({
        "startpos, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/4K3 b - -, 4k3/8/8/8/8/8/8/4K3 b - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1, "
            + "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
    })
    void otherFormsAreRead(String fen, String written) throws FenException {
        assertThat(Fen.write(Fen.read(fen))).isEqualTo(written);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = ';', value = {
        "8/8/8/8/8/8/8/4K3 w - - 0 1; 1; Black has no king",
        "4k3/8/8/8/8/8/8/4K2K w - - 0 1; 20; there is a second white king on h1",
        "4k2P/8/8/8/8/8/8/4K3 w - - 0 1; 4; a pawn cannot stand on h8",
        "4k3/8/8/8/8/8/8/4K2p w - - 0 1; 20; a pawn cannot stand on h1",
        "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1; 2; the black king is in check but it is White's move",
        "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1; 1; Black has 9 pawns",
        "4k3/pppppppp/q7/q7/8/8/8/4K3 w - - 0 1; 1; Black has 1 promoted piece, but no pawn is missing",
        "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1; 23; there is no rook beside a king on its first rank for the castling right K",
        "4k3/8/8/8/8/8/8/4K2R w KK - 0 1; 25; the castling right K is given twice",
        "4k3/8/8/8/8/8/8/4K2R w X - 0 1; 24; expected castling rights: -, letters of KQkq, or files of rooks",
        "4k3/8/8/8/8/8/8/4K1RR w GH - 0 1; 26; White has two rooks to castle with on one side",
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1; 25; there is no black pawn on e5 to take en passant on e6",
        "4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1; 29; no pawn can have passed e6: the way was not free",
        "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1; 27; White cannot take en passant on e3: it is not on the sixth rank",
        "4k3/8/8/8/8/8/8/4K3 w - e 0 1; 25; expected an en passant square or -",
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1; 21; expected the side to move, w or b",
        "4k3/8/8/8/8/8/4K3 w - - 0 1; 18; expected '/' after rank 2",
        "4k4/8/8/8/8/8/8/4K3 w - - 0 1; 3; "
            + "expected a piece letter or a number from 1 to 3 for rank 8, which has 3 squares left",
        "4k3/8/8/8/8/8/8/4K3/8 w - - 0 1; 20; expected the end of the placement after eight ranks",
        "4k3/44/8/8/8/8/8/4K3 w - - 0 1; 6; expected one number for neighboring empty squares",
        "4k3/8/8/8/8/8/8/4K3 w - - x 1; 27; the half-move clock 'x' is no number from 0 to 99999",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 0; 29; the move number is 0, not at least 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0; 28; expected 4 or 6 fields, found 5",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 2; 31; expected the end of the text after six fields",
        "4k3/8/8/8/8/8/8/4K3  w - - 0 1; 20; expected a single space between fields and none around them"
    })
    void aFaultIsNamedWithItsColumn(String fen, int column, String reason) {
        assertThatThrownBy(() -> Fen.read(fen)).isInstanceOfSatisfying(FenException.class, fault -> {
            assertThat(fault.reason()).isEqualTo(reason);
            assertThat(fault.column()).isEqualTo(column);
            assertThat(fault).hasMessage("column " + column + ": " + reason);
        });
    }

    @ParameterizedTest(name = "{0}: {3}")
    @CsvSource(delimiter = ';', value = {
        "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1; 4k3/8/8/8/8/8/8/4K2R w K - 0 1; 3; 25",
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1; 4k3/8/8/8/8/8/8/4K3 w - - 0 1; 1; 25",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 0; 4k3/8/8/8/8/8/8/4K3 w - - 0 1; 1; 29",
        "4k3/8/8/8/8/8/8/4K3; 4k3/8/8/8/8/8/8/4K3 w - - 0 1; 1; 20",
        "4k3/8/8/8/8/8/8/4K3 w  - - 0 7; 4k3/8/8/8/8/8/8/4K3 w - - 0 7; 1; 22",
        "4k3/8/8/8/8/8/8/4K3 w - - 5 7; 4k3/8/8/8/8/8/8/4K3 w - - 5 7; 0; 0"
    })
    void tolerantReadingReportsWhatItDrops(String fen, String read, int liberties, int column) throws FenException {
        var taken = new ArrayList<Liberty>();
        assertThat(Fen.write(Fen.read(fen, taken))).isEqualTo(read);
        assertThat(taken).hasSize(liberties);
        if (liberties > 0) {
            assertThat(taken.getFirst().column()).isEqualTo(column);
            assertThat(taken.getFirst().line()).isEqualTo(1);
        }
    }

    @Test
    void aMissingKingIsBeyondTolerance() {
        assertThatThrownBy(() -> Fen.read("8/8/8/8/8/8/8/4K3 w - - 0 1", new ArrayList<>())).isInstanceOf(FenException.class);
    }

    @Test
    void anEpdHasOperations() throws FenException {
        String line = "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2 Ke2; id \"one; two\"; hmvc 3;";
        Epd epd = Epd.read(line);
        assertThat(epd.operations()).containsExactly(Map.entry("bm", "Kd2 Ke2"),
                Map.entry("id", "\"one; two\""), Map.entry("hmvc", "3"));
        assertThat(epd.text("id")).isEqualTo("one; two");
        assertThat(epd.text("am")).isEmpty();
        assertThat(epd.write()).isEqualTo(line);
        assertThat(Epd.read("4k3/8/8/8/8/8/8/4K3 w - -").operations()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2|33|expected ';' after the operation",
        "4k3/8/8/8/8/8/8/4K3 w - - id \"x;|33|expected a closing quote",
        "4k3/8/8/8/8/8/8/4K3 w - - ;|27|expected an operation code",
        "4k3/8/8/8/8/8/8/4K3 w|22|expected 4 fields before the operations, found 2"
    })
    void aFaultyEpdIsRefused(String line, int column, String reason) {
        assertThatThrownBy(() -> Epd.read(line)).isInstanceOfSatisfying(FenException.class, fault -> {
            assertThat(fault.reason()).isEqualTo(reason);
            assertThat(fault.column()).isEqualTo(column);
        });
    }

    @Test
    void theBoardReadsItsOwnText() throws FenException {
        assertThat(ChessBoard.of(ChessBoard.start().toText()).toText()).isEqualTo(ChessBoard.start().toText());
    }
}
