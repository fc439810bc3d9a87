package org.openarbiter.dragons.player;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.dragons.status.Effort;
import org.openarbiter.dragons.worms.Analyst;
import org.openarbiter.rules.go.score.Scoring;

/**
 * Learns which moves are played, from positions of games: weights of traits that make those moves most likely, by stochastic gradient ascent with a
 * rate of its own for each weight (J. Duchi and others, Adaptive Subgradient Methods, 2011). The same for the same positions and seed.
 */
public final class MoveTraining {
    private static final int PASSES = 6;
    private static final double RATE = 0.3;
    private static final double DECAY = 0.5;
    /** How much a weight is drawn to 0 whenever it is changed. */
    private static final double DRAW = 0.0003;
    private static final double FIRST_SQUARES = 0.01;
    /** Traits that fewer moves have are left out. */
    private static final int RARE = 20;

    private final long seed;
    private final Analyst analyst = new Analyst(Effort.TABLE);
    /** What the boards show. */
    private final List<Example> alone = new ArrayList<>();
    /** What they show without a latest move, but with an analysis: in the same order. */
    private final List<Example> analyzed = new ArrayList<>();

    /** The numbers of the traits of all moves of a position, and which of them was played. */
    private static final class Example {
        private final int[][] moves;
        private final int played;

        Example(List<int[]> moves, int played) {
            this.moves = moves.toArray(int[][]::new);
            this.played = played;
        }
    }

    /** Nothing learned yet. */
    public MoveTraining(long seed) {
        this.seed = seed;
    }

    /**
     * Adds a position of a game, unless the move could not be expected there, such as one into an own eye.
     *
     * @param latest the point of the move before; {@link ReadingBoard#PASS} if there is none
     * @param played the point that was played on
     */
    public void add(ReadingBoard board, int seat, int latest, int played) {
        Turn turn = new Turn(board, seat, Scoring.AREA, any -> true);
        if (!turn.mayPlay(played)) {
            return;
        }
        BoardTraits traits = new BoardTraits(board);
        SceneTraits more = new SceneTraits(Scene.of(turn, analyst.analyze(board)));
        int[] numbers = new int[BoardTraits.MOST];
        List<int[]> first = new ArrayList<>();
        List<int[]> second = new ArrayList<>();
        int index = 0;
        for (int point = 0; point < board.points(); point++) {
            if (turn.mayPlay(point)) {
                index = point == played ? first.size() : index;
                first.add(Arrays.copyOf(numbers, traits.write(seat, point, latest, numbers)));
                int count = traits.write(seat, point, ReadingBoard.PASS, numbers);
                int[] seen = more.of(point);
                int[] all = Arrays.copyOf(numbers, count + seen.length);
                System.arraycopy(seen, 0, all, count, seen.length);
                second.add(all);
            }
        }
        alone.add(new Example(first, index));
        analyzed.add(new Example(second, index));
    }

    /** How many positions there are. */
    public int size() {
        return alone.size();
    }

    /** The weights that were learned from the positions, as {@code moves.txt} has them. */
    public String learn() {
        return MoveModel.write(learn(alone), learn(analyzed));
    }

    /**
     * In how many of a hundred positions the likeliest move was played; where several are, each counts for its share.
     *
     * @param weights what {@link #learn} has written
     * @param isAnalyzed whether the analysis is asked as well
     */
    public double percent(String weights, boolean isAnalyzed) {
        double[] learned = MoveModel.parse(weights)[isAnalyzed ? 1 : 0];
        List<Example> examples = isAnalyzed ? analyzed : alone;
        return 100 * examples.stream().mapToDouble(example -> share(likelihoods(learned, example), example.played)).average().orElse(0);
    }

    private static double share(double[] likely, int played) {
        double most = Arrays.stream(likely).max().orElse(0);
        return likely[played] < most ? 0 : 1.0 / Arrays.stream(likely).filter(other -> other == most).count();
    }

    private static double[] likelihoods(double[] weights, Example example) {
        double[] likely = new double[example.moves.length];
        for (int i = 0; i < likely.length; i++) {
            likely[i] = MoveModel.sum(weights, example.moves[i], example.moves[i].length);
        }
        return MoveModel.shares(likely);
    }

    private double[] learn(List<Example> given) {
        List<Example> examples = new ArrayList<>(given);
        Random random = new Random(seed);
        double[] weights = new double[Trait.NUMBERS];
        double[] squares = new double[Trait.NUMBERS];
        double[] gradient = new double[Trait.NUMBERS];
        Arrays.fill(squares, FIRST_SQUARES);
        for (int pass = 0; pass < PASSES; pass++) {
            Collections.shuffle(examples, random);
            double rate = RATE / (1 + DECAY * pass);
            examples.forEach(example -> learn(example, rate, weights, squares, gradient));
        }
        leaveOutRare(examples, weights);
        return weights;
    }

    /** Learns from an example; the gradient is 0 before and after. */
    private static void learn(Example example, double rate, double[] weights, double[] squares, double[] gradient) {
        double[] likely = likelihoods(weights, example);
        for (int i = 0; i < likely.length; i++) {
            for (int number : example.moves[i]) {
                gradient[number] += (i == example.played ? 1 : 0) - likely[i];
            }
        }
        for (int[] move : example.moves) {
            for (int number : move) {
                if (gradient[number] != 0) {
                    double step = gradient[number] - DRAW * weights[number];
                    squares[number] += step * step;
                    weights[number] += rate * step / Math.sqrt(squares[number]);
                    gradient[number] = 0;
                }
            }
        }
    }

    private static void leaveOutRare(List<Example> examples, double[] weights) {
        int[] counts = new int[Trait.NUMBERS];
        for (Example example : examples) {
            for (int[] move : example.moves) {
                for (int number : move) {
                    counts[number]++;
                }
            }
        }
        for (int number = 0; number < counts.length; number++) {
            weights[number] = counts[number] < RARE ? 0 : weights[number];
        }
    }
}
