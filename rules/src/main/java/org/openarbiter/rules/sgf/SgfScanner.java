package org.openarbiter.rules.sgf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Quotes;

/**
 * One way through the text of a game tree, node by node. Nodes are numbered from 0 as they come, and each knows the number of the one
 * that it follows; what else there is of a tree is not kept.
 *
 * <p>A node is on the main line if it follows the one before it and that one is on the main line: the first that follows a node comes
 * before all others that do.
 */
final class SgfScanner {
    /** What the first node follows. */
    static final int NOTHING = -1;

    /** A node with more properties is not checked for duplicate names. */
    private static final int MOST_NAMES = 100;
    private static final int MOST_SHOWN = 20;

    /** Names of one or two capitals, which nearly all are: each is one text, however often it comes. */
    private static final String[] SHORT_NAMES = shortNames();

    private final String text;
    private final int end;
    private final @Nullable SgfLiberties liberties;

    private int pos;
    private long line;
    /** Where the line begins; below 0 if it began before the text. */
    private int lineStart;

    private int[] open = new int[16];
    private int depth;
    private int number = NOTHING;
    private int parent = NOTHING;
    /** The node that the next one follows. */
    private int current = NOTHING;
    private List<SgfProperty> properties = List.of();
    private final List<String> names = new ArrayList<>();
    /** Whether a name came twice in this node: one liberty for each node is enough. */
    private boolean twice;
    private @Nullable SgfProperty lowerCase;

    /**
     * A way through a text.
     *
     * @param line on which it begins
     * @param column at which it begins, from 1
     * @param liberties where the liberties go that are taken; null if that was done before: properties are kept then, else only checked
     */
    SgfScanner(String text, long line, int column, @Nullable SgfLiberties liberties) {
        this.text = text;
        this.line = line;
        lineStart = 1 - column;
        this.liberties = liberties;
        end = text.length();
    }

    /** Goes on to the next node; false if there is none. */
    boolean next() throws InputException {
        boolean opened = false;
        boolean afterVariation = false;
        skipSpaces();
        while (pos < end) {
            char c = text.charAt(pos);
            if (c == '(') {
                push();
                opened = true;
                afterVariation = false;
                pos++;
                skipSpaces();
                if (pos < end && text.charAt(pos) == ')') {
                    liberty("a variation without a node, ignored", ";");
                }
            } else if (c == ')') {
                if (depth == 0) {
                    pos = end;
                    break;
                }
                current = open[--depth];
                opened = false;
                afterVariation = true;
                pos++;
            } else if (c == ';') {
                if (afterVariation) {
                    liberty("a node after a variation, read as one more variation", ")");
                }
                pos++;
                begin();
                return true;
            } else if (SgfSyntax.isLetter(c) && opened) {
                liberty("a node without a semicolon", ";");
                begin();
                return true;
            } else if (SgfSyntax.isLetter(c)) {
                if (depth > 0) {
                    liberty("a property after a variation, read as one more variation", ";");
                    begin();
                    return true;
                }
                property(true);
            } else {
                rubbish(c);
            }
            skipSpaces();
        }
        return false;
    }

    /** The latest node; without properties if they were only checked. */
    SgfNode node() {
        return new SgfNode(properties);
    }

    /** The number of the latest node. */
    int number() {
        return number;
    }

    /** The number of the node that the latest one follows; {@link #NOTHING} if it is the first. */
    int parent() {
        return parent;
    }

    /** How many parentheses are open; at the end, how many were never closed. */
    int depth() {
        return depth;
    }

    /** The first property so far whose name has lower-case letters; null if there is none. */
    @Nullable SgfProperty lowerCase() {
        return lowerCase;
    }

    /** The line where it stands, from that of the beginning on. */
    long line() {
        return line;
    }

    /** The column where it stands, from 1. */
    int column() {
        return pos - lineStart + 1;
    }

    private void push() {
        if (depth == open.length) {
            open = Arrays.copyOf(open, 2 * depth);
        }
        open[depth++] = current;
    }

    private void begin() throws InputException {
        if (current == NOTHING && number >= 0) {
            liberty("a second tree in the parentheses of the first, ignored", ")");
        }
        parent = current;
        current = ++number;
        properties = liberties == null ? new ArrayList<>(2) : List.of();
        names.clear();
        twice = false;
        skipSpaces();
        while (pos < end) {
            char c = text.charAt(pos);
            if (c == ';' || c == '(' || c == ')') {
                return;
            }
            if (SgfSyntax.isLetter(c)) {
                property(false);
            } else {
                rubbish(c);
            }
            skipSpaces();
        }
    }

