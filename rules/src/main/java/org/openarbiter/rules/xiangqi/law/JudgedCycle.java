package org.openarbiter.rules.xiangqi.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.Moments;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.chase.Deed;
import org.openarbiter.rules.xiangqi.chase.Judgment;

/**
 * The finding that a position came back, with what both sides did on the way, ply by ply.
 *
 * @param plies the moments at which the position stood, in order
 * @param same what was compared
 * @param seats who plays
 * @param chases whether chases were looked for
 * @param judgment the stretch from the first of these moments to the last
 */
record JudgedCycle(List<Integer> plies, String same, Seats seats, boolean chases, Judgment judgment) implements Finding {
    private static final int[] WIDTHS = {12, 4, 5};
    private static final int FIRST_WIDE = 0x1100;

    JudgedCycle {
        plies = List.copyOf(plies);
    }

    @Override
    public String kind() {
        return "repetition";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("positions", plies);
        values.put("after", after().stream().map(name -> name.isEmpty() ? "the start" : name).toList());
        values.put("same", same);
        Map<String, Object> levels = new LinkedHashMap<>();
        for (int side = Piece.RED; side <= Piece.BLACK; side++) {
            levels.put(seats.name(side), judgment.level(side).words());
        }
        values.put("levels", levels);
        values.put("type", words().summary(", ", " "));
        Precedent precedent = precedent();
        if (precedent != null) {
            values.put("precedent", precedent.text());
        }
        values.put("cycle", judgment.deeds().stream().map(this::values).toList());
        return values;
    }

    private Map<String, Object> values(Deed deed) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", deed.ply());
        values.put("player", seats.name(deed.by()));
        values.put("move", Move.text(deed.move()));
        values.put("notation", deed.notation());
        values.put("class", deed.kind().word());
        if (!deed.chases().isEmpty()) {
            values.put("chases", deed.chases().stream().map(JudgedCycle::values).toList());
        }
        if (!deed.others().isEmpty()) {
            values.put("attacks", deed.others().stream().map(JudgedCycle::values).toList());
        }
        return values;
    }

    private static Map<String, Object> values(Deed.Threat chase) {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("attacker", Piece.name(Piece.kind(chase.attack().attacker())));
        values.put("from", Point.name(chase.attack().from()));
        values.put("victim", Piece.name(Piece.kind(chase.attack().victim())));
        values.put("at", Point.name(chase.attack().at()));
        values.put("why", chase.attack().why());
        if (chase.attack().counts()) {
            values.put("reply", chase.reply().words());
        }
        return values;
    }

    /** The moves after which the position stood; empty for the start of the game. */
    private List<String> after() {
        List<String> names = new ArrayList<>(List.of(judgment.before()));
        for (int ply : plies.subList(1, plies.size())) {
            names.add(judgment.deeds().get(ply - plies.getFirst() - 1).name());
        }
        return names;
    }

    /** {@inheritDoc} Such as {@code the position after 4...H8+7 also stood at the start and after 2...H8+7}. */
    @Override
    public String text() {
        List<String> names = after();
        List<String> earlier = names.subList(0, names.size() - 1);
        boolean start = earlier.getFirst().isEmpty();
        List<String> moves = start ? earlier.subList(1, earlier.size()) : earlier;
        return "the position after " + names.getLast() + " also stood " + (start ? "at the start" : "")
                + (start && !moves.isEmpty() ? " and " : "") + (moves.isEmpty() ? "" : "after " + Moments.list(moves));
    }

    /** What decides, as a clause, with the item of the rules to which it belongs. */
    String reason() {
        Precedent precedent = precedent();
        return words().reason() + (precedent == null ? "" : " (" + precedent.text() + ")");
    }

    private @Nullable Precedent precedent() {
        return chases ? Precedent.of(judgment) : null;
    }

    private CycleWords words() {
        return new CycleWords(seats, chases, judgment);
    }

    @Override
    public List<String> table() {
        List<String> lines = new ArrayList<>();
        lines.add(row("move", "UCCI", "class", chases ? "attacks" : ""));
        for (Deed deed : judgment.deeds()) {
            List<String> attacks = new ArrayList<>();
            deed.chases().forEach(chase -> attacks.add(chase.text()));
            deed.others().forEach(chase -> attacks.add("(" + chase.text() + ")"));
            lines.add(row(deed.name(), Move.text(deed.move()), deed.kind().word(), attacks.isEmpty() ? "" : attacks.getFirst()));
            attacks.stream().skip(1).forEach(more -> lines.add(row("", "", "", more)));
        }
        lines.add(words().summary("; ", ": "));
        return lines;
    }

    /** A row of the table; Chinese characters are as wide as two others. */
    private static String row(String... cells) {
        StringBuilder row = new StringBuilder();
        for (int i = 0; i < cells.length; i++) {
            row.append(cells[i]);
            if (i < WIDTHS.length) {
                long wide = cells[i].chars().filter(c -> c >= FIRST_WIDE).count();
                row.append(" ".repeat(Math.max(0, (int) (WIDTHS[i] - cells[i].length() - wide)) + 2));
            }
        }
        return row.toString().stripTrailing();
    }
}
