package org.openarbiter.rules.chess.board;

import static org.openarbiter.rules.chess.board.Piece.BISHOP;
import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.KNIGHT;
import static org.openarbiter.rules.chess.board.Piece.NONE;
import static org.openarbiter.rules.chess.board.Piece.PAWN;
import static org.openarbiter.rules.chess.board.Piece.QUEEN;
import static org.openarbiter.rules.chess.board.Piece.ROOK;

/** What check and pins leave of the moves of the pieces. */
final class Legality {
    private Legality() {}

    /** All pieces, of both sides, that strike a square while the given squares are occupied. */
    static long attackers(Position b, int square, long occupied) {
        long[] kinds = b.kinds;
        return Attacks.rook(square, occupied) & (kinds[ROOK] | kinds[QUEEN])
                | Attacks.bishop(square, occupied) & (kinds[BISHOP] | kinds[QUEEN])
                | Attacks.knight(square) & kinds[KNIGHT]
                | Attacks.king(square) & kinds[KING]
                | Attacks.pawn(Piece.BLACK, square) & kinds[PAWN] & b.sides[Piece.WHITE]
                | Attacks.pawn(Piece.WHITE, square) & kinds[PAWN] & b.sides[Piece.BLACK];
    }

    /** Whether a side strikes a square while the given squares are occupied. */
    static boolean isAttacked(Position b, int square, int by, long occupied) {
        return (attackers(b, square, occupied) & b.sides[by]) != 0;
    }

    /**
     * The enemy pieces that give check and the own pieces that are pinned, in one set; their side distinguishes them.
     */
    static long restraints(Position b) {
        int side = b.toMove;
        long[] kinds = b.kinds;
        long own = b.sides[side];
        long enemy = b.sides[side ^ 1];
        long occupied = own | enemy;
        int king = Long.numberOfTrailingZeros(kinds[KING] & own);
        long queens = kinds[QUEEN];
        long snipers = Attacks.rookRays(king) & (kinds[ROOK] | queens) | Attacks.bishopRays(king) & (kinds[BISHOP] | queens);
        long found = Attacks.pawn(side, king) & kinds[PAWN] | Attacks.knight(king) & kinds[KNIGHT];
        found &= enemy;
        for (snipers &= enemy; snipers != 0; snipers &= snipers - 1) {
            int sniper = Long.numberOfTrailingZeros(snipers);
            long screen = Attacks.between(king, sniper) & occupied;
            if (screen == 0) {
                found |= 1L << sniper;
            } else if ((screen & screen - 1) == 0) {
                found |= screen & own;
            }
        }
        return found;
    }

    /** The squares to which a piece other than the king must go: anywhere but onto its own, or where it ends the check. */
    static long answers(long own, long checkers, int king) {
        if (checkers == 0) {
            return ~own;
        }
        boolean twice = (checkers & checkers - 1) != 0;
        return twice ? 0 : checkers | Attacks.between(king, Long.numberOfTrailingZeros(checkers));
    }

    /** The squares to which the king may step. */
    static long kingSteps(Position b) {
        return kingSteps(b, ~0L);
    }

    /** Which of some squares the king may step to. */
    static long kingSteps(Position b, long targets) {
        int side = b.toMove;
        long[] kinds = b.kinds;
        long own = b.sides[side];
        long enemy = b.sides[side ^ 1];
        long kings = kinds[KING];
        long kingBit = kings & own;
        long steps = Attacks.king(Long.numberOfTrailingZeros(kingBit)) & ~own & targets
                & ~Attacks.king(Long.numberOfTrailingZeros(kings & enemy))
                & ~Attacks.byPawns(kinds[PAWN] & enemy, side ^ 1);
        if (steps == 0) {
            return 0;
        }
        // The king itself is lifted off: it cannot hide from a ray behind its own back.
        long occupied = (own | enemy) ^ kingBit;
        long straight = (kinds[ROOK] | kinds[QUEEN]) & enemy;
        long oblique = (kinds[BISHOP] | kinds[QUEEN]) & enemy;
        long knights = kinds[KNIGHT] & enemy;
        long safe = 0;
        for (; steps != 0; steps &= steps - 1) {
            int square = Long.numberOfTrailingZeros(steps);
            long struck = Attacks.rook(square, occupied) & straight
                    | Attacks.bishop(square, occupied) & oblique
                    | Attacks.knight(square) & knights;
            safe |= struck == 0 ? steps & -steps : 0;
        }
        return safe;
    }

