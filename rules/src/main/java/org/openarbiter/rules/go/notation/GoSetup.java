package org.openarbiter.rules.go.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.go.board.GameTerms;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;
import org.openarbiter.rules.sgf.SgfNode;
import org.openarbiter.rules.sgf.SgfPoints;
import org.openarbiter.rules.sgf.SgfProperty;

/** Stones as {@code AB}, {@code AW} and {@code AE} put and remove them, before a game starts or in its middle. */
final class GoSetup {
    /** Rectangles are short to write: without a limit a small file would ask for any amount of work. */
    private static final int MOST_LISTED = 16 * Topology.MOST_POINTS;

    private static final Set<String> SETUPS = Set.of("AB", "AW", "AE");
    private static final byte NOT_SET = Byte.MIN_VALUE;

    private final GoLines lines;
    private final byte[] stones;
    /** How many stones each seat has lost before, where it was reached by play. */
    private final int[] lost = new int[2];
    private boolean midgame;

    GoSetup(GoLines lines) {
        this.lines = lines;
        stones = new byte[lines.width() * lines.height()];
        Arrays.fill(stones, (byte) GoBoard.EMPTY);
    }

    /** The stones of a board. */
    static GoSetup of(GoLines lines, GoBoard board) {
        GoSetup setup = new GoSetup(lines);
        setup.midgame = true;
        for (int point = 0; point < setup.stones.length; point++) {
            setup.stones[point] = (byte) board.stoneAt(point);
        }
        for (int seat = 0; seat < setup.lost.length; seat++) {
            setup.lost[seat] = board.lost(seat);
        }
        return setup;
    }

    /** What is done with a point. */
    interface EachPoint {
        void at(int point) throws InputException;
    }

    /** The seat whose stones a property puts; {@link GoBoard#EMPTY} if it removes stones. */
    static int seat(SgfProperty property) {
        return switch (property.name()) {
            case "AB" -> 0;
            case "AW" -> 1;
            default -> GoBoard.EMPTY;
        };
    }

    void apply(SgfProperty property) throws InputException {
        each(lines, property, point -> stones[point] = (byte) seat(property));
    }

    /** Goes through the points that a property lists; a value with nothing in it lists none. */
    static void each(GoLines lines, SgfProperty property, EachPoint action) throws InputException {
        int listed = 0;
        for (String value : property.values()) {
            if (value.isBlank()) {
                continue;
            }
            SgfPoints.Area area = SgfPoints.area(value);
            if (area == null || !area.fits(lines.width(), lines.height())) {
                throw new InputException(
                        property.line(), property.column(), "\"" + value.strip() + "\" in " + property.name(),
                        "points of a " + lines.width() + "x" + lines.height() + " board");
            }
            listed += (area.right() - area.left() + 1) * (area.bottom() - area.top() + 1);
            if (listed > MOST_LISTED) {
                throw new InputException(
                        property.line(), property.column(), "too many points in " + property.name(), "each point once");
            }
            for (int row = area.top(); row <= area.bottom(); row++) {
                for (int column = area.left(); column <= area.right(); column++) {
                    action.at(lines.point(column, row));
                }
            }
        }
    }

    /**
     * The first property of a node that sets up a point otherwise than one before it; null if there is none.
     *
     * @throws InputException if a property lists what is no point
     */
    static @Nullable SgfProperty contradiction(GoLines lines, SgfNode node) throws InputException {
        List<SgfProperty> setups = node.properties().stream().filter(property -> SETUPS.contains(property.name())).toList();
        if (setups.size() < 2) {
            return null;
        }
        byte[] seats = new byte[lines.width() * lines.height()];
        Arrays.fill(seats, NOT_SET);
        boolean[] contradicts = {false};
        for (SgfProperty property : setups) {
            byte seat = (byte) seat(property);
            each(lines, property, point -> {
                contradicts[0] |= seats[point] != NOT_SET && seats[point] != seat;
                seats[point] = seat;
            });
            if (contradicts[0]) {
                return property;
            }
        }
        return null;
    }

    /** Puts one stone. */
    void put(int seat, int point) {
        stones[point] = (byte) seat;
    }

    boolean has(int seat) {
        return count(seat) > 0;
    }

    /** How many stones of a seat there are. */
    int count(int seat) {
        int count = 0;
        for (byte stone : stones) {
            count += stone == seat ? 1 : 0;
        }
        return count;
    }

    GoBoard board(int toMove) throws InputException {
        GoBoard board = new GoBoard(lines.topology(), GoRecordedGame.SEATS, toMove, midgame);
        for (int point = 0; point < stones.length; point++) {
            if (stones[point] != GoBoard.EMPTY) {
                board.setUp(stones[point], point);
            }
        }
        board.terms(GameTerms.NONE.withLostBefore(IntStream.of(lost).boxed().toList()));
        return board;
    }
}
