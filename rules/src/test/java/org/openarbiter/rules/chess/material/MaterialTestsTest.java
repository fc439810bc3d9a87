package org.openarbiter.rules.chess.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.FenException;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.dead.MatingProspects;
import org.openarbiter.rules.chess.dead.Obstacle;
import org.openarbiter.rules.chess.dead.Prospect;

/**
 * The tests of material on all combinations of up to two men of each kind, each on a board, against tables of letters: {@code N} a
 * knight, {@code D} a bishop on a dark square, {@code L} one on a light square.
 */
final class MaterialTestsTest {
    private static final List<String> MEN = combinations();

    /** What a side has, and what the other has, so that the first has too little: the slow twin of each test, as patterns. */
    private static final Map<String, BiPredicate<String, String>> TABLES = Map.of(
            "bare king", has("", ".*"),
            "one minor", has("[NDL]?", ".*"),
            "two knights", has("[NDL]?|NN", ".*"),
            "14E", has("[NDL]?", ".*").or(has("NN", "[^P]*")),
            "scalachess", has("", ".*").or(has("N", "Q*")).or(has("D+", "[QRD]*")).or(has("L+", "[QRL]*")));

    private static final Map<String, MaterialTest> TESTS = Map.of(
            "bare king", new BareKing(), "one minor", new OneMinor(), "two knights", new TwoKnights(), "14E", new Rule14E(),
            "scalachess", new Scalachess());

    private static BiPredicate<String, String> has(String own, String other) {
        Pattern first = Pattern.compile(own);
        Pattern second = Pattern.compile(other);
        return (a, b) -> first.matcher(a).matches() && second.matcher(b).matches();
    }

    /** Queens, rooks, bishops, knights and pawns, in this order. */
    private static List<String> combinations() {
        List<String> all = new ArrayList<>(List.of(""));
        for (String kind : List.of("Q", "R", "D", "L", "N", "P")) {
            List<String> more = new ArrayList<>();
            for (String men : all) {
                more.addAll(List.of(men, men + kind, men + kind + kind));
            }
            all = more;
        }
        return all.stream().filter(men -> men.length() <= 3).toList();
    }

    /** The men of both sides on squares where Black is not in check and no pawn stands before another. */
    private static ChessBoard board(String white, String black) throws FenException {
        char[][] squares = new char[8][8];
        squares[0][0] = 'K';
        squares[7][7] = 'k';
        put(squares, white, true, "d2f2e3", "c2e2d3");
        put(squares, black, false, "e5g5b6", "d5f5c6");
        return Drawn.board(squares, "w");
    }

    private static void put(char[][] squares, String men, boolean white, String dark, String light) {
        for (int i = 0; i < men.length(); i++) {
            char letter = men.charAt(i);
            String where = letter == 'L' ? light : dark;
            char piece = letter == 'D' || letter == 'L' ? 'B' : letter;
            squares[where.charAt(2 * i + 1) - '1'][where.charAt(2 * i) - 'a'] = white ? piece : Character.toLowerCase(piece);
        }
    }

    @Test
    void each_test_agrees_with_its_table_on_all_material() throws FenException {
        Map<String, Integer> lacking = new TreeMap<>();
        for (String white : MEN) {
            for (String black : MEN) {
                ChessBoard board = board(white, black);
                for (Map.Entry<String, MaterialTest> test : TESTS.entrySet()) {
                    BiPredicate<String, String> table = TABLES.get(test.getKey());
                    String context = test.getKey() + ": " + board;
                    assertThat(lacksByMaterial(test.getValue(), board, Piece.WHITE)).as(context).isEqualTo(table.test(white, black));
                    assertThat(lacksByMaterial(test.getValue(), board, Piece.BLACK)).as(context).isEqualTo(table.test(black, white));
                    lacking.merge(test.getKey(), table.test(white, black) ? 1 : 0, Integer::sum);
                }
            }
        }
        assertThat(lacking).allSatisfy((test, count) -> assertThat(count).as(test).isGreaterThanOrEqualTo(MEN.size()));
    }

    private static boolean lacksByMaterial(MaterialTest test, ChessBoard board, int side) {
        return test instanceof Scalachess ? Scalachess.lacksAsItStands(board, side) : test.lacks(board, side);
    }

    @Test
    void scalachess_calls_too_little_exactly_what_can_be_no_mate_anywhere() throws FenException {
        for (String white : MEN) {
            for (String black : MEN) {
                ChessBoard board = board(white, black);
                boolean proved = MatingProspects.canMate(board, Piece.WHITE, 1) instanceof Prospect.Impossible impossible
                        && impossible.obstacle() == Obstacle.MATERIAL;
                assertThat(Scalachess.lacksAsItStands(board, Piece.WHITE)).as(board.toText()).isEqualTo(proved);
            }
        }
    }

    @Test
    void dead_material_agrees_with_its_table() throws FenException {
        BiPredicate<String, String> one = has("[NDL]?", "[NDL]?");
        BiPredicate<String, String> bare = has("[NDL]?", "").or(has("", "[NDL]")).or(has("D*", "D*")).or(has("L*", "L*"));
        for (String white : MEN) {
            for (String black : MEN) {
                ChessBoard board = board(white, black);
                assertThat(DeadMaterial.isBare(board)).as(board.toText()).isEqualTo(bare.test(white, black));
                assertThat(DeadMaterial.isScalachess(board)).as(board.toText()).isEqualTo(bare.test(white, black));
                assertThat(DeadMaterial.isAtMostOneMinor(board)).as(board.toText())
                        .isEqualTo(has("[NDL]?", "").or(has("", "[NDL]")).test(white, black));
                assertThat(DeadMaterial.isChessCom(board)).as(board.toText())
                        .isEqualTo(one.or(has("NN", "")).or(has("", "NN")).test(white, black));
            }
        }
    }

    @Test
    void what_is_dead_stays_dead_under_every_capture() throws FenException {
        for (String white : MEN) {
            for (String black : MEN) {
                ChessBoard board = board(white, black);
                for (int i = 0; i < white.length(); i++) {
                    ChessBoard taken = board(white.substring(0, i) + white.substring(i + 1), black);
                    assertThat(!DeadMaterial.isChessCom(board) || DeadMaterial.isChessCom(taken)).as(board.toText()).isTrue();
                    assertThat(!DeadMaterial.isBare(board) || DeadMaterial.isBare(taken)).as(board.toText()).isTrue();
                    assertThat(!DeadMaterial.isAtMostOneMinor(board) || DeadMaterial.isAtMostOneMinor(taken)).as(board.toText()).isTrue();
                }
            }
        }
    }

    @Test
    void men_have_names() throws FenException {
        assertThat(Men.of(board("", "NN"), Piece.WHITE).text()).isEqualTo("bare king");
        assertThat(Men.of(board("", "NN"), Piece.BLACK).text()).isEqualTo("king and two knights");
        assertThat(Men.of(board("QLP", ""), Piece.WHITE).text()).isEqualTo("king, queen, bishop and pawn");
    }
}
