package org.openarbiter.rules.core.referee;

import java.util.List;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.ClaimAnswer;
import org.openarbiter.rules.core.rule.Consequence;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Term;

/** Rulings on claims, from the answers of the rules that were claimed. */
final class ClaimRulings {
    private ClaimRulings() {}

    /**
     * The ruling on a claim that the rulebook does not have.
     *
     * @param appliesByItself whether it has a rule of that name that applies without a claim
     * @param claims the names of those that it has
     */
    static ClaimRuling unknown(int ply, Act.Claim act, boolean appliesByItself, List<String> claims) {
        return new ClaimRuling(
                ply, act.by(), act.implied(), act.claim(), act.written(), act.written(), ClaimRuling.Answer.REFUSED,
                Common.say("no-such-claim", "rule", appliesByItself, "claims", claims.stream().map(claim -> Term.of("claim", claim)).toList()), null, null, false,
                List.of(), 1, "");
    }

    /** What follows for the claimant from an answer. */
    static List<Consequence> owed(ClaimAnswer answer) {
        return switch (answer) {
            case ClaimAnswer.Granted granted -> List.of();
            case ClaimAnswer.Lost lost -> List.of();
            case ClaimAnswer.Refused refused -> refused.consequences();
            case ClaimAnswer.Referred referred -> referred.consequences();
        };
    }

    private static ClaimRuling.Answer kind(ClaimAnswer answer) {
        return switch (answer) {
            case ClaimAnswer.Granted granted -> ClaimRuling.Answer.GRANTED;
            case ClaimAnswer.Lost lost -> ClaimRuling.Answer.REFUSED;
            case ClaimAnswer.Refused refused -> ClaimRuling.Answer.REFUSED;
            case ClaimAnswer.Referred referred -> ClaimRuling.Answer.REFERRED;
        };
    }

    /**
     * The ruling on a claim that was examined, with what it brings upon the claimant.
     *
     * @param board where a play that was announced, or must be made, has its name
     */
    static ClaimRuling of(int ply, Act.Claim act, ClaimAnswer answer, Board board) {
        ClaimRuling.Penalty penalty = null;
        String duty = null;
        boolean offer = false;
        for (Consequence consequence : owed(answer)) {
            switch (consequence) {
                case Consequence.Time time -> penalty = new ClaimRuling.Penalty(time.seat(), time.seconds());
                case Consequence.MustPlay must -> duty = board.text(must.play());
                case Consequence.StandingOffer standing -> offer = true;
                default -> {}
            }
        }
        String shown = act.announced().isPresent() ? board.numbered(board.notation(act.announced().getAsInt())) : act.written();
        return new ClaimRuling(
                ply, act.by(), act.implied(), act.claim(), act.written(), shown, kind(answer), answer.why(), penalty, duty,
                offer, answer.findings(), 1, source(answer));
    }

    private static String source(ClaimAnswer answer) {
        return answer instanceof ClaimAnswer.Refused refused && refused.source() != null ? refused.source().text() : "";
    }
}
