package org.openarbiter.dragons.player;

import org.openarbiter.dragons.playout.Rings;
import org.openarbiter.dragons.read.ReadingBoard;

/** The {@link Trait}s of moves that a board shows without any reading. Allocates nothing once it is made. Not safe from several threads. */
final class BoardTraits {
    /** The most traits that a move has here. */
    static final int MOST = 16;
    /** How many codes of rings there are: two bits for each point. */
    static final int RINGS = 1 << 2 * Rings.SIZE;

    /** What may stand on a point of a ring, in the order of its codes: nothing, an own stone, the opponent's, or the edge of the board. */
    private static final String SIGNS = ".XO#";
    private static final int EMPTY_CODE = 0;
    private static final int OWN_CODE = 1;
    private static final int OTHER_CODE = 2;
    private static final int EDGE_CODE = 3;
    private static final int[] QUARTER = {5, 3, 0, 6, 1, 7, 4, 2};
    private static final int[] MIRROR = {2, 1, 0, 4, 3, 7, 6, 5};
    private static final int QUARTERS = 4;
    /** For each ring the one with the least code among those that look the same when the board is turned or mirrored. */
    private static final int[] ALIKE = alike();

    private static final int ATARI = 1;
    private static final int MOST_AROUND = 4;
    /** Sizes of strings, and numbers of liberties, have so many degrees; those of what is threatened one more. */
    private static final int DEGREES = 3;
    private static final int FEW_STONES = 3;
    private static final int MANY_STONES = 6;
    private static final int[] TAKEN = {1, 2, 5};
    private static final int INNER_LINE = 5;
    private static final int STEPS = 3;
    private static final int[] CROWDS = {0, 2, 5};
    private static final int FARTHEST = 17;

    private final ReadingBoard board;
    private final Rings rings;
    private final int width;
    private final int height;
    private final int[] own = new int[MOST_AROUND];
    private final int[] others = new int[MOST_AROUND];
    private final int[] beside;

    /** Traits of moves on a board, whatever stands on it when they are asked for. */
    BoardTraits(ReadingBoard board) {
        this.board = board;
        rings = new Rings(board.topology());
        width = board.topology().width();
        height = board.topology().height();
        beside = new int[board.points()];
    }

    /**
     * Writes the numbers of the traits of a move; returns how many.
     *
     * @param point an empty point
     * @param latest the point of the latest move; {@link ReadingBoard#PASS} if there is none
     * @param into takes {@link #MOST} numbers
     */
    int write(int seat, int point, int latest, int[] into) {
        int count = 0;
        into[count++] = Trait.RING.at(ALIKE[code(seat, point)]);
        int after = degree(board.libertiesAfter(seat, point));
        int joined = board.stringsAround(point, seat, own);
        int touched = board.stringsAround(point, 1 - seat, others);
        int inAtari = 0;
        int stones = 1;
        for (int i = 0; i < joined; i++) {
            int size = board.size(own[i]);
            stones += size;
            if (board.liberties(own[i]) == ATARI) {
                inAtari += size;
            } else if (board.liberties(own[i]) == ATARI + 1) {
                into[count++] = Trait.OWN_WITH_TWO.at(DEGREES * size(size) + after);
            }
        }
        int takes = board.takes(seat, point);
        if (takes > 0) {
            into[count++] = Trait.TAKES.at(degree(takes, TAKEN) + (rescues(touched) ? TAKEN.length + 1 : 0));
        }
        if (inAtari > 0) {
            into[count++] = Trait.LEAVES_ATARI.at(DEGREES * size(inAtari) + after);
        }
        if (takes == 0 && after == 0) {
            into[count++] = Trait.SELF_ATARI.at(size(stones));
        }
        count = threats(touched, after, into, count);
        if (joined > 1) {
            into[count++] = Trait.JOINS.at(links(own, joined));
        }
        if (touched > 1) {
            into[count++] = Trait.CUTS.at(links(others, touched));
        }
        into[count++] = Trait.PLACE.at((CROWDS.length + 1) * Math.min(line(point), INNER_LINE) + crowd(point));
        if (latest != ReadingBoard.PASS) {
            into[count++] = Trait.DISTANCE.at(distance(point, latest));
        }
        return count;
    }

    /** Whether a string that is taken has put one of the player's into atari. */
    private boolean rescues(int touched) {
        for (int i = 0; i < touched; i++) {
            int count = board.liberties(others[i]) == ATARI ? board.enemies(others[i], beside) : 0;
            for (int j = 0; j < count; j++) {
                if (board.liberties(beside[j]) == ATARI) {
                    return true;
                }
            }
        }
        return false;
    }

