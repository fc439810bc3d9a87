package org.openarbiter.dragons.status;

import java.util.List;

/**
 * Strings of one color that are taken to live or die together: the dragons of {@code worms.Analysis}, as everybody asks about them.
 *
 * @param seat whose they are
 * @param key the origin of the largest string, the first among equals: its capture is what is read
 * @param strings the origins of the strings
 * @param stones all points
 * @param sight what is seen of it
 */
public record Group(int seat, int key, List<Integer> strings, List<Integer> stones, Sight sight) {
    public Group {
        strings = List.copyOf(strings);
        stones = List.copyOf(stones);
    }
}
