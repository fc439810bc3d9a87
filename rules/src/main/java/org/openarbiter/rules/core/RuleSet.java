package org.openarbiter.rules.core;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rules of a rulebook by family, each in order of precedence. */
final class RuleSet<B extends Board> {
    final List<Rule.Forbids<B>> forbids = new ArrayList<>();
    final List<Rule.Follows<B>> follows = new ArrayList<>();
    final List<Rule.Absorbing<B>> absorbing = new ArrayList<>();
    final List<Rule.Claimed<B>> claimed = new ArrayList<>();
    final List<Rule.Refers<B>> refers = new ArrayList<>();
    final List<Rule<B>> all;

    RuleSet(List<Rule<B>> rules) {
        all = rules;
        for (Rule<B> rule : rules) {
            switch (rule) {
                case Rule.Forbids<B> forbidding -> forbids.add(forbidding);
                case Rule.Follows<B> following -> {
                    follows.add(following);
                    if (following instanceof Rule.Absorbing<B> lasting) {
                        absorbing.add(lasting);
                    }
                }
                case Rule.Claimed<B> claimable -> claimed.add(claimable);
                case Rule.Refers<B> referring -> refers.add(referring);
                case Rule.Assumes<B> assuming -> {}
            }
        }
    }

    Rule.@Nullable Claimed<B> claimed(String name) {
        return claimed.stream().filter(rule -> rule.claim().equals(name)).findFirst().orElse(null);
    }

    /** The rule that a play which cannot be executed offends against: the first one that forbids anything. */
    Rule<B> impossible() {
        if (forbids.isEmpty()) {
            throw new IllegalStateException("a rulebook needs a rule that forbids impossible plays");
        }
        return forbids.getFirst();
    }
}
