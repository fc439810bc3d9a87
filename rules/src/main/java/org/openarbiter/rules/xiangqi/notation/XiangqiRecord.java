package org.openarbiter.rules.xiangqi.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Asides;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.pgn.PgnEnding;
import org.openarbiter.rules.pgn.PgnResult;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** A game of xiangqi from a format that is not PGN. */
class XiangqiRecord implements RecordedGame<XiangqiBoard> {
    private final XiangqiBoard start;
    private final List<String> moves;
    private final MoveWords words;
    private final Map<String, String> tags;
    private final @Nullable String recorded;
    private final @Nullable String result;
    private final Map<Integer, String> comments;
    private final List<Liberty> liberties;
    private final Faults faults;

    /** The error that a move is not understood, at its place in the file. */
    interface Faults {
        InputException of(int index, String found, String expected);
    }

    /** What a move as it was written means on a board. */
    interface MoveWords {
        int read(XiangqiBoard board, String written) throws PlayException;
    }

    /**
     * A game.
     *
     * @param tags {@code Event}, {@code Red} and so on; the result, in the words of the record, under {@code Result}
     * @param comments by moment, 0 being the start
     * @param liberties may still be added to
     */
    XiangqiRecord(
            XiangqiBoard start,
            List<String> moves,
            MoveWords words,
            Map<String, String> tags,
            Map<Integer, String> comments,
            List<Liberty> liberties,
            Faults faults) {
        this.faults = faults;
        this.start = start;
        this.moves = List.copyOf(moves);
        this.words = words;
        this.tags = new LinkedHashMap<>(tags);
        recorded = this.tags.remove("Result");
        result = XiangqiResult.canonical(recorded);
        if (result != null) {
            this.tags.put("Result", result);
        }
        this.comments = comments;
        this.liberties = liberties;
    }

    @Override
    public XiangqiBoard start() {
        return start.copy();
    }

    @Override
    public int plies() {
        return moves.size();
    }

    @Override
    public int play(int index, XiangqiBoard board) throws PlayException {
        return words.read(board, moves.get(index));
    }

    @Override
    public String written(int index) {
        return moves.get(index);
    }

    @Override
    public InputException fault(int index, String found, String expected) {
        return faults.of(index, found, expected);
    }

    @Override
    public List<RecordedAct<XiangqiBoard>> acts() {
        Act act = PgnEnding.act(result, null);
        return act == null ? List.of() : List.of(RecordedAct.of(plies(), act));
    }

    @Override
    public @Nullable String recorded() {
        return recorded;
    }

    @Override
    public @Nullable Outcome recordedOutcome() {
        return PgnResult.outcome(result);
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
    public Asides asides() {
        return new Asides(comments.size(), 0, 0);
    }

    @Override
    public List<Liberty> liberties() {
        return List.copyOf(liberties);
    }

    /** The comments by moment, 0 being the start. */
    Map<Integer, String> comments() {
        return comments;
    }
}
