package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * The plays from a moment on to a play that brings its board back.
 *
 * @param earlier the moment whose board comes back
 * @param stood that moment in words, such as {@code the position after White 4 (C3)}
 * @param plays the plays, the last of them the one in question
 * @param by who made each
 * @param taken how many stones each took off the board
 * @param texts the plays as people write them, with those who made them
 * @param lost how many stones each seat loses
 * @param passes how many passes each seat makes
 * @param seats the players
 */
record Cycle(
        int earlier,
        String stood,
        List<Integer> plays,
        List<Integer> by,
        List<Integer> taken,
        List<String> texts,
        List<Integer> lost,
        List<Integer> passes,
        Seats seats) {

    /** The cycle that a play would close. The board is as before afterwards. */
    static Cycle of(Situation<GoBoard> game, int earlier, int by, int play) {
        return of(game, earlier, game.record().plies(), by, play);
    }

    /** The cycle that a play would close at a moment, which the board shows. */
    private static Cycle of(Situation<GoBoard> game, int earlier, int now, int by, int play) {
        GoBoard board = game.board();
        GameRecord record = game.record();
        String stood = MoveWords.position(game, earlier);
        for (int ply = now; ply > earlier; ply--) {
            board.undo();
        }
        int count = now + 1 - earlier;
        List<Integer> plays = new ArrayList<>();
        List<Integer> players = new ArrayList<>();
        List<Integer> taken = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        Integer[] lost = zeros(game.seats().count());
        Integer[] passes = zeros(game.seats().count());
        for (int i = 0; i < count; i++) {
            int ply = earlier + 1 + i;
            int code = ply <= now ? record.play(ply) : play;
            int player = ply <= now ? record.by(ply) : by;
            texts.add(game.seats().name(player) + " " + board.text(code));
            board.play(player, code);
            plays.add(code);
            players.add(player);
            taken.add(board.takenByLatest());
            for (int seat = 0; seat < lost.length; seat++) {
                lost[seat] += board.takenByLatest(seat);
            }
            passes[player] += board.isStone(code) ? 0 : 1;
        }
        board.undo();
        return new Cycle(
                earlier, stood, plays, players, taken, texts, List.of(lost), List.of(passes), game.seats());
    }

    /** The cycle that the latest play has closed. The board is as before afterwards. */
    static Cycle closed(Situation<GoBoard> game, int earlier) {
        GameRecord record = game.record();
        int now = record.plies();
        game.board().undo();
        Cycle cycle = of(game, earlier, now - 1, record.by(now), record.play(now));
        game.board().play(record.by(now), record.play(now));
        return cycle;
    }

    private static Integer[] zeros(int count) {
        Integer[] zeros = new Integer[count];
        Arrays.fill(zeros, 0);
        return zeros;
    }

    /** The evidence against the play that closes the cycle, with the forms of superko that forbid it. */
    BoardRecreated finding(String kind, List<String> forbiddenBy) {
        return new BoardRecreated(
                kind, earlier, stood, earlier + plays.size(), CycleType.of(this).words(), texts, lost, passes, forbiddenBy, seats);
    }
}
