package org.openarbiter.rules.go.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.go.board.GoGames.Game;

/** What holds in every position, tried in those of seeded random games on many shapes of board. */
final class GoBoardPropertiesTest {

    /** How often something worth trying was met. */
    private final Map<String, Integer> met = new HashMap<>();

    private void meet(String what, boolean happened) {
        met.merge(what, happened ? 1 : 0, Integer::sum);
    }

    @Test
    void everyPositionIsThatOfTheSlowBoard() {
        GoGames.each(1, 40, game -> {
            GoBoard board = game.board();
            SlowGo slow = game.start();
            int length = Math.min(40 + 3 * board.topology().size(), 160);
            for (int ply = 0; ply < length; ply++) {
                int by = game.random().nextInt(8) == 0 ? game.random().nextInt(board.seats().count()) : board.toMove();
                int play = GoGames.draw(board, game.random());
                SlowGo before = slow;
                slow = board.isStone(play) ? slow.play(by, play) : slow;
                meet("suicide", board.isStone(play) && before.isSuicide(by, play));
                board.play(by, play);
                assertThat(board.toMove()).isEqualTo((by + 1) % board.seats().count());
                compare(game, slow);
                compareTaken(board, before, by, play, slow);
            }
        });
        assertThat(met).allSatisfy((what, count) -> assertThat(count).as(what).isGreaterThan(300));
    }

    private void compareTaken(GoBoard board, SlowGo before, int by, int play, SlowGo after) {
        Set<Integer> taken = new TreeSet<>();
        int[] bySeat = new int[board.seats().count()];
        for (int point = 0; point < before.stones.length; point++) {
            int seat = point == play ? by : before.stones[point];
            if (seat >= 0 && after.stones[point] < 0) {
                taken.add(point);
                bySeat[seat]++;
            }
        }
        int[] points = new int[board.topology().size()];
        int count = board.takenByLatest(points);
        assertThat(IntStream.range(0, count).mapToObj(i -> points[i]).toList()).containsExactlyInAnyOrderElementsOf(taken);
        assertThat(board.takenByLatest()).isEqualTo(taken.size());
        for (int seat = 0; seat < bySeat.length; seat++) {
            assertThat(board.takenByLatest(seat)).isEqualTo(bySeat[seat]);
        }
        meet("capture", !taken.isEmpty() && !taken.contains(play));
        meet("two players lose stones at once", Arrays.stream(bySeat).filter(lost -> lost > 0).count() > 1);
        meet("own string of several taken", taken.contains(play) && taken.size() > 1);
    }

    /** Strings, liberties, counts, placement and key of a board, against those found from scratch. */
    private void compare(Game game, SlowGo slow) {
        GoBoard board = game.board();
        String where = game.name() + " " + board;
        int[] counts = new int[board.seats().count()];
        GoBoard fresh = new GoBoard(board.topology(), board.seats(), board.toMove(), false);
        for (int point = 0; point < slow.stones.length; point++) {
            int seat = slow.stones[point];
            assertThat(board.stoneAt(point)).as(where).isEqualTo(seat);
            if (seat >= 0) {
                counts[seat]++;
                fresh.setUp(seat, point);
                compareString(board, slow, point, where);
            }
        }
        for (int seat = 0; seat < counts.length; seat++) {
            assertThat(board.stones(seat)).as(where).isEqualTo(counts[seat]);
        }
        assertThat(board.breathless()).as(where).isEqualTo(-1);
        assertThat(placement(board)).as(where).isEqualTo(placement(fresh)).isEqualTo(packed(board, slow));
        assertThat(board.placementKey()).as(where).isEqualTo(fresh.placementKey());
    }

