package org.openarbiter.dragons.status;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A rectangle in the corner of a board that a string of White closes off, played out whole. White's ring may have liberties outside, which Black
 * alone fills; whoever passes after a pass ends the game. It shares nothing with what it checks: its board, its rules and its idea of a ko are its own.
 *
 * <p>A question is answered only if no ko and no repetition matters to it: if it has the same answer whoever may break bans of simple ko at
 * will, and whoever gains by a line without end.
 */
final class RingGame {
    private static final int BLACK = 1;
    private static final int WHITE = 2;
    private static final int NOBODY = 0;
    private static final int NO_BAN = -1;
    /** Where the game ends: two passes, the ring taken. */
    private static final int PASSES = -1;
    private static final int RING = -2;
    /** A position with more places is left alone. */
    private static final int MOST = 100_000;

    private final int width;
    private final int size;
    private final int[] first;
    private final int firstOutside;
    private final Map<Place, Integer> numbers = new HashMap<>();
    private final List<Place> places = new ArrayList<>();
    private final List<int[]> next = new ArrayList<>();
    private int helped;

    /** The stones as digits to the base three, the liberties outside, who moves, the point that a ko bans, and whether the other side has just passed. */
    private record Place(long stones, int outside, int mover, int ban, boolean passed) {}

    /** What Black, or White, wants. */
    private record Goal(int asker, int stone) {
        /** Whether the end of a line is what the asker wants: Black the ring; White a stone, or rather that it does not stand in the end. */
        boolean isReached(int end, int[] stones) {
            return asker == BLACK ? end == RING : end == PASSES && stones[stone] != BLACK;
        }
    }

    /**
     * The game on a rectangle.
     *
     * @param stones the stones, row by row from the edge of the board: 0 for none, 1 for Black, 2 for White; the first column and the last
     *     row touch the ring
     * @param outside how many liberties the ring has outside
     */
    RingGame(int width, int[] stones, int outside) {
        firstOutside = outside;
        this.width = width;
        size = stones.length;
        first = stones.clone();
    }

    /**
     * What becomes of both sides; unknown if that hangs on a ko, or the game is too large.
     *
     * @param ring the ring
     * @param inside a black stone inside, which is dead if it is taken and the ring stays
     */
    record Fates(State ring, State inside) {}

    /** How often a goal is reached by an asker who moves first, and by one who does not. */
    private static final class Count {
        private final Goal goal;
        private int asked;
        private int moving;
        private int waiting;

        Count(Goal goal) {
            this.goal = goal;
        }

        void add(boolean[] reached) {
            asked++;
            moving += reached[goal.asker() - 1] ? 1 : 0;
            waiting += reached[WHITE - goal.asker()] ? 1 : 0;
        }

        State fate() {
            if (moving % asked != 0 || waiting % asked != 0) {
                return State.UNKNOWN;
            }
            return waiting > 0 ? State.DEAD : moving > 0 ? State.CRITICAL : State.ALIVE;
        }
    }

    /** What becomes of the ring and of a black stone inside. */
    Fates fates(int stone) {
        Count ring = new Count(new Goal(BLACK, stone));
        Count inside = new Count(new Goal(WHITE, stone));
        for (helped = NOBODY; helped <= WHITE; helped++) {
            if (!explore()) {
                return new Fates(State.UNKNOWN, State.UNKNOWN);
            }
            for (boolean doubt : new boolean[] {false, true}) {
                ring.add(solve(ring.goal, doubt));
                inside.add(solve(inside.goal, doubt));
            }
        }
        return new Fates(ring.fate(), inside.fate());
    }

    /** Finds all places from the first position on, Black's turn before White's; whether there are not too many. */
    private boolean explore() {
        numbers.clear();
        places.clear();
        next.clear();
        number(new Place(digits(first), firstOutside, BLACK, NO_BAN, false));
        number(new Place(digits(first), firstOutside, WHITE, NO_BAN, false));
        for (int i = 0; i < places.size() && places.size() <= MOST; i++) {
            next.add(moves(places.get(i)));
        }
        return places.size() <= MOST;
    }

    private int number(Place place) {
        Integer known = numbers.putIfAbsent(place, places.size());
        if (known == null) {
            places.add(place);
        }
        return known == null ? places.size() - 1 : known;
    }

