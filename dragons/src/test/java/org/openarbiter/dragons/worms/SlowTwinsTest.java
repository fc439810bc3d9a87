package org.openarbiter.dragons.worms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.eyes.AtSight;
import org.openarbiter.dragons.eyes.EyeShapes;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.status.Statuses;

/** Definitions that are found by a quick way, each against the letter of its definition on random small boards. */
class SlowTwinsTest {
    private static final EyeShapes SHAPES = new EyeShapes();
    private static final int EMPTY = ReadingBoard.EMPTY;

    @Test
    void libertiesOfEveryOrderAreThoseFoundByPlacingStones() {
        int compared = 0;
        for (ReadingBoard board : RandomPositions.of(11, 150, 4, 4)) {
            WormMap map = WormMap.of(board);
            Kos kos = Kos.of(map);
            for (int string = 0; string < map.count(); string++) {
                if (!map.isEmpty(string)) {
                    List<List<Integer>> orders = LibertyOrders.of(map, kos, string).stream()
                            .map(each -> each.stream().sorted().toList()).toList();
                    assertThat(orders).as("%s%s", board, map.points(string)).isEqualTo(placing(board, map, kos, string));
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(300);
    }

    /** For each order, the empty points that some set of this number of stones connects, but no smaller set. */
    private static List<List<Integer>> placing(ReadingBoard board, WormMap map, Kos kos, int string) {
        List<Integer> empty = new ArrayList<>();
        for (int point = 0; point < board.points(); point++) {
            if (board.stoneAt(point) == EMPTY) {
                empty.add(point);
            }
        }
        Map<Integer, Integer> fewest = new HashMap<>();
        for (int order = 1; order <= LibertyOrders.ORDERS; order++) {
            place(board, map, kos, string, empty, 0, new TreeSet<>(), order, fewest);
        }
        List<List<Integer>> orders = new ArrayList<>();
        for (int order = 1; order <= LibertyOrders.ORDERS; order++) {
            int wanted = order;
            orders.add(fewest.keySet().stream().filter(point -> fewest.get(point) == wanted).sorted().toList());
        }
        return orders;
    }

    private static void place(ReadingBoard board, WormMap map, Kos kos, int string, List<Integer> empty, int from,
            Set<Integer> placed, int left, Map<Integer, Integer> fewest) {
        if (left == 0) {
            for (int point : placed) {
                if (connects(board, map, kos, string, placed, point)) {
                    fewest.merge(point, placed.size(), Math::min);
                }
            }
            return;
        }
        for (int i = from; i < empty.size(); i++) {
            placed.add(empty.get(i));
            place(board, map, kos, string, empty, i + 1, placed, left - 1, fewest);
            placed.remove(empty.get(i));
        }
    }

    /**
     * Whether these stones connect a point: those beyond the string's own liberties touch no enemy, and none on the way is a ko.
     */
    private static boolean connects(ReadingBoard board, WormMap map, Kos kos, int string, Set<Integer> placed, int point) {
        int seat = map.seat(string);
        BitSet reached = new BitSet();
        List<Integer> front = new ArrayList<>(map.points(string));
        front.forEach(reached::set);
        while (!front.isEmpty()) {
            int at = front.removeFirst();
            for (int i = 0; i < board.degree(at) && !kos.isCavity(at); i++) {
                int next = board.neighbor(at, i);
                boolean isOwn = board.stoneAt(next) == seat;
                boolean isAllowed = placed.contains(next) && (map.liberties(string).get(next) || !map.touches(next, 1 - seat));
                if ((isOwn || isAllowed) && !reached.get(next)) {
                    reached.set(next);
                    front.add(next);
                }
            }
        }
        return reached.get(point);
    }

    @Test
    void inessentialStringsAndCavesAreThoseFoundByTakingStringsOff() {
        int inessential = 0;
        int joined = 0;
        for (ReadingBoard board : RandomPositions.of(12, 2000, 6, 5)) {
            Analysis analysis = Analysis.of(board, new AtSight(board), SHAPES, new Statuses(board), Effort.GLANCE);
            List<Worm> found = new ArrayList<>();
            for (Worm worm : analysis.worms()) {
                if (isInessential(board, analysis, worm, found)) {
                    found.add(worm);
                }
            }
            assertThat(analysis.worms()).filteredOn(Worm::inessential).as("%s", board).isEqualTo(found);
            Set<Set<Integer>> caves = new HashSet<>();
            analysis.caves().forEach(cave -> caves.add(new TreeSet<>(cave.points())));
            assertThat(caves).as("%s", board).isEqualTo(caves(board, analysis, found));
            assertThat(analysis.caves()).as("%s", board).allSatisfy(cave -> found.stream()
                    .filter(worm -> worm.points().stream().anyMatch(stone -> isNextTo(board, stone, cave.points())))
                    .forEach(worm -> assertThat(cave.color().seat()).isEqualTo(1 - worm.color().seat())));
            inessential += found.size();
            joined += analysis.cavities().size() - analysis.caves().size();
        }
        assertThat(inessential).isGreaterThan(100);
        assertThat(joined).isGreaterThan(20);
    }

    private static boolean isInessential(ReadingBoard board, Analysis analysis, Worm worm, List<Worm> before) {
        int[] without = without(board, worm);
        Set<Integer> closure = closure(board, without, worm.origin());
        Set<Integer> around = new HashSet<>();
        closure.forEach(point -> around(board, point).forEach(next -> around.add(without[next])));
        around.remove(EMPTY);
        Set<Worm> enemies = new HashSet<>();
        worm.points().forEach(stone -> around(board, stone).forEach(next -> analysis.wormAt(next).ifPresent(enemies::add)));
        enemies.remove(worm);
        return worm.genus() == 0 && worm.liberties2() == 0 && around.equals(Set.of(1 - worm.color().seat()))
                && enemies.stream().noneMatch(before::contains)
                && (enemies.stream().noneMatch(Worm::isCapturable) || closure.containsAll(liberties(board, enemies)))
                && closure.stream().filter(point -> point != worm.origin() && board.degree(point) < 4).count() <= 2;
    }

    private static Set<Integer> liberties(ReadingBoard board, Set<Worm> strings) {
        Set<Integer> liberties = new TreeSet<>();
        strings.forEach(string -> string.points().forEach(stone -> liberties.addAll(around(board, stone))));
        liberties.removeIf(point -> board.stoneAt(point) != EMPTY);
        return liberties;
    }

    /** The empty points of the board, those in one set that taking off one of the strings puts into one worm. */
    private static Set<Set<Integer>> caves(ReadingBoard board, Analysis analysis, List<Worm> inessential) {
        Set<Set<Integer>> caves = new HashSet<>();
        analysis.cavities().forEach(cavity -> caves.add(new TreeSet<>(cavity.points())));
        for (Worm worm : inessential) {
            Set<Integer> closure = closure(board, without(board, worm), worm.origin());
            List<Set<Integer>> met = caves.stream().filter(cave -> cave.stream().anyMatch(closure::contains)).toList();
            Set<Integer> all = new TreeSet<>();
            met.forEach(all::addAll);
            met.forEach(caves::remove);
            caves.add(all);
        }
        return caves;
    }

    private static int[] without(ReadingBoard board, Worm worm) {
        int[] stones = new int[board.points()];
        for (int point = 0; point < stones.length; point++) {
            stones[point] = worm.points().contains(point) ? EMPTY : board.stoneAt(point);
        }
        return stones;
    }

    private static Set<Integer> closure(ReadingBoard board, int[] stones, int from) {
        Set<Integer> closure = new TreeSet<>(Set.of(from));
        List<Integer> front = new ArrayList<>(List.of(from));
        while (!front.isEmpty()) {
            for (int next : around(board, front.removeFirst())) {
                if (stones[next] == stones[from] && closure.add(next)) {
                    front.add(next);
                }
            }
        }
        return closure;
    }

    private static List<Integer> around(ReadingBoard board, int point) {
        List<Integer> around = new ArrayList<>();
        for (int i = 0; i < board.degree(point); i++) {
            around.add(board.neighbor(point, i));
        }
        return around;
    }

    private static boolean isNextTo(ReadingBoard board, int stone, List<Integer> points) {
        return around(board, stone).stream().anyMatch(points::contains);
    }

    @Test
    void distancesAreTheLengthsOfTheShortestPathsAmongAll() {
        int infinite = 0;
        for (ReadingBoard board : RandomPositions.of(13, 150, 4, 4)) {
            WormMap map = WormMap.of(board);
            for (int seat = ReadingBoard.BLACK; seat <= ReadingBoard.WHITE; seat++) {
                Distances distances = Distances.to(map, seat);
                for (int point = 0; point < board.points(); point++) {
                    boolean isEmpty = board.stoneAt(point) == EMPTY;
                    int distance = isEmpty ? shortest(board, map, seat, List.of(point), false) : -1;
                    int strategic = isEmpty ? shortest(board, map, seat, List.of(point), true) : -1;
                    assertThat(distances.distance()[point]).as("%s%d to %d", board, point, seat).isEqualTo(distance);
                    assertThat(distances.strategicDistance()[point]).as("%s%d to %d", board, point, seat).isEqualTo(strategic);
                    infinite += distance > 0 && strategic < 0 ? 1 : 0;
                }
            }
        }
        assertThat(infinite).isGreaterThan(50);
    }

    /** The steps of the shortest way on from a path of empty points to a stone of a seat; −1 if there is none. */
    private static int shortest(ReadingBoard board, WormMap map, int seat, List<Integer> path, boolean strategic) {
        int best = -1;
        for (int next : around(board, path.getLast())) {
            boolean isBarred = strategic && path.size() > 1 && map.touches(next, 1 - seat);
            int steps = -1;
            if (board.stoneAt(next) == seat) {
                steps = path.size();
            } else if (board.stoneAt(next) == EMPTY && !path.contains(next) && !isBarred) {
                List<Integer> longer = new ArrayList<>(path);
                longer.add(next);
                steps = shortest(board, map, seat, longer, strategic);
            }
            best = steps >= 0 && (best < 0 || steps < best) ? steps : best;
        }
        return best;
    }

    @Test
    void cuttingStonesAreThoseFoundByLookingAtEveryPair() {
        for (ReadingBoard board : RandomPositions.of(14, 300, 5, 5)) {
            for (Worm worm : Analysis.of(board, new AtSight(board), SHAPES, new Statuses(board), Effort.GLANCE).worms()) {
                Set<Set<Integer>> enemies = new HashSet<>();
                for (int stone : worm.points()) {
                    for (int next : around(board, stone)) {
                        if (board.stoneAt(next) == 1 - worm.color().seat()) {
                            enemies.add(liberties(board, next));
                        }
                    }
                }
                assertThat(worm.cutstone()).as("%s%s", board, worm).isEqualTo(cutstone(List.copyOf(enemies)));
            }
        }
    }

    /** The liberties of the string of a stone, and its stones so that no two strings give the same set. */
    private static Set<Integer> liberties(ReadingBoard board, int stone) {
        int[] stones = new int[board.points()];
        for (int point = 0; point < stones.length; point++) {
            stones[point] = board.stoneAt(point);
        }
        Set<Integer> string = closure(board, stones, stone);
        Set<Integer> all = new TreeSet<>(string);
        string.forEach(each -> around(board, each).stream().filter(next -> stones[next] == EMPTY).forEach(all::add));
        return all;
    }

    private static Cutstone cutstone(List<Set<Integer>> enemies) {
        Cutstone worst = enemies.size() < 2 ? Cutstone.NONE : Cutstone.POTENTIAL_CUTTING_STONE;
        for (int one = 0; one < enemies.size(); one++) {
            for (int other = 0; other < one; other++) {
                Set<Integer> common = new HashSet<>(enemies.get(one));
                common.retainAll(enemies.get(other));
                worst = common.isEmpty() ? Cutstone.CUTTING_STONE : worst;
            }
        }
        return worst;
    }
}
