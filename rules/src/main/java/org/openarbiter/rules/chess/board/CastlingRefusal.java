package org.openarbiter.rules.chess.board;

import java.util.Locale;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.board.Refusal;
import org.openarbiter.rules.core.words.Sentence;

/**
 * What stands in the way of castling.
 */
public enum CastlingRefusal implements Refusal {
    /** Castling is legal. */
    NONE,
    /** King or rook has moved, or the rook was taken. */
    RIGHT_LOST,
    /** A piece stands between king and rook. */
    BLOCKED,
    /** In Chess960: a piece stands on a square which king or rook must cross or reach, and not between them. */
    WAY_BLOCKED,
    /** The king is in check. */
    IN_CHECK,
    /** The king would cross or reach a square which the opponent attacks. */
    THROUGH_ATTACK,
    /** In Chess960: the rook shields the king, and castling takes it away. */
    ROOK_SHIELDS;

    @Override
    public Sentence sentence() {
        return ChessLexicon.say("castling." + key());
    }

    /** Its name where texts are listed. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
