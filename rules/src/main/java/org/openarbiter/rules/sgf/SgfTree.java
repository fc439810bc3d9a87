package org.openarbiter.rules.sgf;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Consumer;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;

/**
 * A game tree that was read and can be walked through any number of times.
 *
 * <p>It is kept as text: a file may have millions of nodes, and a tree of objects would take a hundred times the memory of the file.
 * The nodes of the main line come first, so a reader who wants only the main line can skip the variations.
 */
public final class SgfTree {
    private final String text;
    private final long line;
    private final int column;
    private final int length;
    private final List<Liberty> liberties;

    /**
     * A tree.
     *
     * @param text without an error
     * @param line on which it begins
     * @param column at which it begins, from 1
     * @param length the number of nodes in the main line
     */
    SgfTree(String text, long line, int column, int length, List<Liberty> liberties) {
        this.text = text;
        this.line = line;
        this.column = column;
        this.length = length;
        this.liberties = List.copyOf(liberties);
    }

    /** The liberties taken in reading it. */
    public List<Liberty> liberties() {
        return liberties;
    }

    /** The first node. */
    public SgfNode root() {
        return mainLine().iterator().next();
    }

    /** The number of nodes in the main line. */
    public int length() {
        return length;
    }

    /** The nodes of the main line, read from the text as they are asked for. */
    public Iterable<SgfNode> mainLine() {
        return MainLine::new;
    }

    /**
     * A node of the main line.
     *
     * @param number how many nodes come before it
     * @throws NoSuchElementException if the main line is shorter
     */
    public SgfNode mainLine(int number) {
        Iterator<SgfNode> nodes = mainLine().iterator();
        for (int i = 0; i < number; i++) {
            nodes.next();
        }
        return nodes.next();
    }

    /** The number of variations: a node begins one if it does not follow the node before it in the text. */
    public int variations() {
        int[] count = {0};
        each(scanner -> count[0] += scanner.number() > 0 && scanner.parent() != scanner.number() - 1 ? 1 : 0);
        return count[0];
    }

    /** All nodes, in the order of the text, which goes through a variation to its end before the next begins. */
    void each(Consumer<SgfScanner> action) {
        SgfScanner scanner = scanner();
        while (next(scanner) && (scanner.number() == 0 || scanner.parent() != SgfScanner.NOTHING)) {
            action.accept(scanner);
        }
    }

    private SgfScanner scanner() {
        return new SgfScanner(text, line, column, null);
    }

    private static boolean next(SgfScanner scanner) {
        try {
            return scanner.next();
        } catch (InputException e) {
            throw new IllegalStateException("read before without an error", e);
        }
    }

    private final class MainLine implements Iterator<SgfNode> {
        private final SgfScanner scanner = scanner();
        private int left = length;

        @Override
        public boolean hasNext() {
            return left > 0;
        }

        @Override
        public SgfNode next() {
            if (left-- <= 0 || !SgfTree.next(scanner)) {
                throw new NoSuchElementException();
            }
            return scanner.node();
        }
    }
}
