package org.openarbiter.rules.xiangqi.evidence;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.chase.Attack;
import org.openarbiter.rules.xiangqi.chase.Deed;
import org.openarbiter.rules.xiangqi.chase.Grounds;
import org.openarbiter.rules.xiangqi.chase.Judgment;
import org.openarbiter.rules.xiangqi.chase.Level;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * The item of the Asian rules, with its diagrams in the WXF manual, to which a cycle belongs: what a player can look up.
 *
 * <p>Items and diagrams as on wxf.org ({@code wxf.org/xq/rule/asia}); the diagrams have the same numbers in both books.
 */
public enum Precedent {
    /** Perpetual check. */
    CHECK("6", "1–3"),
    /** Both sides check. */
    BOTH_CHECK("7", "4"),
    /** Checks mixed with chases. */
    CHECK_AND_CHASE("12", "13"),
    /** Cannons chase a rook, protected or not. */
    CANNON_ON_ROOK("15", "18–25"),
    /** A rook chases an unprotected cannon. */
    ROOK_ON_CANNON("18", "32–38"),
    /** A rook is chased that cannot move because of a horse. */
    PINNED_ROOK("19", "39–41"),
    /** A horse chases a rook, protected or not. */
    HORSE_ON_ROOK("21", ""),
    /** The victim is of the attacker's kind, and cannot capture it. */
    SAME_KIND("24", "51–55"),
    /** Chases of different pieces. */
    SEVERAL_VICTIMS("32", "76–80"),
    /** Several pieces chase one. */
    SEVERAL_ATTACKERS("33", ""),
    /** The defender cannot recapture. */
    FALSE_ROOT("34", "83–85");

    private final String item;
    private final String diagrams;

    Precedent(String item, String diagrams) {
        this.item = item;
        this.diagrams = diagrams;
    }

    /** The number of the item, such as {@code 15}. */
    public String item() {
        return item;
    }

    /** The numbers of the diagrams, such as {@code 18–25}; empty if there are none. */
    public String diagrams() {
        return diagrams;
    }

    /** Such as {@code Asian rules, item 15; diagrams 18–25}. */
    public Sentence sentence() {
        return XiangqiLexicon.say(
                "precedent", "item", item, "several", diagrams.length() > 2, "diagrams", diagrams.isEmpty() ? "none" : diagrams);
    }

    /** The one to which a cycle belongs; null if it is no plain example of any. */
    static @Nullable Precedent of(Judgment judgment) {
        int offender = judgment.offender();
        if (offender >= 0) {
            return judgment.level(offender) == Level.CHECK ? CHECK : ofChase(judgment, offender);
        }
        if (judgment.level(Piece.RED) != Level.IDLE) {
            return judgment.level(Piece.RED) == Level.CHECK ? BOTH_CHECK : null;
        }
        Precedent red = ofNoOffense(judgment, Piece.RED);
        return red == null ? ofNoOffense(judgment, Piece.BLACK) : red;
    }

    /** Why a side that did something on every move has done nothing wrong. */
    private static @Nullable Precedent ofNoOffense(Judgment judgment, int side) {
        List<Deed> own = judgment.deeds().stream().filter(deed -> deed.by() == side).toList();
        if (own.stream().anyMatch(deed -> deed.kind() == Deed.Kind.IDLE)) {
            return null;
        }
        return own.stream().anyMatch(deed -> deed.kind() == Deed.Kind.CHECK) ? CHECK_AND_CHASE : SEVERAL_VICTIMS;
    }

    private static @Nullable Precedent ofChase(Judgment judgment, int side) {
        List<Attack> chases = judgment.mainChases(side, judgment.part(side).victims().getFirst()).stream()
                .map(Deed.Threat::attack).toList();
        List<Integer> attackers = chases.stream().map(attack -> Piece.kind(attack.attacker())).distinct().toList();
        int victim = Piece.kind(chases.getFirst().victim());
        if (judgment.level(side) == Level.PINNED_ROOK) {
            return PINNED_ROOK;
        }
        if (attackers.size() > 1) {
            return SEVERAL_ATTACKERS;
        }
        int attacker = attackers.getFirst();
        if (victim == Piece.ROOK && (attacker == Piece.CANNON || attacker == Piece.HORSE)) {
            return attacker == Piece.CANNON ? CANNON_ON_ROOK : HORSE_ON_ROOK;
        }
        if (chases.stream().anyMatch(attack -> isFalseRoot(attack.grounds()))) {
            return FALSE_ROOT;
        }
        return attacker == victim ? SAME_KIND : attacker == Piece.ROOK && victim == Piece.CANNON ? ROOK_ON_CANNON : null;
    }

    private static boolean isFalseRoot(Grounds grounds) {
        return grounds == Grounds.PINNED_ROOT || grounds == Grounds.CHECKED_ROOT || grounds == Grounds.KING_ROOT;
    }
}
