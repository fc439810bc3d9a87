package org.openarbiter.rules.chess.dead;

import static org.openarbiter.rules.chess.board.Piece.BISHOP;
import static org.openarbiter.rules.chess.board.Piece.KNIGHT;
import static org.openarbiter.rules.chess.board.Piece.PAWN;
import static org.openarbiter.rules.chess.board.Piece.QUEEN;
import static org.openarbiter.rules.chess.board.Piece.ROOK;

import java.util.List;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.rules.chess.board.Square;

/**
 * The usual guide: an estimate of how far a position is from mate.
 *
 * <p>With a queen or a rook, the losing king goes to the edge, the mating side approaches, and the loser gives up the pieces that
 * could still defend. With pawns but no heavy piece, a pawn has to promote. With minor pieces only, the king goes to a corner, of
 * the bishop's color if necessary. If there is a single minor piece, the loser must help with a piece that blocks a square beside
 * his king and can neither take the checking piece nor block its line; he may have to promote a pawn to get one.
 *
 * <p>The weights were found by experiment on positions from engine games; see {@link #PLANS}.
 *
 * @param flights the weight of each square to which the king could flee
 * @param queen what a queen of the loser costs
 * @param rook what a rook of the loser costs
 * @param light what a bishop or a knight of the loser costs
 * @param force what a minor piece of the mating side is worth; a queen or a rook is worth twice as much
 */
record MatingChances(int flights, int queen, int rook, int light, int force) implements Guide {

    /** Ways to rate a position, in the order in which they should be tried. */
    static final List<MatingChances> PLANS = List.of(
            new MatingChances(1, 6, 4, 3, 2), new MatingChances(0, 9, 5, 3, 3), new MatingChances(4, 12, 8, 6, 2));

    /** The squares of a1's color. */
    private static final long DARK = 0xAA55AA55AA55AA55L;

    @Override
    public int distance(ChessBoard board, int winner) {
        int loser = winner ^ 1;
        int king = board.kingSquare(loser);
        int kings = Steps.distance(king, board.kingSquare(winner));
        long heavy = board.squares(QUEEN, winner) | board.squares(ROOK, winner);
        if (heavy == 0 && board.squares(PAWN, winner) == 0) {
            return withLightPieces(board, winner, king, kings);
        }
        long lights = board.squares(BISHOP, winner) | board.squares(KNIGHT, winner);
        int strength = 2 * Long.bitCount(heavy) + Long.bitCount(lights);
        int guess = flights * flights(board, king, winner) + 2 * edge(king) + approach(king, heavy | lights);
        guess += kings * (strength > 3 ? 1 : 3) - force * strength;
        guess += queen * Long.bitCount(board.squares(QUEEN, loser)) + rook * Long.bitCount(board.squares(ROOK, loser))
                + light * Long.bitCount(board.squares(BISHOP, loser) | board.squares(KNIGHT, loser));
        return heavy != 0 ? guess : guess + 20 + 4 * promotion(board, winner);
    }

    private int withLightPieces(ChessBoard board, int winner, int king, int kings) {
        int loser = winner ^ 1;
        long bishops = board.squares(BISHOP, winner);
        long knights = board.squares(KNIGHT, winner);
        int guess = 20 + 6 * corner(king, bishops) + 4 * kings + approach(king, bishops | knights)
                + 4 * flights(board, king, winner);
        long rivals = (bishops & DARK) != 0 ? ~DARK : DARK;
        boolean alone = bishops == 0 ? (knights & knights - 1) == 0 : knights == 0 && (bishops & rivals) == 0;
        if (!alone) {
            return guess;
        }
        long holders = board.squares(KNIGHT, loser) | board.squares(BISHOP, loser) & (bishops != 0 ? rivals : ~0L);
        holders |= bishops != 0 ? 0 : board.squares(ROOK, loser);
        long pieces = board.squares(loser) & ~(board.squares(PAWN, loser) | 1L << king);
        guess += queen * Long.bitCount(pieces & ~holders);
        return guess + (holders != 0 ? 3 * approach(king, holders) : 10 + 3 * promotion(board, loser));
    }

    private static int flights(ChessBoard board, int king, int winner) {
        int flights = 0;
        for (long ring = Steps.king(king) & ~board.squares(winner ^ 1); ring != 0; ring &= ring - 1) {
            if ((board.attackersTo(Long.numberOfTrailingZeros(ring)) & board.squares(winner)) == 0) {
                flights++;
            }
        }
        return flights;
    }

    private static int edge(int king) {
        int file = Square.file(king);
        int rank = Square.rank(king);
        return Math.min(Math.min(file, 7 - file), Math.min(rank, 7 - rank));
    }

    private static int corner(int king, long bishops) {
        int file = Square.file(king);
        int rank = Square.rank(king);
        int dark = Math.min(Math.max(file, rank), Math.max(7 - file, 7 - rank));
        int pale = Math.min(Math.max(file, 7 - rank), Math.max(7 - file, rank));
        if (bishops == 0) {
            return Math.min(dark, pale);
        }
        return (bishops & DARK) != 0 ? dark : pale;
    }

    private static int approach(int king, long pieces) {
        int nearest = 8;
        for (long set = pieces; set != 0; set &= set - 1) {
            nearest = Math.min(nearest, Steps.distance(king, Long.numberOfTrailingZeros(set)));
        }
        return nearest;
    }

    /** The distance of the best pawn of a side from promotion, obstacles included; a large number if there is no pawn. */
    private static int promotion(ChessBoard board, int side) {
        int best = 20;
        long enemyPawns = board.squares(PAWN, side ^ 1);
        for (long pawns = board.squares(PAWN, side); pawns != 0; pawns &= pawns - 1) {
            int at = Long.numberOfTrailingZeros(pawns);
            boolean white = side == Piece.WHITE;
            long ahead = white ? 0x0101010101010100L << at : 0x0080808080808080L >>> 63 - at;
            int left = white ? 7 - Square.rank(at) : Square.rank(at);
            best = Math.min(best, left + Long.bitCount(ahead & board.occupied()) + Long.bitCount(ahead & enemyPawns));
        }
        return best;
    }
}
