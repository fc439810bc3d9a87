package org.openarbiter.rules.sgf;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.InputException;
import org.openarbiter.rules.core.Liberty;
import org.openarbiter.rules.core.RawGame;

/** One reading of a game tree. */
public final class SgfReader {
    private static final int MOST_LIBERTIES = 100;
    private static final int MOST_SHOWN = 20;

    private final boolean strict;
    private final String text;
    private final int end;
    private final List<Liberty> liberties = new ArrayList<>();
    private int pos;
    private long line;
    private int lineStart;
    private @Nullable SgfProperty lowerCase;
    /** The latest node with a property that was there before: one liberty for each is enough. */
    private @Nullable SgfNode twice;

    private SgfReader(RawGame raw, boolean strict) throws InputException {
        this.strict = strict;
        line = raw.line();
        for (Liberty taken : raw.liberties()) {
            liberty(taken.line(), taken.column(), taken.text(), "a game tree in SGF");
        }
        Charset cut = raw.encoding();
        boolean recoded = StandardCharsets.UTF_8.equals(cut);
        String declared = recoded ? null : SgfCharset.declared(raw.bytes(), raw.from(), raw.to());
        Charset charset = declared == null ? cut : SgfCharset.named(declared);
        Charset used = charset == null ? SgfCharset.guess(raw.bytes(), raw.from(), raw.to()) : charset;
        text = new String(raw.bytes(), raw.from(), raw.to() - raw.from(), used);
        end = text.length();
        if (declared == null && !recoded && !used.equals(StandardCharsets.UTF_8) && !used.equals(StandardCharsets.ISO_8859_1)) {
            liberty("no encoding is named (CA); the text was read as " + SgfCharset.commonName(used), "CA[" + SgfCharset.commonName(used) + "]");
        }
        if (declared != null && charset == null) {
            String found = "there is no encoding " + quoted(declared) + " that SGF could be in; read as " + used.name();
            liberty(found, "the name of an encoding");
        }
        int broken = text.indexOf('\uFFFD');
        if (broken >= 0) {
            while (pos < broken) {
                step();
            }
            liberty("bytes that are no character in " + used.name() + ", read as \uFFFD", "text in " + used.name());
            pos = 0;
            line = raw.line();
            lineStart = 0;
        }
    }

    /**
     * Reads a game tree.
     *
     * @param strict whether to refuse what would otherwise be read with a liberty
     * @throws InputException if it cannot be read; lines count from the beginning of the file
     */
    public static SgfTree read(RawGame raw, boolean strict) throws InputException {
        if (SgfSplitter.isTooLong(raw)) {
            throw new InputException(raw.line(), 0, "a game of more than " + (SgfSplitter.LONGEST >> 20) + " MiB", "a smaller one");
        }
        return new SgfReader(raw, strict).tree();
    }

    private SgfTree tree() throws InputException {
        skipSpaces();
        if (pos == end || text.charAt(pos) != '(') {
            String found = pos < end && text.charAt(pos) == ';' ? "a node that is in no game tree" : "no game tree";
            throw new InputException(line, column(), found, "(;");
        }
        // For each open parenthesis the node behind which it was opened.
        Deque<SgfNode> open = new ArrayDeque<>();
        SgfNode above = new SgfNode();
        SgfNode node = above;
        boolean afterVariation = false;
        while (pos < end) {
            char c = text.charAt(pos);
            if (c == '(') {
                open.push(node);
                pos++;
                skipSpaces();
                if (pos < end && text.charAt(pos) != ';') {
                    if (SgfSyntax.isLetter(text.charAt(pos))) {
                        liberty("a node without a semicolon", ";");
                        node = child(node);
                    } else if (text.charAt(pos) == ')') {
                        liberty("a variation without a node, passed over", ";");
                    }
                }
                afterVariation = false;
            } else if (c == ';') {
                if (afterVariation) {
                    liberty("a node behind a variation, read as one more variation", ")");
                    afterVariation = false;
                }
                node = child(node);
                pos++;
            } else if (c == ')') {
                if (open.isEmpty()) {
                    break;
                }
                node = open.pop();
                afterVariation = true;
                pos++;
            } else if (SgfSyntax.isLetter(c)) {
                property(node, node == above);
            } else {
                rubbish(c);
            }
            skipSpaces();
        }
        if (!open.isEmpty()) {
            liberty(open.size() == 1 ? "the game tree is not closed" : open.size() + " parentheses are not closed", ")");
        }
        if (above.children().isEmpty()) {
            throw new InputException(line, column(), "a game tree without a node", ";");
        }
        SgfNode root = above.children().getFirst();
        checkNames(root);
        return new SgfTree(root, liberties);
    }

