package org.openarbiter.rules.lines;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.RawGame;

/** The lines of one game, with the place of each in the file and the liberties taken with them. */
public final class Lines {
    private static final Pattern END = Pattern.compile("\r\n|[\r\n]");

    private final List<Line> all = new ArrayList<>();
    private final List<Liberty> liberties = new ArrayList<>(0);
    private final boolean strict;

    /**
     * A line.
     *
     * @param number in the file, from 1
     * @param text without its end
     */
    public record Line(long number, String text) {}

    /** The lines of a game. */
    public Lines(RawGame raw, boolean strict) {
        this.strict = strict;
        String text = new String(raw.bytes(), raw.from(), raw.to() - raw.from(), StandardCharsets.UTF_8);
        long number = raw.line();
        for (String line : END.split(text, -1)) {
            all.add(new Line(number++, line));
        }
    }

    /** The lines. */
    public List<Line> all() {
        return all;
    }

    /** The liberties taken so far; those taken later are added to it. */
    public List<Liberty> liberties() {
        return liberties;
    }

    /** What is wrong with a line from a column on. */
    public static InputException error(Line line, int column, String found, String expected) {
        return new InputException(line.number(), column, found, expected);
    }

    /**
     * Takes a liberty.
     *
     * @throws InputException if none may be taken
     */
    public void liberty(Line line, int column, String found, String expected) throws InputException {
        if (strict) {
            throw error(line, column, found, expected);
        }
        liberties.add(new Liberty(line.number(), column, found));
    }
}
