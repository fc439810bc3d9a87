package org.openarbiter.rules.chess.board;

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
    THROUGH_ATTACK;

    /** The reason in words. */
    public Sentence sentence() {
        return ChessLexicon.say("castling." + name().toLowerCase(Locale.ROOT));
    }
}
