package org.openarbiter.rules.sgf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A node of a game tree: its properties in the order in which they were written, and what may follow it, the main line first.
 *
 * <p>Trees can be as deep as a file is long: whoever walks one must not recurse.
 */
public final class SgfNode {
    private final List<SgfProperty> properties = new ArrayList<>(2);
    private final List<SgfNode> children = new ArrayList<>(1);

    /** Its properties; names may come twice, as some programs write them. */
    public List<SgfProperty> properties() {
        return Collections.unmodifiableList(properties);
    }

    /** What may follow, the main line first; empty at the end of a line. */
    public List<SgfNode> children() {
        return Collections.unmodifiableList(children);
    }

    /** The first property of that name, or null. */
    public @Nullable SgfProperty get(String name) {
        for (int i = 0; i < properties.size(); i++) {
            if (properties.get(i).name().equals(name)) {
                return properties.get(i);
            }
        }
        return null;
    }

    /** Adds a property behind the others. */
    public void add(SgfProperty property) {
        properties.add(property);
    }

    /** Adds a node that may follow, after those there are. */
    public void add(SgfNode child) {
        children.add(child);
    }

    /** The nodes from this one on to the end of its main line. */
    public List<SgfNode> mainLine() {
        List<SgfNode> line = new ArrayList<>();
        SgfNode node = this;
        line.add(node);
        while (!node.children.isEmpty()) {
            node = node.children.getFirst();
            line.add(node);
        }
        return line;
    }
}
