package org.openarbiter.dragons.eyes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.go.board.Topology;

/** Makes the eye spaces of one color: connects their points, finds half and false eyes, and asks what their shapes are worth. */
final class SpaceBuilder {
    private static final int NONE = -1;
    /** A shape gets more vertices when it is solved: an eye elsewhere and liberties outside. */
    private static final int MOST = Shape.MOST - 3;
    /** With more empty points a shape is not solved. */
    private static final int MOST_EMPTY = 9;
    /** This number of empty points that are no margins makes two eyes, whatever their shape. */
    private static final int LARGE = 7;

    private final ReadingBoard board;
    private final Topology topology;
    private final Tactics tactics;
    private final Diagonals diagonals;
    private final EyeShapes shapes;
    private final int[] lively;
    private final int color;
    private final boolean[] isSpace;
    private final boolean[] isMargin;
    private final Map<Integer, EyePlace> places = new TreeMap<>();
    /** The gates at margins, by point. */
    private final Map<Integer, Gate> gates = new HashMap<>();

    SpaceBuilder(
            ReadingBoard board, Tactics tactics, EyeShapes shapes, int[] lively, Enclosure enclosure, int color) {
        this.board = board;
        this.tactics = tactics;
        diagonals = new Diagonals(board, tactics);
        this.shapes = shapes;
        this.lively = lively;
        this.color = color;
        topology = board.topology();
        isSpace = new boolean[board.points()];
        isMargin = new boolean[board.points()];
        for (int point = 0; point < isSpace.length; point++) {
            isSpace[point] = enclosure.isSpace(point);
            isMargin[point] = isSpace[point] && enclosure.isMargin(point);
            if (isMargin[point] && isFalseMargin(point)) {
                isMargin[point] = false;
                addGate(point);
            }
        }
        judgePlaces();
    }

    /**
     * Whether a margin is none: the opponent touches it, but his stone there would be captured. Source: GNU Go 3.8, manual,
     * section 8.10.
     */
    private boolean isFalseMargin(int point) {
        boolean touches = false;
        for (int i = 0; i < topology.degree(point); i++) {
            touches |= lively[topology.neighbor(point, i)] == 1 - color;
        }
        return touches && board.stoneAt(point) == ReadingBoard.EMPTY && tactics.attackOn(1 - color, point) == Fate.WIN;
    }

    /** Notes by which moves a margin opens and closes that is none as long as the enemy strings beside it can be captured. */
    private void addGate(int point) {
        for (int i = 0; i < topology.degree(point); i++) {
            int next = topology.neighbor(point, i);
            if (lively[next] == 1 - color && tactics.attack(next).fate().succeeds() && tactics.defend(next).likely() == Fate.WIN) {
                List<Integer> attacks = List.of(tactics.defend(next).point());
                gates.put(point, new Gate(List.of(point), attacks, List.of(tactics.attack(next).point()), false));
            }
        }
    }

    /** Adds the eye spaces to a list; returns for each point the number of its eye space in that list, −1 for none. */
    int[] build(List<EyeSpace> into) {
        int[] numbers = new int[isSpace.length];
        Arrays.fill(numbers, NONE);
        for (int point = 0; point < isSpace.length; point++) {
            if (isSpace[point] && numbers[point] == NONE) {
                into.add(space(connected(point, numbers, into.size())));
            }
        }
        return numbers;
    }

    /** The points where eyes depend on their diagonals, including proper eyes. */
    Map<Integer, EyePlace> places() {
        return places;
    }

    /** Judges the points whose diagonals matter; false eyes become margins. */
    private void judgePlaces() {
        for (int point = 0; point < isSpace.length; point++) {
            if (isSpace[point] && !isMargin[point] && neighborsInSpace(point) <= 1) {
                places.put(point, diagonals.place(point, color));
            }
        }
        for (EyePlace place : places.values()) {
            isMargin[place.point()] |= place.isFalse();
        }
    }

    private boolean touchesOwn(int point) {
        boolean touches = false;
        for (int i = 0; i < topology.degree(point); i++) {
            touches |= lively[topology.neighbor(point, i)] == color;
        }
        return touches;
    }

    private int neighborsInSpace(int point) {
        int count = 0;
        for (int i = 0; i < topology.degree(point); i++) {
            count += isSpace[topology.neighbor(point, i)] ? 1 : 0;
        }
        return count;
    }

