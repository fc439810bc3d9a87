package org.openarbiter.rules.chess.law;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.evidence.RepeatedSequence;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.core.rule.Statement;

/**
 * The former rule: a sequence of moves, with all pieces in the same positions, played three times in succession.
 *
 * <p>The rule mentions only the pieces, so castling rights and en passant play no part.
 *
 * <p>Euwe proved in 1929 with the Prouhet–Thue–Morse sequence, which contains no block three times in succession, that some
 * infinite games never end under this rule.
 */
record SequenceOfMoves(Statement statement) implements Rule.Follows<ChessBoard> {
    /** The same placement must have stood four times, or there is nothing to look for. */
    @Override
    public @Nullable Decision after(Situation<ChessBoard> game, Act act) {
        GameRecord record = game.record();
        int now = record.plies();
        if (!(act instanceof Act.Play) || record.lookOccurrence(now) < 4) {
            return null;
        }
        int length = record.threeInSuccession();
        if (length == 0) {
            return null;
        }
        int from = now - 3 * length;
        RepeatedSequence finding =
                new RepeatedSequence(from, length, MoveNames.of(game, from + 1).move(), MoveNames.of(game, now).move());
        return new Decision.Ending(Outcome.DRAW, finding.sentence(), List.of(finding));
    }
}
