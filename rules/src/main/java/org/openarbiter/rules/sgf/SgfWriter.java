package org.openarbiter.rules.sgf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Writes a game tree: nodes, properties and values as they were read, with line breaks between nodes. The text is meant for
 * UTF-8, and {@code CA} says so if there is any character that needs it.
 */
public final class SgfWriter {
    private static final int WIDTH = 80;
    /** An escaped character, or what opens a game tree. */
    private static final Pattern GAME = Pattern.compile("\\\\.|\\(\\s*;?\\s*[A-Z][A-Za-z]*\\s*\\[", Pattern.DOTALL);

    private static final List<String> OF_ROOTS = List.of("AP", "CA", "FF", "GM", "ST", "SZ");
    private static final SgfProperty UTF_8 = SgfProperty.of("CA", List.of("UTF-8"));

    private final Map<SgfNode, List<SgfProperty>> instead;
    private final StringBuilder out = new StringBuilder(1 << 12);
    private int lineStart;

    private SgfWriter(Map<SgfNode, List<SgfProperty>> instead) {
        this.instead = instead;
    }

    /**
     * A game tree as text, without a line feed at its end.
     *
     * @param instead for some nodes, by identity, the properties to be written instead of theirs
     */
    public static String write(SgfNode root, Map<SgfNode, List<SgfProperty>> instead) {
        String written = new SgfWriter(instead).tree(root, false);
        return written.chars().allMatch(c -> c < 0x80) ? written : new SgfWriter(instead).tree(root, true);
    }

    private String tree(SgfNode root, boolean inUtf8) {
        out.append('(');
        node(inUtf8 ? inUtf8(properties(root)) : properties(root));
        behind(root);
        return out.append(')').toString();
    }

    /** The properties of a root with the encoding in which it is written: where it was told before, if nothing hides it there. */
    private static List<SgfProperty> inUtf8(List<SgfProperty> properties) {
        List<SgfProperty> told = new ArrayList<>();
        for (SgfProperty property : properties) {
            told.add(property.name().equals("CA") ? UTF_8 : property);
        }
        int at = told.indexOf(UTF_8);
        if (at < 0 || told.subList(0, at).stream().anyMatch(before -> before.values().toString().contains("CA["))) {
            told.add(0, UTF_8);
        }
        return told;
    }

    private List<SgfProperty> properties(SgfNode node) {
        return instead.getOrDefault(node, node.properties());
    }

    /** All that follows a node. */
    private void behind(SgfNode root) {
        Deque<Step> todo = new ArrayDeque<>();
        follow(root, todo);
        while (!todo.isEmpty()) {
            Step step = todo.pop();
            if (step.node() == null) {
                out.append(')');
                continue;
            }
            if (step.variation()) {
                newLine();
                out.append('(');
                // A splitter takes a variation with a property of roots for the next game; behind an empty node it does not.
                out.append(properties(step.node()).stream().anyMatch(property -> OF_ROOTS.contains(property.name())) ? ";" : "");
            } else if (out.length() - lineStart >= WIDTH) {
                newLine();
            }
            node(properties(step.node()));
            follow(step.node(), todo);
        }
    }

    private static void follow(SgfNode node, Deque<Step> todo) {
        List<SgfNode> children = node.children();
        if (children.size() == 1) {
            todo.push(new Step(children.getFirst(), false));
            return;
        }
        for (int i = children.size() - 1; i >= 0; i--) {
            todo.push(Step.CLOSE);
            todo.push(new Step(children.get(i), true));
        }
    }

    private void newLine() {
        out.append('\n');
        lineStart = out.length();
    }

    private void node(List<SgfProperty> properties) {
        out.append(';');
        properties.forEach(this::property);
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
        StringBuilder whole = new StringBuilder();
        while (game.find()) {
            boolean closes = game.group().charAt(0) == '(' && value.indexOf('\\', game.end()) < 0;
            game.appendReplacement(whole, Matcher.quoteReplacement(closes ? "\\" + game.group() : game.group()));
        }
        return game.appendTail(whole).toString();
    }

    /** What is next to be written: a node, in parentheses or not, or a parenthesis that closes. */
    private record Step(@Nullable SgfNode node, boolean variation) {
        static final Step CLOSE = new Step(null, false);
    }
}
