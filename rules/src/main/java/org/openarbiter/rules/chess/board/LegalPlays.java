package org.openarbiter.rules.chess.board;

import static org.openarbiter.rules.chess.board.Piece.BISHOP;
import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.KNIGHT;
import static org.openarbiter.rules.chess.board.Piece.PAWN;
import static org.openarbiter.rules.chess.board.Piece.QUEEN;
import static org.openarbiter.rules.chess.board.Piece.ROOK;

/**
 * The list of legal moves: pawns, knights, bishops, rooks, queens, king, castling, each by ascending squares.
 *
 * <p>Each method writes from an index on and returns the next free one. A search lists captures, with promotions among them, and quiet
 * moves apart; the two together are all moves.
 */
final class LegalPlays {
    private LegalPlays() {}

    static int list(Position b, int[] into, int start) {
        return list(b, ~0L, ~0L, into, start);
    }

    static int captures(Position b, int[] into, int start) {
        return list(b, b.sides[b.toMove ^ 1], Attacks.END_RANKS, into, start);
    }

    static int quiets(Position b, int[] into, int start) {
        return list(b, ~b.sides[b.toMove ^ 1], ~Attacks.END_RANKS, into, start);
    }

    /**
     * Lists some of the moves.
     *
     * @param targets where moves other than the steps of pawns forward may go; castling goes with moves to empty squares, en passant with
     *     those to enemies
     * @param steps where pawns may step forward
     */
    private static int list(Position b, long targets, long steps, int[] into, int start) {
        int side = b.toMove;
        long[] kinds = b.kinds;
        long own = b.sides[side];
        long enemy = b.sides[side ^ 1];
        long restraints = Legality.restraints(b);
        long checkers = restraints & enemy;
        long pinned = restraints & own;
        int king = Long.numberOfTrailingZeros(kinds[KING] & own);
        long answers = Legality.answers(own, checkers, king);
        int at = start;
        boolean takes = (targets & enemy) != 0;
        if (answers != 0) {
            at = pawns(kinds[PAWN] & own & ~pinned, answers & steps, answers & targets & enemy, ~(own | enemy), side, into, at);
            at = pieces(b, own & ~pinned, answers & targets, into, at);
            if (checkers == 0) {
                at = pinned(b, pinned & ~kinds[KNIGHT], king, targets, steps, into, at);
            }
            at = takes ? enPassant(b, into, at) : at;
        }
        at = moves(king, Legality.kingSteps(b, targets), enemy, into, at);
        return checkers == 0 && (targets & ~(own | enemy)) != 0 ? castling(b, king, into, at) : at;
    }

    private static int moves(int from, long targets, long enemy, int[] into, int start) {
        int at = start;
        for (long set = targets; set != 0; set &= set - 1) {
            int to = Long.numberOfTrailingZeros(set);
            into[at++] = from | to << 6 | (int) (enemy >>> to & 1) << 15;
        }
        return at;
    }

    private static int pieces(Position b, long movable, long answers, int[] into, int start) {
        long enemy = b.sides[b.toMove ^ 1];
        long occupied = b.sides[b.toMove] | enemy;
        int at = start;
        for (long set = b.kinds[KNIGHT] & movable; set != 0; set &= set - 1) {
            int from = Long.numberOfTrailingZeros(set);
            at = moves(from, Attacks.knight(from) & answers, enemy, into, at);
        }
        for (long set = b.kinds[BISHOP] & movable; set != 0; set &= set - 1) {
            int from = Long.numberOfTrailingZeros(set);
            at = moves(from, Attacks.bishop(from, occupied) & answers, enemy, into, at);
        }
        for (long set = b.kinds[ROOK] & movable; set != 0; set &= set - 1) {
            int from = Long.numberOfTrailingZeros(set);
            at = moves(from, Attacks.rook(from, occupied) & answers, enemy, into, at);
        }
        for (long set = b.kinds[QUEEN] & movable; set != 0; set &= set - 1) {
            int from = Long.numberOfTrailingZeros(set);
            long targets = (Attacks.bishop(from, occupied) | Attacks.rook(from, occupied)) & answers;
            at = moves(from, targets, enemy, into, at);
        }
        return at;
    }

    /** The moves of pawns: steps forward to some squares, captures on others. */
    private static int pawns(long pawns, long steps, long takes, long empty, int side, int[] into, int start) {
        int up = 8 - (side << 4);
        long one = Long.rotateLeft(pawns, up) & empty;
        long two = Long.rotateLeft(one & 0xFF0000L << 24 * side, up) & empty & steps;
        long east = Long.rotateLeft(pawns & ~Attacks.FILE_H, up + 1) & takes;
        long west = Long.rotateLeft(pawns & ~Attacks.FILE_A, up - 1) & takes;
        int at = pawnSteps(one & steps, up, 0, into, start);
        for (; two != 0; two &= two - 1) {
            int to = Long.numberOfTrailingZeros(two);
            into[at++] = Move.pack(to - 2 * up, to, 0, Move.DOUBLE_STEP);
        }
        at = pawnSteps(east, up + 1, Move.CAPTURE, into, at);
        return pawnSteps(west, up - 1, Move.CAPTURE, into, at);
    }

    private static int pawnSteps(long targets, int step, int flags, int[] into, int start) {
        int at = start;
        for (long set = targets & ~Attacks.END_RANKS; set != 0; set &= set - 1) {
            int to = Long.numberOfTrailingZeros(set);
            into[at++] = Move.pack(to - step, to, 0, flags);
        }
        for (long set = targets & Attacks.END_RANKS; set != 0; set &= set - 1) {
            int to = Long.numberOfTrailingZeros(set);
            for (int promotion = QUEEN; promotion >= KNIGHT; promotion--) {
                into[at++] = Move.pack(to - step, to, promotion, flags);
            }
        }
        return at;
    }

    private static int pinned(Position b, long pinned, int king, long targets, long steps, int[] into, int start) {
        long own = b.sides[b.toMove];
        long enemy = b.sides[b.toMove ^ 1];
        int at = start;
        for (long set = pinned; set != 0; set &= set - 1) {
            long piece = set & -set;
            long line = Attacks.line(king, Long.numberOfTrailingZeros(set)) & ~own;
            at = pawns(b.kinds[PAWN] & piece, line & steps, line & targets & enemy, ~(own | enemy), b.toMove, into, at);
            at = pieces(b, piece, line & targets, into, at);
        }
        return at;
    }

    private static int enPassant(Position b, int[] into, int start) {
        int to = b.legalEnPassantSquare();
        if (to == 0) {
            return start;
        }
        int at = start;
        for (long set = Legality.enPassantCapturers(b, b.toMove, to); set != 0; set &= set - 1) {
            into[at++] = Move.pack(Long.numberOfTrailingZeros(set), to, 0, Move.CAPTURE | Move.EN_PASSANT);
        }
        return at;
    }

    private static int castling(Position b, int king, int[] into, int start) {
        int at = start;
        for (long rooks = Castling.rooks(b); rooks != 0; rooks &= rooks - 1) {
            int rook = Long.numberOfTrailingZeros(rooks);
            if (Castling.isClear(b, king, rook) && Castling.isSafe(b, king, rook)) {
                into[at++] = Move.pack(king, rook, 0, Move.CASTLING);
            }
        }
        return at;
    }
}
