package org.openarbiter.players.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.dragons.player.Player;
import org.openarbiter.dragons.player.Turn;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.players.gtp.GtpException;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.score.Score;
import org.openarbiter.rules.go.score.Scoring;

/** Whole games of the player, under a rulebook with superko that takes no dead stones off. */
class GoPlayerTest {
    private static final int MOST_PLIES = 400;

    /** Plays at random where it may, but in no eye of its own; passes if nothing else is left. */
    private record RandomMover(Random random) {
        int choose(GoSession session, int seat) {
            Turn turn = new Turn(ReadingBoard.of(session.board()), seat, Scoring.AREA, point -> true);
            List<Integer> legal = IntStream.range(0, session.board().topology().size())
                    .filter(point -> turn.mayPlay(point) && session.refusal(seat, point) == null)
                    .boxed()
                    .toList();
            return legal.isEmpty() ? session.board().pass() : legal.get(random.nextInt(legal.size()));
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 9", "2, 1, 7", "3, 0, 7"})
    void the_player_beats_one_who_plays_at_random(int seed, int seat, int size) throws GtpException, RulebookException {
        GoSession session = new GoSession("go:tromp-taylor");
        session.resize(size);
        Player player = new Player();
        RandomMover mover = new RandomMover(new Random(seed));
        int passes = 0;
        for (int ply = 0; passes < 2 && ply < MOST_PLIES; ply++) {
            int by = ply % 2;
            int play = by == seat ? move(session, player, seat) : mover.choose(session, by);
            session.play(by, play);
            passes = play == session.board().pass() ? passes + 1 : 0;
        }
        assertThat(passes).as("passes at the end").isEqualTo(2);
        GoBoard board = session.board();
        List<Double> points = Score.of(board, List.of(), Scoring.AREA, 0).points();
        assertThat(points.get(seat)).as(board.toString()).isGreaterThan(2 * points.get(1 - seat));
    }

    private static int move(GoSession session, Player player, int seat) {
        Turn turn = new Turn(ReadingBoard.of(session.board()), seat, Scoring.AREA, point -> session.refusal(seat, point) == null);
        int point = player.choose(turn);
        return point == Player.PASS ? session.board().pass() : point;
    }
}
