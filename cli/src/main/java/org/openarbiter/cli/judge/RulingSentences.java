package org.openarbiter.cli.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Listing;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;

/** What a ruling says of claims, as sentences. */
final class RulingSentences {
    private RulingSentences() {}

    /**
     * That a claim was refused or left to the official, why, and what it cost; empty if the sentence of the ruling says all of it.
     *
     * @param said the sentence of the ruling in the language of the reader
     */
    static Optional<Sentence> notGranted(Ruling ruling, ClaimRuling claim, String said, Words words) {
        Term player = ruling.seats().term(claim.by());
        List<Sentence> parts = new ArrayList<>();
        if (claim.answer() == ClaimRuling.Answer.REFUSED) {
            parts.add(Common.say(
                    "claimed", "player", player, "claim", Term.of("claim", claim.claim()),
                    "move", claim.shown().isEmpty() ? "none" : claim.shown(), "times", claim.times(), "why", claim.why()));
        } else if (!said.contains(words.say(claim.why()))) {
            parts.add(claim.why());
        }
        ClaimRuling.Penalty penalty = claim.penalty();
        if (penalty != null) {
            parts.add(Common.say(
                    "more-time", "player", ruling.seats().term(penalty.seat()), "seconds", penalty.seconds(), "times", claim.times()));
        }
        if (claim.duty() != null) {
            parts.add(Common.say("duty", "player", player, "move", claim.shown()));
        }
        if (claim.offer()) {
            parts.add(Common.say("counts-as-offer"));
        }
        return parts.stream().reduce(Sentence::row);
    }

    /** What can be claimed now. Claims that rest on the same rule share a line; there can be dozens of moves to announce. */
    static List<Sentence> claimable(Ruling ruling) {
        return ruling.claimable().stream().map(Ruling.OpenClaim::claim).distinct()
                .map(claim -> claimable(
                        ruling, claim, ruling.claimable().stream().filter(open -> open.claim().equals(claim)).toList()))
                .toList();
    }

    private static Sentence claimable(Ruling ruling, String claim, List<Ruling.OpenClaim> claims) {
        List<String> moves = claims.stream().map(Ruling.OpenClaim::shown).filter(move -> move != null).map(String::valueOf).toList();
        int more = Listing.leftOut(moves.size());
        Sentence said = Common.say(
                "may-claim", "player", ruling.seats().term(claims.getFirst().by()), "claim", Term.of("claim", claim),
                "now", claims.stream().anyMatch(open -> open.announced() == null), "moves", moves.subList(0, moves.size() - more),
                "more", more);
        Finding only = claims.size() == 1 && !claims.getFirst().findings().isEmpty() ? claims.getFirst().findings().getFirst() : null;
        return only == null ? said : Common.say("because", "what", said, "why", only.sentence());
    }
}
