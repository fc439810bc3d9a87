package org.openarbiter.dragons.playout;

import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * Plays a position out at random to the bitter end: who holds each point then is an estimate of whose it is, and needs no notion of life and death.
 *
 * <p>Either side captures the stone just played or saves what that has put into atari, if it can; else it plays on a random point
 * that is legal, does not fill a single-point eye of its own, and does not put more than a few of its own stones into atari. Who
 * has no such point passes, and two passes end it.
 *
 * <p>Sources: B. Brügmann, Monte Carlo Go (1993), for the playouts and the eyes that are left alone; S. Gelly and others, Modification of UCT with
 * Patterns in Monte-Carlo Go (2006), for the answers and the shapes. Not safe from several threads.
 */
public final class Playout {
    /** A larger string that is put into atari would be no nakade, but the end of a seki. */
    private static final int LARGEST_SACRIFICE = 6;
    private static final int MOST_PLIES_A_POINT = 3;

    private final ReadingBoard board;
    private final SplittableRandom dice;
    private final @Nullable LocalShapes shapes;
    private final int[] shaped = new int[Rings.SIZE];
    private final int[] empty;
    private final int[] strings = new int[4];
    private final int[] threatened = new int[4];
    private final int[] enemies;

    private Playout(ReadingBoard board, SplittableRandom dice, @Nullable LocalShapes shapes) {
        this.board = board;
        this.dice = dice;
        this.shapes = shapes;
        empty = new int[board.points()];
        enemies = new int[board.points()];
    }

    /** Playouts on a board, whatever stands on it when each begins. */
    public static Playout plain(ReadingBoard board, SplittableRandom dice) {
        return new Playout(board, dice, null);
    }

    /** The same, in which a shape next to the latest move comes before a random point: better play, at some cost in time. */
    public static Playout shaped(ReadingBoard board, SplittableRandom dice) {
        return new Playout(board, dice, new LocalShapes(board));
    }

    /**
     * Plays on to the end; what it plays can be taken back.
     *
     * @param first who plays first
     * @param latest the point of the latest play, which may be answered; {@link ReadingBoard#PASS} if there is none
     */
    public void play(int first, int latest) {
        int toMove = first;
        int passes = 0;
        int last = latest;
        for (int ply = 0; passes < 2 && ply < MOST_PLIES_A_POINT * board.points(); ply++) {
            int point = last == ReadingBoard.PASS ? ReadingBoard.PASS : answer(toMove, last);
            if (point == ReadingBoard.PASS) {
                point = choose(toMove);
            }
            board.play(toMove, point);
            last = point;
            passes = point == ReadingBoard.PASS ? passes + 1 : 0;
            toMove = 1 - toMove;
        }
    }

    /**
     * Captures the last stone's string, or saves one that it has put into atari: by capturing, or by running if that helps. Otherwise a shape
     * beside it, if shapes are wanted.
     */
    private int answer(int color, int last) {
        int answer = capture(color, last);
        int count = board.stringsAround(last, color, threatened);
        for (int i = 0; answer == ReadingBoard.PASS && i < count; i++) {
            if (board.liberties(threatened[i]) == 1) {
                answer = save(color, threatened[i]);
            }
        }
        return answer == ReadingBoard.PASS && shapes != null ? shape(shapes, color, last) : answer;
    }

    private int save(int color, int stone) {
        int count = board.enemies(stone, enemies);
        for (int i = 0; i < count; i++) {
            int capture = capture(color, enemies[i]);
            if (capture != ReadingBoard.PASS) {
                return capture;
            }
        }
        int liberty = board.firstLiberty(stone);
        return board.isLegal(color, liberty) && board.libertiesAfter(color, liberty) > 1 ? liberty : ReadingBoard.PASS;
    }

    /** The capture of a string, if it is in atari. */
    private int capture(int color, int stone) {
        int liberty = board.firstLiberty(stone);
        return board.liberties(stone) == 1 && board.isLegal(color, liberty) ? liberty : ReadingBoard.PASS;
    }

    /** A shape next to the latest move, played on if that is no blunder. */
    private int shape(LocalShapes known, int color, int last) {
        int count = known.around(last, shaped);
        while (count > 0) {
            int index = dice.nextInt(count);
            int point = shaped[index];
            if (isOpen(board, color, point) && (board.takes(color, point) > 0 || !board.isSelfAtari(color, point))) {
                return point;
            }
            shaped[index] = shaped[--count];
        }
        return ReadingBoard.PASS;
    }

    private int choose(int color) {
        int count = 0;
        for (int point = 0; point < board.points(); point++) {
            if (board.stoneAt(point) == ReadingBoard.EMPTY) {
                empty[count++] = point;
            }
        }
        while (count > 0) {
            int index = dice.nextInt(count);
            int point = empty[index];
            if (isOpen(board, color, point) && !isWaste(color, point)) {
                return point;
            }
            empty[index] = empty[--count];
        }
        return ReadingBoard.PASS;
    }

    /** Whether a color may play on a point, and would not fill an eye of its own: one whose neighbors are all its stones, none of them in atari. */
    public static boolean isOpen(ReadingBoard board, int color, int point) {
        return board.isLegal(color, point) && !isEye(board, color, point);
    }

    private static boolean isEye(ReadingBoard board, int color, int point) {
        for (int side = 0; side < board.degree(point); side++) {
            int beside = board.neighbor(point, side);
            if (board.stoneAt(beside) != color || board.liberties(beside) == 1) {
                return false;
            }
        }
        return true;
    }

    private boolean isWaste(int color, int point) {
        if (board.takes(color, point) > 0 || board.libertiesAfter(color, point) > 1) {
            return false;
        }
        int stones = 1;
        int count = board.stringsAround(point, color, strings);
        for (int i = 0; i < count; i++) {
            stones += board.size(strings[i]);
        }
        return stones > LARGEST_SACRIFICE;
    }

    /** Who holds a point: the color of the stone on it or, at the end, of those next to it; {@link ReadingBoard#EMPTY} if there are none, or two. */
    public int owner(int point) {
        int owner = board.stoneAt(point);
        if (owner != ReadingBoard.EMPTY) {
            return owner;
        }
        for (int side = 0; side < board.degree(point); side++) {
            int beside = board.stoneAt(board.neighbor(point, side));
            if (beside != ReadingBoard.EMPTY && owner == 1 - beside) {
                return ReadingBoard.EMPTY;
            }
            owner = beside == ReadingBoard.EMPTY ? owner : beside;
        }
        return owner;
    }
}