    /** The points of an eye space; two margins next to each other do not connect. */
    private List<Integer> connected(int first, int[] numbers, int number) {
        List<Integer> points = new ArrayList<>(List.of(first));
        numbers[first] = number;
        for (int at = 0; at < points.size(); at++) {
            int point = points.get(at);
            for (int i = 0; i < topology.degree(point); i++) {
                int next = topology.neighbor(point, i);
                if (isSpace[next] && numbers[next] == NONE && !(isMargin[point] && isMargin[next])) {
                    numbers[next] = number;
                    points.add(next);
                }
            }
        }
        points.sort(null);
        return points;
    }

    private EyeSpace space(List<Integer> points) {
        List<Integer> margins = points.stream().filter(point -> isMargin[point]).toList();
        List<EyePlace> open = points.stream()
                .filter(places::containsKey)
                .map(places::get)
                .filter(place -> place.isFalse() || place.isHalf())
                .toList();
        return new EyeSpace(color, points, margins, open, value(points, margins, open));
    }

    private EyeValue value(List<Integer> points, List<Integer> margins, List<EyePlace> open) {
        if (points.stream().noneMatch(this::touchesOwn)) {
            return EyeValue.settled(0);
        }
        List<Integer> closed = points.stream().filter(point -> !isMargin[point]).toList();
        if (closed.stream().filter(point -> board.stoneAt(point) == ReadingBoard.EMPTY).count() >= LARGE) {
            return EyeValue.settled(EyeValue.ENOUGH);
        }
        EyeValue value = solved(points, margins, open);
        boolean isBounded = closed.stream().anyMatch(this::touchesOwn);
        return value.complete() || !isBounded || margins.isEmpty() ? value : estimate(closed, open);
    }

    /** What an eye space is worth that is too large to be solved: what lies behind its margins, which are closed one by one. */
    private EyeValue estimate(List<Integer> closed, List<EyePlace> open) {
        EyeValue value = solved(closed, List.of(), open.stream().filter(place -> closed.contains(place.point())).toList());
        return new EyeValue(value.least(), value.min(), value.max(), value.most(), value.attacks(), value.defenses(), false);
    }

    private EyeValue solved(List<Integer> points, List<Integer> margins, List<EyePlace> open) {
        EyeValue pessimistic = value(points, margins, open, 1 - color);
        if (open.stream().noneMatch(place -> place.isEyeByKo() || place.isFalseByKo())) {
            return pessimistic;
        }
        EyeValue hopeful = value(points, margins, open, color);
        EyeValue unsettled = hopeful.isSettled() ? pessimistic : hopeful;
        int max = Math.max(pessimistic.min(), hopeful.max());
        List<Integer> attacks = pessimistic.min() == max ? List.of() : unsettled.attacks();
        List<Integer> defenses = pessimistic.min() == max ? List.of() : unsettled.defenses();
        return new EyeValue(pessimistic.least(), pessimistic.min(), max, Math.max(max, hopeful.most()), attacks, defenses,
                pessimistic.complete() && hopeful.complete());
    }

    private EyeValue value(List<Integer> points, List<Integer> margins, List<EyePlace> open, int koMaster) {
        boolean owned = koMaster == color;
        List<Integer> falseEyes = new ArrayList<>();
        List<Gate> ways = new ArrayList<>();
        for (EyePlace place : open) {
            if (place.isFalse() || !owned && place.isFalseByKo()) {
                falseEyes.add(place.point());
            } else {
                ways.add(Gate.of(place, owned && place.isEyeByKo()));
            }
        }
        points.stream().filter(gates::containsKey).map(gates::get).forEach(ways::add);
        BoardShape shape = BoardShape.of(board, lively, color, points, margins, falseEyes, ways);
        if (shape.size() > MOST || Integer.bitCount(shape.shape().empty()) > MOST_EMPTY) {
            return new EyeValue(0, 0, EyeValue.ENOUGH, EyeValue.ENOUGH, List.of(), List.of(), false);
        }
        EyeValue value = shapes.value(shape.shape());
        List<Integer> attacks = shape.onBoard(value.attacks(), true);
        List<Integer> defenses = shape.onBoard(value.defenses(), false);
        return new EyeValue(value.least(), value.min(), value.max(), value.most(), best(attacks, defenses, points),
                best(defenses, attacks, points), value.complete());
    }

    /** Moves in the order of their use: those first that serve both sides, of these those within the space. */
    private static List<Integer> best(List<Integer> moves, List<Integer> others, List<Integer> points) {
        return moves.stream()
                .sorted(Comparator.comparing((Integer move) -> !others.contains(move))
                        .thenComparing(move -> !points.contains(move)))
                .toList();
    }
}
