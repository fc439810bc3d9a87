package org.openarbiter.rules.xiangqi.evidence;

import java.util.List;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.chase.Deed;
import org.openarbiter.rules.xiangqi.chase.Grounds;
import org.openarbiter.rules.xiangqi.chase.Judgment;
import org.openarbiter.rules.xiangqi.chase.Level;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * What both sides did in a cycle, in words.
 *
 * @param chases whether chases were looked for
 * @param judgment the stretch that was judged
 */
record CycleWords(boolean chases, Judgment judgment) {
    private static final int MOST_POINTS = 4;
    private static final String NONE = "none";

    /** What decides, as a clause: {@code Red checked on every move from 1.R2+1 to 4.R2-1; Black neither checked nor chased}. */
    Sentence reason() {
        int offender = judgment.offender();
        if (offender >= 0) {
            List<Sentence> own = deeds(offender).stream().map(Deed::name).toList();
            return Sentence.row(
                    XiangqiLexicon.say(
                            "offense", "did", did(offender), "first", own.getFirst(), "last", own.getLast(), "even", evenSo(offender)),
                    other(offender ^ 1));
        }
        return switch (judgment.level(Piece.RED)) {
            case IDLE -> XiangqiLexicon.say("no-offense", "chases", chases);
            case CHASE, PINNED_ROOK -> XiangqiLexicon.say("both-offend", "red", did(Piece.RED), "black", did(Piece.BLACK));
            case CHECK -> XiangqiLexicon.say("both-check");
            case LESSER, FORBIDDEN -> throw new IllegalStateException("offenses that may be mixed have words of their own");
        };
    }

    /** Such as {@code Red chased Black's cannon (h6, i6) with a rook}. */
    private Sentence did(int side) {
        if (judgment.level(side) == Level.CHECK) {
            return XiangqiLexicon.say("checked", "player", Sides.term(side));
        }
        List<Integer> victims = judgment.part(side).victims();
        return XiangqiLexicon.say(
                "chased", "player", Sides.term(side), "other", Sides.term(side ^ 1),
                "victims", victims.stream().map(victim -> victim(side, victim)).toList(), "attackers", attackers(side, victims.getFirst()));
    }

    /** A victim with the points on which it was attacked, so that it is plain which of two it is. */
    private Sentence victim(int side, int number) {
        List<Deed.Threat> chased = judgment.chases(side, number).toList();
        List<String> points = chased.stream().map(threat -> Point.name(threat.attack().at())).distinct().toList();
        return XiangqiLexicon.say(
                "victim", "piece", Piece.term(chased.getFirst().attack().victim()),
                "points", points.subList(0, Math.min(points.size(), MOST_POINTS)), "more", points.size() > MOST_POINTS);
    }

    private List<Sentence> attackers(int side, int victim) {
        List<Deed.Threat> chased = judgment.mainChases(side, victim);
        List<Term> pieces = chased.stream().map(Deed.Threat::attackerNumber).distinct()
                .map(number -> chased.stream().filter(threat -> threat.attackerNumber() == number).findFirst().orElseThrow())
                .map(threat -> Piece.term(threat.attack().attacker()))
                .toList();
        return pieces.stream().distinct()
                .map(piece -> XiangqiLexicon.say(
                        "counted", "piece", piece, "count", (int) pieces.stream().filter(piece::equals).count()))
                .toList();
    }

    private Object evenSo(int side) {
        if (!judgment.level(side).isChase()) {
            return NONE;
        }
        return judgment.mainChases(side, judgment.part(side).victims().getFirst()).stream()
                .map(Deed.Threat::attack)
                .filter(attack -> attack.grounds() == Grounds.OUTRANKED)
                .findFirst()
                .<Object>map(attack -> XiangqiLexicon.say(
                        "even-so", "victim", Piece.term(attack.victim()),
                        "attacker", XiangqiLexicon.say("counted", "piece", Piece.term(attack.attacker()), "count", 1)))
                .orElse(NONE);
    }

    private Sentence other(int side) {
        if (judgment.level(side).isChase()) {
            return XiangqiLexicon.say("lesser-offense", "did", did(side));
        }
        List<Deed> own = deeds(side);
        int checks = (int) own.stream().filter(deed -> deed.kind() == Deed.Kind.CHECK).count();
        int chased = (int) own.stream().filter(deed -> deed.kind() == Deed.Kind.CHASE).count();
        Term player = Sides.term(side);
        if (checks + chased == 0) {
            return XiangqiLexicon.say("idle", "player", player, "chases", chases);
        }
        if (checks + chased < own.size()) {
            return XiangqiLexicon.say(
                    "partly-idle", "player", player, "chases", chases, "idle", own.size() - checks - chased, "moves", own.size());
        }
        return XiangqiLexicon.say("no-one-offense", "player", player, "checks", checks);
    }

    private List<Deed> deeds(int side) {
        return judgment.deeds().stream().filter(deed -> deed.by() == side).toList();
    }

    /** What both sides' plies amount to, in English for machines: {@code Red idle, Black perpetual chase}. */
    String summary() {
        return Sides.term(Piece.RED).english() + " " + judgment.red().sentence().text() + ", " + Sides.term(Piece.BLACK).english() + " "
                + judgment.black().sentence().text();
    }

    /** The same for people: {@code Red: idle; Black: perpetual chase}. */
    Sentence levels() {
        return XiangqiLexicon.say(
                "levels", "red", Sides.term(Piece.RED), "ofRed", judgment.red().sentence(),
                "black", Sides.term(Piece.BLACK), "ofBlack", judgment.black().sentence());
    }
}
