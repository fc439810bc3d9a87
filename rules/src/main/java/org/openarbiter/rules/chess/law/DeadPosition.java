package org.openarbiter.rules.chess.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.chess.Piece;
import org.openarbiter.rules.chess.dead.MatingProspects;
import org.openarbiter.rules.chess.dead.Prospect;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.Finding;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Statement;
import org.openarbiter.rules.core.Undetermined;

/**
 * A dead position: neither side can checkmate by any series of legal moves.
 *
 * <p>Once dead, a position stays dead, so that a replay asks only at its end.
 */
record DeadPosition(Statement statement) implements Rule.Absorbing<ChessBoard> {

    /** The finding that a side cannot mate any more. */
    record CannotMate(int ply, String side, String why) implements Finding {
        @Override
        public String kind() {
            return "cannot-mate";
        }

        @Override
        public List<Integer> plies() {
            return List.of(ply);
        }

        @Override
        public Map<String, Object> values() {
            Map<String, Object> values = new LinkedHashMap<>();
            values.put("ply", ply);
            values.put("side", side);
            values.put("why", why);
            return values;
        }

        @Override
        public String text() {
            return side + " cannot checkmate by any series of legal moves: " + why;
        }
    }

    @Override
    public @Nullable Decision decide(ChessBoard board, int nodes) {
        int first = stronger(board);
        Prospect strong = MatingProspects.canMate(board, first, nodes);
        if (strong instanceof Prospect.Possible) {
            return null;
        }
        Prospect weak = MatingProspects.canMate(board, first ^ 1, nodes);
        if (weak instanceof Prospect.Possible) {
            return null;
        }
        if (strong instanceof Prospect.Impossible one && weak instanceof Prospect.Impossible other) {
            List<Finding> findings = List.of(
                    new CannotMate(board.plies(), title(first), one.text()),
                    new CannotMate(board.plies(), title(first ^ 1), other.text()));
            return new Decision.Ending(
                    Outcome.DRAW, "dead position, neither side can checkmate by any series of legal moves", findings);
        }
        Prospect.Unknown unknown = strong instanceof Prospect.Unknown found ? found : (Prospect.Unknown) weak;
        return new Decision.Note(List.of(undetermined(board, "is the position dead?", unknown)));
    }

    private static String title(int side) {
        return side == Piece.WHITE ? "White" : "Black";
    }

    /** The finding that a search for a mate ended without an answer. */
    static Undetermined undetermined(ChessBoard board, String question, Prospect.Unknown unknown) {
        return new Undetermined(
                board.plies(),
                question,
                "searched " + unknown.positions() + " positions, to a depth of " + unknown.depth() + " plies");
    }

    /** The side with more on the board finds a mate sooner, if there is one. */
    private static int stronger(ChessBoard board) {
        return strength(board, Piece.WHITE) >= strength(board, Piece.BLACK) ? Piece.WHITE : Piece.BLACK;
    }

    private static int strength(ChessBoard board, int side) {
        return 9 * Long.bitCount(board.squares(Piece.QUEEN, side))
                + 5 * Long.bitCount(board.squares(Piece.ROOK, side))
                + 3 * Long.bitCount(board.squares(Piece.BISHOP, side) | board.squares(Piece.KNIGHT, side))
                + Long.bitCount(board.squares(Piece.PAWN, side));
    }
}
