package org.openarbiter.dragons.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What {@link Reading} proves on random small boards, {@link SlowReading} finds by trying everything. */
class ReadingTwinTest {
    private static final long NODES = 20_000;
    private static final int THREATS = 3;
    /** Beyond this a slow reading takes too long. */
    private static final int MOST_PLIES = 5;
    private static final int MOST_EMPTY = 7;

    @Test
    void aCaptureThatIsProvedIsOne() {
        int proved = 0;
        for (ReadingBoard board : positions(1, 300)) {
            for (int target : strings(board)) {
                Answer answer = new Reading(board, NODES).attack(target);
                if (answer.fate().succeeds() && answer.line().size() <= MOST_PLIES) {
                    proved++;
                    int attacker = 1 - board.stoneAt(target);
                    assertThat(succeeds(board, attacker, capture(target, attacker), answer, attacker, 0))
                            .as("%s takes %s by %s\n%s", answer.fate(), name(board, target), line(board, answer), board).isTrue();
                }
            }
        }
        assertThat(proved).isGreaterThan(500);
    }

    @Test
    void aStringThatIsProvedToBeLostIsLost() {
        int proved = 0;
        for (ReadingBoard board : positions(2, 300)) {
            for (int target : strings(board)) {
                Answer attack = new Reading(board, NODES).attack(target);
                Answer answer = new Reading(board, NODES).defend(target);
                if (attack.fate() == Fate.WIN && answer.fate() == Fate.LOSS && answer.complete()
                        && answer.line().size() <= MOST_PLIES) {
                    proved++;
                    int attacker = 1 - board.stoneAt(target);
                    int plies = 2 + attack.line().size();
                    assertThat(succeeds(board, attacker, capture(target, attacker), answer, 1 - attacker, plies))
                            .as("%s is saved, not lost by %s\n%s", name(board, target), line(board, answer), board).isTrue();
                }
            }
        }
        assertThat(proved).isGreaterThan(200);
    }

    @Test
    void whatASlowReadingTakesIsFound() {
        int slow = 0;
        int found = 0;
        for (ReadingBoard board : positions(3, 150)) {
            for (int target : strings(board)) {
                int attacker = 1 - board.stoneAt(target);
                SlowReading reading = new SlowReading(board, attacker, capture(target, attacker));
                if (reading.succeeds(new SlowReading.Position(SlowReading.stones(board), -1, 0, 0), attacker, 5)) {
                    slow++;
                    found += new Reading(board, NODES).attack(target).fate().compareTo(Fate.KO) >= 0 ? 1 : 0;
                }
            }
        }
        assertThat(slow).isGreaterThan(300);
        assertThat(found).isEqualTo(slow);
    }

    @Test
    void aConnectionThatIsProvedIsOne() {
        int proved = 0;
        for (ReadingBoard board : positions(4, 300)) {
            for (Pair pair : pairs(board)) {
                Answer answer = new Reading(board, NODES).connect(pair.one, pair.other);
                if (answer.fate().succeeds() && answer.line().size() <= MOST_PLIES) {
                    proved++;
                    int owner = board.stoneAt(pair.one);
                    assertThat(succeeds(board, owner, connection(pair.one, pair.other), answer, owner, 4))
                            .as("%s links %s by %s\n%s", answer.fate(), pair, line(board, answer), board).isTrue();
                }
            }
        }
        assertThat(proved).isGreaterThan(400);
    }

    @Test
    void aWayIntoAnAreaThatIsProvedIsOne() {
        int proved = 0;
        Random random = new Random(8);
        for (ReadingBoard board : positions(7, 300)) {
            List<Integer> area = random.ints(2, 0, board.points()).boxed().toList();
            for (int string : strings(board)) {
                Answer answer = new Reading(board, NODES).breakIn(string, area);
                if (answer.fate().succeeds() && answer.line().size() <= MOST_PLIES) {
                    proved++;
                    int owner = board.stoneAt(string);
                    assertThat(succeeds(board, owner, into(string, area), answer, owner, 4))
                            .as("%s: %s into %s by %s\n%s", answer.fate(), name(board, string), area, line(board, answer), board).isTrue();
                }
            }
        }
        assertThat(proved).isGreaterThan(400);
    }