    /**
     * The pawns of a side that may take en passant on a square without leaving their king in check.
     *
     * <p>Two pawns leave the capturer's rank at once and a third square is filled, which no pin mask describes, so the king is
     * looked at as if the capture had been made: this covers the pins and the check uncovered by the double step alike.
     */
    static long enPassantCapturers(Position b, int side, int target) {
        long capturers = Attacks.pawn(side ^ 1, target) & b.kinds[PAWN] & b.sides[side];
        if (capturers == 0) {
            return 0;
        }
        long victim = 1L << (target ^ 8);
        int king = Long.numberOfTrailingZeros(b.kinds[KING] & b.sides[side]);
        long enemy = b.sides[side ^ 1] & ~victim;
        long legal = 0;
        for (; capturers != 0; capturers &= capturers - 1) {
            long capturer = capturers & -capturers;
            long occupied = (b.sides[0] | b.sides[1]) & ~victim & ~capturer | 1L << target;
            legal |= (attackers(b, king, occupied) & enemy) == 0 ? capturer : 0;
        }
        return legal;
    }

    /** The pieces of a kind of the side to move that could go to a square if check and pins were left aside; no castling. */
    static long reach(Position b, int kind, int to) {
        long own = b.sides[b.toMove];
        long occupied = own | b.sides[b.toMove ^ 1];
        if ((own >>> to & 1) != 0) {
            return 0;
        }
        return own & b.kinds[kind] & switch (kind) {
            case PAWN -> pawnReach(b, to, occupied);
            case KNIGHT -> Attacks.knight(to);
            case BISHOP -> Attacks.bishop(to, occupied);
            case ROOK -> Attacks.rook(to, occupied);
            case QUEEN -> Attacks.bishop(to, occupied) | Attacks.rook(to, occupied);
            default -> Attacks.king(to);
        };
    }

    private static long pawnReach(Position b, int to, long occupied) {
        int side = b.toMove;
        if ((occupied >>> to & 1) != 0 || to == b.doubleStep && to != 0) {
            long strikers = Attacks.pawn(side ^ 1, to);
            return (occupied >>> to & 1) != 0 ? strikers : strikers | pushReach(to, side, occupied);
        }
        return pushReach(to, side, occupied);
    }

    private static long pushReach(int to, int side, long occupied) {
        int down = side == Piece.WHITE ? -8 : 8;
        int one = to + down;
        if ((one & ~63) != 0) {
            return 0;
        }
        boolean twoSteps = (occupied >>> one & 1) == 0 && to >>> 3 == (side == Piece.WHITE ? 3 : 4);
        return 1L << one | (twoSteps ? 1L << one + down : 0);
    }

    /** The pieces of a kind of the side to move that may legally go to a square; castling is left aside. */
    static long legalOrigins(Position b, int kind, int to) {
        long origins = reach(b, kind, to);
        if (origins == 0) {
            return 0;
        }
        long own = b.sides[b.toMove];
        long enemy = b.sides[b.toMove ^ 1];
        if (kind == KING) {
            return isAttacked(b, to, b.toMove ^ 1, (own | enemy) & ~origins) ? 0 : origins;
        }
        long taking = 0;
        if (kind == PAWN && b.doubleStep == to && to != 0) {
            taking = enPassantCapturers(b, b.toMove, to);
            origins &= Attacks.FILE_A << (to & 7);
        }
        int king = Long.numberOfTrailingZeros(b.kinds[KING] & own);
        long restraints = restraints(b);
        if ((answers(own, restraints & enemy, king) >>> to & 1) == 0) {
            return taking;
        }
        for (long pinned = origins & restraints; pinned != 0; pinned &= pinned - 1) {
            if ((Attacks.line(king, Long.numberOfTrailingZeros(pinned)) >>> to & 1) == 0) {
                origins ^= pinned & -pinned;
            }
        }
        return origins | taking;
    }

    /** The legal play from a square to a square, to the king's own rook for castling; {@link Move#NONE} if there is none. */
    static int move(Position b, int from, int to, int promotion) {
        int piece = b.mailbox[from];
        if (piece == NONE || Piece.side(piece) != b.toMove) {
            return Move.NONE;
        }
        int kind = Piece.kind(piece);
        if (kind == KING && (b.castlingRooks() & b.sides[b.toMove] & 1L << to) != 0) {
            return promotion == NONE ? b.castling(to > from) : Move.NONE;
        }
        boolean promotes = kind == PAWN && (Attacks.END_RANKS >>> to & 1) != 0;
        if (promotes ? promotion < Piece.KNIGHT || promotion > Piece.QUEEN : promotion != NONE) {
            return Move.NONE;
        }
        return (legalOrigins(b, kind, to) >>> from & 1) == 0 ? Move.NONE : assemble(b, from, to, promotion);
    }

    /**
     * The play of a piece that is known to be able to go there legally; castling is left aside.
     *
     * @param promotion the kind to which a pawn promotes, or {@link Piece#NONE}
     */
    static int assemble(Position b, int from, int to, int promotion) {
        int flags = b.mailbox[to] == NONE ? 0 : Move.CAPTURE;
        if (Piece.kind(b.mailbox[from]) == PAWN) {
            if ((from ^ to) == 16) {
                flags = Move.DOUBLE_STEP;
            } else if ((from - to & 7) != 0 && flags == 0) {
                flags = Move.CAPTURE | Move.EN_PASSANT;
            }
        }
        return Move.pack(from, to, promotion, flags);
    }
}
