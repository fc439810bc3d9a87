package org.openarbiter.rules.chess.board;

import java.util.Arrays;
import java.util.Locale;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.words.Sentence;

/**
 * What stands in the way of castling; the sentence is a clause fit to follow the quoted text.
 */
public enum CastlingRefusal {
    /** Castling is legal. */
    NONE,
    /** King or rook has moved, or the rook was taken. */
    RIGHT_LOST,
    /** A piece stands on a square which king or rook must cross. */
    BLOCKED,
    /** The king is in check. */
    IN_CHECK,
    /** The king would cross or reach a square which the opponent attacks. */
    THROUGH_ATTACK,
    /** In Chess960: the rook shields the king, and castling takes it away. */
    ROOK_SHIELDS;

    /** The refusal that a sentence puts into words; {@link #NONE} if it is about something else. */
    public static CastlingRefusal of(Sentence why) {
        return Arrays.stream(values()).filter(refusal -> refusal.sentence().equals(why)).findFirst().orElse(NONE);
    }

    /** The reason in words. */
    public Sentence sentence() {
        return ChessLexicon.say("castling." + key());
    }

    /** Its name where texts are listed. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
