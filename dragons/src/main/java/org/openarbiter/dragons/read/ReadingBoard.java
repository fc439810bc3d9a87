package org.openarbiter.dragons.read;

import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.board.Topology;

/**
 * A rectangular Go board of two colors to read on: plays and takes back without allocation, and knows the liberties of any
 * string exactly.
 *
 * <p>Points are those of its {@link Topology}, row by row from A1. Either color may play at any time. A string is named by any
 * of its stones. Lists of points are in ascending order and written to the start of an array, which must be large enough.
 *
 * <p>It puts together the grid of points, the strings of stones on it, the questions about a stone that is not played, and the
 * log of plays, and keeps the ko itself.
 */
public final class ReadingBoard {
    /** An empty point. */
    public static final int EMPTY = GoBoard.EMPTY;
    /** The seat of Black. */
    public static final int BLACK = 0;
    /** The seat of White. */
    public static final int WHITE = 1;
    /** What {@link #play} takes for a pass. */
    public static final int PASS = -1;
    /** The most points a board can have: 25x25. */
    public static final int MOST_POINTS = 625;
    /** The most points that touch the corners of a point. */
    public static final int MOST_DIAGONALS = Grid.DIRECTIONS;

    private final Grid grid;
    private final Strings strings;
    private final NextPlay next;
    private final PlayLog log = new PlayLog();
    private int koPoint = PASS;
    private int koColor = EMPTY;

    private ReadingBoard(Grid grid) {
        this.grid = grid;
        strings = new Strings(grid);
        next = new NextPlay(grid, strings);
    }

    /**
     * An empty board.
     *
     * @throws IllegalArgumentException if the shape is no rectangle, or has more than {@link #MOST_POINTS} points
     */
    public static ReadingBoard of(Topology topology) {
        return new ReadingBoard(new Grid(topology));
    }

    /**
     * The position of a board, with its ko.
     *
     * @throws IllegalArgumentException if the shape is no rectangle or too large, or if there are more than two players
     */
    public static ReadingBoard of(GoBoard board) {
        if (board.seats().count() != 2) {
            throw new IllegalArgumentException("reading is for two players, not " + board.seats().count());
        }
        int[] stones = new int[board.topology().size()];
        for (int point = 0; point < stones.length; point++) {
            stones[point] = board.stoneAt(point);
        }
        return of(board.topology(), stones, board.koPoint());
    }

    /**
     * A position.
     *
     * @param stones a color for each point, or {@link #EMPTY}
     * @param koPoint the point that may not be retaken at once; −1 if there is none
     * @throws IllegalArgumentException if the shape is no rectangle or too large, if a string has no liberty, or if the neighbors of the ko
     *     point are not all stones of one color
     */
    public static ReadingBoard of(Topology topology, int[] stones, int koPoint) {
        return of(new Grid(topology), stones, koPoint);
    }

    private static ReadingBoard of(Grid grid, int[] stones, int koPoint) {
        ReadingBoard board = new ReadingBoard(grid);
        PlayLog unused = new PlayLog();
        for (int point = 0; point < grid.points(); point++) {
            if (stones[point] != EMPTY) {
                unused.push(stones[point], point, PASS, EMPTY);
                board.strings.put(stones[point], point, unused);
                unused.pop();
            }
        }
        for (int point = 0; point < grid.points(); point++) {
            if (stones[point] != EMPTY && board.liberties(point) == 0) {
                throw new IllegalArgumentException("the string at " + grid.topology().pointName(point) + " has no liberty");
            }
        }
        if (koPoint >= 0) {
            int enclosing = stones[grid.neighbor(koPoint, 0)];
            for (int i = 0; i < grid.degree(koPoint); i++) {
                if (enclosing == EMPTY || stones[grid.neighbor(koPoint, i)] != enclosing) {
                    throw new IllegalArgumentException("there is no ko at " + grid.topology().pointName(koPoint));
                }
            }
            board.koPoint = koPoint;
            board.koColor = 1 - enclosing;
        }
        return board;
    }

    /** The same position on a board of its own, without its past. */
    public ReadingBoard copy() {
        int[] stones = new int[grid.points()];
        for (int point = 0; point < stones.length; point++) {
            stones[point] = strings.stoneAt(point);
        }
        return of(grid, stones, koPoint);
    }

