package org.openarbiter.rules.go.law;

import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.evidence.Players;

/** How Go players name moves. */
final class MoveWords {
    private MoveWords() {}

    /** A moment with the move that led there. */
    static NamedPly moment(Situation<GoBoard> game, int moment) {
        return moment == 0 ? NamedPly.START : new NamedPly(moment, move(game, moment));
    }

    /** Such as {@code White 4 (C3)} or {@code White's pass at move 6}. */
    static String move(Situation<GoBoard> game, int ply) {
        GameRecord record = game.record();
        GoBoard board = game.board();
        String player = Players.title(game.seats(), record.by(ply));
        int play = record.play(ply);
        if (board.isStone(play)) {
            return player + " " + ply + " (" + board.text(play) + ")";
        }
        return player + (play == board.refresh() ? "'s refreshing pass at move " : "'s pass at move ") + ply;
    }
}
