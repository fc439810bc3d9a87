package org.openarbiter.rules.go.law;

import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.go.board.GoBoard;

/** How Go players name moves and the positions after them. */
final class MoveWords {
    private static final Seats USUAL = Seats.of("B", "W");

    private MoveWords() {}

    /** Such as {@code the position after White 4 (C3)}, or {@code the starting position}. */
    static String position(Situation<GoBoard> game, int moment) {
        return moment == 0 ? "the starting position" : "the position after " + move(game, moment);
    }

    /** Such as {@code White 4 (C3)} or {@code White's pass at move 6}. */
    static String move(Situation<GoBoard> game, int ply) {
        GameRecord record = game.record();
        GoBoard board = game.board();
        String player = player(game.seats(), record.by(ply));
        int play = record.play(ply);
        if (board.isStone(play)) {
            return player + " " + ply + " (" + board.text(play) + ")";
        }
        return player + (play == board.refresh() ? "'s refreshing pass at move " : "'s pass at move ") + ply;
    }

    /** Black or White in a game between these two, else the name of the seat. */
    static String player(Seats seats, int seat) {
        if (seats.equals(USUAL)) {
            return seat == 0 ? "Black" : "White";
        }
        return seats.title(seat);
    }
}