    /**
     * The position after a play or a pass, on a board of its own.
     *
     * @throws IllegalArgumentException if the stone is suicide
     */
    public ReadingBoard after(int color, int point) {
        ReadingBoard after = copy();
        after.play(color, point);
        return after;
    }

    /** The shape. */
    public Topology topology() {
        return grid.topology();
    }

    /** How many points there are. */
    public int points() {
        return grid.points();
    }

    /** How many neighbors a point has. */
    public int degree(int point) {
        return grid.degree(point);
    }

    /** A neighbor of a point, by its number from 0. */
    public int neighbor(int point, int index) {
        return grid.neighbor(point, index);
    }

    /** How many points of the board touch the corners of a point: {@link #MOST_DIAGONALS}, except at the edge. */
    public int diagonals(int point) {
        return grid.diagonals(point);
    }

    /** A point that touches a corner of another, by its number from 0. */
    public int diagonal(int point, int index) {
        return grid.diagonal(point, index);
    }

    /** The color of the stone on a point, or {@link #EMPTY}. */
    public int stoneAt(int point) {
        strings.look(point);
        return strings.stoneAt(point);
    }

    /**
     * Begins to watch which points are looked at. On a board with the same stones on these points, and the same ko, everything
     * asked of this board since, and every play, would have had the same answer.
     */
    public void watch() {
        strings.watch();
    }

    /**
     * Ends {@link #watch} and returns the points that have been looked at, as a set: bit {@code p % 64} of word {@code p / 64}.
     */
    public long[] looked() {
        return strings.looked();
    }

    /** The point that may not be taken at once; −1 if there is none. */
    public int koPoint() {
        return koPoint;
    }

    /** Who may not take {@link #koPoint}; {@link #EMPTY} if there is none. */
    public int koColor() {
        return koColor;
    }

    /** A number that stands for stones and ko point; who is to move is not in it. An index, never a proof. */
    public long key() {
        return koPoint < 0 ? strings.key() : strings.key() ^ grid.koKey(koPoint);
    }

    /** A number that stands for the stones alone, without a ko. */
    long placementKey() {
        return strings.key();
    }

    /** Copies the stones: two sets, Black's first. */
    void copyPlacement(long[] into, int at) {
        strings.copyTo(into, at);
    }

    /** Whether the stones are those that were copied. */
    boolean isPlacement(long[] from, int at) {
        return strings.areThose(from, at);
    }

    /** Whether the stones on some points are those of two sets, Black's first. */
    boolean isPlacementOn(long[] some, long[] stones) {
        return strings.areThoseOn(some, stones);
    }

    /** The number of the string of a stone: the same for all its stones, and for no others; it changes with each stone added. */
    public int string(int stone) {
        return strings.of(stone);
    }

    /** Whether two points hold stones of one string. */
    public boolean isSame(int stone, int other) {
        return stoneAt(stone) != EMPTY && stoneAt(other) == stoneAt(stone) && strings.of(stone) == strings.of(other);
    }

    /** The lowest stone of a string. */
    public int origin(int stone) {
        return strings.origin(strings.of(stone));
    }

    /** How many stones a string has. */
    public int size(int stone) {
        return strings.size(strings.of(stone));
    }

    /** Writes the stones of a string; returns how many. */
    public int stones(int stone, int[] into) {
        return strings.stones(strings.of(stone), into);
    }

    /** How many liberties a string has. */
    public int liberties(int stone) {
        return strings.liberties(strings.of(stone));
    }

    /** Writes the liberties of a string; returns how many. */
    public int liberties(int stone, int[] into) {
        return strings.liberties(strings.of(stone), into);
    }

    /** How many words of 64 points a set has. */
    public int words() {
        return grid.words();
    }

    /** Adds the liberties of a string to a set. */
    void addLiberties(int stone, long[] into) {
        strings.addLiberties(strings.of(stone), into);
    }

    /**
     * The lowest liberty of a string.
     *
     * @throws IllegalArgumentException if no string of stones on the board is there
     */
    public int firstLiberty(int stone) {
        int liberty = strings.firstLiberty(strings.of(stone));
        if (liberty < 0) {
            throw new IllegalArgumentException("no string of stones on the board at " + grid.topology().pointName(stone));
        }
        return liberty;
    }

