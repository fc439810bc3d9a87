package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * The facts of a cycle under the Kee rules that decide who is to blame.
 *
 * @param earlier the moment at which it begins
 * @param now the moment at which it is closed
 * @param players the seats that are in the game
 * @param passes the number of passes that each of them made in it; only passes that count
 * @param allPasses whether refreshing passes count like normal ones
 * @param koPlayer the last to play among those with the fewest passes
 */
record KeeCycle(int earlier, int now, List<Integer> players, List<Integer> passes, boolean allPasses, int koPlayer) {

    /** The cycle that the latest play closes. */
    static KeeCycle of(Situation<GoBoard> game, int earlier, boolean allPasses) {
        GoBoard board = game.board();
        GameRecord record = game.record();
        int now = record.plies();
        int[] passes = new int[game.seats().count()];
        int[] latest = new int[passes.length];
        for (int ply = earlier + 1; ply <= now; ply++) {
            int play = record.play(ply);
            latest[record.by(ply)] = ply;
            passes[record.by(ply)] += play == board.pass() || allPasses && play == board.refresh() ? 1 : 0;
        }
        List<Integer> players = new ArrayList<>();
        List<Integer> counted = new ArrayList<>();
        int koPlayer = record.by(now);
        for (int seat = 0; seat < passes.length; seat++) {
            if (!game.isActive(seat)) {
                continue;
            }
            players.add(seat);
            counted.add(passes[seat]);
            // Who made no play in the cycle, as may be in a record with plays out of turn, is not to blame for it.
            boolean fewer = passes[seat] < passes[koPlayer];
            boolean later = passes[seat] == passes[koPlayer] && latest[seat] > latest[koPlayer];
            if (latest[seat] > 0 && (fewer || later)) {
                koPlayer = seat;
            }
        }
        return new KeeCycle(earlier, now, List.copyOf(players), List.copyOf(counted), allPasses, koPlayer);
    }
}
