package org.openarbiter.rules.core.record;

/**
 * What a record holds beside its main line, its acts and its tags: how many of each.
 *
 * @param comments at moments of the main line
 * @param signs annotations of moves by a sign or a number, such as {@code !?}
 * @param variations of the main line; those within a variation do not count
 */
public record Asides(int comments, int signs, int variations) {
    /** None at all. */
    public static final Asides NONE = new Asides(0, 0, 0);
}
