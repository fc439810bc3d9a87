package org.openarbiter.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Violation;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.survey.Survey;

/** The comments on a record that rulings give, each at the moment that it concerns. */
public final class RulingRemarks implements RecordFormat.Remarks {
    private final Map<Integer, List<String>> remarks = new TreeMap<>();
    private final Words words;

    /**
     * The comments of rulings on one game.
     *
     * @param record the game, whose result may be another than theirs
     * @param words their language
     */
    public RulingRemarks(List<Ruling> rulings, RecordedGame<?> record, Words words) {
        this.words = words;
        for (Ruling ruling : rulings) {
            add(ruling);
            Sentence dispute = Survey.dispute(record, ruling);
            if (dispute != null) {
                remark(ruling.plies(), words.say(dispute));
            }
        }
    }

    private void add(Ruling ruling) {
        String said = words.say(ruling.sentence());
        for (Finding finding : ruling.findings()) {
            String text = words.say(finding.sentence());
            if (!said.contains(text) && !finding.plies().isEmpty()) {
                remark(Math.min(finding.plies().getLast(), ruling.plies()), text);
            }
        }
        for (ClaimRuling claim : ruling.claims()) {
            remark(claim.ply(), words.say(claim.sentence(ruling.seats())) + inBrackets(claim.source()));
        }
        for (Violation violation : ruling.violations()) {
            remark(violation.ply(), words.say(Common.say(
                    "violated", "move", violation.move(), "rule", Term.rule(violation.rule().id()), "why", violation.why())));
        }
        for (Warning warning : ruling.warnings()) {
            remark(ruling.plies(), words.say(Common.say("warning", "warning", warning.sentence())));
        }
        remark(Math.min(ruling.ply(), ruling.plies()), ruling.rulebook() + ": " + said + inBrackets(ruling.source()));
    }

    private static String inBrackets(String source) {
        return source.isEmpty() ? "" : " [" + source + "]";
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
