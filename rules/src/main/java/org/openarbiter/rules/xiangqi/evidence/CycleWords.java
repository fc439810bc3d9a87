package org.openarbiter.rules.xiangqi.evidence;

import java.util.List;
import org.openarbiter.rules.core.record.Moments;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.chase.Deed;
import org.openarbiter.rules.xiangqi.chase.Grounds;
import org.openarbiter.rules.xiangqi.chase.Judgment;
import org.openarbiter.rules.xiangqi.chase.Level;

/**
 * What both sides did in a cycle, in words.
 *
 * @param chases whether chases were looked for
 * @param judgment the stretch that was judged
 */
record CycleWords(boolean chases, Judgment judgment) {
    private static final int MOST_POINTS = 4;

    /** What decides, as a clause: {@code Red checked on every move from 1.R2+1 to 4.R2-1; Black neither checked nor chased}. */
    String reason() {
        int offender = judgment.offender();
        if (offender >= 0) {
            return did(offender) + span(offender) + evenSo(offender) + "; " + butTheOther(offender ^ 1);
        }
        return switch (judgment.level(Piece.RED)) {
            case IDLE -> chases ? "neither side checked on every move or chased one piece on every move" : "neither side checked on every move";
            case CHASE, PINNED_ROOK -> did(Piece.RED) + ", and " + did(Piece.BLACK) + ", on every move";
            case CHECK -> "both sides checked on every move";
            case LESSER, FORBIDDEN -> throw new IllegalStateException("offenses that may be mixed have words of their own");
        };
    }

    /** Such as {@code Red chased Black's cannon (h6, i6) with a rook}. */
    private String did(int side) {
        if (judgment.level(side) == Level.CHECK) {
            return Sides.title(side) + " checked";
        }
        List<Integer> victims = judgment.part(side).victims();
        return Sides.title(side) + " chased " + Sides.title(side ^ 1) + "'s "
                + Moments.list(victims.stream().map(victim -> victim(side, victim)).toList()) + " with " + attackers(side, victims.getFirst());
    }

    /** A victim with the points on which it was attacked, so that it is plain which of two it is. */
    private String victim(int side, int number) {
        List<Deed.Threat> chased = judgment.chases(side, number).toList();
        List<String> points = chased.stream().map(threat -> Point.name(threat.attack().at())).distinct().toList();
        return name(chased.getFirst().attack().victim()) + " (" + String.join(", ", points.subList(0, Math.min(points.size(), MOST_POINTS)))
                + (points.size() > MOST_POINTS ? ", …)" : ")");
    }

    private String attackers(int side, int victim) {
        List<Deed.Threat> chased = judgment.mainChases(side, victim);
        List<String> names = chased.stream().map(Deed.Threat::attackerNumber).distinct()
                .map(number -> chased.stream().filter(threat -> threat.attackerNumber() == number).findFirst().orElseThrow())
                .map(threat -> name(threat.attack().attacker()))
                .toList();
        return Moments.list(names.stream().distinct().map(name -> counted(name, names.stream().filter(name::equals).count())).toList());
    }

    private static String counted(String name, long count) {
        return count == 1 ? (name.matches("[aeiou].*") ? "an " : "a ") + name : (count == 2 ? "two " : count + " ") + name + "s";
    }

    private static String name(int piece) {
        return Piece.name(Piece.kind(piece));
    }

    private String evenSo(int side) {
        if (!judgment.level(side).isChase()) {
            return "";
        }
        return judgment.mainChases(side, judgment.part(side).victims().getFirst()).stream()
                .map(Deed.Threat::attack)
                .filter(attack -> attack.grounds() == Grounds.OUTRANKED)
                .findFirst()
                .map(attack -> ", and that " + name(attack.victim()) + " may not be chased by "
                        + counted(name(attack.attacker()), 1) + " even when it is protected")
                .orElse("");
    }

    private String span(int side) {
        List<String> own = deeds(side).stream().map(Deed::name).toList();
        return " on every move from " + own.getFirst() + " to " + own.getLast();
    }

    private String butTheOther(int side) {
        if (judgment.level(side).isChase()) {
            return did(side) + ", which is the lesser offense";
        }
        List<Deed> own = deeds(side);
        long checks = own.stream().filter(deed -> deed.kind() == Deed.Kind.CHECK).count();
        long chased = own.stream().filter(deed -> deed.kind() == Deed.Kind.CHASE).count();
        String who = Sides.title(side);
        String idle = chases ? " neither checked nor chased" : " did not check";
        if (checks + chased == 0) {
            return who + idle;
        }
        if (checks + chased < own.size()) {
            return who + idle + " on " + (own.size() - checks - chased) + " of " + own.size() + " moves";
        }
        return who + (checks == 0 ? " chased different pieces" : " mixed checks and chases");
    }

    private List<Deed> deeds(int side) {
        return judgment.deeds().stream().filter(deed -> deed.by() == side).toList();
    }

    /** What both sides' plies amount to: {@code Red: idle; Black: perpetual chase}. */
    String summary(String between, String after) {
        return Sides.title(Piece.RED) + after + judgment.red().words() + between + Sides.title(Piece.BLACK) + after
                + judgment.black().words();
    }
}
