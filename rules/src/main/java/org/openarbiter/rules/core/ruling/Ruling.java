package org.openarbiter.rules.core.ruling;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.RulebookId;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/**
 * What a referee says of a game under one rulebook, with the evidence.
 *
 * @param seats who plays
 * @param rulebook the rulebook, with its values
 * @param plies how many plays were carried out
 * @param verdict open, ended, illegal or referred
 * @param ruleId the id of the rule that decided or forbids; null where none did
 * @param source where that is written; empty where nothing decided
 * @param ply where the decision fell
 * @param findings the evidence; the decisive ones first
 * @param violations forbidden plays that were executed all the same
 * @param claims the claims made, in order
 * @param claimable what the seat to move could claim now; empty once the game is over
 * @param warnings what a further repetition would cost
 * @param banned who is out of the game
 * @param afterEnd how many plays a record has after the end; they are not judged
 * @param sentence one or more sentences that say it all, with their full stops
 */
public record Ruling(
        Seats seats,
        RulebookId rulebook,
        int plies,
        Verdict verdict,
        @Nullable String ruleId,
        String source,
        int ply,
        List<Finding> findings,
        List<Violation> violations,
        List<ClaimRuling> claims,
        List<OpenClaim> claimable,
        List<Warning> warnings,
        List<Ban> banned,
        int afterEnd,
        Sentence sentence) {

    /**
     * A claim that would be granted, with its play as text.
     *
     * @param announced the play to announce; null for a claim on the position as it stands
     * @param shown the same as players write it, with its number
     */
    public record OpenClaim(int by, String claim, @Nullable String announced, @Nullable String shown, List<Finding> findings) {
        public OpenClaim {
            findings = List.copyOf(findings);
        }
    }

    public Ruling {
        findings = List.copyOf(findings);
        violations = List.copyOf(violations);
        claims = List.copyOf(claims);
        claimable = List.copyOf(claimable);
        warnings = List.copyOf(warnings);
        banned = List.copyOf(banned);
    }

    /** The outcome; {@link Outcome#NONE} while the game is not over. */
    public Outcome outcome() {
        return verdict instanceof Verdict.Ended ended ? ended.outcome() : Outcome.NONE;
    }

    /** The rule that decided or forbids, as {@code game:rulebook/id}; null where none did. */
    public @Nullable String rule() {
        String id = ruleId;
        return id == null ? null : rulebook.ruleName(id);
    }

    /** The outcome and what brought it in a few words, in English: {@code draw, fivefold}; the status where there is no outcome. */
    public String summary() {
        return brief().text();
    }

    /** The same as a sentence for people. */
    public Sentence brief() {
        String id = ruleId;
        Object came = switch (outcome()) {
            case Outcome.Win win -> Common.say("wins", "winner", seats.named(win.winner()));
            case Outcome.None none -> Term.of("status", verdict.status());
            case Outcome other -> Term.of("outcome", other.kind());
        };
        return Common.say("brief", "came", came, "decided", id != null, "rule", Term.rule(id == null ? "" : id));
    }

    /** The same sentences as {@link #sentence()} in English. */
    public String text() {
        return sentence.text();
    }

    /** The same ruling with one more finding, which nothing rests on. */
    public Ruling withFinding(Finding finding) {
        return withFinding(findings.size(), finding);
    }

    /** The same ruling with one more finding before all others, though nothing rests on it. */
    public Ruling withFirstFinding(Finding finding) {
        return withFinding(0, finding);
    }

    private Ruling withFinding(int at, Finding finding) {
        List<Finding> more = new ArrayList<>(findings);
        more.add(at, finding);
        List<Ban> bans = banned.stream()
                .map(ban -> ban.finding() < at ? ban : new Ban(ban.seat(), ban.ply(), ban.finding() + 1))
                .toList();
        return new Ruling(
                seats, rulebook, plies, verdict, ruleId, source, ply, more, violations, claims, claimable, warnings, bans,
                afterEnd, sentence);
    }

    /** The same ruling for a record with this number of plays after the end. */
    public Ruling withAfterEnd(int plays) {
        return new Ruling(
                seats, rulebook, plies, verdict, ruleId, source, ply, findings, violations, claims, claimable, warnings, banned,
                plays, sentence);
    }
}
