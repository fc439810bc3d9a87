package org.openarbiter.dragons.end;

import java.util.SplittableRandom;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * A finished position played out at random to the bitter end, many times: who holds each point then is an estimate of whose it
 * is, and needs no notion of life and death.
 *
 * <p>Either side captures the stone just played or saves what that has put into atari, if it can; else it plays on a random point
 * that is legal, does not fill a single-point eye of its own, and does not put more than a few of its own stones into atari. Who
 * has no such point passes, and two passes end it. The dice depend on the position alone, so the same position gets the same
 * answer.
 *
 * <p>Source: B. Brügmann, Monte Carlo Go (1993), for the playouts and the eyes that are left alone.
 */
final class Playouts {
    /** A larger string that is put into atari would be no nakade, but the end of a seki. */
    private static final int LARGEST_SACRIFICE = 6;
    private static final int MOST_PLIES_A_POINT = 3;

    private final ReadingBoard board;
    private final SplittableRandom dice;
    private final int[] empty;
    private final int[] strings = new int[4];
    private final int[] threatened = new int[4];
    private final int[] enemies;

    private Playouts(ReadingBoard board) {
        this.board = board;
        dice = new SplittableRandom(board.key());
        empty = new int[board.points()];
        enemies = new int[board.points()];
    }

    /** For each point how often Black held it at the end, less how often White did. */
    static int[] balance(ReadingBoard position, int games) {
        Playouts playouts = new Playouts(position.copy());
        int[] balance = new int[position.points()];
        for (int game = 0; game < games; game++) {
            playouts.play(game % 2);
            playouts.count(balance);
            playouts.takeBack();
        }
        return balance;
    }

    private void play(int first) {
        int toMove = first;
        int passes = 0;
        int last = ReadingBoard.PASS;
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

    /** Captures the last stone's string, or saves one that it has put into atari: by capturing, or by running if that helps. */
    private int answer(int color, int last) {
        int capture = capture(color, last);
        int count = board.stringsAround(last, color, threatened);
        for (int i = 0; capture == ReadingBoard.PASS && i < count; i++) {
            if (board.liberties(threatened[i]) == 1) {
                capture = save(color, threatened[i]);
            }
        }
        return capture;
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
            if (board.isLegal(color, point) && !isEye(color, point) && !isWaste(color, point)) {
                return point;
            }
            empty[index] = empty[--count];
        }
        return ReadingBoard.PASS;
    }

    /** Whether all neighbors of a point are stones of a color, and no string of them would be caught by a stone on it. */
    private boolean isEye(int color, int point) {
        for (int side = 0; side < board.degree(point); side++) {
            if (board.stoneAt(board.neighbor(point, side)) != color) {
                return false;
            }
        }
        return board.stringsAround(point, color, strings) == 1 || !hasAtari(color, point);
    }

    private boolean hasAtari(int color, int point) {
        int count = board.stringsAround(point, color, strings);
        for (int i = 0; i < count; i++) {
            if (board.liberties(strings[i]) == 1) {
                return true;
            }
        }
        return false;
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

    private void count(int[] balance) {
        for (int point = 0; point < balance.length; point++) {
            int owner = board.stoneAt(point);
            for (int side = 0; owner == ReadingBoard.EMPTY && side < board.degree(point); side++) {
                owner = board.stoneAt(board.neighbor(point, side));
            }
            balance[point] += owner == ReadingBoard.BLACK ? 1 : owner == ReadingBoard.WHITE ? -1 : 0;
        }
    }

    private void takeBack() {
        while (board.plies() > 0) {
            board.undo();
        }
    }
}
