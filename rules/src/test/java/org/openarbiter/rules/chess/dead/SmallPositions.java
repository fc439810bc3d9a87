package org.openarbiter.rules.chess.dead;

import java.util.Optional;
import java.util.Random;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Setup;
import org.openarbiter.rules.chess.board.Square;

/** Random positions with few pieces, and with locked pawns, as test data. */
final class SmallPositions {
    private SmallPositions() {}

    /** A position with this number of men, the kings included, mostly with a king in a corner region; or nothing. */
    static Optional<ChessBoard> few(Random random, int men) {
        var setup = new Setup().toMove(random.nextInt(2));
        int corner = random.nextInt(4) != 0 ? random.nextInt(3) + 8 * random.nextInt(3) : random.nextInt(64);
        setup.put(corner, Piece.of(Piece.KING, Piece.BLACK));
        put(setup, random, near(random, corner), Piece.of(Piece.KING, Piece.WHITE));
        for (int i = 2; i < men; i++) {
            int kind = random.nextInt(3) == 0 ? Piece.QUEEN : 1 + random.nextInt(5);
            put(setup, random, near(random, corner), Piece.of(kind, random.nextInt(2)));
        }
        return checked(setup);
    }

    /** A position with two to four locked pairs of pawns, the kings and this number of further men; or nothing. */
    static Optional<ChessBoard> locked(Random random, int men) {
        var setup = new Setup().toMove(random.nextInt(2));
        int step = random.nextInt(3) == 0 ? 1 : 2;
        for (int file = random.nextInt(2); file < 8; file += step + random.nextInt(2)) {
            int rank = 2 + random.nextInt(3);
            setup.put(Square.of(file, rank), Piece.of(Piece.PAWN, Piece.WHITE));
            setup.put(Square.of(file, rank + 1), Piece.of(Piece.PAWN, Piece.BLACK));
        }
        put(setup, random, random.nextInt(24), Piece.of(Piece.KING, Piece.WHITE));
        put(setup, random, 63 - random.nextInt(24), Piece.of(Piece.KING, Piece.BLACK));
        for (int i = 0; i < men; i++) {
            int[] kinds = {Piece.PAWN, Piece.BISHOP, Piece.BISHOP, Piece.PAWN, Piece.KNIGHT, Piece.ROOK};
            put(setup, random, random.nextInt(64), Piece.of(kinds[random.nextInt(kinds.length)], random.nextInt(2)));
        }
        return checked(setup);
    }

    /** White has one light piece, Black pawns and perhaps light pieces; or nothing. */
    static Optional<ChessBoard> lonelyPiece(Random random) {
        var setup = new Setup().toMove(random.nextInt(2));
        put(setup, random, random.nextInt(64), Piece.of(Piece.KING, Piece.WHITE));
        put(setup, random, random.nextInt(64), Piece.of(Piece.KING, Piece.BLACK));
        put(setup, random, random.nextInt(64), Piece.of(random.nextBoolean() ? Piece.BISHOP : Piece.KNIGHT, Piece.WHITE));
        for (int i = random.nextInt(3); i > 0; i--) {
            put(setup, random, random.nextInt(64), Piece.of(random.nextBoolean() ? Piece.BISHOP : Piece.KNIGHT, Piece.BLACK));
        }
        for (int i = 1 + random.nextInt(5); i > 0; i--) {
            put(setup, random, 8 + random.nextInt(48), Piece.of(Piece.PAWN, Piece.BLACK));
        }
        return checked(setup);
    }

    /** A wall of pawns on the sixth and seventh rank, a second one below it with gaps, and this number of bishops; or nothing. */
    static Optional<ChessBoard> walls(Random random, int bishops) {
        var setup = new Setup().toMove(random.nextInt(2));
        for (int file = random.nextInt(2); file < 8; file += 2) {
            setup.put(Square.of(file, 6), Piece.of(Piece.PAWN, Piece.BLACK));
            setup.put(Square.of(file, 5), Piece.of(Piece.PAWN, Piece.WHITE));
            if (random.nextInt(4) > 0) {
                setup.put(Square.of(file, 4), Piece.of(Piece.PAWN, Piece.BLACK));
            }
            if (random.nextInt(4) > 0) {
                setup.put(Square.of(file, 1 + random.nextInt(2)), Piece.of(Piece.PAWN, Piece.WHITE));
            }
        }
        put(setup, random, random.nextInt(24), Piece.of(Piece.KING, Piece.WHITE));
        put(setup, random, 56 + random.nextInt(8), Piece.of(Piece.KING, Piece.BLACK));
        for (int i = 0; i < bishops; i++) {
            put(setup, random, random.nextInt(64), Piece.of(Piece.BISHOP, random.nextInt(2)));
        }
        return checked(setup);
    }

    private static int near(Random random, int square) {
        if (random.nextInt(8) == 0) {
            return random.nextInt(64);
        }
        int file = Math.clamp(Square.file(square) + random.nextInt(7) - 3, 0, 7);
        int rank = Math.clamp(Square.rank(square) + random.nextInt(7) - 3, 0, 7);
        return Square.of(file, rank);
    }

    private static void put(Setup setup, Random random, int first, int piece) {
        int square = first;
        while (setup.pieceAt(square) != Piece.NONE) {
            square = random.nextInt(64);
        }
        setup.put(square, piece);
    }

    private static Optional<ChessBoard> checked(Setup setup) {
        return setup.flaws().isEmpty() ? Optional.of(ChessBoard.of(setup)) : Optional.empty();
    }

    /** The same position with the colors changed, and turned over: White's first rank becomes Black's. */
    static ChessBoard swapped(ChessBoard board) {
        var setup = new Setup().toMove(board.toMove() ^ 1);
        for (int square = 0; square < 64; square++) {
            int piece = board.pieceAt(square);
            if (piece != Piece.NONE) {
                setup.put(square ^ 56, piece ^ 8);
            }
        }
        return ChessBoard.of(setup);
    }

    /** The same position with left and right changed. */
    static ChessBoard mirrored(ChessBoard board) {
        var setup = new Setup().toMove(board.toMove());
        for (int square = 0; square < 64; square++) {
            setup.put(square ^ 7, board.pieceAt(square));
        }
        return ChessBoard.of(setup);
    }
}
