package org.openarbiter.rules.xiangqi.chase;

import java.util.Locale;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.words.XiangqiLexicon;

/** How the reply answered an attack that counts. */
public enum Reply {
    /** The victim moved out of the attacker's reach. */
    MOVED_AWAY("moved away"),
    /** The victim stayed, and the attacker no longer bears on it. */
    CUT_OFF("the line is now blocked"),
    /** The capture would now expose the attacker's own king: the attacker is pinned, or its side is in check and a check counts. */
    FORBIDDEN("the capture is now illegal"),
    /** The victim is protected now. */
    PROTECTED("now protected"),
    /** The victim could now capture the attacker in turn, a piece of its kind. */
    EXCHANGE("now an exchange"),
    /** A check came instead of an answer: once it is parried the victim is there to be taken as before. */
    COUNTERED("answered by a check, so it can still be captured"),
    /** The capture is as good as before: a player who leaves the piece to be captured is not being chased. */
    LEFT("the reply does not save it"),
    /** It dealt with this attacker, but another piece can still capture the victim for free. */
    IN_VAIN("another piece can still capture it"),
    /** Nobody asks: the attack counts whatever the reply does. */
    ANY(""),
    /** The attack did not count, so that there was nothing to reply to. */
    NOT_ASKED("");

    private final String word;

    Reply(String word) {
        this.word = word;
    }

    /** Whether the reply dealt with the attack. */
    public boolean deals() {
        return switch (this) {
            case MOVED_AWAY, CUT_OFF, FORBIDDEN, PROTECTED, EXCHANGE, ANY -> true;
            case COUNTERED, LEFT, IN_VAIN, NOT_ASKED -> false;
        };
    }

    /** Whether there are words for it: what nobody asks has none. */
    public boolean isNamed() {
        return !word.isEmpty();
    }

    /** The words for it in rulings, for machines. */
    public String word() {
        return word;
    }

    /** The same for people, as a clause. */
    public Sentence sentence() {
        return XiangqiLexicon.say("reply." + name().toLowerCase(Locale.ROOT));
    }
}
