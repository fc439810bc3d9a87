package org.openarbiter.rules.go.evidence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.CyclePlay;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * The finding that a play brings an earlier board back, or would.
 *
 * @param rule the rule that speaks of it
 * @param earlier the moment that showed the board, with the move that led there
 * @param ply the ply that the play is, or would be
 * @param type the type of the cycle
 * @param cycle the plays of the cycle; the present one is the last
 * @param lost how many stones each seat loses in the cycle
 * @param passes how many passes each seat makes in it
 * @param forbiddenBy which forms of superko forbid the play, whatever the rulebook
 * @param seats the players
 */
public record RecreatedBoard(
        Rule rule,
        NamedPly earlier,
        int ply,
        CycleType type,
        List<CyclePlay> cycle,
        List<Integer> lost,
        List<Integer> passes,
        List<SuperkoForm> forbiddenBy,
        Seats seats)
        implements GoFinding {

    /** A rule on boards that come back. */
    public enum Rule {
        /** The board before the latest turn may not come back by a stone. */
        KO("ko"),
        /** No other earlier board that the rulebook counts may come back by a stone. */
        SUPERKO("superko"),
        /** The board has come back, and something follows. */
        LONG_CYCLE("long-cycle");

        private final String id;

        Rule(String id) {
            this.id = id;
        }
    }

    public RecreatedBoard {
        cycle = List.copyOf(cycle);
        lost = List.copyOf(lost);
        passes = List.copyOf(passes);
        forbiddenBy = List.copyOf(forbiddenBy);
    }

    @Override
    public String kind() {
        return rule.id;
    }

    @Override
    public List<Integer> plies() {
        return List.of(earlier.ply(), ply);
    }

    @Override
    public String cycleType() {
        return type.term().english();
    }

    @Override
    public List<String> forbiddingForms() {
        return forbiddenBy.stream().map(SuperkoForm::word).toList();
    }

    @Override
    public Sentence namedCycle() {
        return GoLexicon.say("cycle-type", "type", type.term());
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("positions", plies());
        values.put("same", "board");
        values.put("type", cycleType());
        values.put("cycle", plays());
        values.put("lost", bySeat(lost));
        values.put("passes", bySeat(passes));
        values.put("forbiddenBy", forbiddingForms());
        return values;
    }

    /** The plays with those who made them, such as {@code B C3}. */
    private List<String> plays() {
        return cycle.stream().map(play -> play.player() + " " + play.move()).toList();
    }

    private Map<String, Object> bySeat(List<Integer> counts) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int seat = 0; seat < seats.count(); seat++) {
            values.put(seats.name(seat), counts.get(seat));
        }
        return values;
    }

    @Override
    public Sentence sentence() {
        List<Sentence> losses = new ArrayList<>();
        for (int seat = 0; seat < seats.count(); seat++) {
            losses.add(GoLexicon.say("loses", "player", seats.term(seat), "count", lost.get(seat)));
        }
        List<Sentence> plays = cycle.stream().map(play -> Players.said(play, seats)).toList();
        return GoLexicon.say(
                "recreated", "position", Positions.after(earlier), "comes", rule == Rule.LONG_CYCLE, "type", type.term(),
                "count", plays.size(), "plays", plays, "losses", losses);
    }
}
