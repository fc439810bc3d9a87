package org.openarbiter.rules.go.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.CyclePlay;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.evidence.Repetition;
import org.openarbiter.rules.core.record.Sameness;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.go.words.GoLexicon;

/**
 * The finding that a player met a board again, and who is to blame for the cycle between (Kee rules, rule 12).
 *
 * @param rule the rule that prohibits it
 * @param earlier the moment at which the board was met before
 * @param closing the moment at which it was met again, with the play that brought it about
 * @param next who met the board both times
 * @param koPlayer who may play no more
 * @param passes how many passes each player in the game made since the first of the moments, of those that count
 * @param allPasses whether refreshing passes count like normal ones
 * @param stones for each seat the points of the board on which it has a stone
 * @param cycle the plays since
 * @param seats the players
 */
public record KeeEncounter(
        Rule rule,
        NamedPly earlier,
        NamedPly closing,
        int next,
        int koPlayer,
        List<Passes> passes,
        boolean allPasses,
        List<List<String>> stones,
        List<CyclePlay> cycle,
        Seats seats)
        implements GoFinding {

    /** A rule that prohibits a player who met a board again. */
    public enum Rule {
        /** Rule 12 (a): by a stone or a normal pass. */
        PRIMARY_KO("primary-ko"),
        /** Rule 12 (b): by a refreshing pass. */
        SECONDARY_KO("secondary-ko");

        private final String id;

        Rule(String id) {
            this.id = id;
        }
    }

    /**
     * The passes of a player who is in the game.
     *
     * @param seat the player
     * @param count how many there were
     */
    public record Passes(int seat, int count) {}

    public KeeEncounter {
        passes = List.copyOf(passes);
        stones = stones.stream().map(List::copyOf).toList();
        cycle = List.copyOf(cycle);
    }

    @Override
    public String kind() {
        return rule.id;
    }

    @Override
    public List<Integer> plies() {
        return List.of(earlier.ply(), closing.ply());
    }

    @Override
    public String cycleType() {
        return Repetition.lengthOfLast(plies());
    }

    @Override
    public @Nullable Sentence namedCycle() {
        return Repetition.lastCycle(plies());
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("positions", plies());
        values.put("same", Sameness.PLACEMENT_AND_NEXT.says());
        values.put("next", seats.name(next));
        values.put("koPlayer", seats.name(koPlayer));
        values.put("counted", allPasses ? "all passes" : "normal passes");
        Map<String, Object> counts = new LinkedHashMap<>();
        passes.forEach(own -> counts.put(seats.name(own.seat()), own.count()));
        values.put("passes", counts);
        Map<String, Object> points = new LinkedHashMap<>();
        for (int seat = 0; seat < stones.size(); seat++) {
            points.put(seats.name(seat), stones.get(seat));
        }
        values.put("stones", points);
        values.put("cycle", cycle.stream().map(CyclePlay::values).toList());
        return values;
    }

    @Override
    public Sentence sentence() {
        List<Sentence> counts = passes.stream()
                .map(own -> GoLexicon.say("count", "player", seats.term(own.seat()), "count", String.valueOf(own.count())))
                .toList();
        return GoLexicon.say(
                "kee-encounter", "next", seats.term(next), "position", Positions.after(earlier), "move", closing.name(), "all", allPasses,
                "counts", counts, "player", seats.term(koPlayer));
    }

    @Override
    public List<String> table() {
        return table(Words.ENGLISH);
    }

    @Override
    public List<String> table(Words words) {
        return cycle.stream().map(play -> play.ply() + ". " + words.say(Players.said(play, seats))).toList();
    }
}
