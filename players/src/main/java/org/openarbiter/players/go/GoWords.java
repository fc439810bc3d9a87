package org.openarbiter.players.go;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.openarbiter.dragons.read.Fate;
import org.openarbiter.dragons.worms.PageOrder;
import org.openarbiter.players.gtp.GtpArguments;
import org.openarbiter.players.gtp.GtpException;
import org.openarbiter.rules.go.board.GoBoard;

/** Colors and vertices as GTP writes them. */
final class GoWords {
    /** How the answers name a vertex that is none. */
    static final String PASS = "PASS";

    private static final List<String> COLORS = List.of("black", "white");

    private GoWords() {}

    /** The seat of a color: black, white, or the first letter. */
    static int color(GtpArguments arguments, int index) throws GtpException {
        return switch (arguments.text(index, "color").toLowerCase(Locale.ROOT)) {
            case "b", "black" -> 0;
            case "w", "white" -> 1;
            default -> throw new GtpException("invalid color");
        };
    }

    /** The name of a seat; {@code empty} for nobody's. */
    static String color(int seat) {
        return seat == GoBoard.EMPTY ? "empty" : COLORS.get(seat);
    }

    /** The point of a vertex. */
    static int vertex(GtpArguments arguments, int index, GoBoard board) throws GtpException {
        int point = board.topology().point(arguments.text(index, "vertex"));
        if (point < 0) {
            throw new GtpException("invalid coordinate");
        }
        return point;
    }

    /** The point of a vertex on which a stone stands. */
    static int stone(GtpArguments arguments, int index, GoBoard board) throws GtpException {
        int point = vertex(arguments, index, board);
        if (board.stoneAt(point) == GoBoard.EMPTY) {
            throw new GtpException("vertex must not be empty");
        }
        return point;
    }

    /** The point of a vertex on which no stone stands. */
    static int empty(GtpArguments arguments, int index, GoBoard board) throws GtpException {
        int point = vertex(arguments, index, board);
        if (board.stoneAt(point) != GoBoard.EMPTY) {
            throw new GtpException("vertex must be empty");
        }
        return point;
    }

    /** The play of a vertex or a pass. */
    static int play(GtpArguments arguments, int index, GoBoard board) throws GtpException {
        return arguments.text(index, "vertex").equalsIgnoreCase(PASS) ? board.pass() : board.at(vertex(arguments, index, board));
    }

    /** A constant as the protocol writes it: in lower case. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** A point or a pass in letters; whatever is no point of the board is a pass. */
    static String name(GoBoard board, int play) {
        return board.isStone(play) ? board.pointName(play) : PASS;
    }

    /**
     * The number of a fate in the tables of worms and dragons, where it is not the one of the commands: 0, 1, 4 or 5 for sure.
     */
    static int rawCode(Fate fate) {
        return switch (fate) {
            case LOSS -> 0;
            case KO_NEEDS_THREAT -> 1;
            case KO -> 4;
            case WIN -> 5;
        };
    }

    /** Points in one line, rows from the top, columns from the left. */
    static String list(GoBoard board, Collection<Integer> points) {
        return points.stream().sorted(PageOrder.of(board.topology())).map(board::pointName).collect(Collectors.joining(" "));
    }
}