    private void compareString(GoBoard board, SlowGo slow, int point, String where) {
        Set<Integer> string = slow.string(point);
        Set<Integer> ring = new TreeSet<>();
        for (int stone = point; ring.add(stone); stone = board.nextInString(stone)) {
            assertThat(board.string(stone)).as(where).isEqualTo(board.string(point));
        }
        assertThat(ring).as(where).isEqualTo(string);
        assertThat(string).as(where).contains(board.string(point));
        assertThat(board.stringSize(point)).as(where).isEqualTo(string.size());
        int liberties = slow.liberties(string).size();
        assertThat(liberties).as(where).isPositive();
        assertThat(board.countLiberties(point, Integer.MAX_VALUE)).as(where).isEqualTo(liberties);
        assertThat(board.countLiberties(point, 2)).as(where).isEqualTo(Math.min(liberties, 2));
        assertThat(board.isInAtari(point)).as(where).isEqualTo(liberties == 1);
        meet("atari", liberties == 1);
    }

    private static List<Long> placement(GoBoard board) {
        long[] words = new long[board.placementLength() + 2];
        board.packPlacement(words, 1);
        assertThat(words[0] | words[words.length - 1]).isZero();
        assertThat(board.hasPlacement(words, 1)).isTrue();
        return Arrays.stream(words).boxed().toList().subList(1, words.length - 1);
    }

    private static List<Long> packed(GoBoard board, SlowGo slow) {
        int perWord = board.seats().count() <= 3 ? 32 : 16;
        Long[] words = new Long[(slow.stones.length + perWord - 1) / perWord];
        Arrays.fill(words, 0L);
        for (int point = 0; point < slow.stones.length; point++) {
            words[point / perWord] += (slow.stones[point] + 1L) << point % perWord * (64 / perWord);
        }
        return List.of(words);
    }

    @Test
    void whatAStoneWouldDoIsKnownBeforeItIsPut() {
        GoGames.each(2, 30, game -> {
            GoBoard board = game.board();
            SlowGo slow = game.start();
            int length = board.topology().size() > 40 ? 90 : 40;
            for (int ply = 0; ply < length; ply++) {
                int play = GoGames.draw(board, game.random());
                slow = board.isStone(play) ? slow.play(board.toMove(), play) : slow;
                board.play(board.toMove(), play);
                foretell(game, slow);
            }
        });
        assertThat(met).allSatisfy((what, count) -> assertThat(count).as(what).isGreaterThan(300));
    }

    private void foretell(Game game, SlowGo slow) {
        GoBoard board = game.board();
        String before = everything(board);
        for (int by = 0; by < board.seats().count(); by++) {
            for (int point = 0; point < slow.stones.length; point++) {
                assertThat(board.isLegal(by, point)).isEqualTo(slow.stones[point] < 0);
                if (slow.stones[point] < 0) {
                    String where = game.name() + " " + board + " " + by + " at " + board.text(point);
                    boolean suicide = slow.isSuicide(by, point);
                    boolean encloses = slow.encloses(by, point);
                    assertThat(board.isSuicide(by, point)).as(where).isEqualTo(suicide);
                    assertThat(board.encloses(by, point)).as(where).isEqualTo(encloses);
                    boolean surrounded = surrounded(slow, by, point);
                    assertThat(board.isSurrounded(by, point)).as(where).isEqualTo(surrounded);
                    long key = board.keyAfter(by, point);
                    board.play(by, point);
                    assertThat(board.placementKey()).as(where).isEqualTo(key);
                    boolean kills = board.takenByLatest(by) < board.takenByLatest();
                    board.undo();
                    meet("suicide", suicide);
                    meet("enclosure", encloses);
                    meet("capture that encloses nothing", kills && !encloses);
                    meet("own stones on all sides", surrounded);
                }
            }
        }
        assertThat(everything(board)).isEqualTo(before);
    }

    private static boolean surrounded(SlowGo slow, int by, int point) {
        Set<Integer> neighbors = slow.neighbors(point);
        return !neighbors.isEmpty() && neighbors.stream().allMatch(next -> slow.stones[next] == by);
    }

