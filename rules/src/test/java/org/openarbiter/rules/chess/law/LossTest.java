package org.openarbiter.rules.chess.law;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.FenException;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;

/** A flag falls and nobody knows whether the opponent could still mate: the arbiter has to decide, and play has stopped. */
class LossTest {
    private static Referee<ChessBoard> flagged() throws RulebookException, FenException {
        Chess chess = new Chess();
        Referee<ChessBoard> referee = new Referee<>(
                chess.rulebook("fide-2023"),
                chess.seats(),
                Options.DEFAULT.withProofNodes(1),
                ChessBoard.of("8/8/4k3/8/3bB3/4K3/8/8 w - - 0 1"));
        referee.act(new Act.Flag(0));
        return referee;
    }

    @Test
    void an_unknown_prospect_is_referred_with_both_outcomes_and_what_was_tried() throws RulebookException, FenException {
        Ruling ruling = flagged().ruling();
        assertThat(ruling.verdict()).isInstanceOfSatisfying(Verdict.Referred.class, referred ->
                assertThat(referred.options()).containsExactly(new Outcome.Win(1), Outcome.DRAW));
        assertThat(ruling.rule()).isEqualTo("chess:fide-2023/flag");
        assertThat(ruling.findings().getFirst().kind()).isEqualTo("undetermined");
    }

    @Test
    void a_fallen_flag_does_not_lapse_when_somebody_plays_on() throws RulebookException, FenException, PlayException {
        Referee<ChessBoard> referee = flagged();
        referee.act(new Act.Play(0, referee.board().parse("e3d4")));
        assertThat(referee.ruling().plies()).isZero();
        assertThat(referee.verdict()).isInstanceOf(Verdict.Referred.class);
        assertThat(referee.legalPlays()).isEmpty();
    }

    @Test
    void the_arbiter_decides_among_the_options_and_nothing_else() throws RulebookException, FenException {
        Referee<ChessBoard> referee = flagged();
        referee.act(new Act.Decide(new Outcome.Win(0)));
        assertThat(referee.verdict()).isInstanceOf(Verdict.Referred.class);
        referee.act(new Act.Decide(Outcome.DRAW));
        assertThat(referee.ruling().outcome()).isEqualTo(Outcome.DRAW);
        assertThat(referee.ruling().rule()).isEqualTo("chess:fide-2023/flag");
    }
}
