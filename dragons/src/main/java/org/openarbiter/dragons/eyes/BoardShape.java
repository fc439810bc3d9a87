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
 * <p>Vertices are, in this order: the points of the eye space; for each half eye the diagonal on which it hangs, open to the
 * attacker and next to the half eye; the strings around, each one vertex; for each string that hangs on a false eye a liberty outside.
 * Which strings are one depends on where they breathe. Those with a liberty elsewhere are taken to be connected there: together they
 * are the target. A string all of whose liberties lie in the eye space stands for itself, unless there are no others: then the
 * largest one is the target. A string that touches nothing of the eye space but false eyes hangs on these: the attacker may fill its
 * liberty outside and then capture it.
 */
final class BoardShape {
    private final ReadingBoard board;
    private final int[] lively;
    private final int colour;
    private final List<Integer> points;
    private final List<EyePlace> halves = new ArrayList<>();
    private final TreeSet<Integer> falseEyes = new TreeSet<>();
    private final List<Integer> vertices = new ArrayList<>();
    private int[] adjacent = new int[0];
    private int attackers;
    private int defenders;
    private int open;
    private int target;

    private BoardShape(ReadingBoard board, int[] lively, int colour, List<Integer> points) {
        this.board = board;
        this.lively = lively;
        this.colour = colour;
        this.points = points;
    }

    /**
     * The shape of an eye space.
     *
     * @param koMaster whose the kos are about half eyes: the owner of the eye space or the opponent
     */
    static BoardShape of(ReadingBoard board, int[] lively, int colour, List<Integer> points, List<Integer> margins,
            List<EyePlace> places, int koMaster) {
        BoardShape shape = new BoardShape(board, lively, colour, points);
        boolean owned = koMaster == colour;
        for (EyePlace place : places) {
            if (place.isFalse() || !owned && place.isFalseByKo()) {
                shape.falseEyes.add(place.point());
            } else if (!owned || !place.isEyeByKo()) {
                shape.halves.add(place);
            }
        }
        TreeSet<Integer> opened = new TreeSet<>(margins);
        opened.addAll(shape.falseEyes);
        shape.addPoints(opened);
        shape.addHalves();
        shape.addStrings();
        return shape;
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
            attackers |= board.stoneAt(point) == 1 - colour ? 1 << vertex : 0;
            open |= margins.contains(point) ? 1 << vertex : 0;
            for (int i = 0; i < board.degree(point); i++) {
                int other = points.indexOf(board.neighbour(point, i));
                adjacent[vertex] |= other >= 0 ? 1 << other : 0;
            }
        }
        vertices.addAll(points);
    }

    private void addHalves() {
        for (EyePlace half : halves) {
            open |= 1 << add(half.point());
            join(adjacent.length - 1, points.indexOf(half.point()));
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
        target = add(around.getFirst());
        defenders |= 1 << target;
        around.forEach(string -> joinAll(target, touched.getOrDefault(string, 0)));
        for (int half = 0; half < halves.size(); half++) {
            join(target, points.size() + half);
        }
        for (int string : inner) {
            int vertex = addString(string, touched);
            defenders |= 1 << vertex;
            for (int half = 0; half < halves.size(); half++) {
                if (board.isOnRim(halves.get(half).point(), string)) {
                    join(vertex, points.size() + half);
                }
            }
        }
        for (int string : hanging) {
            int vertex = addString(string, touched);
            defenders |= 1 << vertex;
            if (breathesElsewhere(string)) {
                int liberty = add(string);
                open |= 1 << liberty;
                join(vertex, liberty);
            }
        }
        open &= hanging.isEmpty() ? -1 : ~hangingVertices(hanging, touched);
    }

    /** The false eyes that strings hang on: the attacker gets in there only by capturing these. */
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
                int next = board.neighbour(point, i);
                if (lively[next] == colour) {
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
        int vertex = add(string);
        joinAll(vertex, touched.getOrDefault(string, 0));
        return vertex;
    }

    private int add(int point) {
        vertices.add(point);
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

    /** The moves on the board that moves on vertices stand for; on an open diagonal they are what settles the half eye. */
    List<Integer> onBoard(List<Integer> moves, boolean attacks) {
        TreeSet<Integer> found = new TreeSet<>();
        for (int vertex : moves) {
            int half = vertex - points.size();
            if (half < 0) {
                found.add(points.get(vertex));
            } else if (half < halves.size()) {
                found.addAll(attacks ? halves.get(half).attacks() : halves.get(half).defences());
            }
        }
        return List.copyOf(found);
    }
}
