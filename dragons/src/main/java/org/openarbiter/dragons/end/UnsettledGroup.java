package org.openarbiter.dragons.end;

import java.util.List;
import org.openarbiter.dragons.read.Answer;

/**
 * Stones that are proved to die if the opponent moves first, and to live if their owner does, either of them perhaps in a ko. They count as alive.
 *
 * @param stones whole strings, lowest point first
 * @param kill how the opponent kills them
 * @param save how their owner saves them
 */
public record UnsettledGroup(List<Integer> stones, Answer kill, Answer save) {
    public UnsettledGroup {
        stones = List.copyOf(stones);
    }
}
