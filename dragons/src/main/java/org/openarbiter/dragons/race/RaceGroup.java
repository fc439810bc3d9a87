package org.openarbiter.dragons.race;

import java.util.Arrays;
import org.openarbiter.dragons.life.LinkedGroup;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * A group in a race: the strings that hang together with a stone, their liberties, and the eyes that they surround. Looks at the
 * position on the board on request; allocates nothing then.
 */
final class RaceGroup {
    /** A region with more points is not one eye. */
    private static final int MOST = 9;
    /** In a larger space stones that are taken leave room for two eyes. */
    private static final int LARGEST = 12;

    private final Arena arena;
    private final ReadingBoard board;
    private final LinkedGroup links;
    /** The number of the region of each point, as of {@link #stamp}. */
    private final int[] regionOf;
    private int stamp;
    private final int[] visited;
    private int visit;
    private final int[] region = new int[MOST + 1];
    private final int[] space = new int[LARGEST];
    /** A stone of each string around the region looked at. */
    private final int[] wall = new int[4 * MOST];
    private int walls;
    private final int[] buffer = new int[ReadingBoard.MOST_POINTS];
    private final Eye eye = new Eye();
    private int color;
    private int firstRegion;
    private int eyes;
    private int largest;
    private int rank;
    private int eyeMoves;
    private boolean hasTwoInOne;
    private boolean makesTwo;
    private boolean isUnsettled;
    /** Which regions are eyes, from {@link #firstRegion} on. */
    private final boolean[] isEye;

    RaceGroup(Arena arena) {
        this.arena = arena;
        board = arena.board();
        links = new LinkedGroup(board);
        regionOf = new int[board.points()];
        visited = new int[board.points()];
        isEye = new boolean[board.points() + 1];
    }

    /** Looks at nothing: the group has been taken. */
    void clear() {
        links.clear();
        forget();
    }

    private void forget() {
        eyes = 0;
        largest = 0;
        rank = 0;
        eyeMoves = 0;
        hasTwoInOne = false;
        makesTwo = false;
        isUnsettled = false;
        firstRegion = stamp + 1;
        Arrays.fill(isEye, false);
    }

    /** Looks at the group of a stone. */
    void look(int stone) {
        color = board.stoneAt(stone);
        links.gather(stone);
        forget();
        for (int i = 0; i < links.liberties(); i++) {
            if (regionOf[links.liberty(i)] < firstRegion) {
                stamp++;
                weigh(links.liberty(i));
            }
        }
    }

    /** Looks at the region of a liberty. */
    private void weigh(int liberty) {
        int size = 0;
        region[size++] = liberty;
        regionOf[liberty] = stamp;
        eye.clear();
        walls = 0;
        for (int at = 0; at < size; at++) {
            int point = region[at];
            int inside = 0;
            for (int i = 0; i < board.degree(point); i++) {
                int next = board.neighbor(point, i);
                if (board.stoneAt(next) == color) {
                    if (!links.holds(next)) {
                        return;
                    }
                    addWall(next);
                    continue;
                }
                inside++;
                if (regionOf[next] != stamp) {
                    if (size == MOST || board.stoneAt(next) != ReadingBoard.EMPTY && isOutside(next)) {
                        return;
                    }
                    regionOf[next] = stamp;
                    region[size++] = next;
                }
            }
            eye.add(inside, board.stoneAt(point) != ReadingBoard.EMPTY, board.degree(point) == 2);
        }
        if (size > 1 || !isFalse(liberty)) {
            count();
        }
    }

    /**
     * Whether an enemy stone stands inside a space around which there is nothing but the group: who takes it may be left with one
     * eye.
     */
    boolean surrounds(int stone) {
        int size = 0;
        visit++;
        space[size++] = stone;
        visited[stone] = visit;
        for (int at = 0; at < size; at++) {
            for (int i = 0; i < board.degree(space[at]); i++) {
                int next = board.neighbor(space[at], i);
                if (board.stoneAt(next) == color) {
                    if (!links.holds(next) && arena.isSafe(next)) {
                        return false;
                    }
                } else if (visited[next] != visit) {
                    if (size == space.length) {
                        return false;
                    }
                    visited[next] = visit;
                    space[size++] = next;
                }
            }
        }
        return true;
    }

    /** Whether an enemy stone is one that cannot be inside an eye. */
    private boolean isOutside(int stone) {
        return arena.isSafe(stone) || board.isSame(stone, arena.target()) || board.isSame(stone, arena.rival());
    }

    private void count() {
        isEye[stamp - firstRegion] = true;
        eyes++;
        largest = Math.max(largest, eye.size());
        rank = Math.max(rank, eye.rank());
        eyeMoves += eye.moves();
        boolean isSolid = isSolid();
        hasTwoInOne |= isSolid && eye.isTwo();
        makesTwo |= isSolid && eye.makesTwo();
        isUnsettled |= eye.isUnsettled() || !isSolid && eye.makesTwo();
    }

    private void addWall(int stone) {
        for (int i = 0; i < walls; i++) {
            if (board.isSame(wall[i], stone)) {
                return;
            }
        }
        wall[walls++] = stone;
    }

    /** Whether all strings around the region looked at hang together without it. */
    private boolean isSolid() {
        for (int i = 0; i < walls && walls > 1; i++) {
            int count = board.liberties(wall[i], buffer);
            boolean hasOther = false;
            for (int j = 0; j < count; j++) {
                hasOther |= regionOf[buffer[j]] != stamp;
            }
            if (!hasOther) {
                return false;
            }
        }
        return true;
    }

    /** Whether a single point is no eye: too many of its corners are the enemy's. */
    private boolean isFalse(int point) {
        int corners = board.diagonals(point);
        int lost = 0;
        for (int i = 0; i < corners; i++) {
            lost += board.stoneAt(board.diagonal(point, i)) == 1 - color ? 1 : 0;
        }
        return lost > (corners < ReadingBoard.MOST_DIAGONALS ? 0 : 1);
    }

    /** How many liberties the group gets by a move on one of its own. */
    int extension(int liberty) {
        int more = 0;
        for (int i = 0; i < board.degree(liberty); i++) {
            int next = board.neighbor(liberty, i);
            if (board.stoneAt(next) == ReadingBoard.EMPTY) {
                more += links.isLiberty(next) ? 0 : 1;
            } else if (board.stoneAt(next) == color && !links.holds(next)) {
                more += board.liberties(next) - 1;
            }
        }
        return more;
    }

    /** The group, its strings and liberties. */
    LinkedGroup links() {
        return links;
    }

    /** Whose it is. */
    int color() {
        return color;
    }

    /** How many points its largest eye has, with the stones inside. */
    int largest() {
        return largest;
    }

    /** The class of its largest eye; see {@link Eye#rank}. */
    int rank() {
        return rank;
    }

    /** How many moves it takes to fill all its eyes. */
    int eyeMoves() {
        return eyeMoves;
    }

    /** Whether it has two eyes whatever is played. */
    boolean lives() {
        return eyes >= 2 || hasTwoInOne;
    }

    /** Whether it makes two eyes with one move. */
    boolean makesTwo() {
        return makesTwo;
    }

    /** Whether one of its eyes may become two or not. */
    boolean isUnsettled() {
        return isUnsettled;
    }

    /** Whether a point lies in one of its eyes. */
    boolean isInEye(int point) {
        int number = regionOf[point] - firstRegion;
        return number >= 0 && isEye[number];
    }
}
