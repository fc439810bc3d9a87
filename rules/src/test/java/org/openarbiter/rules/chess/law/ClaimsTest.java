package org.openarbiter.rules.chess.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.core.ruling.Verdict;

/** Claims of a draw: articles 9.2 to 9.5 of the Laws. */
final class ClaimsTest {
    private static final String KNIGHTS = "g1f3 g8f6 f3g1 f6g8";
    private static final String MATE_IN_ONE = "7k/5K2/8/6Q1/8/8/8/8 w - - 99 100";

    @ParameterizedTest
    @ValueSource(strings = {"fide-2023", "fide-2018"})
    void a_right_claim_on_the_position_ends_the_game(String rulebook) {
        Referee<ChessBoard> referee = Chessmen.after(rulebook, Chessmen.START, KNIGHTS + " " + KNIGHTS);
        ClaimRuling claim = claim(referee, Chessmen.WHITE, "threefold", "");
        assertThat(claim.granted()).isTrue();
        assertThat(claim.penalty()).isNull();
        assertThat(claim.duty()).isNull();
        assertThat(referee.ruling().outcome()).isEqualTo(Outcome.DRAW);
        assertThat(referee.ruling().ply()).isEqualTo(8);
        assertThat(referee.ruling().text()).isEqualTo("Draw: claimed by White; the same position occurred at the start and after"
                + " 2...Ng8 and 4...Ng8.");
    }

