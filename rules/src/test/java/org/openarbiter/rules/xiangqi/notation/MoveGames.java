package org.openarbiter.rules.xiangqi.notation;

import java.util.Random;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.Setup;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/** Random games from seeds: from the starting position, and from positions with many pieces on few files. */
public final class MoveGames {
    private static final int[] BESIDE_PAWNS = {Piece.ADVISOR, Piece.ELEPHANT, Piece.HORSE, Piece.ROOK, Piece.CANNON};

    private MoveGames() {}

    /** What is done with each position of a game; the board is left as it was. */
    public interface Visitor {
        void visit(XiangqiBoard board) throws Exception;
    }

    public static void fromStart(int games, int plies, Visitor visitor) throws Exception {
        for (int game = 0; game < games; game++) {
            play(XiangqiBoard.start(), new Random(game), plies, visitor);
        }
    }

    public static void withManyPawns(int games, int plies, Visitor visitor) throws Exception {
        for (int game = 0; game < games; game++) {
            var random = new Random(1_000_000 + game);
            play(crowded(random), random, plies, visitor);
        }
    }

    private static void play(XiangqiBoard board, Random random, int plies, Visitor visitor) throws Exception {
        int[] plays = new int[board.mostPlays()];
        for (int ply = 0; ply < plies; ply++) {
            visitor.visit(board);
            int count = board.legalPlays(board.toMove(), plays);
            if (count == 0) {
                return;
            }
            board.play(board.toMove(), plays[random.nextInt(count)]);
        }
    }

    /** Five pawns a side on one to three files, and pairs of other pieces likewise. */
    private static XiangqiBoard crowded(Random random) {
        while (true) {
            var setup = new Setup().toMove(random.nextInt(2)).put(Point.of(3, random.nextInt(3)), Piece.of(Piece.KING, Piece.RED))
                    .put(Point.of(5, 9 - random.nextInt(3)), Piece.of(Piece.KING, Piece.BLACK));
            for (int side = Piece.RED; side <= Piece.BLACK; side++) {
                int files = 1 + random.nextInt(3);
                int firstFile = random.nextInt(Point.FILES);
                for (int pawn = 0; pawn < 5; pawn++) {
                    put(setup, Piece.of(Piece.PAWN, side), (firstFile + 2 * random.nextInt(files)) % Point.FILES, random);
                }
                for (int kind : BESIDE_PAWNS) {
                    int file = random.nextInt(Point.FILES);
                    put(setup, Piece.of(kind, side), file, random);
                    put(setup, Piece.of(kind, side), file, random);
                }
            }
            if (setup.flaws().isEmpty()) {
                return XiangqiBoard.of(setup);
            }
        }
    }

    /** Puts a piece on a free point of a file where it can stand, if a few tries find one. */
    private static void put(Setup setup, int piece, int file, Random random) {
        for (int attempt = 0; attempt < 12; attempt++) {
            int point = Point.of(file, random.nextInt(Point.RANKS));
            if (setup.pieceAt(point) == Piece.NONE) {
                setup.put(point, piece);
                if (setup.flaws().stream().noneMatch(flaw -> flaw.point() == point)) {
                    return;
                }
                setup.put(point, Piece.NONE);
            }
        }
    }
}
