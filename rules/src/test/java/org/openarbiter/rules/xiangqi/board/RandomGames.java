package org.openarbiter.rules.xiangqi.board;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Random games from seeds, half of them from the start and half from random positions, as test data.
 */
public final class RandomGames {
    private static final int LONGEST = 120;

    private static final String ANYWHERE = IntStream.range(0, Point.COUNT).mapToObj(Point::name).collect(Collectors.joining(" "));

    /** By kind, the points that a piece of Red can stand on; those of Black are the same ones seen from the other side. */
    private static final String[] POINTS = {
        "", "d0 d1 d2 e0 e1 e2 f0 f1 f2", "d0 d2 e1 f0 f2", "a2 c0 c4 e2 g0 g4 i2", ANYWHERE, ANYWHERE, ANYWHERE,
        "a3 c3 e3 g3 i3 a4 c4 e4 g4 i4 a5 b5 c5 d5 e5 f5 g5 h5 i5 a6 b6 c6 d6 e6 f6 g6 h6 i6 c7 d7 e7 f7 g7 d8 e8 f8 e9 i9"
    };

    private RandomGames() {}

    /** What is done with each position of a game. */
    public interface Visitor {
        /** The visitor leaves the board as it found it. */
        void visit(XiangqiBoard board, Random random) throws Exception;
    }

    /** Plays games and visits every position on the way, the first included. */
    public static void visit(long seed, int games, Visitor visitor) throws Exception {
        for (int game = 0; game < games; game++) {
            var random = new Random(seed * 1_000_003 + game);
            XiangqiBoard board = game % 2 == 0 ? XiangqiBoard.start() : XiangqiBoard.of(position(random));
            for (int ply = 0; ply < LONGEST; ply++) {
                visitor.visit(board, random);
                int[] plays = plays(board);
                if (plays.length == 0) {
                    break;
                }
                board.play(board.toMove(), plays[random.nextInt(plays.length)]);
            }
        }
    }

    /** The legal plays. */
    public static int[] plays(XiangqiBoard board) {
        int[] plays = new int[board.mostPlays()];
        return Arrays.copyOf(plays, board.legalPlays(board.toMove(), plays));
    }

    /** A random position without flaws. */
    public static Setup position(Random random) {
        while (true) {
            Setup setup = setup(random);
            if (setup.flaws().isEmpty()) {
                return setup;
            }
        }
    }

    /** A setup in which every piece stands where it can: kings may face each other, and the side not to move be in check. */
    static Setup setup(Random random) {
        var setup = new Setup().toMove(random.nextInt(2));
        int full = 1 + random.nextInt(4);
        for (int kind = Piece.KING; kind <= Piece.PAWN; kind++) {
            for (int side = Piece.RED; side <= Piece.BLACK; side++) {
                for (int i = 0; i < Piece.most(kind); i++) {
                    if (kind == Piece.KING || random.nextInt(4) < full) {
                        place(setup, kind, side, random);
                    }
                }
            }
        }
        return setup;
    }

    /** Puts a piece on one of the points that it can stand on, unless that one is taken. */
    private static void place(Setup setup, int kind, int side, Random random) {
        String points = POINTS[kind];
        int at = 3 * random.nextInt((points.length() + 1) / 3);
        int point = Point.of(points.charAt(at) - 'a', points.charAt(at + 1) - '0');
        int seen = side == Piece.RED ? point : Point.turned(point);
        if (setup.pieceAt(seen) == Piece.NONE) {
            setup.put(seen, Piece.of(kind, side));
        }
    }
}
