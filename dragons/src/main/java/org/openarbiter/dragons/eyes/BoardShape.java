package org.openarbiter.dragons.eyes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * The {@link Shape} of an eye space, and what its vertices are on the board.
 *
 * <p>Vertices are, in this order: the points of the eye space; for each gate one next to what it leads to, open to the attacker
 * or with a stone of the owner; the strings around, each one vertex; for each string that hangs on a false eye a liberty outside.
 *
 * <p>Which strings are one depends on where they breathe. Those with a liberty elsewhere are taken to be connected there:
 * together they are the target. A string all of whose liberties lie in the eye space stands for itself, unless there are no
 * others: then the largest one is the target. A string that touches nothing of the eye space but false eyes hangs on these: the
 * attacker may fill its liberty outside and then capture it.
 */
final class BoardShape {
    private final ReadingBoard board;
    private final int[] lively;
    private final int color;
    private final List<Integer> points;
    private final List<Gate> gates = new ArrayList<>();
    private final TreeSet<Integer> falseEyes = new TreeSet<>();
    private int[] adjacent = new int[0];
    private int attackers;
    private int defenders;
    private int open;
    private int target;

    private BoardShape(ReadingBoard board, int[] lively, int color, List<Integer> points) {
        this.board = board;
        this.lively = lively;
        this.color = color;
        this.points = points;
    }

    /**
     * The shape of an eye space.
     *
     * @param margins its open margins
     * @param falseEyes those of its points that can be no eye
     * @param gates its gates
     */
    static BoardShape of(ReadingBoard board, int[] lively, int color, List<Integer> points, Collection<Integer> margins,
            Collection<Integer> falseEyes, List<Gate> gates) {
        BoardShape shape = new BoardShape(board, lively, color, points);
        shape.falseEyes.addAll(falseEyes);
        gates.forEach(shape::addGate);
        TreeSet<Integer> opened = new TreeSet<>(margins);
        opened.addAll(falseEyes);
        shape.addPoints(opened);
        shape.addGates();
        shape.addStrings();
        return shape;
    }

    private void addGate(Gate gate) {
        for (int i = 0; i < gates.size(); i++) {
            if (gates.get(i).isSame(gate)) {
                gates.set(i, gates.get(i).with(gate));
                return;
            }
        }
        gates.add(gate);
    }

    /** How many vertices it has. */
    int size() {
        return adjacent.length;
    }

    /** The shape itself; it must not have more than {@link Shape#MOST} vertices. */
    Shape shape() {
        return new Shape(adjacent, attackers, defenders, open, target);
    }

    private void addPoints(Collection<Integer> margins) {
        adjacent = new int[points.size()];
        for (int vertex = 0; vertex < adjacent.length; vertex++) {
            int point = points.get(vertex);
            attackers |= board.stoneAt(point) == 1 - color ? 1 << vertex : 0;
            open |= margins.contains(point) ? 1 << vertex : 0;
            for (int i = 0; i < board.degree(point); i++) {
                int other = points.indexOf(board.neighbor(point, i));
                adjacent[vertex] |= other >= 0 ? 1 << other : 0;
            }
        }
    }

    private void addGates() {
        for (Gate gate : gates) {
            int vertex = add();
            open |= gate.isClosed() ? 0 : 1 << vertex;
            defenders |= gate.isClosed() ? 1 << vertex : 0;
            gate.points().forEach(point -> join(vertex, points.indexOf(point)));
        }
    }

    private void addStrings() {
        Map<Integer, Integer> touched = touched();
        List<Integer> inner = new ArrayList<>();
        List<Integer> hanging = new ArrayList<>();
        List<Integer> around = new ArrayList<>();
        for (Map.Entry<Integer, Integer> string : touched.entrySet()) {
            boolean hangs = (string.getValue() & ~falseVertices()) == 0 && touched.size() > 1;
            (hangs ? hanging : breathesElsewhere(string.getKey()) ? around : inner).add(string.getKey());
        }
        if (around.isEmpty()) {
            List<Integer> from = inner.isEmpty() ? hanging : inner;
            from.sort((one, other) -> board.size(other) - board.size(one));
            around.add(from.removeFirst());
        }
        target = add();
        defenders |= 1 << target;
        around.forEach(string -> joinAll(target, touched.getOrDefault(string, 0)));
        for (int gate = 0; gate < gates.size(); gate++) {
            join(target, points.size() + gate);
        }
        for (int string : inner) {
            int vertex = addString(string, touched);
            defenders |= 1 << vertex;
            for (int gate = 0; gate < gates.size(); gate++) {
                if (gates.get(gate).points().stream().anyMatch(point -> board.isOnRim(point, string))) {
                    join(vertex, points.size() + gate);
                }
            }
        }
        for (int string : hanging) {
            int vertex = addString(string, touched);
            defenders |= 1 << vertex;
            if (breathesElsewhere(string)) {
                int liberty = add();
                open |= 1 << liberty;
                join(vertex, liberty);
            }
        }
        open &= hanging.isEmpty() ? -1 : ~hangingVertices(hanging, touched);
    }

    /** The false eyes on which strings depend: the attacker can enter there only by capturing these strings. */
    private int hangingVertices(List<Integer> hanging, Map<Integer, Integer> touched) {
        int set = 0;
        for (int string : hanging) {
            set |= touched.getOrDefault(string, 0);
        }
        return set & falseVertices();
    }

    private int falseVertices() {
        int set = 0;
        for (int point : falseEyes) {
            set |= 1 << points.indexOf(point);
        }
        return set;
    }

    /** The strings around, by origin, each with the set of the points that it touches. */
    private Map<Integer, Integer> touched() {
        Map<Integer, Integer> touched = new LinkedHashMap<>();
        for (int vertex = 0; vertex < points.size(); vertex++) {
            int point = points.get(vertex);
            for (int i = 0; i < board.degree(point); i++) {
                int next = board.neighbor(point, i);
                if (lively[next] == color) {
                    touched.merge(board.origin(next), 1 << vertex, (one, other) -> one | other);
                }
            }
        }
        return touched;
    }

    private boolean breathesElsewhere(int stone) {
        int[] liberties = new int[board.liberties(stone)];
        board.liberties(stone, liberties);
        return Arrays.stream(liberties).anyMatch(liberty -> !points.contains(liberty));
    }

    private int addString(int string, Map<Integer, Integer> touched) {
        int vertex = add();
        joinAll(vertex, touched.getOrDefault(string, 0));
        return vertex;
    }

    private int add() {
        adjacent = Arrays.copyOf(adjacent, adjacent.length + 1);
        return adjacent.length - 1;
    }

    private void joinAll(int vertex, int set) {
        for (int left = set; left != 0; left &= left - 1) {
            join(vertex, Integer.numberOfTrailingZeros(left));
        }
    }

    private void join(int one, int other) {
        adjacent[one] |= 1 << other;
        adjacent[other] |= 1 << one;
    }

    /** The moves on the board that moves on vertices stand for; at a gate they are what settles it. */
    List<Integer> onBoard(List<Integer> moves, boolean attacks) {
        TreeSet<Integer> found = new TreeSet<>();
        for (int vertex : moves) {
            int gate = vertex - points.size();
            if (gate < 0) {
                found.add(points.get(vertex));
            } else if (gate < gates.size()) {
                found.addAll(attacks ? gates.get(gate).attacks() : gates.get(gate).defenses());
            }
        }
        return List.copyOf(found);
    }
}
