package org.openarbiter.rules.pgn;

import java.util.List;

/**
 * The movetext of a game, or of a variation in it, in full.
 *
 * @param items in the order of the text
 */
public record PgnLine(List<Item> items) {
    /** How deep variations may lie in one another; what lies deeper is left out. */
    public static final int MOST_NESTED = 100;

    public PgnLine {
        items = List.copyOf(items);
    }

    /** What movetext consists of. */
    public sealed interface Item {}

    /** A move as it was written, without move number and without {@code !} and {@code ?}. */
    public record Move(String text) implements Item {}

    /** A comment; line ends in it have become spaces. */
    public record Comment(String text) implements Item {}

    /** A numeric annotation glyph; {@code !} is 1, {@code ?} 2, {@code !!} 3, {@code ??} 4, {@code !?} 5, {@code ?!} 6. */
    public record Nag(int number) implements Item {}

    /** A line that could have been played in place of the move before it. */
    public record Variation(PgnLine line) implements Item {}
}