    private static SgfNode child(SgfNode node) {
        SgfNode child = new SgfNode();
        node.add(child);
        return child;
    }

    private void property(SgfNode node, boolean outside) throws InputException {
        int from = pos;
        long atLine = line;
        int atColumn = column();
        while (pos < end && SgfSyntax.isLetter(text.charAt(pos))) {
            pos++;
        }
        String written = text.substring(from, pos);
        skipSpaces();
        if (pos == end || text.charAt(pos) != '[') {
            throw new InputException(atLine, atColumn, "a property " + quoted(written) + " without a value", "[");
        }
        if (outside) {
            throw new InputException(atLine, atColumn, "a property outside of any node", ";");
        }
        String first = value();
        List<String> values = List.of(first);
        skipSpaces();
        while (pos < end && text.charAt(pos) == '[') {
            if (values.size() == 1) {
                values = new ArrayList<>(values);
            }
            values.add(value());
            skipSpaces();
        }
        SgfProperty property = new SgfProperty(name(written), written, values, atLine, atColumn);
        if (lowerCase == null && !property.name().equals(written)) {
            lowerCase = property;
        }
        if (node != twice && node.get(property.name()) != null && !property.name().equals("B") && !property.name().equals("W")) {
            twice = node;
            liberty(atLine, atColumn, property.name() + " more than once in a node", "each property once");
        }
        node.add(property);
    }

    private String value() throws InputException {
        long atLine = line;
        int atColumn = column();
        int from = ++pos;
        while (pos < end) {
            char c = text.charAt(pos);
            if (c == ']') {
                return text.substring(from, pos++);
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

    /** Lower-case letters are part of names up to FF[3]. */
    private void checkNames(SgfNode root) throws InputException {
        SgfProperty format = root.get("FF");
        if (lowerCase == null) {
            return;
        }
        boolean wrongCase = lowerCase.written().chars().noneMatch(SgfSyntax::isCapital);
        if (wrongCase || format != null && format.simpleText().equals("4")) {
            liberty(lowerCase.line(), lowerCase.column(), "a property name with lower-case letters, " + quoted(lowerCase.written())
                    + ", read as " + lowerCase.name(), lowerCase.name());
        }
    }

    private void rubbish(char c) throws InputException {
        String found = c == '[' ? "a value without a property, passed over" : "characters that mean nothing here, passed over";
        liberty(found, "a property, a node or a parenthesis");
        if (c == '[') {
            value();
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

    private int column() {
        return pos - lineStart + 1;
    }

    private void liberty(String found, String expected) throws InputException {
        liberty(line, column(), found, expected);
    }

    private void liberty(long atLine, int atColumn, String found, String expected) throws InputException {
        if (strict) {
            throw new InputException(atLine, atColumn, found, expected);
        }
        if (liberties.size() < MOST_LIBERTIES) {
            liberties.add(new Liberty(atLine, atColumn, found));
        }
    }

    /** What was written, cut short if it is long. */
    private static String quoted(String written) {
        return '"' + (written.length() <= MOST_SHOWN ? written : written.substring(0, MOST_SHOWN) + "…") + '"';
    }
}
