package org.openarbiter.rules.sgf;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The properties of one node of a game tree.
 *
 * @param properties in the order in which they were written; names may come twice, as some programs write them
 */
public record SgfNode(List<SgfProperty> properties) {
    public SgfNode {
        properties = List.copyOf(properties);
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
}
