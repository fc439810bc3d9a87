package org.openarbiter.dragons.race;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** What who moves first in a race gets for his one move. */
class InitiativeTest {
    private static final String RACES = "/org/openarbiter/dragons/race/initiatives.csv";
    private static final long NODES = 50_000;

    private static Initiative ask(ReadingBoard board, String own, String rival, long limit) {
        return Initiative.of(board, board.topology().point(own), board.topology().point(rival), limit, 0, Initiative.Apart.UNKNOWN);
    }

    private static void assertNobodyKills(Initiative initiative) {
        assertThat(initiative)
                .returns(Fate.WIN, Initiative::saved)
                .returns(Fate.LOSS, Initiative::killed)
                .returns(Answer.NONE, Initiative::move);
    }

    /**
     * A race and the answer.
     *
     * @param rows from the top, divided by strokes
     * @param moves the good ones; empty if there is none
     */
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = RACES, numLinesToSkip = 1)
    void theMoveDoesForBothGroupsWhatIsSaid(String why, String rows, String own, String rival, Fate saved, Fate killed, String moves) {
        ReadingBoard board = Diagrams.board(List.of(rows.split("/")));
        Initiative initiative = ask(board, own, rival, NODES);
        assertThat(initiative).as(why).returns(saved, Initiative::saved).returns(killed, Initiative::killed);
        if (moves == null) {
            assertThat(initiative.move()).isEqualTo(Answer.NONE);
        } else {
            assertThat(board.topology().pointName(initiative.move())).isIn((Object[]) moves.split(" "));
        }
    }

    /** However early the limit ends the search. */
    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = RACES, numLinesToSkip = 1)
    void whoKillsIsSavedAndNamesAMove(String why, String rows, String own, String rival) {
        ReadingBoard board = Diagrams.board(List.of(rows.split("/")));
        for (long limit = 1; limit <= NODES; limit *= 4) {
            Initiative initiative = ask(board, own, rival, limit);
            assertThat(initiative.killed()).as("%s, limit %d", why, limit).isLessThanOrEqualTo(initiative.saved());
            assertThat(initiative.killed().succeeds() && initiative.move() == Answer.NONE).as("%s, limit %d", why, limit).isFalse();
        }
    }

    @Test
    void inASekiBothAreSafeAndNobodyKills() {
        ReadingBoard board = Diagrams.board(List.of(
                "...........",
                "...........",
                "OOOOOOOO...",
                "XXXXXXXO...",
                ".OOOO.XO..."));
        assertNobodyKills(ask(board, "G2", "C1", NODES));
        assertNobodyKills(ask(board, "C1", "G2", NODES));
    }

    /** Positions in which the other stone would be taken by a ko that was taken just now. */
    @ParameterizedTest
    @CsvSource({
        ".O..OX./OOO..../.XXO.O./O..X.../.XX...O/X.OXOO*/..XX.XO, B5, G1",
        "O*OXO.X/XO..O../.OX..../..X.XXX/..X...X/O.O..../..XO.O., G3, A7",
        "X*XX..X/OX...../...X.X./....OOX/O.....X/.X..O.X/O.O...., E4, A7",
        "....O*O/O..O.OX/X.XOO../...X.../.X...XX/....OX./.XOO..X, F2, G7"})
    void aKoTakenJustNowIsNotRetakenAtOnce(String rows, String own, String rival) {
        ReadingBoard board = Diagrams.board(List.of(rows.split("/")));
        Initiative initiative = ask(board, own, rival, NODES);
        assertThat(initiative.move()).isNotEqualTo(board.koPoint());
        assertThat(initiative.saved()).isEqualTo(Fate.WIN);
    }

    /** Black has room to run, but two liberties only: White takes the stones before they are out. */
    @Test
    void whoRunsNeedsLiberties() {
        ReadingBoard board = Diagrams.board(List.of(
                ".............",
                ".............",
                ".............",
                ".............",
                ".............",
                ".............",
                "..O..........",
                "..O..........",
                "..OX.........",
                ".XXOO........",
                "..OXXX.......",
                "............."));
        assertThat(board.topology().pointName(ask(board, "D4", "D3", NODES).move())).isEqualTo("E4");
    }

    @Test
    void stonesOfOneColorDoNotRace() {
        ReadingBoard board = Rows.board("OOO....OO..", "XXX....XX..");
        assertThatIllegalArgumentException().isThrownBy(() -> ask(board, "D5", "D5", NODES));
    }
}
