package org.openarbiter.rules.lines;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;

/**
 * A game on one line, as it is sent to engines: {@code position startpos moves …} or {@code position fen <FEN> moves …}; the word
 * {@code position} may be missing.
 *
 * @param line where it stands
 * @param position the start as written; null for {@code startpos}
 * @param column where the start is written, from 1
 * @param moves the moves
 */
public record PositionLine(Lines.Line line, @Nullable String position, int column, List<Word> moves) {
    private static final Pattern WORD = Pattern.compile("\\S+");

    /**
     * A word of the line.
     *
     * @param column where it begins, from 1
     */
    public record Word(String text, int column) {}

    /** Reads a position, taking liberties where it may. */
    public interface PositionReader<B> {
        /** The board of a text. */
        B read(String text, List<Liberty> liberties) throws InputException;
    }

    public PositionLine {
        moves = List.copyOf(moves);
    }

    /**
     * The parts of a line.
     *
     * @param keyword what stands before a position: {@code fen}
     * @param expected what such a line looks like
     */
    public static PositionLine of(Lines.Line line, String keyword, String expected) throws InputException {
        List<MatchResult> words = WORD.matcher(line.text()).results().toList();
        int at = says(words, 0, "position") ? 1 : 0;
        boolean usual = says(words, at, "startpos");
        if (!usual && !says(words, at, keyword)) {
            throw Lines.error(line, at < words.size() ? words.get(at).start() + 1 : 1, "not a valid position", expected);
        }
        int first = ++at;
        while (!usual && at < words.size() && !says(words, at, "moves")) {
            at++;
        }
        if (!usual && first == at) {
            throw Lines.error(line, line.text().length() + 1, "there is no " + keyword.toUpperCase(Locale.ROOT), expected);
        }
        if (at < words.size() && !says(words, at, "moves")) {
            throw Lines.error(line, words.get(at).start() + 1, "'" + words.get(at).group() + "' was not expected", "moves");
        }
        List<Word> moves = new ArrayList<>();
        for (MatchResult word : words.subList(Math.min(at + 1, words.size()), words.size())) {
            moves.add(new Word(word.group(), word.start() + 1));
        }
        int from = usual ? 0 : words.get(first).start();
        return new PositionLine(line, usual ? null : line.text().substring(from, words.get(at - 1).end()), from + 1, moves);
    }

    private static boolean says(List<MatchResult> words, int at, String word) {
        return at < words.size() && words.get(at).group().equals(word);
    }

    /**
     * The board of the position that is written.
     *
     * @param lines takes the liberties
     * @param name what such a position is called: {@code FEN}
     */
    public <B> B start(Lines lines, String name, PositionReader<B> reader) throws InputException {
        List<Liberty> liberties = new ArrayList<>();
        B start;
        try {
            start = reader.read(String.valueOf(position), liberties);
        } catch (InputException e) {
            throw Lines.error(line, column - 1 + Math.max(1, e.column()), e.message(), e.expected());
        }
        for (Liberty liberty : liberties) {
            lines.liberty(line, column - 1 + Math.max(1, liberty.column()), "in the " + name + ": " + liberty.text(), "a correct " + name);
        }
        return start;
    }
}
