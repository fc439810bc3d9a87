package org.openarbiter.rules.core.ruling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/**
 * A claim that was made, and the answer to it.
 *
 * @param ply the moment at which it was made
 * @param by the claimant; if the claim is implied, the player who could have made it
 * @param implied whether nobody is on record as having made it: the record gives only this rule as the reason for its result
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
 * @param source where it is written what a wrong claim costs, such as {@code FIDE Laws of Chess 2023, 9.5.3}; empty if nowhere
 */
public record ClaimRuling(
        int ply,
        int by,
        boolean implied,
        String claim,
        String announced,
        String shown,
        Answer answer,
        Sentence why,
        @Nullable Penalty penalty,
        @Nullable String duty,
        boolean offer,
        List<Finding> findings,
        int times,
        String source) {

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

    /** Who claimed what, the answer and its reason, and what it cost. */
    public Sentence sentence(Seats seats) {
        Sentence answered = answer == Answer.REFERRED ? why : Common.say(
                "claimed", "implied", implied, "player", seats.term(by), "claim", Term.of("claim", claim),
                "move", shown.isEmpty() ? "none" : shown, "times", times, "granted", granted(), "why", why);
        return cost(seats).map(cost -> Sentence.row(answered, cost)).orElse(answered);
    }

    /** What the claim cost, or made of the game; empty if nothing. */
    public Optional<Sentence> cost(Seats seats) {
        List<Sentence> parts = new ArrayList<>();
        if (penalty != null) {
            parts.add(Common.say("more-time", "player", seats.term(penalty.seat()), "seconds", penalty.seconds(), "times", times));
        }
        if (duty != null) {
            parts.add(Common.say("duty", "player", seats.term(by), "move", shown));
        }
        if (offer) {
            parts.add(Common.say("counts-as-offer"));
        }
        return parts.stream().reduce(Sentence::row);
    }

    /** This claim, made this number of times. */
    public ClaimRuling repeated(int count) {
        return new ClaimRuling(ply, by, implied, claim, announced, shown, answer, why, penalty, duty, offer, findings, count, source);
    }
}
