package org.openarbiter.search.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.Weights;

/** Weights are found again that decided the results of made-up games. */
class FitTest {
    private static final Weights TRUE = Weights.parse("material: 100/120 320/300 330/340 500/560 900/950\ntempo: 10/0");
    private static final Weights WRONG = Weights.parse("material: 100/120 320/300 330/340 440/500 900/950\ntempo: 10/0");
    private static final int ROOK = 3;
    private static final double SCALE = 0.004;
    private static final int GAMES = 1500;
    private static final int POSITIONS_A_GAME = 8;

    private static Gradients<ChessBoard> terms;

    /** Material alone, half for the middle game and half for the endgame. */
    private static Evaluation<ChessBoard> evaluation(Weights weights) {
        int[] material = weights.group("material", 5);
        int tempo = Weights.middle(weights.group("tempo", 1)[0]);
        return board -> {
            int sum = 0;
            for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
                int lead = Long.bitCount(board.squares(kind, 0)) - Long.bitCount(board.squares(kind, 1));
                sum += lead * (Weights.middle(material[kind - 1]) + Weights.end(material[kind - 1]));
            }
            return (board.toMove() == 0 ? sum : -sum) / 2 + tempo;
        };
    }

    /** Random games whose positions are won as often as the true weights say. */
    @BeforeAll
    static void play() {
        var random = new Random(7);
        Evaluation<ChessBoard> truth = evaluation(TRUE);
        terms = new Gradients<>(WRONG, FitTest::evaluation);
        for (int game = 0; game < GAMES; game++) {
            ChessBoard board = ChessBoard.start();
            int[] plays = new int[board.mostPlays()];
            List<Labeled<ChessBoard>> positions = new ArrayList<>();
            int count = board.legalPlays(board.toMove(), plays);
            for (int ply = 0; ply < 20 * POSITIONS_A_GAME && count > 0; ply++) {
                if (ply % 20 == 19) {
                    double expected = 1 / (1 + Math.exp(-SCALE * truth.of(board)));
                    positions.add(new Labeled<>(board.copy(), random.nextDouble() < expected ? 1 : 0, game));
                }
                board.play(board.toMove(), plays[random.nextInt(count)]);
                count = board.legalPlays(board.toMove(), plays);
            }
            terms.add(positions);
        }
    }

    @Test
    void slopes_tell_what_a_weight_is_worth_in_a_position() {
        for (Gradients.Row row : terms.rows()) {
            double material = 0;
            int[] numbers = WRONG.numbers();
            for (int i = 0; i < row.weights().length; i++) {
                material += row.slopes()[i] * numbers[row.weights()[i]];
            }
            assertThat(material).as("the sum of all weights with their slopes").isCloseTo(row.value(), within(1.0));
        }
    }

    @Test
    void a_wrong_weight_comes_nearer_to_the_true_one() {
        Fit.Fitted fitted = new Fit(terms, 400, 1).make();
        int[] numbers = WRONG.numbers();
        int rook = numbers[2 * ROOK] + fitted.changes().get(2 * ROOK) + numbers[2 * ROOK + 1]
                + fitted.changes().get(2 * ROOK + 1);
        assertThat(rook / 2).as("a rook, 470 before").isBetween(490, 550);
        assertThat(fitted.after()).isLessThan(fitted.before());
        assertThat(fitted.scale()).isCloseTo(SCALE, within(SCALE / 5));
    }

    @Test
    void a_narrow_spread_leaves_the_weights_where_they_are() {
        assertThat(new Fit(terms, 0.01, 1).make().changes()).containsOnly(0);
    }

    @Test
    void the_same_seed_gives_the_same_weights() {
        assertThat(new Fit(terms, 20, 3).make().changes()).isEqualTo(new Fit(terms, 20, 3).make().changes());
    }

    @Test
    void one_game_is_too_few() {
        assertThatThrownBy(() -> new Fit(new Gradients<>(WRONG, FitTest::evaluation), 20, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("too few games");
    }
}