    private int threats(int touched, int after, int[] into, int from) {
        int count = from;
        for (int i = 0; i < touched; i++) {
            int size = board.size(others[i]);
            int degree = DEGREES * (size > MANY_STONES ? DEGREES : size(size)) + after;
            switch (board.liberties(others[i])) {
                case 2 -> into[count++] = Trait.ATARI.at(degree);
                case 3 -> into[count++] = Trait.ONE_OF_THREE.at(degree);
                default -> {}
            }
        }
        return count;
    }

    private int links(int[] strings, int count) {
        int least = board.size(strings[0]);
        for (int i = 1; i < count; i++) {
            least = Math.min(least, board.size(strings[i]));
        }
        return (count > 2 ? DEGREES : 0) + size(least);
    }

    private static int size(int stones) {
        return stones == 1 ? 0 : stones <= FEW_STONES ? 1 : 2;
    }

    private static int degree(int liberties) {
        return Math.clamp(liberties - 1, 0, 2);
    }

    /** How far a point is from the edge; 0 on it. */
    private int line(int point) {
        int column = point % width;
        int row = point / width;
        return Math.min(Math.min(column, width - 1 - column), Math.min(row, height - 1 - row));
    }

    private int crowd(int point) {
        int column = point % width;
        int row = point / width;
        int stones = 0;
        for (int y = Math.max(0, row - STEPS); y <= Math.min(height - 1, row + STEPS); y++) {
            int reach = STEPS - Math.abs(y - row);
            for (int x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x++) {
                stones += board.stoneAt(y * width + x) == ReadingBoard.EMPTY ? 0 : 1;
            }
        }
        return degree(stones, CROWDS);
    }

    /** The first of some bounds that a number does not exceed; their count if it exceeds all. */
    static int degree(int number, int[] bounds) {
        int degree = 0;
        while (degree < bounds.length && number > bounds[degree]) {
            degree++;
        }
        return degree;
    }

    /** The steps along the lines and the longer of the two ways, as in R. Coulom's Computing Elo Ratings of Move Patterns (2007). */
    private int distance(int point, int latest) {
        int columns = Math.abs(point % width - latest % width);
        int rows = Math.abs(point / width - latest / width);
        return Math.min(FARTHEST, columns + rows + Math.max(columns, rows));
    }

    private int code(int seat, int point) {
        int code = 0;
        for (int i = 0; i < Rings.SIZE; i++) {
            int at = rings.at(point, i);
            code |= (at == Rings.BEYOND ? EDGE_CODE : sign(board.stoneAt(at), seat)) << 2 * i;
        }
        return code;
    }

    private static int sign(int stone, int seat) {
        return stone == ReadingBoard.EMPTY ? EMPTY_CODE : stone == seat ? OWN_CODE : OTHER_CODE;
    }

    /** A ring as eight signs: {@code X} for an own stone, {@code O} for the opponent's, {@code #} beyond the edge. */
    static String signs(int code) {
        StringBuilder signs = new StringBuilder();
        for (int i = 0; i < Rings.SIZE; i++) {
            signs.append(SIGNS.charAt(code >> 2 * i & EDGE_CODE));
        }
        return signs.toString();
    }

    /** The code of a ring of eight signs; −1 for any other text. */
    static int code(String signs) {
        int code = 0;
        for (int i = 0; i < Rings.SIZE; i++) {
            int sign = signs.length() == Rings.SIZE ? SIGNS.indexOf(signs.charAt(i)) : -1;
            if (sign < 0) {
                return -1;
            }
            code |= sign << 2 * i;
        }
        return code;
    }

    private static int[] alike() {
        int[] alike = new int[RINGS];
        for (int code = 0; code < RINGS; code++) {
            int least = code;
            int turned = code;
            for (int turn = 0; turn < QUARTERS; turn++) {
                turned = moved(turned, QUARTER);
                least = Math.min(least, Math.min(turned, moved(turned, MIRROR)));
            }
            alike[code] = least;
        }
        return alike;
    }

    private static int moved(int code, int[] from) {
        int moved = 0;
        for (int i = 0; i < Rings.SIZE; i++) {
            moved |= (code >> 2 * from[i] & EDGE_CODE) << 2 * i;
        }
        return moved;
    }
}
