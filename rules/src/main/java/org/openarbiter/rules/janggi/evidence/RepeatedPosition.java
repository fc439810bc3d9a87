package org.openarbiter.rules.janggi.evidence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.janggi.board.Piece;

/**
 * The finding that a position came back, with what each move on the way did: check, pass or neither.
 *
 * @param moments the moments at which the position stood, rising, each with the move that led there
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
    public record Deed(int ply, int by, String move, String name, String what) {
        private Map<String, Object> values() {
            Map<String, Object> values = new LinkedHashMap<>();
            values.put("ply", ply);
            values.put("player", Piece.sideName(by));
            values.put("move", move);
            values.put("notation", name);
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
        List<Integer> checkers = checkers();
        String who = checkers.size() > 1 ? "mutual" : checkers.isEmpty() ? "no" : Piece.sideName(checkers.getFirst());
        return who + " perpetual check";
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
    public String text() {
        return "the position " + moments.getLast().when() + " also stood " + NamedPly.when(moments.subList(0, moments.size() - 1));
    }

    @Override
    public List<String> table() {
        Stream<String> lines = deeds.stream().map(deed -> "%-16s%s".formatted(deed.name(), deed.what().equals("idle") ? "-" : deed.what()));
        return Stream.concat(lines, Stream.of(cycleType())).toList();
    }
}
