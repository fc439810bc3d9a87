package org.openarbiter.rules.go.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.board.Start;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.go.Go;
import org.openarbiter.rules.go.board.GoBoard;

/** Under the Kee rules the referee and the slow game allow as many sequences of plays, on grids, rings, stars and triangles. */
class KeePerftTest {
    private static final Go GO = new Go();

    @ParameterizedTest
    @CsvSource({
        "0-1, 2, 6, 264", "0-1, 3, 5, 382", "0-1 1-2, 2, 5, 554", "0-1 1-2, 3, 5, 709", "0-1 1-2 0-2, 2, 5, 702", "0-1 1-2 0-2, 3, 5, 1061",
        "0-1 0-2 0-3, 2, 4, 434", "0-1 0-2 0-3, 4, 4, 462", "0-1 1-2 2-3 3-0, 2, 4, 542", "0-1 1-2 2-3 3-0, 3, 4, 602",
        "0-1 2-3 4-5 0-2 2-4 1-3 3-5, 2, 3, 372"
    })
    void both_count_the_same(String edges, int players, int depth, long known) throws Exception {
        List<int[]> pairs = new ArrayList<>();
        List<List<String>> named = new ArrayList<>();
        int points = 0;
        for (String edge : edges.split(" ", -1)) {
            int from = edge.charAt(0) - '0';
            int to = edge.charAt(2) - '0';
            pairs.add(new int[] {from, to});
            named.add(List.of("p" + from, "p" + to));
            points = Math.max(points, Math.max(from, to) + 1);
        }
        List<String> names = new ArrayList<>();
        for (int point = 0; point < points; point++) {
            names.add("p" + point);
        }
        Seats seats = new Seats(List.of("B", "W", "R", "Y").subList(0, players));
        GoBoard board = GO.board(new Start(null, new Start.Shape.Graph(names, named), Map.of(), null, seats, false), null);
        for (boolean refreshing : new boolean[] {true, false}) {
            KeeSlowGame.Variant variant = new KeeSlowGame.Variant(false, false, refreshing, false, false);
            Referee<GoBoard> referee =
                    new Referee<>(GO.rulebook("kee?" + variant.query()), seats, Options.DEFAULT, board.copy());
            referee.remember();
            Slow slow = new Slow(KeeSlowGame.neighbors(points, pairs), players, ".".repeat(points), variant);
            long counted = count(referee, depth);
            assertThat(counted).isEqualTo(slow.count(new ArrayList<>(), depth));
            if (refreshing) {
                assertThat(counted).isEqualTo(known);
            }
        }
    }

    private static long count(Referee<GoBoard> referee, int depth) {
        assertThat(referee.board().breathless()).as("every string has a liberty").isNegative();
        if (depth == 0) {
            return 1;
        }
        long sequences = 0;
        int by = referee.next();
        for (int play : referee.legalPlays()) {
            referee.act(new Act.Play(by, play));
            sequences += count(referee, depth - 1);
            referee.stepBack();
        }
        return sequences;
    }

    /** Plays every sequence from the start. */
    private record Slow(List<Set<Integer>> neighbors, int players, String start, KeeSlowGame.Variant variant) {
        long count(List<Integer> plays, int depth) {
            KeeSlowGame game = new KeeSlowGame(neighbors, players, start, 0, false, variant);
            plays.forEach(game::play);
            if (depth == 0) {
                return 1;
            }
            long sequences = 0;
            for (int play : game.end().isEmpty() ? game.allowed() : List.<Integer>of()) {
                plays.add(play);
                sequences += count(plays, depth - 1);
                plays.removeLast();
            }
            return sequences;
        }
    }
}
