package org.openarbiter.rules.pgn;

import java.util.List;
import java.util.Map;

/**
 * Writes a game in the export format of PGN: the roster of tag pairs first, then the others, and movetext in lines of at most 80
 * characters as far as its words allow.
 *
 * <p>What was written reads back as the same tags, moves, comments, glyphs and variations. A comment that contains a
 * brace is written with a semicolon and lasts to the end of its line.
 */
public final class PgnWriter {
    private static final int WIDTH = 80;

    /** The Seven Tag Roster of chess. */
    public static final List<String> SEVEN_TAG_ROSTER = List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

    private final StringBuilder out = new StringBuilder(2048);
    private int column;
    /** Opening parentheses that wait for the word they stand before. */
    private String opening = "";

    private PgnWriter() {}

    /**
     * A game as text, with an empty line at its end.
     *
     * @param roster the tags that come first, whether there is a value for them or not
     * @param tags all tags
     * @param result the termination marker
     * @param firstPly the number of plies before the first move, from which move numbers follow: 0 at the start of a game
     */
    public static String write(List<String> roster, Map<String, String> tags, PgnLine line, String result, int firstPly) {
        PgnWriter writer = new PgnWriter();
        for (String name : roster) {
            writer.tag(name, tags.getOrDefault(name, missing(name, result)));
        }
        tags.forEach((name, value) -> {
            if (!roster.contains(name)) {
                writer.tag(name, value);
            }
        });
        writer.out.append('\n');
        writer.line(line, firstPly);
        writer.word(result);
        return writer.out.append("\n\n").toString();
    }

    private static String missing(String name, String result) {
        return switch (name) {
            case "Date" -> "????.??.??";
            case "Result" -> result;
            default -> "?";
        };
    }

    private void tag(String name, String value) {
        out.append('[').append(name).append(" \"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\');
            }
            out.append(c == '\n' || c == '\r' ? ' ' : c);
        }
        out.append("\"]\n");
    }

    private void line(PgnLine line, int firstPly) {
        int ply = firstPly;
        boolean numbered = false;
        for (PgnLine.Item item : line.items()) {
            switch (item) {
                case PgnLine.Move move -> {
                    if (ply % 2 == 0) {
                        word(ply / 2 + 1 + ".");
                    } else if (!numbered) {
                        word(ply / 2 + 1 + "...");
                    }
                    word(move.text());
                    ply++;
                    numbered = true;
                }
                case PgnLine.Nag nag -> word("$" + nag.number());
                case PgnLine.Comment comment -> {
                    comment(comment.text());
                    numbered = false;
                }
                case PgnLine.Variation variation -> {
                    opening += "(";
                    line(variation.line(), Math.max(firstPly, ply - 1));
                    close();
                    numbered = false;
                }
            }
        }
    }

    /** Appends a word, on a new line where this one is full. */
    private void word(String word) {
        String all = opening + word;
        opening = "";
        if (column > 0) {
            if (column + 1 + length(all) > WIDTH) {
                newLine();
            } else {
                append(" ");
            }
        }
        append(all);
    }

    private void close() {
        if (!opening.isEmpty()) {
            word("");
        } else if (column == WIDTH) {
            newLine();
        }
        append(")");
    }

    /** Writes a comment so that it breaks at single spaces only, and no line of it looks like a tag pair or an escaped line. */
    private void comment(String text) {
        if (text.indexOf('}') >= 0 || text.indexOf('{') >= 0) {
            word(";" + text.replace('\n', ' ').replace('\r', ' '));
            newLine();
            return;
        }
        String all = "{" + text.replace("\r\n", " ").replace('\n', ' ').replace('\r', ' ') + "}";
        int from = 0;
        for (int at = all.indexOf(' '); at >= 0; at = all.indexOf(' ', at + 1)) {
            if (all.charAt(at - 1) != ' ' && " %[".indexOf(all.charAt(at + 1)) < 0) {
                word(all.substring(from, at));
                from = at + 1;
            }
        }
        word(all.substring(from));
    }

    private void append(String text) {
        out.append(text);
        column += length(text);
    }

    private void newLine() {
        out.append('\n');
        column = 0;
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}
