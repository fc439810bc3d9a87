package org.openarbiter.rules.core.evidence;

import java.util.List;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;

/**
 * A moment of a game with the move that led to it, as players write it.
 *
 * @param ply the moment, as a number of plies; 0 is the start
 * @param name the move with its number, such as {@code 41...Re1}; {@code the start} for moment 0
 */
public record NamedPly(int ply, Sentence name) {

    /** The start of a game, to which no move led. */
    public static final NamedPly START = new NamedPly(0, Common.say("start"));

    /** A moment after a move whose name is the same in every language. */
    public NamedPly(int ply, String move) {
        this(ply, Sentence.verbatim(move));
    }

    /** The name in English. */
    public String move() {
        return name.text();
    }

    /** When it was: {@code at the start} or {@code after 41...Re1}. */
    public Sentence when() {
        return when(List.of(this));
    }

    /** That the position of the last of these moments occurred before: {@code the position after 4...Ng8 also occurred at the start}. */
    public static Sentence repeated(List<NamedPly> moments) {
        return Common.say(
                "repeated", "when", moments.getLast().when(), "before", when(moments.subList(0, moments.size() - 1)));
    }

    /** When several were, in rising order: {@code at the start and after 2...Ng8 and 4...Ng8}. */
    public static Sentence when(List<NamedPly> plies) {
        boolean start = !plies.isEmpty() && plies.getFirst().ply() == 0;
        return Common.say("when", "start", start, "moves", plies.stream().skip(start ? 1 : 0).map(NamedPly::name).toList());
    }
}
