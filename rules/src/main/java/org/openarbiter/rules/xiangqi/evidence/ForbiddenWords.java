package org.openarbiter.rules.xiangqi.evidence;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.chase.Deed;
import org.openarbiter.rules.xiangqi.chase.Judgment;
import org.openarbiter.rules.xiangqi.chase.Level;
import org.openarbiter.rules.xiangqi.chase.Weight;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/**
 * What both sides did in a cycle, in words, where forbidden moves may be mixed.
 *
 * @param judgment the stretch that was judged
 */
record ForbiddenWords(Judgment judgment) {
    private static final String NONE = "none";

    /** What decides, as a clause: {@code Red checked or threatened mate on every move from 1.R2+1 to 4.R2-1; Black made 4 idle moves}. */
    Sentence reason() {
        if (judgment.isOpen()) {
            return XiangqiLexicon.say("open-who", "red", account(Piece.RED), "black", account(Piece.BLACK));
        }
        int offender = judgment.offender();
        if (offender >= 0) {
            List<Sentence> own = of(offender).map(Deed::name).toList();
            return Sentence.row(
                    XiangqiLexicon.say("offense", "did", always(offender), "first", own.getFirst(), "last", own.getLast(), "even", NONE),
                    account(offender ^ 1));
        }
        return judgment.level(Piece.RED) == Level.IDLE
                ? XiangqiLexicon.say("accounts", "red", account(Piece.RED), "black", account(Piece.BLACK))
                : bothOffend();
    }

    private Sentence bothOffend() {
        List<Sentence> verbs = verbs(Piece.RED);
        return verbs.equals(verbs(Piece.BLACK))
                ? XiangqiLexicon.say("both-always", "verbs", verbs)
                : XiangqiLexicon.say("both-offend", "red", always(Piece.RED), "black", always(Piece.BLACK));
    }

    /** Such as {@code Red checked or chased}. */
    private Sentence always(int side) {
        return XiangqiLexicon.say("always", "player", Sides.term(side), "verbs", verbs(side));
    }

    private List<Sentence> verbs(int side) {
        List<Sentence> verbs = new ArrayList<>();
        for (Deed.Kind kind : Deed.Kind.values()) {
            if (count(side, kind) > 0) {
                verbs.add(kind == Deed.Kind.IDLE
                        ? XiangqiLexicon.say("did.idle", "pawn", Piece.term(Piece.of(Piece.PAWN, side))) : XiangqiLexicon.say("did." + kind.word()));
            }
        }
        return verbs;
    }

    /** Such as {@code Black made 1 check and 3 idle moves}; what is open with its reason. */
    private Sentence account(int side) {
        List<Sentence> counts = new ArrayList<>();
        for (Deed.Kind kind : Deed.Kind.values()) {
            int count = count(side, kind);
            if (count > 0) {
                counts.add(XiangqiLexicon.say("made." + kind.word(), "count", count));
            }
        }
        return XiangqiLexicon.say(
                "account", "player", Sides.term(side), "counts", counts, "lesser", lesser(side), "open", open(side));
    }

    private Object lesser(int side) {
        List<Deed> lesser = of(side).filter(deed -> deed.weight() == Weight.LESSER).toList();
        return judgment.level(side).isForbidden() && !lesser.isEmpty()
                ? XiangqiLexicon.say("lesser", "move", lesser.getFirst().name()) : NONE;
    }

    private Object open(int side) {
        return of(side).filter(deed -> deed.kind() == Deed.Kind.OPEN).findFirst()
                .<Object>map(deed -> XiangqiLexicon.say("because-open", "move", deed.name(), "why", why(deed))).orElse(NONE);
    }

    private static Sentence why(Deed deed) {
        return deed.prospect() != null ? deed.prospect().sentence() : deed.others().stream()
                .filter(threat -> threat.attack().mayCount()).findFirst().map(Deed.Threat::sentence).orElse(Sentence.verbatim(""));
    }

    private int count(int side, Deed.Kind kind) {
        return (int) of(side).filter(deed -> deed.kind() == kind).count();
    }

    private Stream<Deed> of(int side) {
        return judgment.deeds().stream().filter(deed -> deed.by() == side);
    }
}
