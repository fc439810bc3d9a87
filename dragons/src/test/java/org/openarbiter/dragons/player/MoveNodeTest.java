package org.openarbiter.dragons.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.openarbiter.dragons.read.ReadingBoard;

/** Which of three moves is tried next, and which is best, after games that are made up. */
class MoveNodeTest {
    private static final int[] POINTS = {2, 3, 5};
    private static final int NONE = ReadingBoard.EMPTY;

    private static MoveNode node() {
        MoveNode node = new MoveNode(POINTS.clone(), new double[] {0.01, 0.01, 0.01});
        for (int i = 0; i < POINTS.length; i++) {
            node.guess(i, 0.5, 10);
        }
        return node;
    }

    /** For each point who played there first: Black on 3, White on 5, nobody elsewhere. */
    private static int[] firstBy() {
        int[] firstBy = new int[6];
        Arrays.fill(firstBy, NONE);
        firstBy[3] = 0;
        firstBy[5] = 1;
        return firstBy;
    }

    @Test
    void of_equal_moves_the_likelier_guess_is_tried_first() {
        MoveNode node = node();
        node.guess(1, 0.6, 10);
        assertThat(node.choose()).isEqualTo(1);
    }

    @Test
    void of_equal_moves_the_one_that_good_players_prefer_is_tried_first() {
        MoveNode node = new MoveNode(POINTS.clone(), new double[] {0.1, 0.2, 0.7});
        for (int i = 0; i < POINTS.length; i++) {
            node.guess(i, 0.5, 10);
        }
        assertThat(node.choose()).isEqualTo(2);
        for (int i = 0; i < 20; i++) {
            node.count(2, 0.5, 0);
        }
        assertThat(node.choose()).isNotEqualTo(2);
    }

    @Test
    void a_move_that_a_side_played_later_counts_for_that_side_alone() {
        MoveNode black = node();
        black.countLater(firstBy(), 0, 1);
        assertThat(black.choose()).isEqualTo(1);
        MoveNode white = node();
        white.countLater(firstBy(), 1, 1);
        assertThat(white.choose()).isEqualTo(2);
    }

    @Test
    void a_move_with_which_games_are_lost_is_tried_less() {
        MoveNode node = node();
        node.countLater(firstBy(), 0, 0);
        assertThat(node.choose()).isNotEqualTo(1);
        node.count(0, 0, -9);
        node.countLater(new int[] {NONE, NONE, 0, NONE, NONE, NONE}, 0, 0);
        assertThat(node.choose()).isEqualTo(2);
    }

    /** Games that went on with a move come to count for more than those in which it came later. */
    @Test
    void many_games_with_a_move_outweigh_those_in_which_it_came_later() {
        MoveNode node = node();
        for (int i = 0; i < 5000; i++) {
            node.count(0, 0.4, -1);
            node.count(1, 0.6, 1);
            node.count(2, 0.3, -3);
            node.countLater(new int[] {NONE, NONE, 0, NONE, NONE, NONE}, 0, 0.7);
            node.countLater(new int[] {NONE, NONE, NONE, 0, NONE, NONE}, 0, 0.5);
            node.countLater(new int[] {NONE, NONE, NONE, NONE, NONE, 0}, 0, 0.3);
        }
        assertThat(node.choose()).isEqualTo(1);
    }

    /** Of moves alike, the one with fewer games is tried. */
    @Test
    void what_has_been_tried_less_is_explored() {
        MoveNode node = new MoveNode(new int[] {2, 3}, new double[] {0.5, 0.5});
        node.guess(0, 0.5, 10);
        node.guess(1, 0.5, 10);
        for (int i = 0; i < 200; i++) {
            node.count(0, 0.5, 0);
        }
        assertThat(node.choose()).isEqualTo(1);
    }

    @Test
    void the_move_with_most_games_is_the_likeliest_whatever_came_of_them() {
        MoveNode node = node();
        node.count(2, 0, -7);
        node.count(2, 0, -3);
        node.count(1, 1, 9);
        assertThat(node.likeliest()).isEqualTo(2);
        assertThat(node.lead(2)).isEqualTo(-5);
        assertThat(node.games(2)).isEqualTo(2);
        assertThat(node.lead(0)).isZero();
    }
}
