package org.openarbiter.rules.chess.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.dead.MatingProspects;
import org.openarbiter.rules.chess.dead.Prospect;
import org.openarbiter.rules.chess.dead.Vitality;
import org.openarbiter.rules.chess.evidence.CanMate;
import org.openarbiter.rules.chess.evidence.CannotMate;
import org.openarbiter.rules.chess.words.ChessLexicon;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.evidence.Undetermined;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Statement;
import org.openarbiter.rules.core.words.Sentence;

/**
 * A dead position: neither side can checkmate by any series of legal moves.
 *
 * <p>A dead position stays dead, so a replay checks only the end of a record.
 */
record DeadPosition(Statement statement) implements Rule.Absorbing<ChessBoard> {

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
                    ChessLexicon.say("dead"),
                    List.of(
                            new CannotMate(board.plies(), Piece.WHITE, dead.white().obstacle()),
                            new CannotMate(board.plies(), Piece.BLACK, dead.black().obstacle())));
            case Vitality.Unknown unknown -> {
                Prospect open = unknown.white() instanceof Prospect.Unknown ? unknown.white() : unknown.black();
                yield new Decision.Note(List.of(undetermined(board, ChessLexicon.say("question.dead"), (Prospect.Unknown) open)));
            }
        };
    }

    /** The finding that a search for a mate ended without an answer. */
    static Undetermined undetermined(ChessBoard board, Sentence question, Prospect.Unknown unknown) {
        return new Undetermined(
                board.plies(),
                question,
                ChessLexicon.say("tried", "positions", unknown.positions(), "depth", unknown.depth()));
    }
}
