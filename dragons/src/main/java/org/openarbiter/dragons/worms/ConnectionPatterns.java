package org.openarbiter.dragons.worms;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.openarbiter.dragons.read.PatternFile;
import org.openarbiter.dragons.worms.ConnectionPattern.Cell;
import org.openarbiter.dragons.worms.ConnectionPattern.Condition;
import org.openarbiter.dragons.worms.ConnectionPattern.Demand;

/** The patterns of {@code connections.txt}, each in all the ways in which it can be turned that look different. */
final class ConnectionPatterns {
    private static final String FILE = "connections.txt";
    private static final String SIGNS = "XxOoD.?#*";
    private static final int SYMMETRIES = 8;
    private static final List<ConnectionPattern> ALL = parse(PatternFile.text(ConnectionPatterns.class, FILE));

    private ConnectionPatterns() {}

    /** All patterns of class B (break), or of class C (connection), in the order of the file. */
    static List<ConnectionPattern> of(boolean isBreak) {
        return ALL.stream().filter(pattern -> pattern.isBreak() == isBreak).toList();
    }

    /**
     * Reads the patterns of a {@link PatternFile}.
     *
     * @throws IllegalArgumentException if the text is no list of patterns; the message names the line
     */
    static List<ConnectionPattern> parse(String text) {
        List<ConnectionPattern> all = new ArrayList<>();
        for (List<String> lines : PatternFile.paragraphs(text)) {
            ConnectionPattern pattern = pattern(lines);
            Set<Set<Cell>> seen = new HashSet<>();
            for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
                ConnectionPattern turned = pattern.turned(symmetry);
                if (seen.add(place(turned.cells()))) {
                    all.add(turned);
                }
            }
        }
        return List.copyOf(all);
    }

    /** Cells as a set that does not depend on which of them is the first: moved until none has a negative column or row. */
    private static Set<Cell> place(List<Cell> cells) {
        int left = cells.stream().mapToInt(Cell::column).min().orElse(0);
        int below = cells.stream().mapToInt(Cell::row).min().orElse(0);
        return cells.stream().map(cell -> new Cell(cell.sign(), cell.column() - left, cell.row() - below))
                .collect(Collectors.toSet());
    }

    private static ConnectionPattern pattern(List<String> lines) {
        String[] head = lines.getFirst().split(" ", 2);
        boolean isBreak = head[0].equals("break");
        if (head.length < 2 || !isBreak && !head[0].equals("connect")) {
            throw new IllegalArgumentException("\"" + lines.getFirst() + "\" is neither break nor connect with a name");
        }
        List<Cell> cells = new ArrayList<>();
        List<Demand> demands = new ArrayList<>();
        int row = 0;
        for (String line : lines.subList(1, lines.size())) {
            if (line.contains(" ")) {
                demand(line, demands);
            } else {
                row(line, row--, cells);
            }
        }
        Cell anchor = cells.stream().filter(cell -> cell.sign() == ConnectionPattern.OWN).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("pattern " + head[1] + " has no stone X"));
        List<Cell> moved = new ArrayList<>();
        moved.add(new Cell(anchor.sign(), 0, 0));
        cells.stream().filter(cell -> !cell.equals(anchor))
                .forEach(cell -> moved.add(new Cell(cell.sign(), cell.column() - anchor.column(), cell.row() - anchor.row())));
        return new ConnectionPattern(isBreak, head[1], moved, demands);
    }

    private static void row(String line, int row, List<Cell> cells) {
        for (int column = 0; column < line.length(); column++) {
            char sign = line.charAt(column);
            if (SIGNS.indexOf(sign) < 0 && (sign < 'a' || sign > 'n')) {
                throw new IllegalArgumentException("\"" + sign + "\" stands in the row " + line);
            }
            if (sign != '?') {
                cells.add(new Cell(sign, column, row));
            }
        }
    }

    private static void demand(String line, List<Demand> demands) {
        String[] words = line.split(" ");
        Condition condition = Condition.valueOf(words[0].toUpperCase(Locale.ROOT));
        for (int i = 1; i < words.length; i++) {
            demands.add(new Demand(condition, words[i].charAt(0)));
        }
    }
}
