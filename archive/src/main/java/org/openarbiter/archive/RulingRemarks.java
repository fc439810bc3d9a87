package org.openarbiter.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.core.ruling.Violation;

/** The comments on a record that rulings give, each at the moment that it concerns. */
public final class RulingRemarks implements RecordFormat.Remarks {
    private final Map<Integer, List<String>> remarks = new TreeMap<>();

    public RulingRemarks(List<Ruling> rulings) {
        for (Ruling ruling : rulings) {
            add(ruling);
        }
    }

    private void add(Ruling ruling) {
        for (Finding finding : ruling.findings()) {
            if (!ruling.text().contains(finding.text()) && !finding.plies().isEmpty()) {
                remark(Math.min(finding.plies().getLast(), ruling.plies()), finding.text());
            }
        }
        for (ClaimRuling claim : ruling.claims()) {
            remark(claim.ply(), ruling.seats().title(claim.by()) + " claimed " + claim.claim() + (claim.times() > 1 ? " " + claim.times() + " times" : "")
                    + (claim.granted() ? "; granted: " : "; refused: ") + claim.reason());
        }
        for (Violation violation : ruling.violations()) {
            remark(violation.ply(), violation.move() + " breaks the rule " + violation.rule().id() + ": " + violation.text());
        }
        for (Warning warning : ruling.warnings()) {
            remark(ruling.plies(), "warning: " + warning.text());
        }
        if (!(ruling.verdict() instanceof Verdict.Open)) {
            remark(Math.min(ruling.ply(), ruling.plies()), ruling.rulebook() + ": " + ruling.text() + " [" + ruling.source() + "]");
        }
    }

    private void remark(int moment, String text) {
        List<String> here = remarks.computeIfAbsent(moment, key -> new ArrayList<>());
        if (!here.contains(text)) {
            here.add(text);
        }
    }

    @Override
    public @Nullable String at(int moment) {
        List<String> here = remarks.get(moment);
        return here == null ? null : String.join("; ", here);
    }
}
