package org.openarbiter.rules.go.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openarbiter.rules.core.rule.RulebookException;

/**
 * The Kee rules against the slow game, on random small graphs, between two, three and four players, under all choices.
 *
 * <p>With each play the twins compare the board, whose turn it is and who is out; with each prohibition the encounter and the passes in the
 * cycle; at the end the rule and the points. The slow game makes sure that a play brings about one thing at most, and that there is one
 * encounter at most.
 */
final class KeeTwinTest {
    private static final int GAMES = 2000;
    private static final int STUBBORN_GAMES = 150;
    /** Far beyond what the boards tried allow. */
    private static final int LONGEST = 100_000;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void random_games_go_alike_and_end(long seed) throws RulebookException {
        Random random = new Random(seed);
        Map<String, Integer> seen = new HashMap<>();
        for (int game = 0; game < GAMES; game++) {
            KeeTwins twins = twins(random, 7);
            int stones = 1 + random.nextInt(9);
            int passes = random.nextInt(4);
            int refreshes = random.nextInt(4);
            while (!twins.isOver()) {
                assertThat(twins.slow().moment()).as(twins::toString).isLessThan(LONGEST);
                tryForbidden(twins, random);
                twins.play(choose(twins.slow(), random, stones, passes + (refreshes == 0 ? 1 : 0), refreshes));
            }
            count(twins, seen);
        }
        assertThat(seen).containsOnlyKeys("primary-ko", "secondary-ko", "passes", "all-prohibited", "suicide", "occupied");
        assertThat(seen.values()).allMatch(count -> count > GAMES / 100);
    }

    /** Players who do anything rather than end the game or put somebody out. */
    @Test
    void games_end_however_long_the_players_put_it_off() throws RulebookException {
        Random random = new Random(4);
        int longest = 0;
        for (int game = 0; game < STUBBORN_GAMES; game++) {
            KeeTwins twins = twins(random, 3);
            while (!twins.isOver()) {
                assertThat(twins.slow().moment()).as(twins::toString).isLessThan(LONGEST);
                List<Integer> allowed = twins.slow().allowed();
                List<Integer> quiet = allowed.stream().filter(twins.slow()::isQuiet).toList();
                List<Integer> from = quiet.isEmpty() ? allowed : quiet;
                twins.play(from.get(random.nextInt(from.size())));
            }
            longest = Math.max(longest, twins.slow().moment());
        }
        assertThat(longest).as("they did put it off").isGreaterThan(50);
    }

    private static void tryForbidden(KeeTwins twins, Random random) {
        int what = random.nextInt(twins.slow().board().length() + 2) + KeeSlowGame.REFRESH;
        if (!twins.slow().forbidden(what).isEmpty()) {
            twins.tryForbidden(what);
        }
    }

    private static int choose(KeeSlowGame game, Random random, int stones, int passes, int refreshes) {
        List<Integer> choice = new ArrayList<>();
        for (int what : game.allowed()) {
            int weight = what == KeeSlowGame.PASS ? passes : what == KeeSlowGame.REFRESH ? refreshes : stones;
            IntStream.range(0, weight).forEach(i -> choice.add(what));
        }
        return choice.isEmpty() ? KeeSlowGame.PASS : choice.get(random.nextInt(choice.size()));
    }

    private static void count(KeeTwins twins, Map<String, Integer> seen) {
        seen.merge(twins.slow().end(), 1, Integer::sum);
        twins.slow().prohibitions().forEach(prohibition -> seen.merge(prohibition.condition(), 1, Integer::sum));
        for (int point = 0; point < twins.slow().board().length(); point++) {
            String rule = twins.slow().forbidden(point);
            if (!rule.isEmpty()) {
                seen.merge(rule, 1, Integer::sum);
            }
        }
    }

    /** A game on a random graph, from the empty board or a random one. */
    private static KeeTwins twins(Random random, int mostPoints) throws RulebookException {
        int points = 1 + random.nextInt(mostPoints);
        int density = 1 + random.nextInt(4);
        List<int[]> edges = new ArrayList<>();
        for (int one = 0; one < points; one++) {
            for (int other = one + 1; other < points; other++) {
                if (other == one + 1 && random.nextInt(10) > 0 || random.nextInt(5) < density) {
                    edges.add(new int[] {one, other});
                }
            }
        }
        int players = 2 + random.nextInt(3);
        int first = random.nextInt(players);
        boolean midgame = random.nextBoolean();
        KeeSlowGame.Variant variant = new KeeSlowGame.Variant(
                random.nextBoolean(), random.nextBoolean(), random.nextInt(4) > 0, random.nextBoolean(), random.nextBoolean());
        String start = ".".repeat(points);
        while (random.nextInt(3) == 0) {
            StringBuilder board = new StringBuilder();
            IntStream.range(0, points).forEach(i -> board.append(".0123".charAt(random.nextInt(players + 1))));
            KeeSlowGame begun =
                    new KeeSlowGame(KeeSlowGame.neighbors(points, edges), players, board.toString(), first, midgame, variant);
            start = begun.allBreathe() ? board.toString() : start;
        }
        return new KeeTwins(points, edges, players, start, first, midgame, variant);
    }
}
