package org.openarbiter.cli.judge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Listing;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/** What a ruling says of claims that can be made, as sentences. */
final class RulingSentences {
    private RulingSentences() {}

    /** What can be claimed now. A player's claims that rest on the same rule share a line; there can be dozens of moves to announce. */
    static List<Sentence> claimable(Ruling ruling) {
        Map<List<Object>, List<Ruling.OpenClaim>> lines = ruling.claimable().stream()
                .collect(Collectors.groupingBy(open -> List.of(open.claim(), open.by()), LinkedHashMap::new, Collectors.toList()));
        return lines.values().stream().map(claims -> claimable(ruling, claims.getFirst().claim(), claims)).toList();
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
