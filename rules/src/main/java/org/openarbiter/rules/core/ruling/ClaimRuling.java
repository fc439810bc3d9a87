package org.openarbiter.rules.core.ruling;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.words.Sentence;

/**
 * A claim that was made, and the answer to it.
 *
 * @param ply the moment at which it was made
 * @param by the claimant
 * @param claim the name under which the rule was claimed
 * @param announced the announced play as text; empty for a claim on the position as it stood
 * @param shown the announced play as players write it; the text where it is not legal, and empty for a claim on the position as it stood
 * @param answer whether it was right
 * @param why a clause
 * @param penalty the time that the opponent received for it; null for none
 * @param duty the announced play that the claimant must make now, as text; null for none
 * @param offer whether the claim stands as an offer of a draw
 * @param findings the evidence
 * @param times how often the same claim was refused for the same reason at this moment; 1 for a claim that was made once
 */
public record ClaimRuling(
        int ply,
        int by,
        String claim,
        String announced,
        String shown,
        Answer answer,
        Sentence why,
        @Nullable Penalty penalty,
        @Nullable String duty,
        boolean offer,
        List<Finding> findings,
        int times) {

    /** What became of a claim. */
    public enum Answer {
        /** It was right, and ends the game. */
        GRANTED,
        /** It was wrong. */
        REFUSED,
        /** It is for the official to decide; it lapses when somebody plays on. */
        REFERRED
    }

    /**
     * Time given to a seat.
     *
     * @param seconds how much
     */
    public record Penalty(int seat, int seconds) {}

    public ClaimRuling {
        findings = List.copyOf(findings);
    }

    /** Whether it was right. */
    public boolean granted() {
        return answer == Answer.GRANTED;
    }

    /** The reason in English. */
    public String reason() {
        return why.text();
    }

    /** This claim, made this number of times. */
    public ClaimRuling repeated(int count) {
        return new ClaimRuling(ply, by, claim, announced, shown, answer, why, penalty, duty, offer, findings, count);
    }
}
