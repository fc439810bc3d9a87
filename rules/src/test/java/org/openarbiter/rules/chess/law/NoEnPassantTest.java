package org.openarbiter.rules.chess.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.ruling.Ruling;

/** A capture en passant that is not legal makes no difference, and the ruling says what forbids it. */
final class NoEnPassantTest {
    private static final String CASES = """
            4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1 | d7d5 | e1f2 g8g7 f2e1 g7g8 | e5 | d6 \
            | it is pinned on the file between the king on e1 and the rook on e8
            6k1/3p4/5q2/4P3/8/8/1K6/8 b - - 0 1 | d7d5 | b2a2 g8g7 a2b2 g7g8 | e5 | d6 \
            | it is pinned on the diagonal between the king on b2 and the queen on f6
            6k1/3p4/8/K3P2r/8/8/8/8 b - - 0 1 | d7d5 | a5a6 g8g7 a6a5 g7g8 | e5 | d6 \
            | the capture would remove both pawns from the rank between the king on a5 and the rook on h5
            3q2k1/2p5/8/K2P4/8/8/8/8 b - - 0 1 | c7c5 | a5a4 d8f8 a4a5 f8d8 | d5 | c6 \
            | the king on a5 is in check from the queen on d8
            4b1k1/3p4/8/4P3/K7/8/8/8 b - - 0 1 | d7d5 | a4a3 e8f7 a3a4 f7e8 | e5 | d6 \
            | the king on a4 is in check from the bishop on e8
            4k3/8/8/8/4p3/8/3P4/4R1K1 w - - 0 1 | d2d4 | e8f8 g1g2 f8e8 g2g1 | e4 | d3 \
            | it is pinned on the file between the king on e8 and the rook on e1
            8/8/8/8/k3p2R/8/3P4/6K1 w - - 0 1 | d2d4 | a4a3 g1g2 a3a4 g2g1 | e4 | d3 \
            | the capture would remove both pawns from the rank between the king on a4 and the rook on h4
            """;

    @ParameterizedTest(name = "{0} {1}: {5}")
    @CsvSource(delimiter = '|', textBlock = CASES)
    void a_threefold_claim_is_granted_and_tells_the_line_of_the_pin_or_the_check(
            String fen, String doubleStep, String cycle, String pawn, String target, String why) {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023?dead-position=no", fen, doubleStep + " " + cycle + " " + cycle);
        referee.act(new Act.Claim(referee.next(), "threefold", OptionalInt.empty(), ""));
        Ruling ruling = referee.ruling();
        assertThat(ruling.ruleId()).isEqualTo("threefold");
        assertThat(ruling.claims().getLast().granted()).isTrue();
        tells(ruling, pawn, target, why);
    }

    @ParameterizedTest(name = "{0} {1}: {5}")
    @CsvSource(delimiter = '|', textBlock = CASES)
    void a_fivefold_repetition_tells_the_line_of_the_pin_or_the_check(
            String fen, String doubleStep, String cycle, String pawn, String target, String why) {
        String moves = String.join(" ", doubleStep, cycle, cycle, cycle, cycle);
        Ruling ruling = Chessmen.after("fide-2023?dead-position=no", fen, moves).ruling();
        assertThat(ruling.ruleId()).isEqualTo("fivefold");
        assertThat(ruling.findings().getFirst().plies()).containsExactly(1, 5, 9, 13, 17);
        tells(ruling, pawn, target, why);
    }

    @Test
    void nothing_is_reported_where_no_pawn_stands_beside_the_double_step() {
        Ruling ruling = Chessmen.after(
                "match-runner", "4k3/2p5/8/8/4P3/8/8/4K3 b - - 0 1",
                "c7c5 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8").ruling();
        assertThat(ruling.ruleId()).isEqualTo("threefold");
        assertThat(Chessmen.findings(ruling, "no-en-passant")).isEmpty();
    }

    private static void tells(Ruling ruling, String pawn, String target, String why) {
        assertThat(Chessmen.findings(ruling, "not-the-same")).isEmpty();
        assertThat(Chessmen.findings(ruling, "no-en-passant")).singleElement().satisfies(finding -> {
            assertThat(finding.plies()).containsExactly(1);
            assertThat(finding.values())
                    .containsEntry("ply", 1)
                    .containsEntry("pawn", pawn)
                    .containsEntry("target", target)
                    .containsEntry("why", why);
            assertThat(finding.text()).isEqualTo("no capture en passant was possible on " + target + ": the pawn on " + pawn
                    + " could not take there, because " + why);
        });
    }
}
