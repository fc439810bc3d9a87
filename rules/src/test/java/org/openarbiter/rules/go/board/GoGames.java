package org.openarbiter.rules.go.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.InputException;

/** Seeded random games of Go on boards of many shapes. */
final class GoGames {
    static final List<String> SHAPES = List.of(
            "1x1", "2x1", "1x3", "2x2", "3x2", "4x1", "3x3", "4x4", "5x3", "5x5", "7x7", "9x9", "torus:3x3", "torus:5x4",
            "cylinder:3x2", "cylinder:5x1", "ring:3", "ring:7", "star:1", "star:6", "hex:1", "hex:2",
            "triangular:2", "triangular:3", "triangle:4");
    private static final String[] NAMES = {"B", "W", "R", "G"};

    /** A game in play. */
    record Game(GoBoard board, SlowGo start, boolean byUnit, Random random, String name) {}

    /** What is done with a game. */
    interface Visitor {
        void visit(Game game);
    }

    private GoGames() {}

    static Seats seats(int players) {
        return new Seats(List.of(NAMES).subList(0, players));
    }

    static Topology shape(String name) {
        try {
            return Shapes.of(name);
        } catch (InputException e) {
            throw new IllegalArgumentException(name + ": " + e.message() + ", expected " + e.expected(), e);
        }
    }

    /** A random graph, connected or not, with a share of all edges that varies. */
    static Topology graph(Random random) {
        int points = 1 + random.nextInt(14);
        int share = 10 + random.nextInt(60);
        List<int[]> edges = new ArrayList<>();
        for (int one = 0; one < points; one++) {
            for (int other = 0; other < one; other++) {
                if (random.nextInt(100) < share) {
                    edges.add(new int[] {one, other});
                }
            }
        }
        return Topology.of("", IntStream.range(0, points).mapToObj(point -> "p" + point).toList(), edges, 0);
    }

    /** Empty boards of all shapes and of random graphs, for 2 to 4 players, with both readings of enclosure. */
    static void each(long seed, int graphs, Visitor visitor) {
        Random random = new Random(seed);
        List<Topology> topologies = new ArrayList<>(SHAPES.stream().map(GoGames::shape).toList());
        for (int i = 0; i < graphs; i++) {
            topologies.add(graph(random));
        }
        for (Topology topology : topologies) {
            for (int players = 2; players <= 4; players++) {
                for (boolean byUnit : new boolean[] {false, true}) {
                    visitor.visit(game(topology, players, byUnit, random));
                }
            }
        }
    }

    static Game game(Topology topology, int players, boolean byUnit, Random random) {
        GoBoard board = new GoBoard(topology, seats(players), 0, false);
        board.mechanics(new Mechanics(byUnit, false, false));
        String name = topology.name() + ", " + players + " players" + (byUnit ? ", by unit" : "");
        return new Game(board, SlowGo.empty(topology, byUnit), byUnit, random, name);
    }

    /** A play: mostly a stone anywhere, suicides included; now and then a pass of either kind. */
    static int draw(GoBoard board, Random random) {
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        return random.nextInt(20) == 0 ? board.refresh() : plays[random.nextInt(count)];
    }
}
