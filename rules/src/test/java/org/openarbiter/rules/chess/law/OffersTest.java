package org.openarbiter.rules.chess.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.ruling.Verdict;

/** Offers of a draw, agreement, resignation and flag: articles 5.1.2, 5.2.3, 6.9 and 9.1 of the Laws. */
final class OffersTest {
    private static final String BOTH_MOVED = "e2e4 e7e5";

    @Test
    void an_offer_stands_until_the_opponent_answers_and_its_acceptance_draws() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, BOTH_MOVED);
        referee.act(new Act.Offer(Chessmen.WHITE));
        Chessmen.make(referee, "g1f3");
        referee.act(new Act.Accept(Chessmen.BLACK));
        assertThat(referee.ruling().ruleId()).isEqualTo("agreement");
        assertThat(referee.ruling().outcome()).isEqualTo(Outcome.DRAW);
        assertThat(referee.ruling().ply()).isEqualTo(3);
    }

    @Test
    void an_offer_lapses_when_the_opponent_moves() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, BOTH_MOVED);
        referee.act(new Act.Offer(Chessmen.WHITE));
        Chessmen.make(referee, "g1f3 b8c6");
        assertThat(referee.hasOffered(Chessmen.WHITE)).isFalse();
        referee.act(new Act.Accept(Chessmen.BLACK));
        assertThat(referee.verdict()).isEqualTo(Verdict.OPEN);
    }

    /** Article 9.1.2.1: an offer is rejected by touching a piece with the intention of moving or capturing it. */
    @Test
    void an_offer_lapses_when_the_opponent_touches_a_piece() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, BOTH_MOVED);
        referee.act(new Act.Offer(Chessmen.WHITE));
        Chessmen.make(referee, "g1f3");
        referee.act(new Act.Touch(Chessmen.BLACK));
        assertThat(referee.hasOffered(Chessmen.WHITE)).isFalse();
        referee.act(new Act.Accept(Chessmen.BLACK));
        assertThat(referee.verdict()).isEqualTo(Verdict.OPEN);
    }

    @Test
    void nobody_accepts_his_own_offer() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, BOTH_MOVED);
        referee.act(new Act.Offer(Chessmen.WHITE));
        referee.act(new Act.Accept(Chessmen.WHITE));
        assertThat(referee.verdict()).isEqualTo(Verdict.OPEN);
    }

    @Test
    void a_wrong_claim_stands_as_an_offer() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, BOTH_MOVED);
        referee.act(new Act.Claim(Chessmen.WHITE, "threefold", OptionalInt.empty(), ""));
        assertThat(referee.hasOffered(Chessmen.WHITE)).isTrue();
        referee.act(new Act.Accept(Chessmen.BLACK));
        assertThat(referee.ruling().ruleId()).isEqualTo("agreement");
    }

    @Test
    void a_draw_cannot_be_agreed_before_each_player_has_moved() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, "e2e4");
        referee.act(new Act.Agree(Outcome.DRAW));
        assertThat(referee.verdict()).isEqualTo(Verdict.OPEN);
        assertThat(Chessmen.findings(referee.ruling(), "agreement-too-early")).hasSize(1);
        Chessmen.make(referee, "e7e5");
        referee.act(new Act.Agree(Outcome.DRAW));
        assertThat(referee.ruling().ruleId()).isEqualTo("agreement");
    }

    @Test
    void online_a_draw_can_be_agreed_at_once() {
        Referee<ChessBoard> referee = Chessmen.referee("fide-online", Chessmen.START);
        referee.act(new Act.Agree(Outcome.DRAW));
        assertThat(referee.ruling().ruleId()).isEqualTo("agreement");
    }

    @Test
    void who_resigns_loses_but_since_2023_not_to_an_opponent_who_cannot_mate() {
        String fen = "8/8/4k3/8/8/4K3/4P3/8 w - - 0 1";
        assertThat(resigned("fide-2023", fen, Chessmen.WHITE)).isEqualTo(Outcome.DRAW);
        assertThat(resigned("fide-2018", fen, Chessmen.WHITE)).isEqualTo(new Outcome.Win(Chessmen.BLACK));
        assertThat(resigned("fide-online", fen, Chessmen.WHITE)).isEqualTo(new Outcome.Win(Chessmen.BLACK));
        assertThat(resigned("fide-2023", fen, Chessmen.BLACK)).isEqualTo(new Outcome.Win(Chessmen.WHITE));
    }

    @Test
    void whose_flag_falls_loses_but_not_to_an_opponent_who_cannot_mate() {
        String fen = "8/8/4k3/8/8/3nK3/4Q3/8 w - - 0 1";
        assertThat(flagged("fide-2023", fen, Chessmen.WHITE)).as("knight against queen").isEqualTo(Outcome.DRAW);
        assertThat(flagged("match-runner", fen, Chessmen.WHITE)).isEqualTo(new Outcome.Win(Chessmen.BLACK));
        assertThat(flagged("german", fen, Chessmen.WHITE)).isEqualTo(new Outcome.Win(Chessmen.BLACK));
        String bare = "8/8/4k3/8/8/4K3/4Q3/8 w - - 0 1";
        assertThat(flagged("fide-2018", bare, Chessmen.WHITE)).isEqualTo(Outcome.DRAW);
        assertThat(flagged("match-runner", bare, Chessmen.WHITE)).isEqualTo(Outcome.DRAW);
        assertThat(flagged("german", bare, Chessmen.WHITE)).isEqualTo(new Outcome.Win(Chessmen.BLACK));
        assertThat(flagged("fide-online", bare, Chessmen.BLACK)).isEqualTo(new Outcome.Win(Chessmen.WHITE));
    }

    @Test
    void nothing_changes_a_game_that_is_over() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, "f2f3 e7e5 g2g4 d8h4");
        Verdict mate = referee.verdict();
        referee.act(new Act.Resign(Chessmen.BLACK));
        referee.act(new Act.Flag(Chessmen.BLACK));
        referee.act(new Act.Agree(Outcome.DRAW));
        assertThat(referee.verdict()).isSameAs(mate);
        assertThat(referee.ruling().ruleId()).isEqualTo("checkmate");
        assertThat(referee.ruling().claimable()).isEmpty();
    }

    private static Outcome resigned(String rulebook, String fen, int by) {
        Referee<ChessBoard> referee = Chessmen.referee(rulebook, fen);
        referee.act(new Act.Resign(by));
        assertThat(referee.ruling().ruleId()).isEqualTo("resignation");
        return referee.ruling().outcome();
    }

    private static Outcome flagged(String rulebook, String fen, int by) {
        Referee<ChessBoard> referee = Chessmen.referee(rulebook, fen);
        referee.act(new Act.Flag(by));
        assertThat(referee.ruling().ruleId()).isEqualTo("flag");
        return referee.ruling().outcome();
    }
}
