package org.openarbiter.rules.chess.board;

/**
 * A chess position: the placement, who moves, which castling and en passant captures are still allowed; and what can be asked of
 * it.
 *
 * <p>It always has one king a side and the side not to move is never in check; {@link Setup} sees to that.
 */
abstract sealed class Position extends Placement permits ChessBoard {
    /**
     * What {@link #rights} gives: bits 0–7 and 56–63 are the squares of the rooks that may still castle; bits 8–15 the square
     * on which a pawn may <em>legally</em> be taken en passant, or 0.
     */
    long rights;

    int toMove;

    /** The square which a pawn has just passed with a double step, whether it can be taken there or not; or 0. */
    int doubleStep;

    int halfmoveClock;

    private final boolean chess960;

    Position(Setup setup) {
        super(setup);
        toMove = setup.toMove();
        halfmoveClock = setup.halfmoveClock();
        chess960 = setup.isChess960();
        rights = setup.castlingRooks();
        doubleStep = Math.max(setup.enPassantSquare(), 0);
        allowEnPassant();
    }

    Position(Position that) {
        super(that);
        rights = that.rights;
        toMove = that.toMove;
        doubleStep = that.doubleStep;
        halfmoveClock = that.halfmoveClock;
        chess960 = that.chess960;
    }

    /** The position of which a record has the placement and the rights; it has neither its key nor its clock. */
    Position(long[] placement, long rights, int toMove, boolean chess960) {
        super(placement);
        this.rights = rights;
        this.toMove = toMove;
        this.chess960 = chess960;
        doubleStep = legalEnPassantSquare();
    }

    /** Adds the right to take en passant after a double step, if the side to move has a pawn that may do so legally. */
    final void allowEnPassant() {
        if (doubleStep != 0 && Legality.enPassantCapturers(this, toMove, doubleStep) != 0) {
            rights |= (long) doubleStep << 8;
        }
    }

    /** The seat that moves next. */
    public final int toMove() {
        return toMove;
    }

    /**
     * Castling and en passant as one exact word: bits 0–7 and 56–63 are the squares of rooks with which castling is still
     * allowed, possible now or not; bits 8–15 the square where a pawn may be taken en passant by a legal move, or 0 if no such
     * move exists.
     */
    public final long rights() {
        return rights;
    }

    /** The pieces of both sides that strike a square. */
    public final long attackersTo(int square) {
        return Legality.attackers(this, square, occupied());
    }

    /** The pieces of both sides that would strike a square if the given squares, and no others, were occupied. */
    public final long attackersTo(int square, long occupied) {
        return Legality.attackers(this, square, occupied);
    }

    /** Whether the side to move is in check. */
    public final boolean inCheck() {
        return Legality.isAttacked(this, kingSquare(toMove), toMove ^ 1, occupied());
    }

    /** Whether the side to move is checkmated. */
    public final boolean isCheckmate() {
        return inCheck() && !LegalCount.any(this);
    }

    /** Whether the side to move is stalemated. */
    public final boolean isStalemate() {
        return !inCheck() && !LegalCount.any(this);
    }

    /** The plies since the last capture or pawn move, those before the start of this board included. */
    public final int halfmoveClock() {
        return halfmoveClock;
    }

    /** The squares of the rooks of both sides with which castling is still allowed, possible now or not. */
    public final long castlingRooks() {
        return rights & Attacks.END_RANKS;
    }

    /** The square a pawn has just passed with a double step, whether it can be taken there or not; 0 if there is none. */
    public final int enPassantSquare() {
        return doubleStep;
    }

    /** The square on which a pawn may be taken en passant by a legal move; 0 if there is none. */
    public final int legalEnPassantSquare() {
        return (int) rights >>> 8 & 0xFF;
    }

    /** Whether castling is written as in Chess960: the position cannot be, or was not, meant as one of standard chess. */
    public final boolean chess960() {
        return chess960;
    }

    /** The pieces of a kind of the side to move that may legally go to a square; castling is left aside. */
    public final long legalOrigins(int kind, int to) {
        return Legality.legalOrigins(this, kind, to);
    }

    /** As {@link #legalOrigins}, but check and pins are left aside. */
    public final long reach(int kind, int to) {
        return Legality.reach(this, kind, to);
    }

    /** The castling move of the side to move towards the h-file or the a-file, or {@link Move#NONE} if it is not legal. */
    public final int castling(boolean kingSide) {
        return Castling.move(this, kingSide);
    }

    /** Why the side to move may not castle towards the h-file or the a-file. */
    public final CastlingRefusal refusal(boolean kingSide) {
        return Castling.refusal(this, kingSide);
    }

    /** The legal play from a square to a square, to the king's own rook for castling; {@link Move#NONE} if there is none. */
    public final int legal(int from, int to, int promotion) {
        return Legality.move(this, from, to, promotion);
    }
}