    @Test
    void aStringThatCannotBeKeptOutOfAnAreaGetsIn() {
        int lost = 0;
        Random random = new Random(9);
        for (ReadingBoard board : positions(8, 300)) {
            List<Integer> area = random.ints(2, 0, board.points()).boxed().toList();
            for (int string : strings(board)) {
                Answer answer = new Reading(board, NODES).blockOff(string, area);
                Answer way = new Reading(board, NODES).breakIn(string, area);
                if (way.fate() == Fate.WIN && answer.fate() == Fate.LOSS && answer.complete() && answer.line().size() <= MOST_PLIES) {
                    lost++;
                    int owner = board.stoneAt(string);
                    assertThat(succeeds(board, owner, into(string, area), answer, 1 - owner, 2 + way.line().size()))
                            .as("%s into %s in spite of %s\n%s", name(board, string), area, line(board, answer), board).isTrue();
                }
            }
        }
        assertThat(lost).isGreaterThan(100);
    }

    @Test
    void ofTwoStringsOneIsTakenAsProved() {
        int taken = 0;
        for (ReadingBoard board : positions(5, 400)) {
            for (Pair pair : pairs(board)) {
                int attacker = 1 - board.stoneAt(pair.one);
                Answer answer = new Reading(board, NODES).attackEither(pair.one, pair.other);
                if (answer.fate().succeeds() && answer.line().size() <= MOST_PLIES) {
                    taken++;
                    assertThat(succeeds(board, attacker, either(pair, attacker), answer, attacker, 2))
                            .as("%s takes one of %s by %s\n%s", answer.fate(), pair, line(board, answer), board).isTrue();
                }
            }
        }
        assertThat(taken).isGreaterThan(400);
    }

    @Test
    void ofTwoStringsBothAreSavedAsProved() {
        int saved = 0;
        int lost = 0;
        for (ReadingBoard board : positions(6, 400)) {
            for (Pair pair : pairs(board)) {
                Answer attack = new Reading(board, NODES).attackEither(pair.one, pair.other);
                Answer answer = new Reading(board, NODES).defendBoth(pair.one, pair.other);
                boolean isPlain = answer.fate() == Fate.WIN || answer.fate() == Fate.LOSS;
                if (attack.fate() == Fate.WIN && isPlain && answer.complete() && answer.line().size() <= MOST_PLIES) {
                    boolean isSaved = answer.fate() == Fate.WIN;
                    saved += isSaved ? 1 : 0;
                    lost += isSaved ? 0 : 1;
                    int attacker = 1 - board.stoneAt(pair.one);
                    int plies = 2 + attack.line().size();
                    assertThat(succeeds(board, attacker, either(pair, attacker), answer, 1 - attacker, plies))
                            .as("%s saves both of %s by %s\n%s", answer.fate(), pair, line(board, answer), board)
                            .isEqualTo(!isSaved);
                }
            }
        }
        assertThat(saved).isGreaterThan(50);
        assertThat(lost).isGreaterThan(50);
    }

    /** Two strings of a color. */
    private record Pair(int one, int other) {}

    private static List<Pair> pairs(ReadingBoard board) {
        List<Integer> strings = strings(board);
        return strings.stream()
                .flatMap(one -> strings.stream()
                        .filter(other -> one < other && board.stoneAt(one) == board.stoneAt(other))
                        .map(other -> new Pair(one, other)))
                .toList();
    }

    private static SlowReading.Goal either(Pair pair, int attacker) {
        SlowReading.Goal first = capture(pair.one, attacker);
        SlowReading.Goal second = capture(pair.other, attacker);
        return (reading, stones, mayRetake) ->
                first.isReached(reading, stones, mayRetake) || second.isReached(reading, stones, mayRetake);
    }

