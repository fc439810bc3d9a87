package org.openarbiter.rules.core.rule;

import java.util.List;

/**
 * One choice that a rulebook makes, by name.
 *
 * @param name as it is written in {@code game:rulebook?name=value}
 * @param values what may be chosen; empty where any text that the rulebook understands will do
 * @param says what the choice is about and what each value means
 * @param source where the choice comes from
 */
public record Axis(String name, List<String> values, String says, String source) {
    public Axis {
        values = List.copyOf(values);
    }
}
