package org.openarbiter.rules.chess.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;

/** Euwe's game of 1929: the Thue–Morse sequence in knight moves, which the former rule never ends. */
final class EuweTest {
    private static final int PLIES = 4096;
    private static final String[] BLOCKS = {"b1c3 b8c6 c3b1 c6b8", "g1f3 g8f6 f3g1 f6g8"};

    @Test
    void the_former_rule_never_ends_it() {
        Referee<ChessBoard> referee = Chessmen.referee("german", Chessmen.START);
        for (int block = 0; block < PLIES / 4; block++) {
            Chessmen.make(referee, BLOCKS[Integer.bitCount(block) % 2]);
            assertThat(referee.verdict()).as("block %d", block).isEqualTo(Verdict.OPEN);
        }
        assertThat(referee.record().plies()).isEqualTo(PLIES);
        assertThat(referee.record().occurrence(PLIES)).isEqualTo(PLIES / 4 + 1);
    }

    @Test
    void the_laws_of_today_end_it_at_ply_16() {
        var moves = new ArrayList<String>();
        for (int block = 0; block < 8; block++) {
            moves.addAll(List.of(BLOCKS[Integer.bitCount(block) % 2].split(" ", -1)));
        }
        Ruling ruling = new ListedGame(Chessmen.START, moves, List.of()).replayed(Chessmen.rulebook("fide-2023"));
        assertThat(ruling.ruleId()).isEqualTo("fivefold");
        assertThat(ruling.ply()).isEqualTo(16);
        assertThat(ruling.afterEnd()).isEqualTo(16);
        assertThat(ruling.findings().getFirst().plies()).containsExactly(0, 4, 8, 12, 16);
        List<Finding> claimable = Chessmen.findings(ruling, "claimable");
        assertThat(claimable).extracting(finding -> finding.plies().getFirst() + " " + finding.values().get("by") + " "
                + finding.values().get("claim") + " " + finding.values().get("move")).containsExactly(
                "7 black threefold f6g8", "8 white threefold null", "11 black threefold f6g8", "12 white threefold null",
                "12 white threefold g1f3", "15 black threefold c6b8");
    }

    @Test
    void a_threefold_can_be_claimed_in_it_at_ply_8() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, BLOCKS[0] + " " + BLOCKS[1]);
        referee.act(new Act.Claim(Chessmen.WHITE, "threefold", OptionalInt.empty(), ""));
        assertThat(referee.ruling().ruleId()).isEqualTo("threefold");
        assertThat(referee.ruling().ply()).isEqualTo(8);
    }

    @Test
    void a_block_played_three_times_in_succession_is_ended_by_the_former_rule() {
        String moves = String.join(" ", BLOCKS[1], BLOCKS[0], BLOCKS[0], BLOCKS[0]);
        Ruling ruling = Chessmen.after("german", Chessmen.START, moves).ruling();
        assertThat(ruling.ruleId()).isEqualTo("sequence");
        assertThat(ruling.ply()).isEqualTo(16);
        assertThat(ruling.findings().getFirst().values())
                .containsEntry("positions", List.of(4, 8, 12, 16))
                .containsEntry("length", 4);
    }
}