    private void property(boolean outside) throws InputException {
        int from = pos;
        long atLine = line;
        int atColumn = column();
        while (pos < end && SgfSyntax.isLetter(text.charAt(pos))) {
            pos++;
        }
        int to = pos;
        skipSpaces();
        if (pos == end || text.charAt(pos) != '[') {
            String found = "a property " + quoted(text.substring(from, to)) + " without a value";
            throw new InputException(atLine, atColumn, found, "[");
        }
        if (outside) {
            throw new InputException(atLine, atColumn, "a property outside of any node", ";");
        }
        String written = written(from, to);
        String name = name(written);
        if (liberties == null) {
            properties.add(new SgfProperty(name, written, values(), atLine, atColumn));
            return;
        }
        do {
            skipValue();
            skipSpaces();
        } while (pos < end && text.charAt(pos) == '[');
        if (lowerCase == null && !name.equals(written)) {
            lowerCase = new SgfProperty(name, written, List.of(), atLine, atColumn);
        }
        if (!name.equals("B") && !name.equals("W")) {
            if (!twice && names.contains(name)) {
                twice = true;
                liberties.take(atLine, atColumn, name + " more than once in a node", "each property once");
            } else if (names.size() < MOST_NAMES) {
                names.add(name);
            }
        }
    }

    private List<String> values() throws InputException {
        List<String> values = List.of(value());
        skipSpaces();
        while (pos < end && text.charAt(pos) == '[') {
            if (values.size() == 1) {
                values = new ArrayList<>(values);
            }
            values.add(value());
            skipSpaces();
        }
        return values;
    }

    private String value() throws InputException {
        int from = pos + 1;
        skipValue();
        return text.substring(from, pos - 1);
    }

    /** Goes on behind the bracket that closes the value which begins here. */
    private void skipValue() throws InputException {
        long atLine = line;
        int atColumn = column();
        pos++;
        while (pos < end) {
            char c = text.charAt(pos);
            if (c == ']') {
                pos++;
                return;
            }
            if (c == '\\') {
                pos++;
            }
            if (pos < end) {
                step();
            }
        }
        throw new InputException(atLine, atColumn, "a value that is not closed", "]");
    }

    private String written(int from, int to) {
        int first = text.charAt(from) - 'A';
        int second = to - from == 2 ? text.charAt(from + 1) - 'A' : to - from == 1 ? -1 : 26;
        return first < 26 && second < 26 ? SHORT_NAMES[27 * first + second + 1] : text.substring(from, to);
    }

    private static String[] shortNames() {
        String[] names = new String[26 * 27];
        for (int at = 0; at < names.length; at++) {
            String first = Character.toString('A' + at / 27);
            names[at] = at % 27 == 0 ? first : first + Character.toString('A' + at % 27 - 1);
        }
        return names;
    }

    /** The capitals of a name; a name without any is taken to be in the wrong case. */
    private static String name(String written) {
        boolean capitals = true;
        for (int at = 0; at < written.length(); at++) {
            capitals &= SgfSyntax.isCapital(written.charAt(at));
        }
        if (capitals) {
            return written;
        }
        StringBuilder name = new StringBuilder();
        written.chars().filter(SgfSyntax::isCapital).forEach(c -> name.append((char) c));
        if (name.isEmpty()) {
            written.chars().forEach(c -> name.append((char) (c - 'a' + 'A')));
        }
        return name.toString();
    }

    private void rubbish(char c) throws InputException {
        String found = c == '[' ? "a value without a property, ignored" : "characters that mean nothing here, ignored";
        liberty(found, "a property, a node or a parenthesis");
        if (c == '[') {
            skipValue();
            return;
        }
        while (pos < end && "();[".indexOf(text.charAt(pos)) < 0 && !SgfSyntax.isLetter(text.charAt(pos))) {
            step();
        }
    }

    private void skipSpaces() {
        while (pos < end && SgfSyntax.isSpace(text.charAt(pos))) {
            step();
        }
    }

    private void step() {
        char c = text.charAt(pos++);
        if (c == '\n' || c == '\r' && (pos == end || text.charAt(pos) != '\n')) {
            line++;
            lineStart = pos;
        }
    }

    private void liberty(String found, String expected) throws InputException {
        if (liberties != null) {
            liberties.take(line, column(), found, expected);
        }
    }

    /** What was written, cut short if it is long. */
    static String quoted(String written) {
        return '"' + Quotes.cut(written, MOST_SHOWN) + '"';
    }
}
