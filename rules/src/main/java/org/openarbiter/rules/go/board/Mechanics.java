package org.openarbiter.rules.go.board;

/**
 * How plays on a board work where rulebooks differ.
 *
 * @param enclosureByUnit whether enclosure is read, with three players or more, by the single unit of an opponent instead of the
 *     allied group
 * @param refreshing whether the refreshing pass is among the legal plays that are listed
 * @param unblocking whether a turn can be spent on an opponent's stone to unblock the recapture of a ko (KataGo's clean-up phases)
 */
public record Mechanics(boolean enclosureByUnit, boolean refreshing, boolean unblocking) {
    /** Enclosure by the group, no refreshing passes, and nothing to unblock. */
    public static final Mechanics USUAL = new Mechanics(false, false, false);
}
