package org.openarbiter.rules.chess.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.evidence.NotTheSame;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.core.ruling.Ruling;

/** A seeming third occurrence is reported with the difference. */
final class NotTheSameTest {
    private static final String ROOKS = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    @Test
    void a_castling_right_lost_by_a_rook_is_reported_with_the_rook_and_the_ply() {
        NotTheSame finding = only("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", "h1h2 e8e7 h2h1 e7e8 h1h2 e8e7 h2h1 e7e8");
        assertThat(finding.plies()).containsExactly(0, 4, 8);
        assertThat(listed(finding)).containsExactly("0-4 castling 1", "0-4 castling 2");
        assertThat(finding.differences().getFirst().text())
                .isEqualTo("1.Rh2 lost White the right to castle with the rook on h1");
        assertThat(finding.differences().getLast().text())
                .isEqualTo("1...Ke7 lost Black the right to castle with the rook on a8");
        assertThat(finding.text()).contains("but the positions differ: 1.Rh2 lost White").contains("; 1...Ke7 lost Black");
    }

    @Test
    void a_king_that_moves_loses_the_right_with_both_rooks() {
        NotTheSame finding = only(ROOKS, "e1e2 a8b8 e2e1 b8a8 e1e2 a8b8 e2e1 b8a8");
        assertThat(listed(finding)).containsExactlyInAnyOrder("0-4 castling 1", "0-4 castling 1", "0-4 castling 2");
        assertThat(finding.differences()).extracting(NotTheSame.Difference::text)
                .anyMatch(text -> text.contains("rook on a1"))
                .anyMatch(text -> text.contains("rook on h1"))
                .anyMatch(text -> text.contains("rook on a8"));
    }

    /** The right counts, not the move: Black can never castle here, and still loses the right. */
    @Test
    void a_right_that_could_not_be_used_counts() {
        String fen = "rk2r3/8/8/8/8/8/8/1K1R4 w a - 0 1";
        NotTheSame finding = only(fen, "d1e1 b8c8 e1d1 c8b8 d1e1 b8c8 e1d1 c8b8");
        assertThat(listed(finding)).containsExactly("0-4 castling 2");
    }

    @Test
    void a_right_lost_one_by_one_is_reported_between_each_two_moments() {
        NotTheSame finding = only(ROOKS, "h1h2 h8h7 h2h1 h7h8 a1a2 a8a7 a2a1 a7a8");
        assertThat(listed(finding)).containsExactlyInAnyOrder(
                "0-4 castling 1", "0-4 castling 2", "4-8 castling 5", "4-8 castling 6");
    }

    @Test
    void a_chance_to_take_en_passant_is_reported_at_its_only_moment() {
        NotTheSame finding = only("4k3/2p5/8/3P4/8/8/8/4K3 b - - 0 1", "c7c5 e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8");
        assertThat(finding.plies()).containsExactly(1, 5, 9);
        assertThat(listed(finding)).containsExactly("1-5 en passant 2");
        assertThat(finding.differences().getFirst().text()).startsWith("a pawn could be captured en passant on c6 after ");
    }

    @Test
    void a_chance_to_take_en_passant_that_the_fen_gives_is_reported_at_the_start() {
        NotTheSame finding = only("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1", "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8");
        assertThat(finding.differences()).singleElement()
                .extracting(NotTheSame.Difference::text)
                .isEqualTo("a pawn could be captured en passant on c6 at the start");
    }

    @Test
    void the_side_to_move_makes_a_difference() {
        NotTheSame finding = only("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a3 e8d8 a3a2 d8e8 a2a1 e8d8 a1a3 d8e8 a3a1");
        assertThat(finding.plies()).containsExactly(0, 5, 9);
        assertThat(listed(finding)).containsExactly("0-5 side to move 5");
        assertThat(finding.differences().getFirst().text()).startsWith("White was to move at the start, Black after ");
    }

    @Test
    void a_wrong_claim_is_answered_with_the_difference() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", ROOKS, "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8");
        referee.act(new Act.Claim(Chessmen.WHITE, "threefold", OptionalInt.empty(), ""));
        ClaimRuling claim = referee.ruling().claims().getLast();
        assertThat(claim.granted()).isFalse();
        assertThat(claim.reason()).startsWith("the position has occurred only twice, after ");
        assertThat(claim.findings()).singleElement().isInstanceOf(NotTheSame.class);
    }

    @Test
    void like_pieces_that_changed_places_make_no_difference() {
        String fen = "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1";
        String change = "b1c3 e8e7 c3e2 e7e8 g1f3 e8e7 f3d2 e7e8 d2b1 e8e7 e2g1 e7e8";
        Ruling ruling = Chessmen.after("fide-2023", fen, change + " " + change).ruling();
        assertThat(Chessmen.findings(ruling, "not-the-same")).isEmpty();
        assertThat(ruling.claimable().getFirst().announced()).isNull();
        assertThat(ruling.claimable().getFirst().findings().getFirst().plies()).isEqualTo(List.of(0, 12, 24));
    }

    private static List<String> listed(NotTheSame finding) {
        return finding.differences().stream()
                .map(part -> part.earlier().ply() + "-" + part.later().ply() + " " + part.differs() + " " + part.madeAt())
                .toList();
    }

    private static NotTheSame only(String fen, String moves) {
        Ruling ruling = Chessmen.after("fide-2023", fen, moves).ruling();
        assertThat(Chessmen.findings(ruling, "not-the-same")).as("%s moves %s", fen, moves).hasSize(1);
        return (NotTheSame) Chessmen.findings(ruling, "not-the-same").getFirst();
    }
}
