package org.openarbiter.rules.core.referee;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.evidence.PassedOver;
import org.openarbiter.rules.core.ruling.Ban;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.core.ruling.Violation;
import org.openarbiter.rules.core.words.Sentence;

/** What a referee wrote down in the course of a game, for the ruling. */
final class Minutes {
    final List<Finding> findings = new ArrayList<>();
    final List<Violation> violations = new ArrayList<>();
    final List<ClaimRuling> claims = new ArrayList<>();
    final List<Ban> banned = new ArrayList<>();
    List<Finding> decisive = List.of();

    /** Writes down what changed nothing; the same a second time at the same moment is no news. */
    void pass(int ply, Sentence what) {
        Finding passed = new PassedOver(ply, what);
        if (!findings.contains(passed)) {
            findings.add(passed);
        }
    }

    /** Whether a finding says no more than that a claim could have been made, and that claim was granted. */
    boolean isSettled(Finding finding) {
        return claims.stream().anyMatch(claim -> claim.granted() && finding.isSettledBy(claim.ply(), claim.claim()));
    }

    void clear() {
        findings.clear();
        violations.clear();
        claims.clear();
        banned.clear();
        decisive = List.of();
    }
}
