package org.openarbiter.rules.core.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.openarbiter.rules.core.words.Columns;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Words;

/** The table of a repetition for people: each move with what it did, and what they come to. */
public final class DeedTable {
    private static final int WIDTH = 14;

    private DeedTable() {}

    /**
     * The lines of the table.
     *
     * @param name a move with its number
     * @param what what it did
     * @param sum what the moves come to, for the last line
     */
    public static <D> List<String> of(List<D> deeds, Function<D, Sentence> name, Function<D, Sentence> what, Sentence sum, Words words) {
        List<String> lines = new ArrayList<>();
        for (D deed : deeds) {
            String move = words.say(name.apply(deed));
            lines.add(Columns.padded(move, WIDTH) + "  " + words.say(what.apply(deed)));
        }
        lines.add(words.say(sum));
        return lines;
    }
}
