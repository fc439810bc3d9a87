package org.openarbiter.rules.core.rule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Moments;

/**
 * The finding that one position came back: at which moments, what counts as the same, and the plays of the latest cycle.
 *
 * @param plies the moments at which the position stood, in order
 * @param same what was compared
 * @param cycle the plays that led from the last but one occurrence to the last
 */
public record Repetition(List<Integer> plies, String same, List<CyclePlay> cycle) implements Finding {

    /**
     * A play within a cycle.
     *
     * @param ply which play of the game
     * @param player the name of the seat that made it
     * @param move the play as text
     */
    public record CyclePlay(int ply, String player, String move) {}

    public Repetition {
        plies = List.copyOf(plies);
        cycle = List.copyOf(cycle);
    }

    /** The repetition that the latest moment of a game completes. */
    public static <B extends Board> Repetition at(Situation<B> situation) {
        GameRecord record = situation.record();
        int now = record.plies();
        return new Repetition(record.occurrences(now), record.sameness().says(), cycle(situation, record.previousSame(now), now));
    }

    /** The plays after the moment {@code from} up to the moment {@code to}. */
    public static <B extends Board> List<CyclePlay> cycle(Situation<B> situation, int from, int to) {
        List<CyclePlay> plays = new ArrayList<>();
        for (int ply = Math.max(from, 0) + 1; from >= 0 && ply <= to; ply++) {
            int by = situation.record().by(ply);
            plays.add(new CyclePlay(
                    ply, situation.seats().name(by), situation.board().text(situation.record().play(ply))));
        }
        return plays;
    }

    @Override
    public String kind() {
        return "repetition";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("positions", plies);
        values.put("same", same);
        values.put("cycle", cycle.stream()
                .map(play -> {
                    Map<String, Object> entry = new LinkedHashMap<>();
                    entry.put("ply", play.ply());
                    entry.put("player", play.player());
                    entry.put("move", play.move());
                    return entry;
                })
                .toList());
        return values;
    }

    @Override
    public String text() {
        return "the same position (" + same + ") stood " + Moments.inWords(plies);
    }
}
