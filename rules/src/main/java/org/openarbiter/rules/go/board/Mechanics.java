package org.openarbiter.rules.go.board;

/**
 * How plays on a board work where rulebooks differ.
 *
 * @param enclosureByUnit whether enclosure is read, with three players or more, by the single unit of an opponent instead of the
 *     allied group
 * @param refreshing whether the refreshing pass is among the legal plays that are listed
 */
public record Mechanics(boolean enclosureByUnit, boolean refreshing) {
    /** Enclosure by the group, and no refreshing passes. */
    public static final Mechanics USUAL = new Mechanics(false, false);
}
