package org.openarbiter.rules.core.evidence;

import java.util.List;
import org.openarbiter.rules.core.record.Moments;

/**
 * A moment of a game with the move that led to it, as players write it.
 *
 * @param ply the moment, as a number of plies; 0 is the start
 * @param move the move with its number, such as {@code 41...Re1}; {@code the start} for moment 0
 */
public record NamedPly(int ply, String move) {

    /** The start of a game, to which no move led. */
    public static final NamedPly START = new NamedPly(0, "the start");

    /** When it was: {@code at the start} or {@code after 41...Re1}. */
    public String when() {
        return (ply == 0 ? "at " : "after ") + move;
    }

    /** When several were, in rising order: {@code at the start and after 2...Ng8 and 4...Ng8}. */
    public static String when(List<NamedPly> plies) {
        boolean start = plies.getFirst().ply() == 0;
        List<String> moves = plies.stream().skip(start ? 1 : 0).map(NamedPly::move).toList();
        String after = moves.isEmpty() ? "" : "after " + Moments.list(moves);
        return !start ? after : START.when() + (moves.isEmpty() ? "" : " and " + after);
    }
}
