package org.openarbiter.rules.shogi.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.words.Common;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Offense;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;
import org.openarbiter.rules.shogi.board.Western;

/** A game of shogi as a file has it. */
final class ShogiRecord implements RecordedGame<ShogiBoard> {
    private static final int UNKNOWN = -1;

    private final ShogiBoard start;
    private final List<Written> moves;
    private final End end;
    private final Map<String, String> tags;
    private final Map<Integer, String> comments;
    private final List<Liberty> liberties;

    /** What a move as it was written means on a board; it need not be legal there. */
    interface MoveReader {
        int read(ShogiBoard board) throws PlayException;
    }

    /**
     * A move as it was written.
     *
     * @param by who made it; −1 where the record does not say, and it is the player whose turn it is
     * @param seconds the time it took; −1 if that is not said
     */
    record Written(String text, long line, int column, int by, int seconds, MoveReader reader) {
        Written withSeconds(int spent) {
            return new Written(text, line, column, by, spent, reader);
        }
    }

    /**
     * How the record says that the game ended.
     *
     * @param text in its own words; null if it says nothing
     */
    record End(@Nullable String text, @Nullable Ending ending, @Nullable Act act, @Nullable Outcome outcome) {
        /** No word of it. */
        static final End NONE = new End(null, null, null, null);

        /** An ending with the player to move. */
        static End of(String text, Ending ending, int next) {
            return new End(text, ending, ending.act(next), ending.outcome(next));
        }
    }

    /**
     * A game.
     *
     * @param comments by moment, 0 being the start
     * @param liberties may still be added to
     */
    ShogiRecord(
            ShogiBoard start, List<Written> moves, End end, Map<String, String> tags, Map<Integer, String> comments, List<Liberty> liberties) {
        this.start = start;
        this.moves = List.copyOf(moves);
        this.end = end;
        this.tags = new LinkedHashMap<>(tags);
        this.comments = Map.copyOf(comments);
        this.liberties = liberties;
    }

    @Override
    public ShogiBoard start() {
        return start.copy();
    }

    @Override
    public int plies() {
        return moves.size();
    }

    @Override
    public int play(int index, ShogiBoard board) throws PlayException {
        int play = attempt(index, board);
        int by = by(index, board.toMove());
        Offense offense = board.offense(by, play);
        if (offense != null) {
            throw new PlayException(Western.why(board, by, play, offense));
        }
        if (by != board.toMove()) {
            throw new PlayException(Common.say("not-your-move", "next", Piece.sideTerm(board.toMove())));
        }
        return play;
    }

    @Override
    public int attempt(int index, ShogiBoard board) throws PlayException {
        return moves.get(index).reader().read(board);
    }

    @Override
    public int by(int index, int next) {
        int by = moves.get(index).by();
        return by == UNKNOWN ? next : by;
    }

    /** {@inheritDoc} A piece on the board is moved by its owner: one of the opponent's was moved out of turn, not by the player whose turn it is. */
    @Override
    public int mover(int index, int next, ShogiBoard board, int play) {
        int by = by(index, next);
        if (moves.get(index).by() != UNKNOWN || Move.isDrop(play)) {
            return by;
        }
        int piece = board.pieceAt(Move.from(play));
        return piece == Piece.NONE ? by : Piece.side(piece);
    }

    @Override
    public String written(int index) {
        return moves.get(index).text();
    }

    @Override
    public InputException fault(int index, String found, String expected) {
        return index < 0
                ? new InputException(0, 0, found, expected)
                : new InputException(moves.get(index).line(), moves.get(index).column(), found, expected);
    }

    @Override
    public long line(int index) {
        return moves.get(index).line();
    }

    @Override
    public List<RecordedAct<ShogiBoard>> acts() {
        Act act = end.act();
        return act == null ? List.of() : List.of(RecordedAct.of(plies(), act));
    }

    @Override
    public @Nullable String recorded() {
        return end.text();
    }

    @Override
    public @Nullable Outcome recordedOutcome() {
        return end.outcome();
    }

    @Override
    public @Nullable String rules() {
        return null;
    }

    @Override
    public Map<String, String> tags() {
        return Collections.unmodifiableMap(tags);
    }

    @Override
    public List<Liberty> liberties() {
        return List.copyOf(liberties);
    }

    /** How the record says that the game ended. */
    End end() {
        return end;
    }

    /** The comments by moment, 0 being the start. */
    Map<Integer, String> comments() {
        return comments;
    }

    /** How many seconds a move took; −1 if that is not said. */
    int seconds(int index) {
        return moves.get(index).seconds();
    }
}