    @Test
    void undoingAWholeGameLeadsBackThroughAllItsPositions() {
        GoGames.each(3, 40, game -> {
            GoBoard board = game.board();
            List<String> past = new ArrayList<>();
            for (int ply = 0; ply < 300; ply++) {
                past.add(everything(board));
                // Some plays are taken back on the way: what they leave in the logs must not matter.
                if (game.random().nextInt(10) == 0) {
                    board.play(board.toMove(), GoGames.draw(board, game.random()));
                    board.undo();
                }
                board.play(board.toMove(), GoGames.draw(board, game.random()));
            }
            while (!past.isEmpty()) {
                board.undo();
                assertThat(everything(board)).as(game.name()).isEqualTo(past.removeLast());
            }
            assertThatThrownBy(board::undo).isInstanceOf(IllegalStateException.class);
        });
    }

    @Test
    void onLargeBoardsAsOnSmallOnes() {
        Random random = new Random(4);
        for (String shape : List.of("19x19", "52x52", "torus:13x13", "hex:6", "triangular:7", "triangle:20", "star:300")) {
            Game game = GoGames.game(GoGames.shape(shape), 2 + random.nextInt(3), false, random);
            GoBoard board = game.board();
            SlowGo slow = game.start();
            String start = everything(board);
            for (int ply = 0; ply < 900; ply++) {
                int play = GoGames.draw(board, random);
                boolean compared = ply < 400 && board.topology().size() < 400;
                slow = compared && board.isStone(play) ? slow.play(board.toMove(), play) : slow;
                board.play(board.toMove(), play);
                if (compared && ply % 50 == 49) {
                    compare(game, slow);
                }
                assertThat(board.breathless()).as(game.name()).isEqualTo(-1);
            }
            while (board.plies() > 0) {
                board.undo();
            }
            assertThat(everything(board)).isEqualTo(start);
        }
    }

    @Test
    void aCopyIsTheSameAndIndependent() {
        GoGames.each(5, 20, game -> {
            GoBoard board = game.board();
            GoBoard other = new GoBoard(board.topology(), board.seats(), 0, false);
            for (int round = 0; round < 20; round++) {
                board.play(board.toMove(), GoGames.draw(board, game.random()));
                String before = everything(board);
                GoBoard copy = board.copy();
                other.set(board);
                assertThat(state(copy)).isEqualTo(state(board)).isEqualTo(state(other));
                assertThat(copy.plies() + other.plies()).isZero();
                String start = everything(copy);
                for (int ply = 0; ply < 10; ply++) {
                    int play = GoGames.draw(copy, game.random());
                    copy.play(copy.toMove(), play);
                    other.play(other.toMove(), play);
                    assertThat(state(other)).isEqualTo(state(copy));
                }
                assertThat(everything(board)).isEqualTo(before);
                while (copy.plies() > 0) {
                    copy.undo();
                }
                assertThat(everything(copy)).isEqualTo(start);
            }
        });
    }

    @Test
    void aBoardTakesOverNoOtherShapeAndNoOtherPlayers() {
        GoBoard board = new GoBoard(GoGames.shape("3x3"), GoGames.seats(2), 0, false);
        GoBoard shape = new GoBoard(GoGames.shape("4x4"), GoGames.seats(2), 0, false);
        GoBoard players = new GoBoard(board.topology(), GoGames.seats(3), 0, false);
        assertThatThrownBy(() -> board.set(shape)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> board.set(players)).isInstanceOf(IllegalArgumentException.class);
    }

