package org.openarbiter.rules.chess.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.CyclePlay;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.evidence.Repetition;
import org.openarbiter.rules.core.words.Sentence;

/**
 * The finding that one position came back (articles 9.2 and 9.6.1).
 *
 * @param moments when it occurred, rising; only the latest where there could be thousands
 * @param same what was compared
 * @param cycle the plays of the latest cycle; empty where nobody asks for them
 * @param occurrence how often it has occurred; more than there are moments where only the latest are listed
 * @param announced whether the last of the moves was only announced with a claim, or could have been
 */
public record RepeatedPosition(List<NamedPly> moments, String same, List<CyclePlay> cycle, int occurrence, boolean announced)
        implements ChessFinding {
    public RepeatedPosition {
        moments = List.copyOf(moments);
        cycle = List.copyOf(cycle);
    }

    /** The same with the plays of a cycle. */
    public RepeatedPosition with(List<CyclePlay> plays) {
        return new RepeatedPosition(moments, same, plays, occurrence, announced);
    }

    @Override
    public String kind() {
        return "repetition";
    }

    @Override
    public List<Integer> plies() {
        return moments.stream().map(NamedPly::ply).toList();
    }

    /** The same without what is said in chess alone. */
    private Repetition repetition() {
        return new Repetition(plies(), same, cycle);
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
        Map<String, Object> values = new LinkedHashMap<>(repetition().values());
        values.put("after", moments.stream().map(NamedPly::move).toList());
        if (occurrence > moments.size()) {
            values.put("occurrence", occurrence);
        }
        return values;
    }

    @Override
    public Sentence sentence() {
        List<NamedPly> played = announced ? moments.subList(0, moments.size() - 1) : moments;
        int times = announced ? occurrence - 1 : occurrence;
        Sentence stood = ChessLexicon.say(
                "stood", "times", times > played.size() ? times : 0, "when", NamedPly.when(played));
        return announced ? ChessLexicon.say("stood-announced", "stood", stood, "move", moments.getLast().name()) : stood;
    }
}
