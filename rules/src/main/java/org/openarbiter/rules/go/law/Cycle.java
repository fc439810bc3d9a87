package org.openarbiter.rules.go.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.CyclePlay;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.evidence.CycleType;
import org.openarbiter.rules.go.evidence.RecreatedBoard;
import org.openarbiter.rules.go.evidence.SuperkoForm;

/**
 * The plays from a moment on to a play that brings its board back.
 *
 * @param earlier the moment whose board comes back
 * @param stood the same with the move that led there, such as {@code White 4 (C3)}
 * @param plays the plays, the last of them the one in question
 * @param by who made each
 * @param taken how many stones each took off the board
 * @param texts the plays as people write them
 * @param lost how many stones each seat loses
 * @param passes how many passes each seat makes
 * @param seats the players
 */
record Cycle(
        int earlier,
        NamedPly stood,
        List<Integer> plays,
        List<Integer> by,
        List<Integer> taken,
        List<CyclePlay> texts,
        List<Integer> lost,
        List<Integer> passes,
        Seats seats) {
    private static final int KOS = 4;

    /** The cycle that a play would close. The board is left as it was. */
    static Cycle of(Situation<GoBoard> game, int earlier, int by, int play) {
        return of(game, earlier, game.record().plies(), by, play);
    }

    /** The cycle that a play would close at a moment, which the board shows. */
    private static Cycle of(Situation<GoBoard> game, int earlier, int now, int by, int play) {
        GoBoard board = game.board();
        GameRecord record = game.record();
        NamedPly stood = MoveWords.moment(game, earlier);
        for (int ply = now; ply > earlier; ply--) {
            board.undo();
        }
        int count = now + 1 - earlier;
        List<Integer> plays = new ArrayList<>();
        List<Integer> players = new ArrayList<>();
        List<Integer> taken = new ArrayList<>();
        List<CyclePlay> texts = new ArrayList<>();
        Integer[] lost = zeros(game.seats().count());
        Integer[] passes = zeros(game.seats().count());
        for (int i = 0; i < count; i++) {
            int ply = earlier + 1 + i;
            int code = ply <= now ? record.play(ply) : play;
            int player = ply <= now ? record.by(ply) : by;
            texts.add(new CyclePlay(ply, game.seats().name(player), board.text(code)));
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

    /** The cycle that the latest play has closed. The board is left as it was. */
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
    RecreatedBoard finding(RecreatedBoard.Rule rule, List<SuperkoForm> forbiddenBy) {
        return new RecreatedBoard(rule, stood, earlier + plays.size(), type(), texts, lost, passes, forbiddenBy, seats);
    }

    /** The type of the cycle, by what each play takes and where. */
    private CycleType type() {
        int length = plays.size();
        int passed = passes.stream().mapToInt(Integer::intValue).sum();
        if (length == 1) {
            return CycleType.NO_CHANGE;
        }
        int stones = length - passed;
        int most = taken.stream().mapToInt(Integer::intValue).max().orElse(0);
        long taking = taken.stream().filter(count -> count > 0).count();
        if (length == 2 && most == 1) {
            return passed == 0 ? CycleType.BASIC_KO : CycleType.NO_CHANGE;
        }
        if (stones == 3 && most == 2) {
            return CycleType.SENDING_TWO;
        }
        if (most == 1 && taking == stones) {
            return kos(stones);
        }
        if (most == 2 && passed == 0 && lost.stream().distinct().count() == 1) {
            return CycleType.ETERNAL_LIFE;
        }
        return most == 2 && taking > 2 ? CycleType.ROUND_ROBIN : CycleType.OTHER;
    }

    /** Every stone captures a single stone: the number of kos is the number of pairs of points. */
    private CycleType kos(int stones) {
        Set<Integer> points = new HashSet<>(plays);
        int kos = Math.min(points.size(), stones) / 2;
        return switch (kos) {
            case 1 -> CycleType.BASIC_KO;
            case 2 -> CycleType.DOUBLE_KO;
            case 3 -> CycleType.TRIPLE_KO;
            case KOS -> CycleType.QUADRUPLE_KO;
            default -> CycleType.OTHER;
        };
    }
}
