package org.openarbiter.bench.corpus;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.openarbiter.dragons.read.ReadingBoard;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.board.Shapes;
import org.openarbiter.rules.go.board.Topology;

/**
 * One problem of the corpus: a position, a question in the words of the Go Text Protocol, and what is right. One line of text, see
 * {@code cases/go/problems/README.md}.
 *
 * @param id its kind and a number
 * @param question a command and its vertices, such as {@code owl_attack D4}
 * @param codes the right codes, one or two
 * @param moves the first moves that achieve that; none where nothing has to be played
 * @param open first moves of which it is not known
 * @param known how the answer is known
 * @param positions how many positions its proof looked at
 * @param rows the stones, from the top row down: {@code x} black, {@code o} white, numbers for empty points
 */
public record Problem(
        String id, String question, String codes, List<String> moves, List<String> open, List<String> known, long positions, String rows) {
    private static final String BETWEEN = " | ";
    private static final int COLUMNS = 8;

    public Problem {
        moves = List.copyOf(moves);
        open = List.copyOf(open);
        known = List.copyOf(known);
    }

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is none
     */
    static Problem read(String line) {
        String[] columns = line.split(" \\| ", -1);
        if (columns.length != COLUMNS) {
            throw new IllegalArgumentException("a problem has " + COLUMNS + " columns: " + line);
        }
        return new Problem(columns[0], columns[1], columns[2], words(columns[3]), words(columns[4]), words(columns[5]),
                Long.parseLong(columns[6]), columns[7]);
    }

    private static List<String> words(String column) {
        return column.equals("-") ? List.of() : List.of(column.split(" "));
    }

    private static String column(List<String> words) {
        return words.isEmpty() ? "-" : String.join(" ", words);
    }

    /** Its line. */
    String line() {
        return String.join(BETWEEN, id, question, codes, column(moves), column(open), column(known), Long.toString(positions), rows);
    }

    /** What it is about. */
    public Kind kind() {
        return Kind.valueOf(id.substring(0, id.indexOf('-')).toUpperCase(Locale.ROOT));
    }

    /** The same problem under another id. */
    Problem named(String name) {
        return new Problem(name, question, codes, moves, open, known, positions, rows);
    }

    /** The command of the question. */
    public String command() {
        return question.split(" ")[0];
    }

    /** The points that the question names. */
    public List<Integer> points() {
        Topology topology = topology(rows.split("/").length);
        return Stream.of(question.split(" ")).skip(1).map(topology::point).toList();
    }

    /** The position; no ko is forbidden in it. */
    public ReadingBoard board() {
        int side = rows.split("/").length;
        return ReadingBoard.of(topology(side), stones(rows), ReadingBoard.PASS);
    }

    /** Whether an answer is right: the codes are, and the first move is among those that work or may do. */
    public boolean isRight(String answer) {
        List<String> words = List.of(answer.strip().split("\\s+"));
        int count = codes.split(" ").length;
        if (words.size() < count || !String.join(" ", words.subList(0, count)).equals(codes)) {
            return false;
        }
        String move = words.size() > count ? words.get(count).toUpperCase(Locale.ROOT) : "";
        return moves.isEmpty() || moves.contains(move) || open.contains(move);
    }

    /** The square board of a number of columns. */
    static Topology topology(int side) {
        try {
            return Shapes.of(side + "x" + side);
        } catch (InputException impossible) {
            throw new IllegalArgumentException("no board of " + side, impossible);
        }
    }

    private static int[] stones(String rows) {
        String[] lines = rows.split("/");
        int side = lines.length;
        int[] stones = new int[side * side];
        Arrays.fill(stones, ReadingBoard.EMPTY);
        for (int row = 0; row < side; row++) {
            int column = 0;
            for (int at = 0; at < lines[row].length(); at++) {
                char drawn = lines[row].charAt(at);
                if (Character.isDigit(drawn)) {
                    boolean isLong = at + 1 < lines[row].length() && Character.isDigit(lines[row].charAt(at + 1));
                    column += isLong ? Integer.parseInt(lines[row].substring(at, at + 2)) : drawn - '0';
                    at += isLong ? 1 : 0;
                } else {
                    stones[(side - 1 - row) * side + column++] = drawn == 'x' ? ReadingBoard.BLACK : ReadingBoard.WHITE;
                }
            }
        }
        return stones;
    }

    /** The rows of a position. */
    static String rows(ReadingBoard board) {
        int side = board.topology().width();
        return String.join("/", IntStream.range(0, side).mapToObj(row -> row(board, side, side - 1 - row)).toList());
    }

    private static String row(ReadingBoard board, int side, int row) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (int column = 0; column < side; column++) {
            int stone = board.stoneAt(row * side + column);
            if (stone == ReadingBoard.EMPTY) {
                empty++;
            } else {
                text.append(empty > 0 ? Integer.toString(empty) : "").append(stone == ReadingBoard.BLACK ? 'x' : 'o');
                empty = 0;
            }
        }
        return text.append(empty > 0 ? Integer.toString(empty) : "").toString();
    }
}
