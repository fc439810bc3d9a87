package org.openarbiter.search.repetition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.ToLongFunction;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** A random walk over a tree of play, forth and back as a search goes, with a liking for what has been there before. */
final class Walk {
    /**
     * Positions in which much can recur and much hinders it: rights, like pieces, few pieces, pawns about to make a double step.
     */
    static final List<String> CHESS = List.of(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            "4k3/8/8/8/8/8/8/1R1QK1RQ w - - 0 1",
            "n1n1k3/8/8/8/8/8/8/4K1NN b - - 0 1",
            "8/8/3k4/8/8/3K4/8/8 w - - 0 1",
            "4k3/2p3p1/8/1P3P2/1p3p2/8/2P3P1/4K3 w - - 0 1");

    static final List<String> XIANGQI = List.of(
            "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w - - 0 1",
            "3k5/9/9/9/9/9/9/9/9/R3K3R w - - 0 1",
            "3k1a3/4a4/4e4/9/2P1p4/9/9/4E4/4A4/3AK1H1H w - - 0 1");

    /** What is done with each position of a walk. */
    interface Visitor {
        void visit() throws Exception;
    }

    private final Board board;
    private final ToLongFunction<Board> key;
    private final ExactLine exact = new ExactLine();
    private final List<Detector> detectors;
    private final List<Integer> line = new ArrayList<>();

    /** A walk from a position, which the detectors follow by such keys. */
    Walk(Board board, ToLongFunction<Board> key, List<Detector> detectors) {
        this.board = board;
        this.key = key;
        this.detectors = detectors;
        exact.enter(board);
        detectors.forEach(detector -> detector.begin(key.applyAsLong(board)));
    }

    static ChessBoard chess(String fen) {
        try {
            return ChessBoard.of(fen);
        } catch (Exception e) {
            throw new IllegalStateException(fen, e);
        }
    }

    static XiangqiBoard xiangqi(String fen) {
        try {
            return XiangqiBoard.of(fen);
        } catch (Exception e) {
            throw new IllegalStateException(fen, e);
        }
    }

    ExactLine exact() {
        return exact;
    }

    int latest() {
        return line.getLast();
    }

    /** The plays so far, to see a failure again. */
    @Override
    public String toString() {
        return board.toText() + " after " + line.stream().map(board::text).toList();
    }

    void play(int play) {
        board.play(board.toMove(), play);
        line.add(play);
        exact.enter(board);
        for (Detector detector : detectors) {
            detector.enter(play, key.applyAsLong(board), board.reversiblePlies() > 0);
        }
    }

    void undo() {
        detectors.forEach(Detector::leave);
        exact.leave();
        line.removeLast();
        board.undo();
    }

    /** Takes a number of steps, one in {@code backwards} of them back, and visits each place reached. */
    void go(int steps, int backwards, Random random, Visitor visitor) throws Exception {
        int[] plays = new int[board.mostPlays()];
        for (int step = 0; step < steps; step++) {
            int count = board.legalPlays(board.toMove(), plays);
            if (count > 0 && (line.isEmpty() || random.nextInt(backwards) > 0)) {
                play(choose(Arrays.copyOf(plays, count), random));
                visitor.visit();
            } else if (!line.isEmpty()) {
                undo();
            }
        }
    }

    /** Of the plays one at random, with a liking for those that lead back. */
    private int choose(int[] plays, Random random) {
        int play = plays[random.nextInt(plays.length)];
        if (random.nextInt(10) < 5) {
            for (int other : plays) {
                board.play(board.toMove(), other);
                boolean back = exact.distance(board) > 0;
                boolean quiet = board.reversiblePlies() > 0;
                board.undo();
                if (back) {
                    return other;
                }
                play = quiet && random.nextInt(plays.length) == 0 ? other : play;
            }
        }
        return play;
    }
}
