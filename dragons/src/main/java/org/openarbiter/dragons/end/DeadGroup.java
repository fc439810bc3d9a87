package org.openarbiter.dragons.end;

import java.util.List;

/**
 * Stones that are dead and die together.
 *
 * @param stones whole strings, lowest point first
 * @param why a clause that says why
 * @param line the moves that show it, the owner of the stones first, sides alternating, −1 a pass; empty where nothing need be
 *     played
 */
public record DeadGroup(List<Integer> stones, String why, List<Integer> line) {
    public DeadGroup {
        stones = List.copyOf(stones);
        line = List.copyOf(line);
    }
}
