package org.openarbiter.dragons.player;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.openarbiter.dragons.playout.Playout;
import org.openarbiter.dragons.read.ReadingBoard;

/**
 * A tree of moves grown by playing them out at random (L. Kocsis and C. Szepesvári, Bandit Based Monte-Carlo Planning, 2006).
 *
 * <p>What counts is the lead by area at the end. Leads near the mean of the first games matter most, so that neither a game that is won nor one
 * that is lost makes all moves alike. The rulebook is asked about the first moves only; after them no ko may be retaken at once, and positions
 * may come back. The same turn always gives the same tree. The constants have not been tuned, except that of {@link MoveNode}.
 */
final class MoveTree {
    /** After this number of games with a move the moves after it are listed. */
    private static final int EXPAND = 3;
    /** The first of so many parts of the games: the others are measured against their mean lead. */
    private static final int PARTS = 16;
    /** A lead of one point in so many of the board counts as e times as likely to win as to lose. */
    private static final double POINTS_FOR_ONE = 10;
    /** How many games tell what a move leads to. */
    private static final int MANY = 80;
    /** How many games a guess is worth: among the first moves, which an analysis knows, and among later ones. */
    private static final double FIRST_WEIGHT = 60;
    private static final double WEIGHT = 12;
    /** A guess from 0 to 1: of the likeliest move, how much less of one that is e times less likely, and the least. */
    private static final double MOST = 0.6;
    private static final double LESS = 0.03;
    private static final double LEAST = 0.1;

    private final int seat;
    private final ReadingBoard board;
    private final Playout playout;
    private final MoveModel model;
    private final MoveNode first;
    private final MoveNode[] path;
    private final int[] chosen;
    private final int[] firstBy;
    private double center;
    private double leads;
    private int games;

    /** A tree of the moves that may be played in the turn of a scene. */
    MoveTree(Scene scene) {
        Turn turn = scene.turn();
        seat = turn.seat();
        board = turn.board().copy();
        playout = Playout.shaped(board, new SplittableRandom(board.key() + seat));
        model = new MoveModel(board);
        int[] points = points(turn::mayPlay);
        first = node(points, model.likelihoods(scene, points), FIRST_WEIGHT);
        path = new MoveNode[board.points()];
        chosen = new int[board.points()];
        firstBy = new int[board.points()];
    }

    /** Plays games. */
    void run(int count) {
        for (int i = 0; i < count; i++) {
            if (i <= count / PARTS) {
                center = leads / Math.max(1, games);
            }
            sample();
        }
    }

    /** The move with which most games went on: a point, or {@link ReadingBoard#PASS}. */
    int best() {
        return first.move(first.likeliest());
    }

    /**
     * By how many points of area the player leads after that move: the mean lead of the games that went on with it and then with the likeliest
     * replies, as far as there are many. Games in which other replies were tried would favor whoever did not play them.
     */
    double lead() {
        MoveNode node = first;
        int index = node.likeliest();
        for (MoveNode next = node.next(index); next != null && next.games(next.likeliest()) >= MANY; next = node.next(index)) {
            node = next;
            index = node.likeliest();
        }
        return node.lead(index);
    }

    private void sample() {
        int depth = 0;
        int side = seat;
        @Nullable MoveNode node = first;
        while (node != null && depth < path.length) {
            int index = node.choose();
            path[depth] = node;
            chosen[depth++] = index;
            board.play(side, node.move(index));
            side = 1 - side;
            if (node.next(index) == null && node.games(index) >= EXPAND) {
                int mover = side;
                int[] points = points(point -> Playout.isOpen(board, mover, point));
                node.grow(index, node(points, model.likelihoods(mover, points, board.playAt(board.plies() - 1)), WEIGHT));
            }
            node = node.next(index);
        }
        playout.play(side, board.playAt(board.plies() - 1));
        learn(depth, played());
    }

    /** By how many points the player leads on the board, which has been played out. */
    private int played() {
        int lead = 0;
        for (int point = 0; point < board.points(); point++) {
            int owner = playout.owner(point);
            if (owner != ReadingBoard.EMPTY) {
                lead += owner == seat ? 1 : -1;
            }
        }
        return lead;
    }

    /** Takes the game back, and counts it for the moves with which it went on and for those that came later. */
    private void learn(int depth, int lead) {
        games++;
        leads += lead;
        double win = 1 / (1 + Math.exp((center - lead) * POINTS_FOR_ONE / board.points()));
        Arrays.fill(firstBy, ReadingBoard.EMPTY);
        while (board.plies() > 0) {
            int point = board.playAt(board.plies() - 1);
            board.undo();
            int ply = board.plies();
            int side = ply % 2 == 0 ? seat : 1 - seat;
            if (point != ReadingBoard.PASS) {
                firstBy[point] = side;
            }
            if (ply < depth) {
                double own = side == seat ? win : 1 - win;
                path[ply].count(chosen[ply], own, lead);
                path[ply].countLater(firstBy, side, own);
            }
        }
    }

    private int[] points(IntPredicate mayPlay) {
        return IntStream.range(0, board.points()).filter(mayPlay).toArray();
    }

    /** The moves on some points with how likely each is, and a guess from that of what it wins; a pass if there are none. */
    private static MoveNode node(int[] points, double[] likely, double weight) {
        if (points.length == 0) {
            return node(new int[] {ReadingBoard.PASS}, new double[] {1}, weight);
        }
        MoveNode node = new MoveNode(points, likely);
        double most = Arrays.stream(likely).max().orElseThrow();
        for (int i = 0; i < points.length; i++) {
            node.guess(i, Math.max(LEAST, MOST + LESS * Math.log(likely[i] / most)), weight);
        }
        return node;
    }
}
