package org.openarbiter.search.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.FenException;
import org.openarbiter.search.alphabeta.Weights;

/** The evaluation sees both sides and both wings alike, and counts its terms as a slow twin does. */
class ChessEvaluationTest {
    private static final int POSITIONS = 3000;
    private static final Weights OWN = Weights.of(ChessEvaluation.class, "weights.txt");

    /** A position at random, all pieces on the board, so that the middle game alone counts; some of them promoted. */
    private static String placement(Random random) {
        char[] squares = new char[64];
        Arrays.fill(squares, '.');
        for (char piece : "KkQqRRrrBBbbNNnn".toCharArray()) {
            put(piece, 0, 64, squares, random);
        }
        for (char pawn : "PPPPPPPPpppppppp".toCharArray()) {
            if (random.nextInt(4) > 0) {
                put(pawn, 8, 56, squares, random);
            }
        }
        List<String> ranks = new ArrayList<>();
        for (int rank = 7; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder();
            int empty = 0;
            for (int file = 0; file < 8; file++) {
                char letter = squares[8 * rank + file];
                if (letter == '.') {
                    empty++;
                } else {
                    line.append(empty > 0 ? String.valueOf(empty) : "").append(letter);
                    empty = 0;
                }
            }
            ranks.add(line.append(empty > 0 ? String.valueOf(empty) : "").toString());
        }
        return String.join("/", ranks);
    }

    private static void put(char piece, int from, int to, char[] squares, Random random) {
        int square = from + random.nextInt(to - from);
        while (squares[square] != '.') {
            square = from + random.nextInt(to - from);
        }
        squares[square] = piece;
    }

    /** Positions in which White is to move. */
    private static List<String> placements(long seed) {
        var random = new Random(seed);
        List<String> all = new ArrayList<>();
        while (all.size() < POSITIONS) {
            String placement = placement(random);
            try {
                ChessBoard.of(placement + " w - - 0 1");
                all.add(placement);
            } catch (FenException e) {
                // Black would be in check.
            }
        }
        return all;
    }

    private static int value(Weights weights, String placement, char toMove) throws FenException {
        return new ChessEvaluation(weights).of(ChessBoard.of(placement + " " + toMove + " - - 0 1"));
    }

    @Test
    void colors_and_wings_count_alike() throws Exception {
        ChessEvaluation evaluation = new ChessEvaluation();
        for (String placement : placements(1)) {
            String colors = Placements.colorsSwapped(placement);
            String wings = Placements.wingsSwapped(placement);
            int value = evaluation.of(ChessBoard.of(placement + " w - - 0 1"));
            assertThat(evaluation.of(ChessBoard.of(colors + " b - - 0 1"))).as("%s with the colors swapped", placement).isEqualTo(value);
            assertThat(evaluation.of(ChessBoard.of(wings + " w - - 0 1"))).as("%s with the wings swapped", placement).isEqualTo(value);
        }
    }

    @Test
    void squares_that_both_attack() throws Exception {
        counts("restricted", 0, SlowTerms::restricted);
    }

    @Test
    void threats_by_a_step_of_a_pawn() throws Exception {
        counts("threat-by-push", 0, SlowTerms::pushes);
    }

    @Test
    void knights_and_bishops_behind_a_pawn() throws Exception {
        counts("behind-pawn", 0, terms -> terms.behindPawns('n'));
        counts("behind-pawn", 1, terms -> terms.behindPawns('b'));
    }

    @Test
    void pawns_on_the_color_of_a_bishop() throws Exception {
        counts("pawns-of-bishop-color", 0, SlowTerms::pawnsOfColor);
    }

    @Test
    void the_way_of_a_passed_pawn() throws Exception {
        for (int term = 0; term < 3; term++) {
            int wanted = term;
            counts("passed-pawns-path", term, terms -> terms.passedPaths(wanted));
        }
    }

    /** A term weighs one, all others nothing: its value is the difference of the two counts. */
    private static void counts(String group, int number, ToIntFunction<SlowTerms> count) throws FenException {
        Weights weights = OWN.with(new int[OWN.numbers().length]);
        weights.groups().get(group)[number] = Weights.pack(1, 0);
        int different = 0;
        for (String placement : placements(2)) {
            int wanted = count.applyAsInt(new SlowTerms(placement, true)) - count.applyAsInt(new SlowTerms(placement, false));
            assertThat(value(weights, placement, 'w')).as("%s %d in %s", group, number, placement).isEqualTo(wanted);
            different += wanted == 0 ? 0 : 1;
        }
        assertThat(different).as("positions in which the term says something").isGreaterThan(POSITIONS / 50);
    }

    @Test
    void danger_to_the_kings() throws Exception {
        int[] assault = {0, 0, 11, 13, 17, 19};
        int[] check = {0, 0, 41, 31, 43, 53};
        Weights weights = OWN.with(new int[OWN.numbers().length]);
        for (int kind = 2; kind < 6; kind++) {
            weights.groups().get("assault")[kind] = Weights.pack(assault[kind], 0);
            weights.groups().get("safe-check")[kind] = Weights.pack(check[kind], 0);
        }
        weights.groups().get("weak-ring")[0] = Weights.pack(7, 0);
        for (String placement : placements(3)) {
            int white = new SlowTerms(placement, true).danger(assault, check, 7);
            int black = new SlowTerms(placement, false).danger(assault, check, 7);
            assertThat(value(weights, placement, 'w')).as(placement).isEqualTo(white * white / 256 - black * black / 256);
        }
    }
}
