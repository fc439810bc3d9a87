package org.openarbiter.rules.core.rule;

import java.util.List;

/**
 * The choices that a rulebook makes: a record of enums, numbers and booleans, with a component for each axis.
 *
 * <p>Whoever needs to know what a rulebook says asks its record. The axes, the text of each value and the page of the rulebook follow from it.
 *
 * @param <C> the record itself
 */
public interface Choices<C extends Choices<C>> {

    /** The choices in order; the order of the axes. */
    List<Choice<C, ?>> axes();

    /**
     * These choices with the values that were chosen.
     *
     * @throws IllegalArgumentException if a text is no value of its axis, with a message for the user
     */
    C with(Chosen<C> chosen);
}
