package org.openarbiter.rules.janggi.board;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Random games from seeds, half of them from a start and half from random positions, as test data. */
public final class RandomGames {
    private static final int LONGEST = 150;

    private RandomGames() {}

    /** What is done with each position of a game. */
    public interface Visitor {
        /** The visitor leaves the board as it found it. */
        void visit(JanggiBoard board, Random random) throws Exception;
    }

    /** Plays games and visits every position on the way, the first included; every other game is one in which facing generals are answered. */
    public static void visit(long seed, int games, Visitor visitor) throws Exception {
        List<Opening> openings = List.of(Opening.values());
        for (int game = 0; game < games; game++) {
            Random random = new Random(seed * 1_000_003 + game);
            JanggiBoard board = game % 2 == 0
                    ? Opening.start(openings.get(random.nextInt(4)), openings.get(random.nextInt(4)))
                    : JanggiBoard.of(position(random));
            board.answersFacing(game % 4 > 1);
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
    public static int[] plays(JanggiBoard board) {
        int[] plays = new int[board.mostPlays()];
        return Arrays.copyOf(plays, board.legalPlays(board.toMove(), plays));
    }

    /** A random position without flaws: most pieces anywhere, so that palaces, screens and legs matter. */
    public static Setup position(Random random) {
        while (true) {
            Setup setup = new Setup().toMove(random.nextInt(2));
            for (int side = Piece.CHO; side <= Piece.HAN; side++) {
                for (int kind = Piece.GENERAL; kind <= Piece.SOLDIER; kind++) {
                    for (int piece = 0; piece < Piece.most(kind); piece++) {
                        int point = random.nextInt(Point.COUNT);
                        if (kind <= Piece.GUARD) {
                            point = Point.of(3 + random.nextInt(3), (side == Piece.CHO ? 0 : 7) + random.nextInt(3));
                        }
                        if (setup.pieceAt(point) == Piece.NONE && (kind == Piece.GENERAL || random.nextInt(4) > 0)) {
                            setup.put(point, Piece.of(kind, side));
                        }
                    }
                }
            }
            if (setup.flaws().isEmpty()) {
                return setup;
            }
        }
    }
}
