package org.openarbiter.rules.chess.board;

import static org.openarbiter.rules.chess.board.Piece.BISHOP;
import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.KNIGHT;
import static org.openarbiter.rules.chess.board.Piece.PAWN;
import static org.openarbiter.rules.chess.board.Piece.QUEEN;
import static org.openarbiter.rules.chess.board.Piece.ROOK;

/**
 * The number of legal moves, added up from sets of squares without listing a move.
 */
final class LegalCount {
    private LegalCount() {}

    /** How many legal moves the side to move has. */
    static int of(Position b) {
        int side = b.toMove;
        long[] kinds = b.kinds;
        long own = b.sides[side];
        long enemy = b.sides[side ^ 1];
        long restraints = Legality.restraints(b);
        long checkers = restraints & enemy;
        long pinned = restraints & own;
        int king = Long.numberOfTrailingZeros(kinds[KING] & own);
        int count = Long.bitCount(Legality.kingSteps(b));
        long answers = Legality.answers(own, checkers, king);
        if (answers == 0) {
            return count;
        }
        long free = own & ~pinned;
        count += pieces(kinds, free, own | enemy, answers);
        count += pawns(kinds[PAWN] & free, answers, enemy, ~(own | enemy), side);
        if (checkers == 0) {
            if (pinned != 0) {
                count += pinned(b, pinned & ~kinds[KNIGHT], king);
            }
            for (long rooks = Castling.rooks(b); rooks != 0; rooks &= rooks - 1) {
                int rook = Long.numberOfTrailingZeros(rooks);
                count += Castling.isClear(b, king, rook) && Castling.isSafe(b, king, rook) ? 1 : 0;
            }
        }
        int enPassant = b.legalEnPassantSquare();
        if (enPassant != 0) {
            count += Long.bitCount(Legality.enPassantCapturers(b, side, enPassant));
        }
        return count;
    }

    /** Whether the side to move has a legal move: the commonest are tried first, which nearly always settles it. */
    static boolean any(Position b) {
        int side = b.toMove;
        long own = b.sides[side];
        long enemy = b.sides[side ^ 1];
        long restraints = Legality.restraints(b);
        if ((restraints & enemy) == 0) {
            long free = own & ~restraints;
            int up = 8 - (side << 4);
            if ((Long.rotateLeft(b.kinds[PAWN] & free, up) & ~(own | enemy)) != 0) {
                return true;
            }
            for (long knights = b.kinds[KNIGHT] & free; knights != 0; knights &= knights - 1) {
                if ((Attacks.knight(Long.numberOfTrailingZeros(knights)) & ~own) != 0) {
                    return true;
                }
            }
        }
        return of(b) != 0;
    }

    private static int pieces(long[] kinds, long movable, long occupied, long answers) {
        int count = 0;
        long queens = kinds[QUEEN];
        for (long set = kinds[KNIGHT] & movable; set != 0; set &= set - 1) {
            count += Long.bitCount(Attacks.knight(Long.numberOfTrailingZeros(set)) & answers);
        }
        for (long set = (kinds[BISHOP] | queens) & movable; set != 0; set &= set - 1) {
            count += Long.bitCount(Attacks.bishop(Long.numberOfTrailingZeros(set), occupied) & answers);
        }
        for (long set = (kinds[ROOK] | queens) & movable; set != 0; set &= set - 1) {
            count += Long.bitCount(Attacks.rook(Long.numberOfTrailingZeros(set), occupied) & answers);
        }
        return count;
    }

    /** All pawns at once: each set holds the squares where pawns of one kind of step arrive; promotions count four times. */
    private static int pawns(long pawns, long answers, long enemy, long empty, int side) {
        int up = 8 - (side << 4);
        long one = Long.rotateLeft(pawns, up) & empty;
        long two = Long.rotateLeft(one & 0xFF0000L << 24 * side, up) & empty & answers;
        one &= answers;
        long east = Long.rotateLeft(pawns & ~Attacks.FILE_H, up + 1) & enemy & answers;
        long west = Long.rotateLeft(pawns & ~Attacks.FILE_A, up - 1) & enemy & answers;
        int count = Long.bitCount(one) + Long.bitCount(two) + Long.bitCount(east) + Long.bitCount(west);
        if (((one | east | west) & Attacks.END_RANKS) != 0) {
            count += 3 * (Long.bitCount(one & Attacks.END_RANKS)
                    + Long.bitCount(east & Attacks.END_RANKS)
                    + Long.bitCount(west & Attacks.END_RANKS));
        }
        return count;
    }

    /** The moves of pinned pieces along their pins, when there is no check. */
    private static int pinned(Position b, long pinned, int king) {
        long own = b.sides[b.toMove];
        long enemy = b.sides[b.toMove ^ 1];
        int count = 0;
        for (long set = pinned; set != 0; set &= set - 1) {
            long piece = set & -set;
            long line = Attacks.line(king, Long.numberOfTrailingZeros(set)) & ~own;
            count += pieces(b.kinds, piece, own | enemy, line);
            count += pawns(b.kinds[PAWN] & piece, line, enemy, ~(own | enemy), b.toMove);
        }
        return count;
    }
}
