package org.openarbiter.dragons.end;

import java.util.List;

/**
 * Stones that are proved to die if the opponent moves first, and to live if their owner does, neither by a ko. They count as alive.
 *
 * @param stones whole strings, lowest point first
 * @param kill where the opponent kills them
 * @param save where their owner saves them
 */
public record UnsettledGroup(List<Integer> stones, int kill, int save) {
    public UnsettledGroup {
        stones = List.copyOf(stones);
    }
}
