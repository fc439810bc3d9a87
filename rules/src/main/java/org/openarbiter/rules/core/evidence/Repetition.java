package org.openarbiter.rules.core.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Moments;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/**
 * The finding that one position came back: at which moments, what counts as the same, and the plays of the latest cycle.
 *
 * @param plies the moments at which the position occurred, rising, as numbers of plies; 0 is the start
 * @param same what was compared
 * @param cycle the plays that led from the last but one occurrence to the last
 */
public record Repetition(List<Integer> plies, String same, List<CyclePlay> cycle) implements CommonFinding {
    public Repetition {
        plies = List.copyOf(plies);
        cycle = List.copyOf(cycle);
    }

    @Override
    public String kind() {
        return "repetition";
    }

    /** {@inheritDoc} That is its length. */
    @Override
    public String cycleType() {
        return lengthOfLast(plies);
    }

    @Override
    public @Nullable Sentence namedCycle() {
        return lastCycle(plies);
    }

    /** How long the last cycle was, in English, if a position occurred at these moments, rising; empty if it occurred once. */
    public static String lengthOfLast(List<Integer> moments) {
        Sentence cycle = lastCycle(moments);
        return cycle == null ? "" : cycle.text();
    }

    /** The same to be said in any language; null if the position occurred once. */
    public static @Nullable Sentence lastCycle(List<Integer> moments) {
        int last = moments.size() - 1;
        return last < 1 ? null : Common.say("cycle-length", "plies", moments.get(last) - moments.get(last - 1));
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("positions", plies);
        values.put("same", same);
        values.put("cycle", cycle.stream().map(CyclePlay::values).toList());
        return values;
    }

    @Override
    public Sentence sentence() {
        boolean start = !plies.isEmpty() && plies.getFirst() == 0;
        List<Integer> later = start ? plies.subList(1, plies.size()) : plies;
        return Common.say("repetition", "same", Term.of("same", same), "start", start, "later", later);
    }
}
