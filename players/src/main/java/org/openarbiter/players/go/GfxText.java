package org.openarbiter.players.go;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openarbiter.rules.go.board.GoBoard;

/** A drawing in GoGui's format {@code gfx}: a line for each instruction, with the points that it is about. */
final class GfxText {
    private final GoBoard board;
    private final List<String> lines = new ArrayList<>();

    GfxText(GoBoard board) {
        this.board = board;
    }

    /** Adds an instruction about points, unless there are none; what is no point of the board is left out. */
    void add(String instruction, Collection<Integer> points) {
        List<Integer> shown = points.stream().filter(board::isStone).distinct().toList();
        if (!shown.isEmpty()) {
            lines.add(instruction + " " + GoWords.list(board, shown));
        }
    }

    /** Adds an instruction about all points, each with a word. */
    void addPairs(String instruction, IntFunction<String> word) {
        lines.add(instruction + " " + IntStream.range(0, board.topology().size())
                .mapToObj(point -> board.pointName(point) + " " + word.apply(point))
                .collect(Collectors.joining(" ")));
    }

    /** Adds a sentence for the status bar. */
    void text(String sentence) {
        lines.add("TEXT " + sentence);
    }

    @Override
    public String toString() {
        return String.join("\n", lines);
    }
}