    @Test
    void a_right_claim_with_an_announced_move_ends_the_game_before_it_is_made() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, KNIGHTS + " g1f3 g8f6 f3g1");
        assertThat(claim(referee, Chessmen.BLACK, "threefold", "f6g8").granted()).isTrue();
        assertThat(referee.ruling().plies()).isEqualTo(7);
        assertThat(referee.ruling().ply()).isEqualTo(7);
    }

    @Test
    void a_right_claim_that_is_taken_back_can_be_made_again() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, KNIGHTS + " " + KNIGHTS);
        List<Finding> before = referee.ruling().findings();
        assertThat(before).extracting(Finding::text).anyMatch(text -> text.startsWith("White may claim"));
        referee.remember();
        assertThat(claim(referee, Chessmen.WHITE, "threefold", "").granted()).isTrue();
        assertThat(referee.ruling().findings()).extracting(Finding::text).noneMatch(text -> text.startsWith("White"))
                .anyMatch(text -> text.startsWith("Black could have claimed"));
        referee.stepBack();
        assertThat(referee.ruling().findings()).isEqualTo(before);
    }

    /** Each announced move is tested as itself. */
    @Test
    void a_claim_with_another_move_than_the_repeating_one_is_wrong() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, KNIGHTS + " g1f3 g8f6 f3g1");
        assertThat(referee.ruling().claimable()).singleElement().matches(open -> "f6g8".equals(open.announced()));
        ClaimRuling claim = claim(referee, Chessmen.BLACK, "threefold", "b8c6");
        assertThat(claim.granted()).isFalse();
        assertThat(claim.reason()).startsWith("with Nc6 the position would have occurred only once");
    }

    @Test
    void the_second_occurrence_may_be_long_ago_when_the_third_is_announced() {
        String there = "a1b1 e8f8 b1b2 f8f7 b2b3 f7f6 b3c3 f6e6 c3c2 e6e7 c2c1 e7f7 c1b1 f7e7 b1a1";
        Referee<ChessBoard> referee = Chessmen.after(
                "fide-2023", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2 e8d8 a2a1 d8e8 " + there);
        assertThat(referee.record().latestRepeat()).isEqualTo(4);
        assertThat(referee.ruling().claimable()).singleElement().satisfies(open -> {
            assertThat(open.announced()).isEqualTo("e7e8");
            assertThat(open.findings().getFirst().plies()).containsExactly(0, 4, 20);
        });
        assertThat(claim(referee, Chessmen.BLACK, "threefold", "e7e8").granted()).isTrue();
    }

    @Test
    void a_wrong_claim_gives_the_opponent_two_minutes_and_the_game_goes_on() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, KNIGHTS);
        ClaimRuling claim = claim(referee, Chessmen.WHITE, "threefold", "");
        assertThat(claim.granted()).isFalse();
        assertThat(claim.penalty()).isEqualTo(new ClaimRuling.Penalty(Chessmen.BLACK, 120));
        assertThat(claim.duty()).isNull();
        assertThat(referee.verdict()).isEqualTo(Verdict.OPEN);
    }

    @Test
    void a_wrong_claim_costs_one_minute_where_the_rulebook_says_so() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023?penalty=60", Chessmen.START, "e2e4");
        assertThat(claim(referee, Chessmen.BLACK, "threefold", "").penalty()).isEqualTo(new ClaimRuling.Penalty(Chessmen.WHITE, 60));
        assertThat(claim(referee, Chessmen.BLACK, "fifty", "").penalty()).isEqualTo(new ClaimRuling.Penalty(Chessmen.WHITE, 60));
    }

    @Test
    void the_move_announced_with_a_wrong_claim_must_be_played() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, "e2e4 e7e5");
        ClaimRuling claim = claim(referee, Chessmen.WHITE, "threefold", "g1f3");
        assertThat(claim.penalty()).isEqualTo(new ClaimRuling.Penalty(Chessmen.BLACK, 120));
        assertThat(claim.duty()).isEqualTo("g1f3");
        Chessmen.make(referee, "b1c3");
        assertThat(referee.ruling().violations()).singleElement().matches(violation ->
                violation.ply() == 3 && violation.rule().id().equals("illegal-move")
                        && violation.text().equals("White must play Nf3, declared with a claim that was refused (9.5.3)"));
        Chessmen.make(referee, "b8c6 d2d4");
        assertThat(referee.ruling().violations()).as("the duty ends with the move").hasSize(1);
    }

    @Test
    void a_strict_referee_does_not_let_another_move_than_the_announced_one_pass() {
        Referee<ChessBoard> referee = Chessmen.referee("fide-2023", Chessmen.START, Options.DEFAULT.withStrict(true));
        claim(referee, Chessmen.WHITE, "fifty", "g1f3");
        Chessmen.make(referee, "b1c3");
        assertThat(referee.verdict()).isInstanceOf(Verdict.Illegal.class);
        assertThat(referee.record().plies()).isZero();
        assertThat(referee.legalPlays()).containsExactly(Chessmen.play(referee.board(), "g1f3"));
        Chessmen.make(referee, "g1f3");
        assertThat(referee.verdict()).isEqualTo(Verdict.OPEN);
    }

    @Test
    void a_claim_that_is_refused_again_and_again_at_one_ply_is_counted() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, KNIGHTS);
        referee.remember();
        for (int time = 0; time < 4000; time++) {
            claim(referee, Chessmen.WHITE, "threefold", "");
        }
        claim(referee, Chessmen.BLACK, "threefold", "");
        claim(referee, Chessmen.WHITE, "threefold", "");
        assertThat(referee.ruling().claims()).extracting(claim -> claim.by() + " " + claim.times())
                .containsExactly(Chessmen.BLACK + " 1", Chessmen.WHITE + " 4001");
        assertThat(referee.ruling().claims().getLast().penalty()).isEqualTo(new ClaimRuling.Penalty(Chessmen.BLACK, 120));
        referee.stepBack();
        referee.stepBack();
        assertThat(referee.ruling().claims()).singleElement().matches(claim -> claim.times() == 4000);
        Chessmen.make(referee, "g1f3 g8f6");
        claim(referee, Chessmen.WHITE, "threefold", "");
        assertThat(referee.ruling().claims()).extracting(ClaimRuling::times).containsExactly(4000, 1);
    }

    /** Article 9.2.1: the claimant cannot change the announced move; 9.5.3: it must be made. */
    @Test
    void a_second_claim_cannot_announce_another_move() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, KNIGHTS + " g1f3 g8f6 f3g1");
        assertThat(claim(referee, Chessmen.BLACK, "threefold", "b8c6").granted()).isFalse();
        assertThat(claim(referee, Chessmen.BLACK, "threefold", "f6g8").granted()).isFalse();
        assertThat(referee.duty(Chessmen.BLACK)).hasValue(Chessmen.play(referee.board(), "b8c6"));
    }

    @Test
    void a_claim_that_announces_an_illegal_move_is_wrong_and_obliges_to_nothing() {
        Referee<ChessBoard> referee = Chessmen.referee("fide-2023", Chessmen.START);
        referee.act(new Act.Claim(Chessmen.WHITE, "threefold", OptionalInt.empty(), "Ke4"));
        ClaimRuling claim = referee.ruling().claims().getLast();
        assertThat(claim.granted()).isFalse();
        assertThat(claim.reason()).isEqualTo("the declared move Ke4 is illegal");
        assertThat(claim.penalty()).isEqualTo(new ClaimRuling.Penalty(Chessmen.BLACK, 120));
        assertThat(claim.duty()).isNull();
        assertThat(referee.duty(Chessmen.WHITE)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"threefold", "fifty"})
    void a_player_who_does_not_have_the_move_cannot_claim(String name) {
        Referee<ChessBoard> referee = Chessmen.after(
                "fide-2023", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 100 60", KNIGHTS + " " + KNIGHTS);
        ClaimRuling claim = claim(referee, Chessmen.BLACK, name, "");
        assertThat(claim.granted()).isFalse();
        assertThat(claim.reason()).isEqualTo("only the player to move may claim, and it is White's move");
        assertThat(claim.penalty()).isEqualTo(new ClaimRuling.Penalty(Chessmen.WHITE, 120));
        assertThat(claim.duty()).isNull();
        assertThat(claim(referee, Chessmen.WHITE, name, "").granted()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"threefold", "fifty"})
    void a_touched_piece_loses_the_right_to_claim_on_this_move_and_not_on_the_next(String name) {
        Referee<ChessBoard> referee = Chessmen.after(
                "fide-2023", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 100 60", KNIGHTS + " " + KNIGHTS);
        referee.act(new Act.Touch(Chessmen.WHITE));
        ClaimRuling claim = claim(referee, Chessmen.WHITE, name, "");
        assertThat(claim.granted()).isFalse();
        assertThat(claim.reason()).startsWith("a player who has touched a piece");
        assertThat(claim.penalty()).isEqualTo(new ClaimRuling.Penalty(Chessmen.BLACK, 120));
        assertThat(claim.duty()).isNull();
        Chessmen.make(referee, "g1f3 g8f6");
        assertThat(claim(referee, Chessmen.WHITE, name, "").granted()).isTrue();
    }

    @Test
    void a_claim_of_fifty_moves_may_announce_the_move_that_completes_them() {
        String fen = "8/5k2/8/8/8/2R2p2/8/4K3 w - - 99 80";
        assertThat(claim(Chessmen.referee("fide-2023", fen), Chessmen.WHITE, "fifty", "").granted()).isFalse();
        ClaimRuling taking = claim(Chessmen.referee("fide-2023", fen), Chessmen.WHITE, "fifty", "c3f3");
        assertThat(taking.granted()).isFalse();
        assertThat(taking.reason()).isEqualTo("the declared move Rxf3+ is a capture or a pawn move");
        assertThat(claim(Chessmen.referee("fide-2023", fen), Chessmen.WHITE, "fifty", "c3c8").granted()).isTrue();
        String early = fen.replace("99", "98");
        assertThat(claim(Chessmen.referee("fide-2023", early), Chessmen.WHITE, "fifty", "c3c8").granted()).isFalse();
    }

    @Test
    void an_announced_move_that_mates_or_stalemates_is_a_claim_unless_the_rulebook_refuses_it() {
        for (String move : new String[] {"g5g7", "g5g6"}) {
            assertThat(claim(Chessmen.referee("fide-2023", MATE_IN_ONE), Chessmen.WHITE, "fifty", move).granted()).isTrue();
            Referee<ChessBoard> refusing = Chessmen.referee("fide-2023?mating-claim=no", MATE_IN_ONE);
            assertThat(refusing.ruling().claimable()).extracting(open -> open.announced()).doesNotContain(move)
                    .contains("g5g4");
            ClaimRuling claim = claim(refusing, Chessmen.WHITE, "fifty", move);
            assertThat(claim.granted()).isFalse();
            assertThat(claim.reason()).endsWith("would itself end the game");
        }
    }

    @Test
    void a_rulebook_without_claims_knows_none() {
        Referee<ChessBoard> referee = Chessmen.after("fide-online", Chessmen.START, KNIGHTS);
        ClaimRuling claim = claim(referee, Chessmen.WHITE, "threefold", "");
        assertThat(claim.granted()).isFalse();
        assertThat(claim.penalty()).isNull();
        assertThat(claim.duty()).isNull();
        assertThat(claim.reason()).isEqualTo("this rulebook applies that rule automatically, so there is nothing to claim");
        assertThat(claim(referee, Chessmen.WHITE, "fifty", "").reason()).isEqualTo(claim.reason());
        assertThat(claim(referee, Chessmen.WHITE, "fifty-moves", "").reason()).as("the id of the rule").isEqualTo(claim.reason());
        assertThat(claim(referee, Chessmen.WHITE, "seventy", "").reason()).isEqualTo("nothing can be claimed under this rulebook");
        assertThat(claim(referee, Chessmen.WHITE, "impasse", "").reason()).isEqualTo("nothing can be claimed under this rulebook");
    }

    @Test
    void a_claim_that_was_granted_is_not_listed_among_those_that_could_have_been_made() {
        Referee<ChessBoard> referee = Chessmen.after("fide-2023", Chessmen.START, KNIGHTS + " " + KNIGHTS);
        assertThat(referee.ruling().findings()).extracting(Finding::kind).contains("claimable");
        assertThat(claim(referee, referee.next(), "threefold", "").granted()).isTrue();
        assertThat(referee.ruling().findings()).extracting(Finding::kind).contains("repetition");
        assertThat(referee.ruling().findings()).extracting(Finding::text).noneMatch(text -> text.startsWith("White could have claimed"));
    }

    @Test
    void where_either_player_may_claim_one_claim_is_enough() {
        Referee<ChessBoard> referee = Chessmen.after("lichess", Chessmen.START, KNIGHTS + " " + KNIGHTS);
        assertThat(claim(referee, Chessmen.BLACK, "threefold", "").granted()).isTrue();
        assertThat(referee.ruling().findings()).extracting(Finding::text).noneMatch(text -> text.startsWith("White could have claimed"));
    }

    private static ClaimRuling claim(Referee<ChessBoard> referee, int by, String name, String move) {
        OptionalInt announced = move.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Chessmen.play(referee.board(), move));
        referee.act(new Act.Claim(by, name, announced, move));
        return referee.ruling().claims().getLast();
    }
}
