package org.openarbiter.rules.chess.notation;

import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;

/**
 * A game that stands on one line: a position and the moves made from it.
 *
 * @param line the line of the file
 * @param startColumn where the position stands on it
 * @param moves the words of the moves
 */
record ChessLineGame(
        ChessBoard from, long line, int startColumn, List<MatchResult> moves, Map<String, String> tags, List<Liberty> liberties)
        implements RecordedGame<ChessBoard> {
    ChessLineGame {
        moves = List.copyOf(moves);
        tags = Map.copyOf(tags);
        liberties = List.copyOf(liberties);
    }

    @Override
    public ChessBoard start() {
        return from.copy();
    }

    @Override
    public int plies() {
        return moves.size();
    }

    @Override
    public int play(int index, ChessBoard board) throws PlayException {
        return board.parse(written(index));
    }

    @Override
    public String written(int index) {
        return moves.get(index).group();
    }

    @Override
    public InputException fault(int index, String found, String expected) {
        return new InputException(line, index < 0 ? startColumn : moves.get(index).start() + 1, found, expected);
    }

    @Override
    public long line(int index) {
        return line;
    }

    @Override
    public List<RecordedAct<ChessBoard>> acts() {
        return List.of();
    }

    @Override
    public @Nullable String recorded() {
        return null;
    }

    @Override
    public @Nullable Outcome recordedOutcome() {
        return null;
    }

    @Override
    public @Nullable String rules() {
        return null;
    }
}
