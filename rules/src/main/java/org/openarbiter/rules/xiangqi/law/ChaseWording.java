package org.openarbiter.rules.xiangqi.law;

import org.openarbiter.rules.xiangqi.chase.Gaining;
import org.openarbiter.rules.xiangqi.chase.Mutual;
import org.openarbiter.rules.xiangqi.chase.Outranking;
import org.openarbiter.rules.xiangqi.choices.ChaseChoices;
import org.openarbiter.rules.xiangqi.choices.OffenseChoices;

/** What the rules on chases say of the choices of a rulebook, in our own words. Those that a rule does not mention leave no trace in it. */
final class ChaseWording {
    private final ChaseChoices chosen;
    private final OffenseChoices offenses;

    ChaseWording(ChaseChoices chosen) {
        this.chosen = chosen;
        this.offenses = chosen.offenses();
    }

    /** What a chase is, as whole sentences. */
    String chase() {
        boolean exchange = offenses.gaining() == Gaining.EXCHANGE;
        String threat = exchange ? "to win material" : "to capture a piece for nothing";
        String renewed = chosen.standing() ? ", or by which the piece that moves renews such a threat to the same victim" : "";
        return "A chase is a move that creates a threat " + threat + renewed + reply() + (exchange
                ? ": by a capture and what follows on its point, or by checks that lead to such a capture. A rook is worth two horses or cannons;"
                        + " an advisor or an elephant is worth less than one; a pawn that has crossed the river has no fixed worth."
                : ". " + outranked());
    }

    private String reply() {
        if (offenses.anyReply()) {
            return "";
        }
        return chosen.checkAnswers() ? ", if the reply deals with the threat or gives check" : ", if the reply deals with the threat";
    }

    private String outranked() {
        return chosen.outranked() == Outranking.ROOK
                ? "A horse or a cannon that attacks a rook chases it even if the rook is protected."
                : "A piece that attacks one of more value chases it even if that is protected.";
    }

    /** What follows "the same piece". */
    String alone() {
        return chosen.onlyVictim() ? ", and no other," : "";
    }

    /** A sentence on rooks that are pinned, or nothing. */
    String pinned() {
        return chosen.pinnedRook() ? " To chase a rook that a horse pins is a graver offense: it loses against other chases." : "";
    }

    /** A sentence on pawns that attack by themselves, or nothing. */
    String pawns() {
        return offenses.pawns() ? " But what a pawn attacks by itself is chased if every move of the opponent is an offense." : "";
    }

    /** What else may be open: the end of a list. */
    String open() {
        return offenses.mutual() == Mutual.REFERRED ? ", or what follows if both players made forbidden moves only" : "";
    }

    /** When the game is drawn although both players made forbidden moves only. */
    String both() {
        return switch (offenses.mutual()) {
            case DRAW -> ", or both made forbidden moves only";
            case ARTICLES -> ", or both made forbidden moves only and neither must vary";
            case REFERRED -> "";
        };
    }
}
