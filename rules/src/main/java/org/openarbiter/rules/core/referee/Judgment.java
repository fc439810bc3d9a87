package org.openarbiter.rules.core.referee;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.rule.Consequence;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.rule.Prohibition;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Source;
import org.openarbiter.rules.core.ruling.Ban;
import org.openarbiter.rules.core.ruling.Verdict;

/**
 * What the rules make of a game: they are asked after each act, and their decisions change the verdict, the players and the
 * minutes.
 */
final class Judgment<B extends Board> {
    private final CurrentGame<B> game;
    private final RuleSet<B> rules;
    private final Minutes minutes;
    private final Consumer<Finding> noted;
    private int absorbFrom;

    Verdict verdict = Verdict.OPEN;

    /** The judgment on a game that has yet to begin. */
    Judgment(CurrentGame<B> game, RuleSet<B> rules) {
        this.game = game;
        this.rules = rules;
        minutes = game.minutes;
        noted = minutes.findings::add;
    }

    /** Forgets the verdict; from now on absorbing rules are asked from a moment on. */
    void clear(int absorbingFrom) {
        verdict = Verdict.OPEN;
        absorbFrom = absorbingFrom;
    }

    boolean isOver() {
        return verdict instanceof Verdict.Ended;
    }

    /** The first objection of a rule to a play; null if there is none. */
    @Nullable Prohibition prohibition(int by, int play) {
        for (Rule.Forbids<B> rule : rules.forbids) {
            Prohibition prohibition = rule.forbids(game, by, play);
            if (prohibition != null) {
                return prohibition;
            }
        }
        return null;
    }

    /** A play is not allowed, and was not made. */
    void forbid(Verdict.Illegal illegal, List<Finding> findings) {
        verdict = illegal;
        minutes.decisive = findings;
    }

    /** An illegal play is not carried out and a referral lapses when a player varies: both make room for the next act. */
    void reopen() {
        keepQuestion(List.of());
        if (!verdict.equals(Verdict.OPEN)) {
            verdict = Verdict.OPEN;
            minutes.decisive = List.of();
        }
    }

    /**
     * The first question of its kind stays on record when it is dropped: it is what somebody opens the game for.
     *
     * @param shown findings that are shown anyway
     */
    private void keepQuestion(List<Finding> shown) {
        if (verdict instanceof Verdict.Referred) {
            minutes.decisive.stream()
                    .filter(finding -> !isNoted(finding.kind()) && !shown.contains(finding))
                    .forEach(minutes.findings::add);
        }
    }

    private boolean isNoted(String kind) {
        return minutes.findings.stream().anyMatch(finding -> finding.kind().equals(kind));
    }

    /** What is over by a count can be counted again without stones that all players agree to remove, if the rule says so. */
    @SuppressWarnings("unchecked") // the rule is one of this rulebook
    void recount(Act.Dead dead) {
        if (verdict instanceof Verdict.Ended ended && ended.rule() instanceof Rule.Recounts<?> rule) {
            Decision decision = ((Rule.Recounts<B>) rule).recount(game, dead);
            if (decision != null) {
                apply((Rule<B>) ended.rule(), decision);
            }
        }
    }

    /** Asks the rules what follows from an act that has been carried out; whether any of them decided something. */
    boolean follow(Act act, boolean positionIsNew) {
        boolean isAnswered = false;
        for (Rule.Follows<B> rule : positionIsNew ? rules.followsPlays : rules.follows) {
            if (rule instanceof Rule.Absorbing<B> && game.record.plies() < absorbFrom) {
                continue;
            }
            Decision decision = rule.after(game, act);
            if (decision != null) {
                isAnswered = true;
                apply(rule, decision);
                if (isOver()) {
                    break;
                }
            }
        }
        for (Rule.Refers<B> rule : rules.refers) {
            Decision.Referral referral = isOver() ? null : rule.refer(game, act);
            if (referral != null) {
                isAnswered = true;
                apply(rule, referral);
            }
        }
        if (positionIsNew) {
            for (Rule.Claimed<B> rule : rules.claimed) {
                rule.notice(game, noted);
            }
        }
        return isAnswered;
    }

    private void apply(Rule<B> rule, Decision decision) {
        switch (decision) {
            case Decision.Ending ending -> end(rule, ending);
            case Decision.Consequences changes -> {
                int finding = changes.findings().isEmpty() ? -1 : minutes.findings.size();
                minutes.findings.addAll(changes.findings());
                changes.consequences().forEach(consequence -> apply(consequence, finding));
            }
            case Decision.Referral referral -> refer(rule, referral);
            case Decision.Note note -> minutes.findings.addAll(note.findings());
        }
    }

    /**
     * A rule changes how the players stand.
     *
     * @param finding the number of its evidence among the findings of the minutes, or −1 if there is none
     */
    void apply(Consequence consequence, int finding) {
        game.state.apply(consequence, game.record.plies());
        if (consequence instanceof Consequence.SeatOut out) {
            minutes.banned.add(new Ban(out.seat(), game.record.plies(), finding));
        } else if (consequence instanceof Consequence.NextSeat turn) {
            game.record.turn(game.board, turn.seat());
        }
    }

    /** A rule leaves the game to the referee. */
    void refer(Rule<?> rule, Decision.Referral referral) {
        verdict = new Verdict.Referred(
                referral.options(), rule, game.record.plies(), referral.why(), referral.lapses(), cited(rule, referral.source()));
        minutes.decisive = referral.findings();
    }

    /** A rule ends the game. */
    void end(Rule<?> rule, Decision.Ending ending) {
        keepQuestion(ending.findings());
        verdict = new Verdict.Ended(ending.outcome(), rule, game.record.plies(), ending.why(), cited(rule, ending.source()));
        game.state.phase = Phase.ENDED;
        minutes.decisive = ending.findings();
    }

    /** The source that a decision names, or else that of its rule. */
    static Source cited(Rule<?> rule, @Nullable Source narrower) {
        return narrower == null ? rule.statement().source() : narrower;
    }
}
