package org.openarbiter.rules.xiangqi.law;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.core.Finding;
import org.openarbiter.rules.core.Moments;
import org.openarbiter.rules.core.Seats;
import org.openarbiter.rules.xiangqi.Move;
import org.openarbiter.rules.xiangqi.Piece;
import org.openarbiter.rules.xiangqi.Point;
import org.openarbiter.rules.xiangqi.chase.Deed;
import org.openarbiter.rules.xiangqi.chase.Judgement;
import org.openarbiter.rules.xiangqi.chase.Level;

/**
 * The finding that a position came back, with what both sides did on the way, ply by ply.
 *
 * @param plies the moments at which the position stood, in order
 * @param same what was compared
 * @param seats who plays
 * @param chases whether chases were looked for
 * @param judgement the stretch from the first of these moments to the last
 */
record JudgedCycle(List<Integer> plies, String same, Seats seats, boolean chases, Judgement judgement) implements Finding {
    private static final String ROW = "%4s  %-6s  %-5s  %-5s  %s";

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
        values.put("same", same);
        Map<String, Object> levels = new LinkedHashMap<>();
        for (int side = Piece.RED; side <= Piece.BLACK; side++) {
            levels.put(seats.name(side), judgement.level(side).words());
        }
        values.put("levels", levels);
        values.put("type", summary(", ", " "));
        values.put("cycle", judgement.deeds().stream().map(this::values).toList());
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

    /** {@inheritDoc} Such as {@code the position after ply 8 stood at the start and after ply 4}. */
    @Override
    public String text() {
        int last = plies.getLast();
        return "the position after ply " + last + " stood " + Moments.inWords(plies.subList(0, plies.size() - 1));
    }

    /** What decides, as a clause: {@code Red checked on every move from ply 1 to ply 7, Black did not}. */
    String reason() {
        int offender = judgement.offender();
        if (offender >= 0) {
            return did(offender) + " on every move " + span(offender) + ", " + butTheOther(offender ^ 1);
        }
        return switch (judgement.level(Piece.RED)) {
            case IDLE -> chases ? "neither side checked on every move or chased one piece on every move" : "neither side checked on every move";
            case CHASE -> did(Piece.RED) + " and " + did(Piece.BLACK) + " on every move";
            case CHECK -> "both sides checked on every move";
        };
    }

    private String did(int side) {
        return seats.title(side)
                + (judgement.level(side) == Level.CHECK ? " checked" : " chased the same " + Piece.name(judgement.part(side).victim()));
    }

    private String span(int side) {
        List<Integer> own = judgement.deeds().stream().filter(deed -> deed.by() == side).map(Deed::ply).toList();
        return "from ply " + own.getFirst() + " to ply " + own.getLast();
    }

    private String butTheOther(int side) {
        if (judgement.level(side) == Level.CHASE) {
            return did(side) + ", which is the lesser offence";
        }
        List<Deed> own = judgement.deeds().stream().filter(deed -> deed.by() == side).toList();
        long checks = own.stream().filter(deed -> deed.kind() == Deed.Kind.CHECK).count();
        long chased = own.stream().filter(deed -> deed.kind() == Deed.Kind.CHASE).count();
        String who = seats.title(side);
        if (checks + chased == 0) {
            return who + (chases ? " neither checked nor chased" : " did not check");
        }
        if (checks + chased < own.size()) {
            return who + (chases ? " did neither on " : " did not on ") + (own.size() - checks - chased) + " of " + own.size() + " moves";
        }
        return checks == 0 ? who + " chased no one piece on every move" : who + " mixed checks and chases";
    }

    @Override
    public List<String> table() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(ROW, "ply", "move", "UCCI", "class", chases ? "attacks" : "").stripTrailing());
        for (Deed deed : judgement.deeds()) {
            List<String> attacks = new ArrayList<>();
            deed.chases().forEach(chase -> attacks.add(chase.text()));
            deed.others().forEach(chase -> attacks.add("(" + chase.text() + ")"));
            lines.add(row(deed, attacks.isEmpty() ? "" : attacks.getFirst()));
            attacks.stream().skip(1).forEach(more -> lines.add(String.format(ROW, "", "", "", "", more)));
        }
        lines.add(summary("; ", ": "));
        return lines;
    }

    /** What both sides' plies amount to: {@code Red: idle; Black: perpetual chase}. */
    private String summary(String between, String after) {
        return seats.title(Piece.RED) + after + judgement.level(Piece.RED).words() + between + seats.title(Piece.BLACK) + after
                + judgement.level(Piece.BLACK).words();
    }

    private static String row(Deed deed, String attacks) {
        return String.format(ROW, deed.ply(), deed.notation(), Move.text(deed.move()), deed.kind().word(), attacks).stripTrailing();
    }
}
