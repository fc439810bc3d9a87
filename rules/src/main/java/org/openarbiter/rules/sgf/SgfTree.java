package org.openarbiter.rules.sgf;

import java.util.List;
import org.openarbiter.rules.core.Liberty;

/**
 * A game tree as it was read.
 *
 * @param root its first node
 * @param liberties taken in reading it
 */
public record SgfTree(SgfNode root, List<Liberty> liberties) {
    public SgfTree {
        liberties = List.copyOf(liberties);
    }
}
