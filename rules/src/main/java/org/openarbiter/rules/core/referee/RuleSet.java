package org.openarbiter.rules.core.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.rule.Rule;

/**
 * The rules of a rulebook by family, each in order of precedence. What is asked on every ply lies in arrays: walking lists there
 * cost a tenth of the time of judging an archive.
 */
final class RuleSet<B extends Board> {
    final Rule.Forbids<B>[] forbids;
    /** Those of them by which a play can mean another one. */
    final List<Rule.Reads<B>> reads;
    final Rule.Follows<B>[] follows;
    /** Those that a play can have consequences under. */
    final Rule.Follows<B>[] followsPlays;
    final Rule.Claimed<B>[] claimed;
    final Rule.Refers<B>[] refers;
    final List<Rule.Absorbing<B>> absorbing;
    final List<Rule<B>> all;

    @SuppressWarnings({"unchecked", "rawtypes"}) // arrays of a generic type are made empty and filled with what the lists hold
    RuleSet(List<Rule<B>> rules) {
        List<Rule.Forbids<B>> forbidding = new ArrayList<>();
        List<Rule.Reads<B>> reading = new ArrayList<>();
        List<Rule.Follows<B>> following = new ArrayList<>();
        List<Rule.Claimed<B>> claims = new ArrayList<>();
        List<Rule.Refers<B>> referring = new ArrayList<>();
        List<Rule.Absorbing<B>> lasting = new ArrayList<>();
        for (Rule<B> rule : rules) {
            switch (rule) {
                case Rule.Reads<B> one -> {
                    forbidding.add(one);
                    reading.add(one);
                }
                case Rule.Forbids<B> one -> forbidding.add(one);
                case Rule.Absorbing<B> one -> {
                    following.add(one);
                    lasting.add(one);
                }
                case Rule.Follows<B> one -> following.add(one);
                case Rule.Claimed<B> one -> claims.add(one);
                case Rule.Refers<B> one -> referring.add(one);
            }
        }
        all = rules;
        absorbing = lasting;
        reads = reading;
        forbids = forbidding.toArray(new Rule.Forbids[0]);
        follows = following.toArray(new Rule.Follows[0]);
        followsPlays = following.stream().filter(Rule.Follows::followsPlays).toArray(Rule.Follows[]::new);
        claimed = claims.toArray(new Rule.Claimed[0]);
        refers = referring.toArray(new Rule.Refers[0]);
    }

    /** The rule that is claimed by the name of its claim, or else by its own id; null if there is none. */
    Rule.@Nullable Claimed<B> claimed(String name) {
        Rule.Claimed<B> named = null;
        for (Rule.Claimed<B> rule : claimed) {
            if (rule.claim().equals(name)) {
                return rule;
            }
            named = named == null && rule.id().equals(name) ? rule : named;
        }
        return named;
    }

    /** The names of all claims, in order of precedence. */
    List<String> claims() {
        return Arrays.stream(claimed).map(Rule::claim).distinct().toList();
    }

    /** The rule that a play which cannot be executed offends against: the first one that forbids anything. */
    Rule.Forbids<B> impossible() {
        if (forbids.length == 0) {
            throw new IllegalStateException("a rulebook needs a rule that forbids impossible plays");
        }
        return forbids[0];
    }
}
