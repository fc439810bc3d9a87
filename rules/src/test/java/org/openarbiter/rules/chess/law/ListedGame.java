package org.openarbiter.rules.chess.law;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.Liberty;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.record.RecordedAct;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.referee.Replay;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Ruling;

/** A recorded game that is a start and a list of moves from square to square, with acts in between. */
record ListedGame(String fen, List<String> moves, List<RecordedAct<ChessBoard>> acts) implements RecordedGame<ChessBoard> {

    /** What a replay rules. */
    Ruling replayed(Rulebook<ChessBoard> rulebook) {
        try {
            return new Replay<>(rulebook, Chessmen.CHESS.seats(), Options.DEFAULT, ChessBoard.start()).rule(this);
        } catch (InputException e) {
            throw new IllegalStateException("a listed move is not understood", e);
        }
    }

    /** What a referee rules who asks every rule on every ply. */
    Ruling ruledEagerly(Rulebook<ChessBoard> rulebook) {
        Referee<ChessBoard> referee = new Referee<>(rulebook, Chessmen.CHESS.seats(), Options.DEFAULT, start());
        for (int ply = 0; ply <= moves.size(); ply++) {
            for (RecordedAct<ChessBoard> act : acts) {
                if (act.after() == ply) {
                    referee.act(act.act(referee.board(), referee.next()));
                }
            }
            if (ply < moves.size() && !referee.isOver()) {
                referee.act(new Act.Play(referee.next(), play(ply, referee.board())));
            }
        }
        return referee.ruling();
    }

    @Override
    public ChessBoard start() {
        return Chessmen.board(fen);
    }

    @Override
    public int plies() {
        return moves.size();
    }

    @Override
    public int play(int index, ChessBoard board) {
        return Chessmen.play(board, moves.get(index));
    }

    @Override
    public String written(int index) {
        return moves.get(index);
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

    @Override
    public Map<String, String> tags() {
        return Map.of();
    }

    @Override
    public List<Liberty> liberties() {
        return List.of();
    }
}
