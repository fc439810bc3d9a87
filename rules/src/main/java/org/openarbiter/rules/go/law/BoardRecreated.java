package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.Finding;

/**
 * The finding that a play would bring an earlier board back.
 *
 * @param kind {@code ko} for the board before the latest turn, else {@code superko}
 * @param earlier the moment that showed the board
 * @param stood that moment in words, such as {@code the position after White 4 (C3)}
 * @param ply the ply that the play would be
 * @param type the type of the cycle in words
 * @param cycle the plays of the cycle with those who made them, such as {@code B C3}; the present one is the last
 * @param lost how many stones each seat loses in the cycle
 * @param passes how many passes each seat makes in it
 * @param forbiddenBy which of the four forms of superko (psk, ssk, nsk, chsk) forbid the play, whatever the rulebook
 * @param seats the players
 */
record BoardRecreated(
        String kind,
        int earlier,
        String stood,
        int ply,
        String type,
        List<String> cycle,
        List<Integer> lost,
        List<Integer> passes,
        List<String> forbiddenBy,
        Seats seats)
        implements Finding {

    BoardRecreated {
        cycle = List.copyOf(cycle);
        lost = List.copyOf(lost);
        passes = List.copyOf(passes);
        forbiddenBy = List.copyOf(forbiddenBy);
    }

    @Override
    public List<Integer> plies() {
        return List.of(earlier, ply);
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("positions", plies());
        values.put("same", "board");
        values.put("type", type);
        values.put("cycle", cycle);
        values.put("lost", bySeat(lost));
        values.put("passes", bySeat(passes));
        values.put("forbiddenBy", forbiddenBy);
        return values;
    }

    private Map<String, Object> bySeat(List<Integer> counts) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int seat = 0; seat < seats.count(); seat++) {
            values.put(seats.name(seat), counts.get(seat));
        }
        return values;
    }

    @Override
    public String text() {
        List<String> losses = new ArrayList<>();
        for (int seat = 0; seat < seats.count(); seat++) {
            losses.add(MoveWords.player(seats, seat) + " loses " + lost.get(seat));
        }
        String comes = kind.equals("long-cycle") ? " comes back (" : " would come back (";
        return stood + comes + type + ", " + cycle.size() + (cycle.size() == 1 ? " play: " : " plays: ")
                + String.join(", ", cycle) + "; " + String.join(", ", losses) + ")";
    }
}
