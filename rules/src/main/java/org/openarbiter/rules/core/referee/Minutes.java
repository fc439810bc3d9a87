package org.openarbiter.rules.core.referee;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.evidence.PassedOver;
import org.openarbiter.rules.core.record.Act;
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

    /** Strikes out that a claim could have been made which was granted; nobody is barred from a play for such a finding. */
    void settle(int ply, Act.Claim granted) {
        if (banned.isEmpty()) {
            findings.removeIf(finding -> finding.isSettledBy(ply, granted));
        }
    }

    void clear() {
        findings.clear();
        violations.clear();
        claims.clear();
        banned.clear();
        decisive = List.of();
    }
}
