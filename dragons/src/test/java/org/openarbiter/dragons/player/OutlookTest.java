package org.openarbiter.dragons.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.Diagrams;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analysis;

/** Whose the points of a position are expected to be. */
class OutlookTest {
    private static Outlook outlook(ReadingBoard board, int toMove) {
        return Outlook.of(board, Analysis.of(board, Effort.TABLE), toMove);
    }

    @Test
    void settled_territory_counts_in_full() {
        ReadingBoard board = Diagrams.board(List.of(".XO..", ".XO..", ".XO..", ".XO..", ".XO.."));
        Outlook outlook = outlook(board, 0);
        assertThat(outlook.owner(0)).isEqualTo(1, within(0.001));
        assertThat(outlook.owner(4)).isEqualTo(-1, within(0.001));
        assertThat(outlook.lead(0)).isEqualTo(10 - 15, within(0.001));
        assertThat(outlook.lead(1)).isEqualTo(15 - 10, within(0.001));
    }

    @Test
    void an_empty_board_is_nobodys() {
        assertThat(outlook(Diagrams.board(List.of("...", "...", "...")), 1).lead(0)).isZero();
    }

    @Test
    void what_is_critical_goes_to_the_player_to_move() {
        ReadingBoard board = Diagrams.board(List.of(
                ".........",
                ".........",
                ".........",
                "..O..O...",
                ".........",
                ".........",
                "OOOO.....",
                "XXXXO....",
                "...XO...."));
        int stone = board.topology().point("A2");
        assertThat(outlook(board, 0).life(stone)).isGreaterThan(0.9);
        assertThat(outlook(board, 1).life(stone)).isLessThan(0.1);
    }

    @Test
    void the_edge_makes_a_stone_in_the_corner_worth_more_than_one_in_the_middle() {
        ReadingBoard board = ReadingBoard.of(Diagrams.shape(19, 19));
        Outlook outlook = outlook(board, 0);
        int corner = board.topology().point("D4");
        int side = board.topology().point("K4");
        int middle = board.topology().point("K10");
        assertThat(outlook.leadWith(0, corner)).isGreaterThan(outlook.leadWith(0, side));
        assertThat(outlook.leadWith(0, side)).isGreaterThan(outlook.leadWith(0, middle));
    }
}
