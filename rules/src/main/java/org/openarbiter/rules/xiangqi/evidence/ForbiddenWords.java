package org.openarbiter.rules.xiangqi.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.openarbiter.rules.core.record.Moments;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.chase.Deed;
import org.openarbiter.rules.xiangqi.chase.Judgment;
import org.openarbiter.rules.xiangqi.chase.Level;
import org.openarbiter.rules.xiangqi.chase.Weight;

/**
 * What both sides did in a cycle, in words, where forbidden moves may be mixed.
 *
 * @param judgment the stretch that was judged
 */
record ForbiddenWords(Judgment judgment) {

    /** What decides, as a clause: {@code Red checked or threatened mate on every move from 1.R2+1 to 4.R2-1; Black made 4 idle moves}. */
    String reason() {
        if (judgment.isOpen()) {
            return "it is open who must vary: " + account(Piece.RED) + ", and " + account(Piece.BLACK);
        }
        int offender = judgment.offender();
        if (offender >= 0) {
            return always(offender) + span(offender) + "; " + account(offender ^ 1);
        }
        return judgment.level(Piece.RED) == Level.IDLE
                ? account(Piece.RED) + ", and " + account(Piece.BLACK)
                : always(Piece.RED) + ", and " + always(Piece.BLACK) + ", on every move";
    }

    /** Such as {@code Red checked or chased}. */
    private String always(int side) {
        List<String> verbs = new ArrayList<>();
        for (Deed.Kind kind : Deed.Kind.values()) {
            if (count(side, kind) > 0) {
                verbs.add(verb(kind));
            }
        }
        return Sides.title(side) + " " + String.join(" or ", verbs);
    }

    private static String verb(Deed.Kind kind) {
        return switch (kind) {
            case CHECK -> "checked";
            case KILL -> "threatened mate";
            case CHASE -> "chased";
            case OPEN -> "made a move that may be forbidden";
            case IDLE -> "attacked with a pawn";
        };
    }

    /** Such as {@code Black made 1 check and 3 idle moves}; what is open with its reason. */
    private String account(int side) {
        List<String> counts = new ArrayList<>();
        for (Deed.Kind kind : Deed.Kind.values()) {
            long count = count(side, kind);
            if (count > 0) {
                counts.add(counted(kind, count));
            }
        }
        return Sides.title(side) + " made " + Moments.list(counts) + lesser(side) + open(side);
    }

    private static String counted(Deed.Kind kind, long count) {
        String noun = switch (kind) {
            case CHECK -> "check";
            case KILL -> "threat of mate";
            case CHASE -> "chase";
            case OPEN -> "move that may be forbidden";
            case IDLE -> "idle move";
        };
        return count + " " + (count == 1 ? noun : kind == Deed.Kind.KILL ? "threats of mate"
                : kind == Deed.Kind.OPEN ? "moves that may be forbidden" : noun + "s");
    }

    private String lesser(int side) {
        List<Deed> lesser = of(side).filter(deed -> deed.weight() == Weight.LESSER).toList();
        return judgment.level(side).isForbidden() && !lesser.isEmpty()
                ? " (" + lesser.getFirst().name() + " needs several pieces, or attacks a protected piece)" : "";
    }

    private String open(int side) {
        return of(side).filter(deed -> deed.kind() == Deed.Kind.OPEN).findFirst()
                .map(deed -> " (" + deed.name() + ": " + why(deed) + ")").orElse("");
    }

    private static String why(Deed deed) {
        return deed.prospect() != null ? deed.prospect().text() : deed.others().stream()
                .filter(threat -> threat.attack().mayCount()).findFirst().map(Deed.Threat::text).orElse("");
    }

    private String span(int side) {
        List<String> own = of(side).map(Deed::name).toList();
        return " on every move from " + own.getFirst() + " to " + own.getLast();
    }

    private long count(int side, Deed.Kind kind) {
        return of(side).filter(deed -> deed.kind() == kind).count();
    }

    private Stream<Deed> of(int side) {
        return judgment.deeds().stream().filter(deed -> deed.by() == side);
    }
}
