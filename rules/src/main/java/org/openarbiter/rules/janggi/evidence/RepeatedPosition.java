package org.openarbiter.rules.janggi.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.openarbiter.rules.core.evidence.DeedTable;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.core.words.Words;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.janggi.words.JanggiLexicon;

/**
 * The finding that a position came back, with what each move on the way did: check, pass or neither.
 *
 * @param moments the moments at which the position occurred, rising, each with the move that led there
 * @param same what was compared
 * @param deeds the moves after the first appearance up to the last
 */
public record RepeatedPosition(List<NamedPly> moments, String same, List<Deed> deeds) implements JanggiFinding {
    /**
     * A move of the stretch.
     *
     * @param ply its number
     * @param by who made it
     * @param move the move in UCI
     * @param name the same as players write it, with its number
     * @param what {@code check}, {@code pass} or {@code idle}
     */
    public record Deed(int ply, int by, String move, Sentence name, String what) {
        private Map<String, Object> values() {
            Map<String, Object> values = new LinkedHashMap<>();
            values.put("ply", ply);
            values.put("player", Piece.sideName(by));
            values.put("move", move);
            values.put("notation", name.text());
            values.put("class", what);
            return values;
        }
    }

    public RepeatedPosition {
        moments = List.copyOf(moments);
        deeds = List.copyOf(deeds);
    }

    /** The sides that made moves, all of them checks. */
    public List<Integer> checkers() {
        return IntStream.rangeClosed(Piece.CHO, Piece.HAN).boxed().filter(this::isChecker).toList();
    }

    private boolean isChecker(int side) {
        List<Deed> own = deeds.stream().filter(deed -> deed.by() == side).toList();
        return !own.isEmpty() && own.stream().allMatch(deed -> deed.what().equals("check"));
    }

    @Override
    public String kind() {
        return "repetition";
    }

    @Override
    public List<Integer> plies() {
        return moments.stream().map(NamedPly::ply).toList();
    }

    /** {@inheritDoc} Such as {@code cho perpetual check}. */
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
        values.put("positions", plies());
        values.put("after", moments.stream().map(NamedPly::move).toList());
        values.put("same", same);
        values.put("type", cycleType());
        values.put("cycle", deeds.stream().map(Deed::values).toList());
        return values;
    }

    @Override
    public Sentence sentence() {
        return NamedPly.repeated(moments);
    }

    @Override
    public List<String> table() {
        return table(Words.ENGLISH);
    }

    @Override
    public List<String> table(Words words) {
        return DeedTable.of(
                deeds, Deed::name, deed -> deed.what().equals("idle") ? Sentence.verbatim("-") : JanggiLexicon.say("deed." + deed.what()),
                cycle("cycle.said"), words);
    }

    /** Who checked throughout; {@code cycle} in the words that programs read, {@code cycle.said} in those for people. */
    private Sentence cycle(String key) {
        List<Integer> checkers = checkers();
        return JanggiLexicon.say(
                key, "checkers", checkers.size(), "player", checkers.isEmpty() ? "" : Term.of("seat", Piece.sideName(checkers.getFirst())),
                "side", checkers.isEmpty() ? "" : Piece.sideTerm(checkers.getFirst()));
    }
}