    /** An allied group of one opponent's stones is a string, so both readings of enclosure are ordinary Go. */
    @Test
    void betweenTwoItIsOrdinaryGoHoweverEnclosureIsRead() {
        Random random = new Random(6);
        for (int i = 0; i < 60; i++) {
            Topology topology = i < GoGames.SHAPES.size() ? GoGames.shape(GoGames.SHAPES.get(i)) : GoGames.graph(random);
            GoBoard allied = GoGames.game(topology, 2, false, random).board();
            GoBoard unit = GoGames.game(topology, 2, true, random).board();
            int[] ordinary = new int[topology.size()];
            Arrays.fill(ordinary, -1);
            for (int ply = 0; ply < 150; ply++) {
                int by = allied.toMove();
                for (int point = 0; point < topology.size(); point++) {
                    if (ordinary[point] < 0) {
                        boolean suicide = ordinary(topology, ordinary, by, point)[point] < 0;
                        assertThat(allied.isSuicide(by, point)).isEqualTo(suicide);
                        assertThat(unit.isSuicide(by, point)).isEqualTo(suicide);
                        meet("suicide", suicide);
                    }
                }
                int play = GoGames.draw(allied, random);
                ordinary = allied.isStone(play) ? ordinary(topology, ordinary, by, play) : ordinary;
                allied.play(by, play);
                unit.play(by, play);
                for (int point = 0; point < topology.size(); point++) {
                    assertThat(allied.stoneAt(point)).as(allied.toString()).isEqualTo(ordinary[point]);
                    assertThat(unit.stoneAt(point)).as(unit.toString()).isEqualTo(ordinary[point]);
                }
            }
        }
        assertThat(met.get("suicide")).isGreaterThan(300);
    }

    /** Tromp and Taylor's rules 7: put a stone, clear the opponent's color, then clear one's own. */
    private static int[] ordinary(Topology topology, int[] stones, int by, int point) {
        int[] after = stones.clone();
        after[point] = by;
        clear(topology, after, 1 - by);
        clear(topology, after, by);
        return after;
    }

    private static void clear(Topology topology, int[] stones, int color) {
        boolean[] reachesEmpty = new boolean[stones.length];
        for (int round = 0; round < stones.length; round++) {
            for (int point = 0; point < stones.length; point++) {
                for (int i = 0; i < topology.degree(point); i++) {
                    int next = topology.neighbor(point, i);
                    reachesEmpty[point] |= stones[next] < 0 || stones[next] == stones[point] && reachesEmpty[next];
                }
            }
        }
        for (int point = 0; point < stones.length; point++) {
            stones[point] = stones[point] == color && !reachesEmpty[point] ? -1 : stones[point];
        }
    }

    @Test
    void theKoPointIsWhereRetakingRestoresThePositionBefore() {
        Random random = new Random(7);
        for (int i = 0; i < 100; i++) {
            Topology topology = i < GoGames.SHAPES.size() ? GoGames.shape(GoGames.SHAPES.get(i)) : GoGames.graph(random);
            GoBoard board = GoGames.game(topology, 2, false, random).board();
            List<Long> before = placement(board);
            for (int ply = 0; ply < 200; ply++) {
                boolean capture = ply > 0 && board.takenByLatest(board.toMove()) > 0;
                int expected = -1;
                for (int point = 0; capture && point < topology.size(); point++) {
                    if (board.stoneAt(point) < 0) {
                        board.play(board.toMove(), point);
                        expected = placement(board).equals(before) ? point : expected;
                        board.undo();
                    }
                }
                assertThat(board.koPoint()).as(board.toString()).isEqualTo(expected);
                meet("ko", expected >= 0);
                before = placement(board);
                board.play(board.toMove(), GoGames.draw(board, random));
            }
        }
        assertThat(met.get("ko")).isGreaterThan(300);
    }

    private static String everything(GoBoard board) {
        int[] taken = new int[board.topology().size()];
        int count = board.takenByLatest(taken);
        return state(board) + board.plies() + board.hasCaptures() + board.koPoint() + Arrays.toString(Arrays.copyOf(taken, count));
    }

    private static String state(GoBoard board) {
        StringBuilder state = new StringBuilder(board.toText()).append(placement(board)).append(board.placementKey());
        for (int seat = 0; seat < board.seats().count(); seat++) {
            state.append(' ').append(board.stones(seat));
        }
        for (int point = 0; point < board.topology().size(); point++) {
            if (board.stoneAt(point) >= 0) {
                state.append(' ').append(board.string(point)).append(',').append(board.nextInString(point)).append(',')
                        .append(board.stringSize(point)).append(',').append(board.countLiberties(point, 99));
            } else {
                for (int seat = 0; seat < board.seats().count(); seat++) {
                    state.append(board.isSuicide(seat, point) ? 's' : '-');
                }
            }
        }
        return state.toString();
    }
}
