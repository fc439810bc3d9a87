package org.openarbiter.match;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openarbiter.match.stats.PairCounts;

/**
 * Where a match stands, for its first engine.
 *
 * @param pairs the pairs of which both games are over
 * @param efforts what the first engine and the second searched
 * @param endings how many games ended in each way, see {@link PlayedGame#how}; the ways in the order of the alphabet
 */
public record MatchScore(int wins, int draws, int losses, PairCounts pairs, List<Effort> efforts, Map<String, Integer> endings) {
    public MatchScore {
        efforts = List.copyOf(efforts);
        endings = Collections.unmodifiableMap(new TreeMap<>(endings));
    }

    /** The standing after these games. */
    static MatchScore of(Collection<PlayedGame> games) {
        int[] results = new int[3];
        Map<Integer, Integer> open = new HashMap<>();
        Map<String, Integer> endings = new TreeMap<>();
        PairCounts pairs = PairCounts.NONE;
        Effort first = Effort.NONE;
        Effort second = Effort.NONE;
        for (PlayedGame game : games) {
            int half = game.halfPointsOfFirst();
            results[half]++;
            first = first.plus(game.efforts().get(game.seatOfFirst()));
            second = second.plus(game.efforts().get(1 - game.seatOfFirst()));
            endings.merge(game.how(), 1, Integer::sum);
            Integer other = open.remove(game.pair());
            if (other == null) {
                open.put(game.pair(), half);
            } else {
                pairs = pairs.plus(half + other);
            }
        }
        return new MatchScore(results[2], results[1], results[0], pairs, List.of(first, second), endings);
    }

    /** How many games are over. */
    public int games() {
        return wins + draws + losses;
    }

    /** The share of points of the first engine, from 0 to 1; 0.5 if no game is over. */
    public double share() {
        return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
    }
}
