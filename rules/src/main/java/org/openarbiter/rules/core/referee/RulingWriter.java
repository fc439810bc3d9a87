package org.openarbiter.rules.core.referee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.rule.Warning;
import org.openarbiter.rules.core.ruling.Ban;
import org.openarbiter.rules.core.ruling.ClaimRuling;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Words;

/** Puts what a referee knows of a game into a {@link Ruling}. */
final class RulingWriter {
    private RulingWriter() {}

    static <B extends Board> Ruling write(Referee<B> referee, RuleSet<B> rules, Minutes minutes) {
        Verdict verdict = referee.verdict();
        Rule<?> rule = ruleOf(verdict);
        Source source = sourceOf(verdict);
        int plies = referee.record().plies();
        boolean over = referee.isOver();
        List<Ruling.OpenClaim> claimable = over ? List.of() : claimable(referee, rules);
        Set<String> claims = claimable.stream().map(Ruling.OpenClaim::claim).collect(Collectors.toSet());
        List<Finding> findings = new ArrayList<>(minutes.decisive);
        int[] places = new int[minutes.findings.size()];
        for (int number = 0; number < places.length; number++) {
            Finding finding = minutes.findings.get(number);
            places[number] = findings.size();
            if (!minutes.isSettled(finding)) {
                findings.add(over ? finding : finding.inPlay(plies, claims));
            }
        }
        List<Ban> banned = minutes.banned.stream()
                .map(ban -> new Ban(ban.seat(), ban.ply(), ban.finding() < 0 ? -1 : places[ban.finding()]))
                .toList();
        return new Ruling(
                referee.seats(),
                referee.rulebook().id(),
                plies,
                verdict,
                rule == null ? null : rule.id(),
                source == null ? "" : source.text(),
                plyOf(verdict, plies),
                findings,
                minutes.violations,
                counted(minutes.claims),
                claimable,
                over ? List.of() : warnings(referee, rules),
                banned,
                0,
                sentence(referee, verdict));
    }

    /** The claims, of those that were made again at one moment only the latest with their number: a player can insist for long. */
    private static List<ClaimRuling> counted(List<ClaimRuling> claims) {
        Map<ClaimRuling, Integer> times = new LinkedHashMap<>();
        for (ClaimRuling claim : claims) {
            Integer before = times.remove(claim);
            times.put(claim, before == null ? 1 : before + 1);
        }
        return times.entrySet().stream().map(entry -> entry.getKey().repeated(entry.getValue())).toList();
    }

    private static @Nullable Rule<?> ruleOf(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Open open -> null;
            case Verdict.Ended ended -> ended.rule();
            case Verdict.Illegal illegal -> illegal.rule();
            case Verdict.Referred referred -> referred.rule();
        };
    }

    private static @Nullable Source sourceOf(Verdict verdict) {
        return switch (verdict) {
            case Verdict.Open open -> null;
            case Verdict.Ended ended -> ended.source();
            case Verdict.Illegal illegal -> illegal.source();
            case Verdict.Referred referred -> referred.source();
        };
    }

    private static int plyOf(Verdict verdict, int plies) {
        return switch (verdict) {
            case Verdict.Open open -> plies;
            case Verdict.Ended ended -> ended.ply();
            case Verdict.Illegal illegal -> illegal.ply();
            case Verdict.Referred referred -> referred.ply();
        };
    }

    private static <B extends Board> List<Ruling.OpenClaim> claimable(Referee<B> referee, RuleSet<B> rules) {
        List<Ruling.OpenClaim> claims = new ArrayList<>();
        for (Rule.Claimed<B> rule : rules.claimed) {
            rule.available(referee, claim -> claims.add(new Ruling.OpenClaim(
                    claim.by(),
                    claim.claim(),
                    claim.announced().isPresent() ? referee.board().text(claim.announced().getAsInt()) : null,
                    claim.announced().isPresent() ? shown(referee.board(), claim.announced().getAsInt()) : null,
                    claim.findings())));
        }
        return claims;
    }

    private static String shown(Board board, int play) {
        return board.numbered(board.notation(play));
    }

    private static <B extends Board> List<Warning> warnings(Referee<B> referee, RuleSet<B> rules) {
        List<Warning> warnings = new ArrayList<>();
        for (Rule<B> rule : rules.all) {
            warnings.addAll(rule.warnings(referee));
        }
        return warnings;
    }

    private static Sentence sentence(Referee<?> referee, Verdict verdict) {
        return switch (verdict) {
            case Verdict.Open open -> {
                Sentence latest = latestMove(referee.record(), referee.board());
                yield latest == null ? Common.say("not-begun") : Common.say("open", "move", latest);
            }
            case Verdict.Ended ended ->
                Common.say("ended", "outcome", Outcome.sentence(ended.outcome(), referee.seats()), "why", ended.why());
            case Verdict.Illegal illegal -> Common.say("stop", "sentence", illegal.sentence());
            case Verdict.Referred referred ->
                Common.say(
                        "referred", "options", referred.options().size(), "official", referee.official().term(), "why", referred.why());
        };
    }

    /** What a record that is not understood should have had next, for the message: whose move, and after which one. */
    static String expected(Referee<?> referee, int by) {
        Sentence latest = latestMove(referee.record(), referee.board());
        return Words.ENGLISH.say(referee.seats().term(by)) + "'s move " + (latest == null ? "at the start" : "after " + latest.text());
    }

    /** The latest play as players name it; null where none has been made. */
    private static @Nullable Sentence latestMove(GameRecord record, Board board) {
        int now = record.plies();
        if (now == 0) {
            return null;
        }
        int play = record.play(now);
        board.undo();
        Sentence move = board.namedPlay(play);
        board.play(record.by(now), play);
        return move;
    }
}
