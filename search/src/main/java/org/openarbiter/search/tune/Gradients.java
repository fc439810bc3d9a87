package org.openarbiter.search.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.Weights;

/**
 * Positions as an evaluation sees them: the value of each, and by how much it changes with each weight.
 *
 * <p>The changes are measured, each weight a step up and a step down, so that nothing need be known of the evaluation. Where it
 * is linear in its weights, or quadratic, they are exact but for its rounding.
 *
 * @param <B> the board of the game
 */
public final class Gradients<B extends Board> {
    private static final int STEP = 8;

    private final int[] numbers;
    private final Weights weights;
    private final Function<Weights, Evaluation<B>> evaluation;
    private final List<Row> rows = new ArrayList<>();

    /** What is known of a position; its arrays are handed out as they are, to be read only. */
    static final class Row {
        private final double value;
        private final int[] weights;
        private final float[] slopes;
        private final double points;
        private final int game;

        Row(double value, int[] weights, float[] slopes, double points, int game) {
            this.value = value;
            this.weights = weights;
            this.slopes = slopes;
            this.points = points;
            this.game = game;
        }

        /** In centipawns, for the side to move. */
        double value() {
            return value;
        }

        /** The numbers of the weights on which the value depends. */
        int[] weights() {
            return weights;
        }

        /** How much it changes with each of them. */
        float[] slopes() {
            return slopes;
        }

        double points() {
            return points;
        }

        int game() {
            return game;
        }
    }

    /** No positions yet, for an evaluation made from weights. */
    public Gradients(Weights weights, Function<Weights, Evaluation<B>> evaluation) {
        this.weights = weights;
        this.evaluation = evaluation;
        numbers = weights.numbers();
    }

    /** Takes positions; the more at once, the quicker. */
    public void add(List<Labeled<B>> positions) {
        List<int[]> found = new ArrayList<>();
        List<float[]> slopes = new ArrayList<>();
        int[] counts = new int[positions.size()];
        for (int i = 0; i < positions.size(); i++) {
            found.add(new int[16]);
            slopes.add(new float[16]);
        }
        for (int weight = 0; weight < numbers.length; weight++) {
            Evaluation<B> more = changed(weight, STEP);
            Evaluation<B> less = changed(weight, -STEP);
            for (int i = 0; i < positions.size(); i++) {
                B board = positions.get(i).board();
                int difference = more.of(board) - less.of(board);
                if (difference != 0) {
                    if (counts[i] == found.get(i).length) {
                        found.set(i, Arrays.copyOf(found.get(i), 2 * counts[i]));
                        slopes.set(i, Arrays.copyOf(slopes.get(i), 2 * counts[i]));
                    }
                    found.get(i)[counts[i]] = weight;
                    slopes.get(i)[counts[i]] = difference / (2f * STEP);
                    counts[i]++;
                }
            }
        }
        Evaluation<B> plain = evaluation();
        for (int i = 0; i < positions.size(); i++) {
            Labeled<B> position = positions.get(i);
            int[] weightsOfRow = Arrays.copyOf(found.get(i), counts[i]);
            float[] slopesOfRow = Arrays.copyOf(slopes.get(i), counts[i]);
            rows.add(new Row(plain.of(position.board()), weightsOfRow, slopesOfRow, position.points(), position.game()));
        }
    }

    private Evaluation<B> changed(int weight, int by) {
        int[] changed = numbers.clone();
        changed[weight] += by;
        return evaluation.apply(weights.with(changed));
    }

    /** The evaluation by the weights as they are. */
    public Evaluation<B> evaluation() {
        return evaluation.apply(weights);
    }

    /** How many positions there are. */
    public int size() {
        return rows.size();
    }

    /** How many numbers the weights have. */
    int weights() {
        return numbers.length;
    }

    /** The positions. */
    List<Row> rows() {
        return rows;
    }
}