    private int[] moves(Place place) {
        List<Integer> moves = new ArrayList<>();
        int other = BLACK + WHITE - place.mover();
        moves.add(place.passed() ? PASSES : number(new Place(place.stones(), place.outside(), other, NO_BAN, true)));
        if (place.mover() == BLACK && place.outside() > 0) {
            int left = place.outside() - 1;
            moves.add(isBreathing(stones(place.stones()), left) ? number(new Place(place.stones(), left, other, NO_BAN, false)) : RING);
        }
        for (int point = 0; point < size; point++) {
            int[] stones = stones(place.stones());
            if (stones[point] == 0 && (point != place.ban() || place.mover() == helped)) {
                stones[point] = place.mover();
                int taken = take(stones, other);
                if (other == WHITE && !isBreathing(stones, place.outside())) {
                    moves.add(RING);
                } else if (isAlive(stones, point, place.outside())) {
                    boolean isKo = taken >= 0 && isAlone(stones, point, taken);
                    moves.add(number(new Place(digits(stones), place.outside(), other, isKo ? taken : NO_BAN, false)));
                }
            }
        }
        return moves.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Takes off what has no liberty, but for the ring; the point if it was one stone, and −1 if it was none or several. */
    private int take(int[] stones, int color) {
        int[] before = stones.clone();
        int count = 0;
        int last = NO_BAN;
        for (int point = 0; point < size; point++) {
            if (before[point] == color && !isAlive(before, point, 0) && !(color == WHITE && touchesRing(before, point))) {
                stones[point] = 0;
                last = point;
                count++;
            }
        }
        return count == 1 ? last : NO_BAN;
    }

    /** Whether the string of a stone has a liberty, the ring's liberties among them if it reaches the ring. */
    private boolean isAlive(int[] stones, int point, int outside) {
        List<Integer> string = string(stones, point);
        return string.stream().anyMatch(stone -> around(stone).stream().anyMatch(side -> stones[side] == 0))
                || stones[point] == WHITE && string.stream().anyMatch(this::isBesideRing) && isBreathing(stones, outside);
    }

    private boolean touchesRing(int[] stones, int point) {
        return string(stones, point).stream().anyMatch(this::isBesideRing);
    }

    /** Whether the ring has a liberty, its own or one of a string that reaches it. */
    private boolean isBreathing(int[] stones, int outside) {
        if (outside > 0) {
            return true;
        }
        for (int point = 0; point < size; point++) {
            boolean isOwn = isBesideRing(point) && stones[point] == 0;
            boolean isJoined = stones[point] == 0
                    && around(point).stream().anyMatch(side -> stones[side] == WHITE && touchesRing(stones, side));
            if (isOwn || isJoined) {
                return true;
            }
        }
        return false;
    }

    private boolean isBesideRing(int point) {
        return point % width == 0 || point >= size - width;
    }

    private List<Integer> string(int[] stones, int stone) {
        List<Integer> string = new ArrayList<>(List.of(stone));
        for (int i = 0; i < string.size(); i++) {
            around(string.get(i)).stream().filter(side -> stones[side] == stones[stone] && !string.contains(side)).forEach(string::add);
        }
        return string;
    }

    private List<Integer> around(int point) {
        List<Integer> around = new ArrayList<>();
        if (point % width > 0) {
            around.add(point - 1);
        }
        if (point % width < width - 1) {
            around.add(point + 1);
        }
        if (point >= width) {
            around.add(point - width);
        }
        if (point + width < size) {
            around.add(point + width);
        }
        return around;
    }

    /** Whether a stone is a string of its own with one liberty, where it took a stone. */
    private boolean isAlone(int[] stones, int point, int taken) {
        boolean isRing = stones[point] == WHITE && isBesideRing(point);
        return !isRing && string(stones, point).size() == 1
                && around(point).stream().filter(side -> stones[side] == 0).toList().equals(List.of(taken));
    }

    /** From which places the asker reaches his goal; lines without end are his if the doubt is. */
    private boolean[] solve(Goal goal, boolean doubt) {
        boolean[] reached = new boolean[places.size()];
        Arrays.fill(reached, doubt);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = places.size() - 1; i >= 0; i--) {
                boolean good = isReached(goal, i, reached);
                changed |= good != reached[i];
                reached[i] = good;
            }
        }
        return reached;
    }

    private boolean isReached(Goal goal, int place, boolean[] reached) {
        boolean asks = places.get(place).mover() == goal.asker();
        for (int to : next.get(place)) {
            boolean good = to < 0 ? goal.isReached(to, stones(places.get(place).stones())) : reached[to];
            if (good == asks) {
                return asks;
            }
        }
        return !asks;
    }

    private long digits(int[] stones) {
        long digits = 0;
        for (int point = size - 1; point >= 0; point--) {
            digits = 3 * digits + stones[point];
        }
        return digits;
    }

    private int[] stones(long digits) {
        int[] stones = new int[size];
        long left = digits;
        for (int point = 0; point < size; point++) {
            stones[point] = (int) (left % 3);
            left /= 3;
        }
        return stones;
    }
}
