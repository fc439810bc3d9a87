package org.openarbiter.dragons.race;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** Races without eyes between two rows, of all small numbers of liberties, against every move tried. */
class RaceTwinTest {
    private static final int MOST = 3;
    private static final long NODES = 50_000;

    @ParameterizedTest
    @CsvSource({"0", "1", "2"})
    void aRaceIsWonByWhoWinsItPlayedOut(int shared) {
        for (int above = 1; above <= MOST; above++) {
            for (int below = 1; below <= MOST; below++) {
                ReadingBoard board = board(above, below, shared);
                int black = board.topology().point("B6");
                int white = board.topology().point("B4");
                check(board, black, white);
                check(board, white, black);
            }
        }
    }

    private static void check(ReadingBoard board, int target, int rival) {
        int width = board.topology().width();
        List<Integer> points = IntStream.range(width, board.points() - width)
                .filter(point -> point % width < width - 1)
                .filter(point -> board.stoneAt(point) == ReadingBoard.EMPTY).boxed().toList();
        SlowRace slow = new SlowRace(board, target, rival, points);
        Race race = new Race(board, NODES);
        assertThat(race.attack(target, rival)).returns(true, Answer::complete)
                .returns(slow.isTaken(true) ? Fate.WIN : Fate.LOSS, Answer::fate);
        assertThat(race.defend(target, rival)).returns(true, Answer::complete)
                .returns(slow.isTaken(false) ? Fate.LOSS : Fate.WIN, Answer::fate);
    }

    /** A row of Black's and one of White's: the outside liberties of each, and the shared ones between. */
    private static ReadingBoard board(int above, int below, int shared) {
        return Diagrams.board(List.of(
                "...........",
                "OOOOOOOOOO.",
                row("O", ".O".repeat(above), "OOOOOOOOO"),
                "OXXXXXXXXO.",
                row("O", "X.".repeat(shared), "XXXXXXXXX").replaceFirst("..$", "O."),
                "XOOOOOOOOX.",
                row("X", ".X".repeat(below), "XXXXXXXXX"),
                "XXXXXXXXXX.",
                "..........."));
    }

    /** A row of ten stones and an empty point. */
    private static String row(String first, String middle, String fill) {
        return (first + middle + fill).substring(0, 10) + ".";
    }
}
