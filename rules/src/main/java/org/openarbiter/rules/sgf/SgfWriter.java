package org.openarbiter.rules.sgf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes a game tree: nodes, properties and values as they were read, with line breaks between nodes. The text is meant for
 * UTF-8, and {@code CA} says so if there is any character that needs it.
 */
public final class SgfWriter {
    private static final int WIDTH = 80;
    /** An escaped character, or what opens a game tree. */
    private static final Pattern GAME = Pattern.compile("\\\\.|\\(\\s*+(?:;\\s*+)?[A-Z][A-Za-z]*+\\s*+\\[", Pattern.DOTALL);

    private static final List<String> OF_ROOTS = List.of("AP", "CA", "FF", "GM", "ST", "SZ");
    private static final SgfProperty UTF_8 = SgfProperty.of("CA", List.of("UTF-8"));

    private final StringBuilder out = new StringBuilder(1 << 12);
    private int lineStart;
    /** The nodes whose variations are being written, from the root on: behind each a parenthesis is open. */
    private final Deque<Integer> open = new ArrayDeque<>();

    private SgfWriter() {}

    /** What is to be written for a node of the main line. */
    public interface Instead {
        /**
         * The node to be written.
         *
         * @param index of the node in the main line, from 0
         * @param node as it was read
         */
        SgfNode of(int index, SgfNode node);
    }

    /**
     * A game tree as text, without a line feed at its end.
     *
     * @param instead asked for each node of the main line
     */
    public static String write(SgfTree tree, Instead instead) {
        return encoded(encode -> new SgfWriter().tree(tree, (index, node) -> {
            SgfNode written = instead.of(index, node);
            return index == 0 ? encode.apply(written) : written;
        }));
    }

    /** A game without variations as text, without a line feed at its end. */
    public static String write(List<SgfNode> line) {
        return encoded(encode -> new SgfWriter().line(line, encode));
    }

    /** A text that says in its root that it is in UTF-8, if there is any character that needs it. */
    private static String encoded(Function<UnaryOperator<SgfNode>, String> write) {
        String written = write.apply(node -> node);
        return written.chars().allMatch(c -> c < 0x80) ? written : write.apply(SgfWriter::inUtf8);
    }

    private String line(List<SgfNode> line, UnaryOperator<SgfNode> encode) {
        out.append('(');
        for (int index = 0; index < line.size(); index++) {
            node(index == 0 ? encode.apply(line.get(index)) : line.get(index), index == 0, false);
        }
        return out.append(')').toString();
    }

    private String tree(SgfTree tree, Instead instead) {
        BitSet followed = new BitSet();
        BitSet branches = new BitSet();
        tree.each(at -> {
            int parent = at.parent() + 1;
            branches.set(parent, branches.get(parent) || followed.get(parent));
            followed.set(parent);
        });
        out.append('(');
        tree.each(at -> {
            boolean root = at.number() == 0;
            SgfNode node = at.number() < tree.length() ? instead.of(at.number(), at.node()) : at.node();
            while (!root && !open.isEmpty() && open.peek() >= at.parent()) {
                open.pop();
                out.append(')');
            }
            boolean variation = !root && branches.get(at.parent() + 1);
            if (variation) {
                open.push(at.parent());
            }
            node(node, root, variation);
        });
        open.forEach(parent -> out.append(')'));
        return out.append(')').toString();
    }

    /** The root with the encoding in which it is written: where it was named before, if nothing hides it there. */
    private static SgfNode inUtf8(SgfNode root) {
        List<SgfProperty> properties = new ArrayList<>();
        for (SgfProperty property : root.properties()) {
            properties.add(property.name().equals("CA") ? UTF_8 : property);
        }
        int at = properties.indexOf(UTF_8);
        if (at < 0 || properties.subList(0, at).stream().anyMatch(before -> before.values().toString().contains("CA["))) {
            properties.add(0, UTF_8);
        }
        return new SgfNode(properties);
    }

    private void node(SgfNode node, boolean root, boolean variation) {
        if (variation) {
            newLine();
            out.append('(');
            // A splitter takes a variation with a property of roots for the next game; behind an empty node it does not.
            out.append(node.properties().stream().anyMatch(property -> OF_ROOTS.contains(property.name())) ? ";" : "");
        } else if (!root && out.length() - lineStart >= WIDTH) {
            newLine();
        }
        out.append(';');
        node.properties().forEach(this::property);
    }

    private void newLine() {
        out.append('\n');
        lineStart = out.length();
    }

    private void property(SgfProperty property) {
        out.append(property.written());
        for (String value : property.values()) {
            if (out.length() - lineStart >= WIDTH && property.values().size() > 1) {
                newLine();
            }
            out.append('[').append(value.indexOf('(') < 0 ? value : whole(value)).append(']');
        }
    }

    /** A value that looks like the beginning of a game, with one more backslash: its text is the same, and no splitter cuts it. */
    private static String whole(String value) {
        Matcher game = GAME.matcher(value);
        int lastBackslash = value.lastIndexOf('\\');
        StringBuilder whole = new StringBuilder();
        while (game.find()) {
            boolean closes = game.group().charAt(0) == '(' && lastBackslash < game.end();
            game.appendReplacement(whole, Matcher.quoteReplacement(closes ? "\\" + game.group() : game.group()));
        }
        return game.appendTail(whole).toString();
    }
}
