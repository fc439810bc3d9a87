package org.openarbiter.rules.go.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.board.Start;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.go.Go;

/**
 * As many games can be played on the smallest boards as J. Tromp and G. Farnebäck counted ("Combinatorics of Go", 2007: 1, 9, 907 and
 * 2,098,407,841 under positional superko with suicide), and as an independent program counted for the other forms.
 */
class GameCountTest {
    private static final Go GO = new Go();

    private static GoBoard board(String name, Seats seats) throws Exception {
        return GO.board(new Start(null, new Start.Shape.Named(name), Map.of(), null, seats, false), null);
    }

    private static Referee<GoBoard> referee(String name, String rules, Seats seats) throws Exception {
        Referee<GoBoard> referee = new Referee<>(GO.rulebook(rules), seats, Options.DEFAULT, board(name, seats));
        referee.remember();
        return referee;
    }

    private static long games(Referee<GoBoard> referee) {
        if (referee.isOver()) {
            return 1;
        }
        long games = 0;
        int by = referee.next();
        for (int play : referee.legalPlays()) {
            referee.act(new Act.Play(by, play));
            games += games(referee);
            referee.stepBack();
        }
        return games;
    }

    @ParameterizedTest
    @CsvSource({
        "1x1, psk?suicide=yes, 1", "1x1, ssk?suicide=yes, 2", "1x1, nsk?suicide=yes, 5", "1x1, psk, 1", "1x1, ssk, 1", "1x1, nsk, 1",
        "2x1, psk?suicide=yes, 9", "2x1, ssk?suicide=yes, 21", "2x1, nsk?suicide=yes, 105", "2x1, psk, 9", "2x1, ssk, 9", "2x1, nsk, 9",
        "3x1, psk?suicide=yes, 907", "3x1, ssk?suicide=yes, 19207", "3x1, psk, 907", "3x1, ssk, 959", "3x1, nsk, 959"
    })
    void the_referee_allows_as_many_games_as_there_are(String board, String rules, long games) throws Exception {
        assertThat(games(referee(board, rules, GO.seats()))).isEqualTo(games);
    }

    @Tag("long")
    @Test
    void natural_superko_with_suicide_on_three_points() throws Exception {
        assertThat(games(referee("3x1", "nsk?suicide=yes", GO.seats()))).isEqualTo(275_115);
    }

    @ParameterizedTest
    @CsvSource({"1x1, 1", "2x1, 9", "3x1, 907"})
    void the_set_of_positions_counts_the_same(String board, long games) throws Exception {
        assertThat(new Counter(board(board, GO.seats())).games()).isEqualTo(games);
    }

    @Tag("long")
    @Test
    void two_thousand_million_games_on_four_points() throws Exception {
        assertThat(new Counter(board("4x1", GO.seats())).games()).isEqualTo(2_098_407_841L);
    }

    /** Counts games under positional superko with suicide on the bare board and a set of the positions of the line. */
    private static final class Counter {
        private final GoBoard board;
        private final SeenPositions seen;

        Counter(GoBoard board) {
            this.board = board;
            this.seen = new SeenPositions(board);
        }

        long games() {
            seen.add(board);
            return games(0, false);
        }

        private long games(int seat, boolean passed) {
            int points = board.pass();
            long games = passed ? 1 : games(1 - seat, true);
            for (int point = 0; point < points; point++) {
                if (board.stoneAt(point) == GoBoard.EMPTY) {
                    board.play(seat, point);
                    if (seen.add(board)) {
                        games += games(1 - seat, false);
                        seen.removeLatest();
                    }
                    board.undo();
                }
            }
            return games;
        }
    }
}
