package org.openarbiter.rules.chess.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.dead.MatingProspects;
import org.openarbiter.rules.chess.dead.Prospect;
import org.openarbiter.rules.chess.dead.Vitality;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.evidence.MomentFinding;
import org.openarbiter.rules.core.evidence.Undetermined;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Statement;

/**
 * A dead position: neither side can checkmate by any series of legal moves.
 *
 * <p>Once dead, a position stays dead, so that a replay asks only at its end.
 */
record DeadPosition(Statement statement) implements Rule.Absorbing<ChessBoard> {

    /** The finding that a side cannot mate any more. */
    record CannotMate(int ply, String side, String why) implements MomentFinding {
        @Override
        public String kind() {
            return "cannot-mate";
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

    /** A position in which somebody can mate is not dead. The findings are those of the moment at which a game ended. */
    @Override
    public boolean isExcludedBy(List<Finding> findings) {
        return findings.stream().anyMatch(CanMate.class::isInstance);
    }

    @Override
    public @Nullable Decision decide(ChessBoard board, int nodes) {
        return switch (MatingProspects.vitality(board, nodes)) {
            case Vitality.Alive alive -> null;
            case Vitality.Dead dead -> new Decision.Ending(
                    Outcome.DRAW,
                    "dead position; neither side can checkmate by any series of legal moves",
                    List.of(
                            new CannotMate(board.plies(), title(Piece.WHITE), dead.white().text()),
                            new CannotMate(board.plies(), title(Piece.BLACK), dead.black().text())));
            case Vitality.Unknown unknown -> {
                Prospect open = unknown.white() instanceof Prospect.Unknown ? unknown.white() : unknown.black();
                yield new Decision.Note(List.of(undetermined(board, "is the position dead?", (Prospect.Unknown) open)));
            }
        };
    }

    private static String title(int side) {
        return side == Piece.WHITE ? "White" : "Black";
    }

    /** The finding that a search for a mate ended without an answer. */
    static Undetermined undetermined(ChessBoard board, String question, Prospect.Unknown unknown) {
        return new Undetermined(
                board.plies(),
                question,
                "the search looked at " + unknown.positions() + " positions, up to " + unknown.depth() + " plies deep");
    }
}
