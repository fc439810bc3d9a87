package org.openarbiter.rules.shogi.notation;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.shogi.board.Move;
import org.openarbiter.rules.shogi.board.Offense;
import org.openarbiter.rules.shogi.board.Piece;
import org.openarbiter.rules.shogi.board.ShogiBoard;

/** The main line of a recorded game as writers need it, from a record in any format. */
final class MainLine {
    private final List<Step> steps = new ArrayList<>();
    private final RecordedGame<ShogiBoard> game;
    private final ShogiBoard last;

    /**
     * A move with what it does.
     *
     * @param kind the kind of the piece before the move
     * @param seconds the time it took; −1 if that is not said
     */
    record Step(int by, int play, int kind, int seconds) {
        /** The kind of the piece after the move. */
        int kindAfter() {
            return Move.promotes(play) ? kind + Piece.PROMOTED : kind;
        }
    }

    /**
     * Plays through a game. An illegal move can be written as its last one.
     *
     * @param format the name of the format, for the fault
     * @throws InputException if a move is not understood, or cannot be made and others follow
     */
    MainLine(RecordedGame<ShogiBoard> game, String format) throws InputException {
        this.game = game;
        ShogiBoard board = game.start();
        for (int index = 0; index < game.plies(); index++) {
            int play;
            try {
                play = game.attempt(index, board);
            } catch (PlayException e) {
                throw fault(index, format, e.clause());
            }
            int by = game.mover(index, board.toMove(), board, play);
            Offense offense = board.offense(by, play);
            boolean lastOne = index + 1 == game.plies();
            if (offense == Offense.IMPOSSIBLE || !lastOne && (offense != null || by != board.toMove())) {
                throw fault(index, format, "it is not legal");
            }
            int kind = Move.isDrop(play) ? Move.dropped(play) : Piece.kind(board.pieceAt(Move.from(play)));
            steps.add(new Step(by, play, kind, game instanceof ShogiRecord record ? record.seconds(index) : -1));
            if (offense == null && by == board.toMove()) {
                board.play(by, play);
            }
        }
        last = board;
    }

    private InputException fault(int index, String format, String why) {
        return game.fault(index, "'" + game.written(index) + "' cannot be played, so it cannot be written as " + format + ": "
                + why, "a legal move");
    }

    List<Step> steps() {
        return steps;
    }

    /** Who would move after the last move. */
    int next() {
        return steps.isEmpty() ? last.toMove() : steps.getLast().by() ^ 1;
    }

    /** How the game ended; null if the record does not say. */
    @Nullable Ending ending() {
        if (game instanceof ShogiRecord record && record.end().ending() != null) {
            return record.end().ending();
        }
        Act act = act();
        return act == null ? null : Ending.of(act, next());
    }

    /** The last act besides the moves; null if there is none. */
    @Nullable Act act() {
        List<RecordedAct<ShogiBoard>> acts = game.acts();
        return acts.isEmpty() ? null : acts.getLast().act(last, next());
    }

    /** The comment at a moment: that of the record, then the remark; null for none. */
    @Nullable String comment(int moment, RecordFormat.Remarks remarks) {
        String comment = game instanceof ShogiRecord record ? record.comments().get(moment) : null;
        String remark = remarks.at(moment);
        return comment == null ? remark : remark == null ? comment : comment + "\n" + remark;
    }
}
