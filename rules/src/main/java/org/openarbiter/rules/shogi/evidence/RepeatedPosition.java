package org.openarbiter.rules.shogi.evidence;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.openarbiter.rules.core.evidence.DeedTable;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.words.ShogiLexicon;

/**
 * The finding that a position came back, with what each move on the way did: check or not.
 *
 * @param plies the moments at which the position occurred, rising
 * @param same what was compared
 * @param checkers the sides that gave perpetual check in the sense of the rulebook
 * @param before the move that led to the first occurrence, with its number; the start for the start
 * @param deeds the moves after the first occurrence up to the last
 */
public record RepeatedPosition(List<Integer> plies, String same, List<Integer> checkers, Sentence before, List<Deed> deeds)
        implements ShogiFinding {
    /**
     * A move of the stretch.
     *
     * @param ply its number
     * @param by who made it
     * @param move the move in USI
     * @param name the same as players write it, with its number
     * @param check whether it gave check
     */
    public record Deed(int ply, int by, String move, Sentence name, boolean check) {
        private Map<String, Object> values() {
            Map<String, Object> values = new LinkedHashMap<>();
            values.put("ply", ply);
            values.put("player", Piece.sideName(by));
            values.put("move", move);
            values.put("notation", name.text());
            values.put("class", check ? "check" : "idle");
            return values;
        }
    }

    public RepeatedPosition {
        plies = List.copyOf(plies);
        checkers = List.copyOf(checkers);
        deeds = List.copyOf(deeds);
    }

    @Override
    public String kind() {
        return "repetition";
    }

    /** {@inheritDoc} Such as {@code black perpetual check}. */
    @Override
    public String cycleType() {
        return cycle("cycle").text();
    }

    @Override
    public Sentence namedCycle() {
        return cycle("cycle");
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("positions", plies);
        values.put("after", moments().stream().map(NamedPly::move).toList());
        values.put("same", same);
        values.put("type", cycleType());
        values.put("cycle", deeds.stream().map(Deed::values).toList());
        return values;
    }

    /** The moments at which the position occurred, with the moves that led there, rising. */
    public List<NamedPly> moments() {
        List<NamedPly> moments = new ArrayList<>();
        for (int ply : plies) {
            int deed = ply - plies.getFirst() - 1;
            moments.add(ply == 0 ? NamedPly.START : new NamedPly(ply, deed < 0 ? before : deeds.get(deed).name()));
        }
        return moments;
    }

    @Override
    public Sentence sentence() {
        return NamedPly.repeated(moments());
    }

    @Override
    public List<String> table() {
        return table(Words.ENGLISH);
    }

    @Override
    public List<String> table(Words words) {
        return DeedTable.of(deeds, Deed::name, deed -> deed.check() ? ShogiLexicon.say("check") : Sentence.verbatim("-"), cycle("cycle.said"), words);
    }

    /** Who checked throughout; {@code cycle} in the words that programs read, {@code cycle.said} in those for people. */
    private Sentence cycle(String key) {
        List<Integer> named = checkers.isEmpty() ? uncounted() : checkers;
        return ShogiLexicon.say(
                key, "checkers", checkers.size(), "uncounted", checkers.isEmpty() && !named.isEmpty(),
                "player", named.isEmpty() ? "" : Term.of("seat", Piece.sideName(named.getFirst())),
                "side", named.isEmpty() ? "" : Piece.sideTerm(named.getFirst()));
    }

    /** The sides that checked on every move of the stretch, though that is not perpetual check in the sense of the rulebook. */
    private List<Integer> uncounted() {
        return Stream.of(Piece.BLACK, Piece.WHITE)
                .filter(side -> deeds.stream().allMatch(deed -> deed.by() != side || deed.check()))
                .toList();
    }
}
