package org.openarbiter.rules.chess.evidence;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;

/**
 * The finding that a pawn stood beside one that had just made a double step and could not legally capture it en passant, so that
 * the position counts as the same as later ones (article 9.2.3).
 *
 * @param ply the moment
 * @param pawn the square of the pawn that could not capture
 * @param target the square on which it would have captured
 * @param reason the check or the pin that forbade it
 */
public record NoEnPassant(int ply, String pawn, String target, Reason reason) implements ChessFinding, MomentFinding {

    /** Why a capture en passant was illegal: a closed set. */
    public sealed interface Reason {

        /** The reason as a clause. */
        Sentence sentence();

        /** The clause in English. */
        default String text() {
            return sentence().text();
        }
    }

    /**
     * The king is in check and the capture does not end it.
     *
     * @param king the square of the king
     */
    public record InCheck(String king) implements Reason {
        @Override
        public Sentence sentence() {
            return ChessLexicon.say("no-en-passant.check", "king", king);
        }
    }

    /**
     * The king is in check from a piece that would still check after the capture.
     *
     * @param king the square of the king
     * @param checker the English name of the piece
     * @param square where it stands
     */
    public record InCheckFrom(String king, String checker, String square) implements Reason {
        @Override
        public Sentence sentence() {
            return ChessLexicon.say("no-en-passant.check-from", "king", king, "piece", Term.of("piece", checker), "square", square);
        }
    }

    /**
     * The capture would open a line to the king.
     *
     * @param line which sort of line
     * @param pinned which of the two pawns stand on it
     * @param captured the square of the pawn that would be taken
     * @param king the square of the king
     * @param slider the English name of the piece that would give check
     * @param square where it stands
     */
    public record Pin(Line line, Pinned pinned, String captured, String king, String slider, String square) implements Reason {
        @Override
        public Sentence sentence() {
            Sentence between = ChessLexicon.say(
                    "between", "line", Term.of("line", line.name().toLowerCase(Locale.ROOT)), "king", king,
                    "piece", Term.of("piece", slider), "square", square);
            return switch (pinned) {
                case BOTH -> ChessLexicon.say("no-en-passant.both", "between", between);
                case CAPTURING -> ChessLexicon.say("no-en-passant.capturing", "between", between);
                case CAPTURED -> ChessLexicon.say("no-en-passant.captured", "pawn", captured, "between", between);
            };
        }
    }

    /** A sort of line on the board. */
    public enum Line {
        /** Squares above one another. */
        FILE,
        /** Squares beside one another. */
        RANK,
        /** Squares that touch at their corners. */
        DIAGONAL
    }

    /** Which of the two pawns stand between the king and the piece that would give check. */
    public enum Pinned {
        /** The one that would capture. */
        CAPTURING,
        /** The one that would be captured. */
        CAPTURED,
        /** Both, so that they would leave the line together. */
        BOTH
    }

    @Override
    public String kind() {
        return "no-en-passant";
    }

    @Override
    public Map<String, Object> values() {
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("ply", ply);
        values.put("pawn", pawn);
        values.put("target", target);
        values.put("why", reason.text());
        return values;
    }

    @Override
    public Sentence sentence() {
        return ChessLexicon.say("no-en-passant", "target", target, "pawn", pawn, "reason", reason.sentence());
    }
}
