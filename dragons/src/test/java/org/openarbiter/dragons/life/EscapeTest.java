package org.openarbiter.dragons.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Answer;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.read.ReadingBoard;

/** What a look takes for an escape, for a wall and for a link. */
class EscapeTest {
    private static final long NODES = 100;

    private static final List<String> WAY_OUT = List.of(
            ".............",
            ".............",
            ".............",
            ".............",
            ".............",
            ".............",
            ".............",
            ".............",
            ".............",
            ".OOOOXOOOO...",
            ".OOOXXXOOO...",
            ".OOOOOOOOO...",
            ".............");

    @Test
    void aWayOutThatOneStoneBarsIsAnEscapeForWhoMovesFirst() {
        ReadingBoard board = Diagrams.board(WAY_OUT);
        assertThat(look(board, "F3", true)).isEqualTo(Verdict.ALIVE);
        assertThat(look(board, "F3", false)).isNotEqualTo(Verdict.ALIVE);
    }

    @Test
    void whoIsOutInTheOpenIsNotBarredByOneStone() {
        ReadingBoard board = Diagrams.board(WAY_OUT);
        board.play(ReadingBoard.BLACK, board.topology().point("F5"));
        board.play(ReadingBoard.BLACK, board.topology().point("F6"));
        assertThat(look(board, "F3", false)).isEqualTo(Verdict.ALIVE);
    }

    @Test
    void aStoneThatHasBeenPutInTheWayCloses() {
        ReadingBoard board = Diagrams.board(WAY_OUT);
        ReadingBoard barred = board.copy();
        barred.play(ReadingBoard.WHITE, board.topology().point("F6"));
        assertThat(look(barred, "F3", true)).isNotEqualTo(Verdict.ALIVE);
    }

    @Test
    void whatCanBeCapturedIsNoWall() {
        ReadingBoard board = Diagrams.board(List.of(
                ".........",
                ".........",
                "...XX....",
                "..XO.....",
                "..X......",
                ".........",
                ".........",
                ".........",
                "........."));
        int stone = board.topology().point("D6");
        assertThat(SafeStones.of(board, board.topology().point("C6")).isFirm(stone)).as("a ladder takes it").isFalse();
        board.play(ReadingBoard.WHITE, board.topology().point("F4"));
        assertThat(SafeStones.of(board, board.topology().point("C6")).isFirm(stone)).as("the ladder is broken").isTrue();
    }

    @Test
    void aStoneBetweenTheGroupAndItsFriendsLinksThem() {
        ReadingBoard board = Diagrams.board(List.of(
                ".XXXXXXXO",
                "XXX.XXXOO",
                "XXXX.XOOO",
                "XXXO..OOO",
                "XXXXOOO.O",
                "XXO..OOO.",
                "XXO.XXXOO",
                "XOO.OOXO.",
                "OOOOOOOOO"));
        int stone = board.topology().point("E3");
        assertThat(new LifeAndDeath(board, NODES).defend(stone))
                .returns(Fate.WIN, Answer::fate).returns(board.topology().point("D4"), Answer::point);
    }

    private static Verdict look(ReadingBoard board, String stone, boolean defenderToMove) {
        Surroundings around = Surroundings.of(board, SafeStones.of(board, board.topology().point(stone)));
        StaticEvaluation evaluation = new StaticEvaluation(around, new Enclosed(around));
        return evaluation.look(around.defenders(), around.attackers(), defenderToMove);
    }
}
