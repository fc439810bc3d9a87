package org.openarbiter.dragons.player;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openarbiter.dragons.read.PatternFile;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * How likely each move is to be played, by its {@link Trait}s: the product of a factor for each, in proportion to that of all moves.
 *
 * <p>Source: R. Coulom, Computing Elo Ratings of Move Patterns in the Game of Go (2007): each move is a team of its traits and competes with all other
 * moves. The logarithms of the factors stand in {@code moves.txt}; {@link MoveTraining} has learned them from games. Not safe from several threads.
 */
final class MoveModel {
    private static final String FILE = "moves.txt";
    private static final String NONE = "-";
    private static final Pattern LINE = Pattern.compile("(\\S+) (\\S+) (-|-?\\d+\\.\\d+) (-|-?\\d+\\.\\d+)");
    private static final Pattern DEGREE = Pattern.compile("\\d{1,3}");
    private static final double[][] WEIGHTS = parse(PatternFile.text(MoveModel.class, FILE));

    private final BoardTraits board;
    private final int[] numbers = new int[BoardTraits.MOST];

    /** Likelihoods of moves on a board, whatever stands on it when they are asked for. */
    MoveModel(ReadingBoard board) {
        this.board = new BoardTraits(board);
    }

    /**
     * How likely each of some moves is, by what the board shows; together they are 1.
     *
     * @param latest the point of the latest move; {@link ReadingBoard#PASS} if there is none
     */
    double[] likelihoods(int seat, int[] points, int latest) {
        double[] likely = new double[points.length];
        for (int i = 0; i < points.length; i++) {
            likely[i] = sum(WEIGHTS[0], numbers, board.write(seat, points[i], latest, numbers));
        }
        return shares(likely);
    }

    /** The same with what an analysis of the board shows besides, whatever was played last. */
    double[] likelihoods(Scene scene, int[] points) {
        SceneTraits traits = new SceneTraits(scene);
        double[] likely = new double[points.length];
        for (int i = 0; i < points.length; i++) {
            int count = board.write(scene.turn().seat(), points[i], ReadingBoard.PASS, numbers);
            int[] more = traits.of(points[i]);
            likely[i] = sum(WEIGHTS[1], numbers, count) + sum(WEIGHTS[1], more, more.length);
        }
        return shares(likely);
    }

    /** The sum of the weights of the first of some numbers of traits. */
    static double sum(double[] weights, int[] numbers, int count) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += weights[numbers[i]];
        }
        return sum;
    }

    /** Turns logarithms into shares of their sum, in place. */
    static double[] shares(double[] logarithms) {
        double most = Arrays.stream(logarithms).max().orElse(0);
        double sum = 0;
        for (int i = 0; i < logarithms.length; i++) {
            logarithms[i] = Math.exp(logarithms[i] - most);
            sum += logarithms[i];
        }
        for (int i = 0; i < logarithms.length; i++) {
            logarithms[i] /= sum;
        }
        return logarithms;
    }

    /**
     * Reads weights: lines of a trait, its degree, and its weights on a board alone and with an analysis.
     *
     * @return for each number of a trait its weight, first on a board alone, then with an analysis
     * @throws IllegalArgumentException if the text is no list of weights; the message quotes the line
     */
    static double[][] parse(String text) {
        double[][] weights = new double[2][Trait.NUMBERS];
        for (List<String> paragraph : PatternFile.paragraphs(text)) {
            for (String line : paragraph) {
                Matcher fields = LINE.matcher(line);
                int number = fields.matches() ? number(fields.group(1), fields.group(2)) : -1;
                if (number < 0) {
                    throw new IllegalArgumentException("\"" + line + "\" is not a trait with its degree and two weights");
                }
                for (int i = 0; i < weights.length; i++) {
                    String weight = fields.group(i + 3);
                    weights[i][number] = weight.equals(NONE) ? 0 : Double.parseDouble(weight);
                }
            }
        }
        return weights;
    }

    private static int number(String name, String degree) {
        for (Trait trait : Trait.values()) {
            if (trait.toString().equals(name)) {
                int value = trait == Trait.RING ? BoardTraits.code(degree) : DEGREE.matcher(degree).matches() ? Integer.parseInt(degree) : -1;
                return value >= 0 && value < trait.degrees() ? trait.at(value) : -1;
            }
        }
        return -1;
    }

    /** Writes weights as {@link #parse} reads them; those that are 0 in both are left out. */
    static String write(double[] alone, double[] analyzed) {
        StringBuilder text = new StringBuilder();
        for (Trait trait : Trait.values()) {
            for (int degree = 0; degree < trait.degrees(); degree++) {
                int number = trait.at(degree);
                if (alone[number] != 0 || analyzed[number] != 0) {
                    String value = trait == Trait.RING ? BoardTraits.signs(degree) : Integer.toString(degree);
                    text.append(trait).append(' ').append(value)
                            .append(' ').append(write(alone[number])).append(' ').append(write(analyzed[number])).append('\n');
                }
            }
        }
        return text.toString();
    }

    private static String write(double weight) {
        return weight == 0 ? NONE : String.format(Locale.ROOT, "%.2f", weight).replaceFirst("^-(0\\.00)$", "$1");
    }
}