    /** Whether a point is a liberty of a string. */
    public boolean isLiberty(int point, int stone) {
        return isOnRim(point, stone) && strings.stoneAt(point) == EMPTY;
    }

    /** Whether a point, empty or not, is next to a stone of a string. */
    public boolean isOnRim(int point, int stone) {
        return strings.isOnRim(point, strings.of(stone));
    }

    /** How many liberties two strings have in common. */
    int commonLiberties(int one, int other) {
        return strings.commonLiberties(strings.of(one), strings.of(other));
    }

    /** Whether two strings of different colors are next to each other. */
    public boolean touches(int one, int other) {
        return strings.touches(strings.of(one), strings.of(other));
    }

    /** Writes one stone of each string of the other color next to a string; returns how many. */
    public int enemies(int stone, int[] into) {
        return strings.neighbors(strings.of(stone), 1 - strings.stoneAt(stone), into);
    }

    /** Writes one stone of each string of a color next to a point; returns how many, at most four. */
    public int stringsAround(int point, int color, int[] into) {
        return next.stringsAround(point, color, into);
    }

    /** Whether a color may play on a point: it is empty, no ko forbids it, and it is no suicide. */
    public boolean isLegal(int color, int point) {
        return stoneAt(point) == EMPTY && (point != koPoint || color != koColor) && !isSuicide(color, point);
    }

    /** Whether a stone on an empty point would leave its own string without a liberty. */
    public boolean isSuicide(int color, int point) {
        return next.isSuicide(color, point);
    }

    /** How many stones a stone on an empty point would take off. */
    public int takes(int color, int point) {
        return next.takes(color, point);
    }

    /** How many liberties the string of a stone on an empty point would have; 0 if it were suicide. */
    public int libertiesAfter(int color, int point) {
        return next.liberties(color, point);
    }

    /** Whether a stone on an empty point would stand in atari, or be suicide. */
    public boolean isSelfAtari(int color, int point) {
        return next.liberties(color, point) <= 1;
    }

    /** How many plays have been made and not taken back. */
    public int plies() {
        return log.plies();
    }

    /** The point of a play, by its number from 0; {@link #PASS} for a pass. */
    public int playAt(int ply) {
        return log.point(ply);
    }

    /**
     * Plays a stone, or passes; no ko stops it, and either lifts it.
     *
     * @throws IllegalArgumentException if the stone is suicide; the board is then as it was
     */
    public void play(int color, int point) {
        log.push(color, point, koPoint, koColor);
        koPoint = PASS;
        koColor = EMPTY;
        if (point == PASS) {
            return;
        }
        strings.put(color, point, log);
        int latest = PASS;
        int stonesTaken = 0;
        for (int i = 0; i < grid.degree(point); i++) {
            int beside = grid.neighbor(point, i);
            if (strings.stoneAt(beside) == 1 - color && liberties(beside) == 0) {
                int taken = strings.of(beside);
                latest = beside;
                stonesTaken += strings.size(taken);
                log.addTaken(taken);
                strings.take(1 - color, taken);
            }
        }
        if (stonesTaken == 0 && liberties(point) == 0) {
            undo();
            throw new IllegalArgumentException("suicide at " + grid.topology().pointName(point));
        }
        if (stonesTaken == 1 && size(point) == 1 && liberties(point) == 1) {
            koPoint = latest;
            koColor = 1 - color;
        }
    }

    /**
     * Takes back the latest play.
     *
     * @throws IllegalStateException if there is none
     */
    public void undo() {
        if (log.plies() == 0) {
            throw new IllegalStateException("no play has been made on this board");
        }
        if (log.point() != PASS) {
            for (int i = 0; i < log.takenCount(); i++) {
                strings.putBack(1 - log.color(), log.taken(i));
            }
            strings.unput(log);
        }
        koPoint = log.koPoint();
        koColor = log.koColor();
        log.pop();
    }

    /** The board as rows of text from the top: {@code X} black, {@code O} white, {@code .} empty. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = topology().height() - 1; row >= 0; row--) {
            for (int column = 0; column < topology().width(); column++) {
                text.append("XO.".charAt(Math.floorMod(strings.stoneAt(row * topology().width() + column), 3)));
            }
            text.append('\n');
        }
        return text.toString();
    }
}
