package org.openarbiter.rules.shogi.board;

import java.util.Arrays;
import java.util.Random;

/** Random games from seeds, half of them from the start and half from random positions, as test data. */
public final class RandomGames {
    private static final int LONGEST = 150;

    private RandomGames() {}

    /** What is done with each position of a game. */
    public interface Visitor {
        /** The visitor leaves the board as it found it. */
        void visit(ShogiBoard board, Random random) throws Exception;
    }

    /** Plays games and visits every position on the way, the first included. */
    public static void visit(long seed, int games, Visitor visitor) throws Exception {
        for (int game = 0; game < games; game++) {
            Random random = new Random(seed * 1_000_003 + game);
            ShogiBoard board = game % 2 == 0 ? ShogiBoard.start() : ShogiBoard.of(position(random));
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
    public static int[] plays(ShogiBoard board) {
        int[] plays = new int[board.mostPlays()];
        return Arrays.copyOf(plays, board.legalPlays(board.toMove(), plays));
    }

    /** A random position without flaws, with pieces in hand. */
    public static Setup position(Random random) {
        while (true) {
            Setup setup = setup(random);
            if (setup.flaws().isEmpty()) {
                return setup;
            }
        }
    }

    /** A setup of all pieces, which may have flaws: half of the pieces in hand, and few pawns on the board. */
    static Setup setup(Random random) {
        Setup setup = new Setup().toMove(random.nextInt(2));
        setup.put(random.nextInt(Square.COUNT), Piece.of(Piece.KING, Piece.BLACK));
        setup.put(random.nextInt(Square.COUNT), Piece.of(Piece.KING, Piece.WHITE));
        for (int kind = Piece.PAWN; kind <= Piece.GOLD; kind++) {
            for (int piece = 0; piece < Piece.most(kind); piece++) {
                int side = random.nextInt(2);
                int square = random.nextInt(Square.COUNT);
                boolean onBoard = random.nextInt(kind == Piece.PAWN ? 5 : 2) == 0;
                if (!onBoard || setup.pieceAt(square) != Piece.NONE) {
                    setup.hold(side, kind, setup.inHand(side, kind) + 1);
                } else {
                    setup.put(square, Piece.of(Piece.promotes(kind) && random.nextInt(3) == 0 ? kind + Piece.PROMOTED : kind, side));
                }
            }
        }
        return setup;
    }
}
