package org.openarbiter.dragons.end;

import java.util.List;
import org.openarbiter.dragons.status.Known;
import org.openarbiter.rules.core.words.Sentence;

/**
 * Stones that are dead and die together.
 *
 * @param stones whole strings, lowest point first
 * @param shown a stone of the string that the reason is about; the others are dead as it is
 * @param why a clause that says why
 * @param line the moves that show it, the owner of the stones first, sides alternating, −1 a pass; empty where nothing need be
 *     played
 * @param known how it is known
 */
public record DeadGroup(List<Integer> stones, int shown, Sentence why, List<Integer> line, Known known) {
    public DeadGroup {
        stones = List.copyOf(stones);
        line = List.copyOf(line);
    }
}