    private static boolean succeeds(
            ReadingBoard board, int attacker, SlowReading.Goal goal, Answer answer, int first, int more) {
        boolean asksAttacker = first == attacker;
        Fate fate = asksAttacker ? answer.fate() : Fate.WIN;
        SlowReading reading = new SlowReading(board, attacker, goal);
        SlowReading.Position position = new SlowReading.Position(SlowReading.stones(board), -1,
                fate == Fate.KO_NEEDS_THREAT ? THREATS : 0, fate == Fate.WIN ? THREATS : 0);
        return reading.succeeds(position, first, answer.line().size() + more);
    }

    /**
     * A string is taken once its point is empty or the attacker's; a single stone only if the stones that took it cannot be taken
     * there.
     */
    private static SlowReading.Goal capture(int target, int attacker) {
        return (reading, stones, mayRetake) -> {
            if (stones[target] >= 0) {
                return stones[target] == attacker;
            }
            boolean isHole = reading.around(target).stream().allMatch(next -> stones[next] == attacker);
            boolean isInAtari = reading.around(target).stream().anyMatch(
                    next -> stones[next] == attacker && reading.liberties(stones, next).size() == 1);
            return !isHole || !isInAtari || !mayRetake;
        };
    }

    private static SlowReading.Goal connection(int one, int other) {
        return (reading, stones, mayRetake) -> stones[one] >= 0 && (reading.string(stones, one).contains(other)
                ? reading.liberties(stones, one).size() > 1 : eyesOfBoth(reading, stones, one, other) > 1);
    }

    /** How many points are surrounded by stones of two strings and of no other. */
    private static long eyesOfBoth(SlowReading reading, int[] stones, int one, int other) {
        if (stones[other] != stones[one]) {
            return 0;
        }
        List<Integer> first = reading.string(stones, one);
        List<Integer> second = reading.string(stones, other);
        return reading.liberties(stones, one).stream().map(reading::around)
                .filter(around -> around.stream().anyMatch(second::contains))
                .filter(around -> around.stream().allMatch(next -> first.contains(next) || second.contains(next))).count();
    }

    private static SlowReading.Goal into(int stone, List<Integer> area) {
        return (reading, stones, mayRetake) -> stones[stone] >= 0 && area.stream().anyMatch(reading.string(stones, stone)::contains)
                && reading.liberties(stones, stone).size() > 1;
    }

    private static String name(ReadingBoard board, int point) {
        return point < 0 ? "pass" : board.topology().pointName(point);
    }

    private static List<String> line(ReadingBoard board, Answer answer) {
        return answer.line().stream().map(point -> name(board, point)).toList();
    }

    private static List<Integer> strings(ReadingBoard board) {
        List<Integer> strings = new ArrayList<>();
        for (int point = 0; point < board.points(); point++) {
            if (board.stoneAt(point) >= 0 && board.origin(point) == point) {
                strings.add(point);
            }
        }
        return strings;
    }

    /** Positions after random plays, without a ko. */
    private static List<ReadingBoard> positions(int seed, int count) {
        Random random = new Random(seed);
        List<ReadingBoard> positions = new ArrayList<>();
        while (positions.size() < count) {
            ReadingBoard board = ReadingBoard.of(Diagrams.shape(3 + random.nextInt(3), 3));
            int plies = 2 * board.points();
            for (int ply = 0; ply < plies; ply++) {
                int point = random.nextInt(board.points());
                if (board.isLegal(ply % 2, point)) {
                    board.play(ply % 2, point);
                }
            }
            if (board.koPoint() < 0 && empty(board) <= MOST_EMPTY) {
                positions.add(board.copy());
            }
        }
        return positions;
    }

    private static long empty(ReadingBoard board) {
        return IntStream.range(0, board.points()).filter(point -> board.stoneAt(point) < 0).count();
    }
}
