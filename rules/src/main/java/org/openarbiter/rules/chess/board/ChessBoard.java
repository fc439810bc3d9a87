package org.openarbiter.rules.chess.board;

import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.NONE;
import static org.openarbiter.rules.chess.board.Piece.PAWN;
import static org.openarbiter.rules.chess.board.Piece.ROOK;

import java.util.Arrays;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;

/**
 * A chess position in play, by the laws of movement of chess and of Chess960.
 *
 * <p>Seat 0 is White, seat 1 is Black. A play is a {@link Move}. The seat that is not to move has no plays: chess knows no
 * passing. The position always has one king a side and the side not to move is never in check; {@link Setup} sees to that.
 */
public final class ChessBoard implements Board {
    /** The most legal moves found in any position with at most sixteen pieces a side (Petrović 1964). */
    private static final int MOST_PLAYS = 218;

    /** No position has more: each square can be reached along eight lines and by eight knights, and a pawn may become four pieces. */
    private static final int MOST_WITH_ANY_MATERIAL = 1024;

    private static final long EN_PASSANT_FIELD = 0xFF00L;
    private static final int UNDO_WORDS = 3;
    private static final int USUAL_PLIES = 160;

    /** The squares of each kind of piece, of both sides, by {@link Piece} kind. */
    final long[] kinds = new long[7];
    /** The squares of each side. */
    final long[] sides = new long[2];

    /**
     * What {@link #rights} gives: bits 0–7 and 56–63 are the squares of the rooks that may still castle; bits 8–15 the square
     * on which a pawn may <em>legally</em> be taken en passant, or 0.
     */
    long rights;

    int toMove;

    /** The square which a pawn has just passed with a double step, whether it can be taken there or not; or 0. */
    int doubleStep;

    private final byte[] mailbox = new byte[64];
    private final boolean chess960;
    private final int mostPlays;
    private final int fullMovesBefore;
    private final int startSide;
    private long key;
    private int halfmoveClock;
    private int plies;

    /** For each ply: the key, the rights with the double step above them, the move with what it took and the clock. */
    private long[] past = new long[USUAL_PLIES * UNDO_WORDS];

    private ChessBoard(Setup setup) {
        for (int square = 0; square < 64; square++) {
            int piece = setup.pieceAt(square);
            if (piece != NONE) {
                mailbox[square] = (byte) piece;
                kinds[Piece.kind(piece)] |= 1L << square;
                sides[Piece.side(piece)] |= 1L << square;
                key ^= Zobrist.of(piece, square);
            }
        }
        toMove = setup.toMove();
        startSide = toMove;
        fullMovesBefore = setup.fullMoveNumber();
        halfmoveClock = setup.halfmoveClock();
        chess960 = setup.isChess960();
        mostPlays = Material.fault(this) == null ? MOST_PLAYS : MOST_WITH_ANY_MATERIAL;
        rights = setup.castlingRooks();
        doubleStep = Math.max(setup.enPassantSquare(), 0);
        if (doubleStep != 0 && Legality.enPassantCapturers(this, toMove, doubleStep) != 0) {
            rights |= (long) doubleStep << 8;
        }
    }

    private ChessBoard(ChessBoard that) {
        System.arraycopy(that.kinds, 0, kinds, 0, kinds.length);
        System.arraycopy(that.sides, 0, sides, 0, sides.length);
        System.arraycopy(that.mailbox, 0, mailbox, 0, mailbox.length);
        rights = that.rights;
        toMove = that.toMove;
        startSide = toMove;
        doubleStep = that.doubleStep;
        chess960 = that.chess960;
        mostPlays = that.mostPlays;
        fullMovesBefore = that.fullMoveNumber();
        key = that.key;
        halfmoveClock = that.halfmoveClock;
    }

    /** The position of a moment of a game, with the moves that can be made there; what came before it is not known. */
    private ChessBoard(long[] placement, long rights, int toMove, ChessBoard game, int fullMoves) {
        System.arraycopy(placement, 0, kinds, PAWN, 6);
        sides[Piece.WHITE] = placement[6];
        for (int kind = PAWN; kind <= KING; kind++) {
            sides[Piece.BLACK] |= kinds[kind] & ~placement[6];
            for (long set = kinds[kind]; set != 0; set &= set - 1) {
                int square = Long.numberOfTrailingZeros(set);
                mailbox[square] = (byte) Piece.of(kind, (int) (sides[Piece.BLACK] >>> square & 1));
            }
        }
        this.rights = rights;
        this.toMove = toMove;
        startSide = toMove;
        doubleStep = (int) (rights >>> 8 & 0xFF);
        chess960 = game.chess960;
        mostPlays = game.mostPlays;
        fullMovesBefore = fullMoves;
    }

    /**
     * The position of an earlier moment of the game on this board, from what a record has of it. Its key and its clock are not
     * those of the game.
     *
     * @param moment how many plies had been made on this board
     * @param placement as {@link #packPlacement} wrote it
     * @param rightsThen as {@link #rights} was
     */
    public ChessBoard earlier(int moment, long[] placement, long rightsThen) {
        int side = startSide ^ moment & 1;
        return new ChessBoard(placement, rightsThen, side, this, fullMovesBefore + (moment + startSide >> 1));
    }

    /** The starting position of chess. */
    public static ChessBoard start() {
        return of(Chess960.setup(Chess960.STANDARD).chess960(false));
    }

    /**
     * The position of a FEN.
     *
     * @throws FenException if the text is no FEN, or what it describes is no position
     */
    public static ChessBoard of(String fen) throws FenException {
        return Fen.read(fen);
    }

    /**
     * The position that was set up.
     *
     * @throws IllegalArgumentException if {@link Setup#flaws} has anything to say against it
     */
    public static ChessBoard of(Setup setup) {
        return of(setup, false);
    }

    /**
     * The position that was set up.
     *
     * @param anyMaterial whether a side may have more pieces than a game can bring about; see {@link Material}
     * @throws IllegalArgumentException if {@link Setup#flaws} has anything else to say against it
     */
    public static ChessBoard of(Setup setup, boolean anyMaterial) {
        for (Flaw flaw : setup.flaws()) {
            if (!anyMaterial || flaw.kind() != Flaw.Kind.COUNT) {
                throw new IllegalArgumentException(flaw.message());
            }
        }
        return new ChessBoard(setup);
    }

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public int plies() {
        return plies;
    }

    @Override
    public boolean isLegal(int by, int play) {
        return play != Move.NONE && by == toMove && legal(Move.from(play), Move.to(play), Move.promotion(play)) == play;
    }

    @Override
    public void play(int by, int play) {
        remember(play);
        int from = Move.from(play);
        int to = Move.to(play);
        int side = toMove;
        toMove = side ^ 1;
        plies++;
        halfmoveClock++;
        doubleStep = 0;
        int piece = mailbox[from];
        int kind = Piece.kind(piece);
        // Castling bits lie on the end ranks and are named by rook squares: a rook that leaves or is taken clears its own.
        rights &= ~(EN_PASSANT_FIELD | 1L << from | 1L << to);
        if (kind == KING) {
            rights &= side == Piece.WHITE ? ~Attacks.RANK_1 : ~Attacks.RANK_8;
            if (Move.isCastling(play)) {
                castle(side, from, to, Move.castledKing(play), Move.castledRook(play));
                key ^= Zobrist.of(piece, from) ^ Zobrist.of(piece, Move.castledKing(play));
                int rook = Piece.of(ROOK, side);
                key ^= Zobrist.of(rook, to) ^ Zobrist.of(rook, Move.castledRook(play));
                return;
            }
        }
        if (Move.isCapture(play)) {
            take(side ^ 1, Move.isEnPassant(play) ? to ^ 8 : to);
        }
        int promotion = Move.promotion(play);
        int placed = promotion == NONE ? piece : Piece.of(promotion, side);
        mailbox[from] = NONE;
        mailbox[to] = (byte) placed;
        kinds[kind] ^= 1L << from;
        kinds[Piece.kind(placed)] ^= 1L << to;
        sides[side] ^= 1L << from | 1L << to;
        key ^= Zobrist.of(piece, from) ^ Zobrist.of(placed, to);
        if (kind == PAWN) {
            halfmoveClock = 0;
            if (Move.isDoubleStep(play)) {
                doubleStep = from + to >>> 1;
                if (Legality.enPassantCapturers(this, side ^ 1, doubleStep) != 0) {
                    rights |= (long) doubleStep << 8;
                }
            }
        }
    }

    /**
     * Gives the move to the other side without a move, as a search does to see what a threat comes to; {@link #undo} takes it back.
     *
     * <p>It is no play of chess. The side to move must not be in check.
     */
    public void pass() {
        remember(Move.NONE);
        toMove ^= 1;
        plies++;
        halfmoveClock++;
        doubleStep = 0;
        rights &= ~EN_PASSANT_FIELD;
    }

    private void remember(int play) {
        int at = plies * UNDO_WORDS;
        if (at == past.length) {
            past = Arrays.copyOf(past, past.length * 2);
        }
        int taken = Move.isCapture(play) ? mailbox[Move.isEnPassant(play) ? Move.to(play) ^ 8 : Move.to(play)] : NONE;
        past[at] = key;
        past[at + 1] = rights | (long) doubleStep << 16;
        past[at + 2] = (long) halfmoveClock << 32 | taken << 24 | play;
    }

    private void take(int enemy, int square) {
        int taken = mailbox[square];
        mailbox[square] = NONE;
        kinds[Piece.kind(taken)] ^= 1L << square;
        sides[enemy] ^= 1L << square;
        key ^= Zobrist.of(taken, square);
        halfmoveClock = 0;
    }

    /** Moves king and rook at once: in Chess960 either may end where the other stood, or not move at all. */
    private void castle(int side, int king, int rook, int kingTo, int rookTo) {
        mailbox[king] = NONE;
        mailbox[rook] = NONE;
        mailbox[kingTo] = (byte) Piece.of(KING, side);
        mailbox[rookTo] = (byte) Piece.of(ROOK, side);
        kinds[KING] ^= 1L << king ^ 1L << kingTo;
        kinds[ROOK] ^= 1L << rook ^ 1L << rookTo;
        sides[side] ^= 1L << king ^ 1L << kingTo ^ 1L << rook ^ 1L << rookTo;
    }

    @Override
    public void undo() {
        if (plies == 0) {
            throw new IllegalStateException("no play has been made on this board");
        }
        plies--;
        int at = plies * UNDO_WORDS;
        long word = past[at + 2];
        int play = (int) word & 0xFFFFFF;
        key = past[at];
        rights = past[at + 1] & ~0xFF0000L;
        doubleStep = (int) (past[at + 1] >>> 16) & 0xFF;
        halfmoveClock = (int) (word >>> 32);
        int side = toMove ^ 1;
        toMove = side;
        if (play == Move.NONE) {
            return;
        }
        int from = Move.from(play);
        int to = Move.to(play);
        if (Move.isCastling(play)) {
            uncastle(side, from, to, play);
            return;
        }
        int placed = mailbox[to];
        int piece = Move.promotion(play) == NONE ? placed : Piece.of(PAWN, side);
        mailbox[to] = NONE;
        mailbox[from] = (byte) piece;
        kinds[Piece.kind(placed)] ^= 1L << to;
        kinds[Piece.kind(piece)] ^= 1L << from;
        sides[side] ^= 1L << from | 1L << to;
        if (Move.isCapture(play)) {
            int taken = (int) word >>> 24;
            int square = Move.isEnPassant(play) ? to ^ 8 : to;
            mailbox[square] = (byte) taken;
            kinds[Piece.kind(taken)] ^= 1L << square;
            sides[side ^ 1] ^= 1L << square;
        }
    }

    private void uncastle(int side, int king, int rook, int play) {
        int kingTo = Move.castledKing(play);
        int rookTo = Move.castledRook(play);
        mailbox[kingTo] = NONE;
        mailbox[rookTo] = NONE;
        mailbox[king] = (byte) Piece.of(KING, side);
        mailbox[rook] = (byte) Piece.of(ROOK, side);
        kinds[KING] ^= 1L << king ^ 1L << kingTo;
        kinds[ROOK] ^= 1L << rook ^ 1L << rookTo;
        sides[side] ^= 1L << king ^ 1L << kingTo ^ 1L << rook ^ 1L << rookTo;
    }

    @Override
    public int mostPlays() {
        return mostPlays;
    }

    @Override
    public int legalPlays(int by, int[] into) {
        return by == toMove ? LegalPlays.list(this, into, 0) : 0;
    }

    /**
     * Writes the legal captures and promotions of the side to move from an index on.
     *
     * @param into has room for {@link #mostPlays} from {@code start} on
     * @return the next free index
     */
    public int captures(int[] into, int start) {
        return LegalPlays.captures(this, into, start);
    }

    /**
     * Writes the legal plays of the side to move that neither take nor promote from an index on: with {@link #captures} all legal plays.
     *
     * @param into has room for {@link #mostPlays} from {@code start} on
     * @return the next free index
     */
    public int quiets(int[] into, int start) {
        return LegalPlays.quiets(this, into, start);
    }

    /** How many legal plays the side to move has; cheaper than listing them. */
    public int countLegalPlays() {
        return LegalCount.of(this);
    }

    @Override
    public boolean hasLegalPlay(int by) {
        return by == toMove && LegalCount.any(this);
    }

    @Override
    public long placementKey() {
        return key;
    }

    @Override
    public int placementLength() {
        return 7;
    }

    /** {@inheritDoc} The words are the squares of pawns, knights, bishops, rooks, queens, kings, and of all white pieces. */
    @Override
    public void packPlacement(long[] into, int at) {
        System.arraycopy(kinds, PAWN, into, at, 6);
        into[at + 6] = sides[Piece.WHITE];
    }

    /**
     * {@inheritDoc} Bits 0–7 and 56–63 are the squares of rooks with which castling is still allowed, possible now or not; bits
     * 8–15 the square where a pawn may be taken en passant by a legal move, or 0 if no such move exists.
     */
    @Override
    public long rights() {
        return rights;
    }

    /** {@inheritDoc} That is the half-move clock: a lost castling right is not counted as the end of a cycle. */
    @Override
    public int reversiblePlies() {
        return halfmoveClock;
    }

    @Override
    public long perft(int depth) {
        return switch (depth) {
            case 0 -> 1;
            case 1 -> LegalCount.of(this);
            default -> perft(depth, new int[depth * MOST_PLAYS], 0);
        };
    }

    private long perft(int depth, int[] plays, int start) {
        int end = LegalPlays.list(this, plays, start);
        long nodes = 0;
        for (int i = start; i < end; i++) {
            play(toMove, plays[i]);
            nodes += depth == 2 ? LegalCount.of(this) : perft(depth - 1, plays, end);
            undo();
        }
        return nodes;
    }

    @Override
    public ChessBoard copy() {
        return new ChessBoard(this);
    }

    @Override
    public String toText() {
        return Fen.write(this);
    }

    @Override
    public String toString() {
        return toText();
    }

    /** {@inheritDoc} Castling is {@code e1g1}, and on a {@link #chess960} board the king takes its own rook: {@code e1h1}. */
    @Override
    public String text(int play) {
        return UciText.write(this, play);
    }

    @Override
    public String notation(int play) {
        return San.write(this, play);
    }

    @Override
    public String numbered(String move) {
        return fullMoveNumber() + (toMove == Piece.WHITE ? "." : "...") + move;
    }

    /** {@inheritDoc} Castling may be written either way. */
    @Override
    public int parse(String text) throws PlayException {
        return UciText.read(this, text);
    }

    /** The piece on a square, see {@link Piece}. */
    public int pieceAt(int square) {
        return mailbox[square];
    }

    /** The square of a side's king. */
    public int kingSquare(int side) {
        return Long.numberOfTrailingZeros(kinds[KING] & sides[side]);
    }

    /** The squares of a side's pieces of one kind. */
    public long squares(int kind, int side) {
        return kinds[kind] & sides[side];
    }

    /** The squares of a kind of piece, of both sides. */
    public long squaresOf(int kind) {
        return kinds[kind];
    }

    /** The squares of a side's pieces. */
    public long squares(int side) {
        return sides[side];
    }

    /** All squares that are not empty. */
    public long occupied() {
        return sides[0] | sides[1];
    }

    /** The pieces of both sides that strike a square. */
    public long attackersTo(int square) {
        return Legality.attackers(this, square, occupied());
    }

    /** The pieces of both sides that would strike a square if the given squares, and no others, were occupied. */
    public long attackersTo(int square, long occupied) {
        return Legality.attackers(this, square, occupied);
    }

    /** Whether the side to move is in check. */
    public boolean inCheck() {
        return Legality.isAttacked(this, kingSquare(toMove), toMove ^ 1, occupied());
    }

    /** Whether the side to move is checkmated. */
    public boolean isCheckmate() {
        return inCheck() && !LegalCount.any(this);
    }

    /** Whether the side to move is stalemated. */
    public boolean isStalemate() {
        return !inCheck() && !LegalCount.any(this);
    }

    /** The plies since the last capture or pawn move, those before the start of this board included. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** The number of the current move, which goes up after each move of Black. */
    public int fullMoveNumber() {
        return fullMovesBefore + (plies + startSide >>> 1);
    }

    /** The squares of the rooks of both sides with which castling is still allowed, possible now or not. */
    public long castlingRooks() {
        return rights & Attacks.END_RANKS;
    }

    /** The square a pawn has just passed with a double step, whether it can be taken there or not; 0 if there is none. */
    public int enPassantSquare() {
        return doubleStep;
    }

    /** The square on which a pawn may be taken en passant by a legal move; 0 if there is none. */
    public int legalEnPassantSquare() {
        return (int) rights >>> 8 & 0xFF;
    }

    /** Whether castling is written as in Chess960: the position cannot be, or was not, meant as one of standard chess. */
    public boolean chess960() {
        return chess960;
    }

    /** The pieces of a kind of the side to move that may legally go to a square; castling is left aside. */
    public long legalOrigins(int kind, int to) {
        return Legality.legalOrigins(this, kind, to);
    }

    /** As {@link #legalOrigins}, but check and pins are left aside. */
    public long reach(int kind, int to) {
        return Legality.reach(this, kind, to);
    }

    /**
     * The play of a piece that is known to be able to go there legally; castling is left aside.
     *
     * @param promotion the kind to which a pawn promotes, or {@link Piece#NONE}
     */
    public int assemble(int from, int to, int promotion) {
        int flags = mailbox[to] == NONE ? 0 : Move.CAPTURE;
        if (Piece.kind(mailbox[from]) == PAWN) {
            if ((from ^ to) == 16) {
                flags = Move.DOUBLE_STEP;
            } else if ((from - to & 7) != 0 && flags == 0) {
                flags = Move.CAPTURE | Move.EN_PASSANT;
            }
        }
        return Move.pack(from, to, promotion, flags);
    }

    /** The castling move of the side to move towards the h-file or the a-file, or {@link Move#NONE} if it is not legal. */
    public int castling(boolean kingSide) {
        return Castling.move(this, kingSide);
    }

    /** Why the side to move may not castle towards the h-file or the a-file. */
    public CastlingRefusal refusal(boolean kingSide) {
        return Castling.refusal(this, kingSide);
    }

    /** The legal play from a square to a square, to the king's own rook for castling; {@link Move#NONE} if there is none. */
    public int legal(int from, int to, int promotion) {
        int piece = mailbox[from];
        if (piece == NONE || Piece.side(piece) != toMove) {
            return Move.NONE;
        }
        int kind = Piece.kind(piece);
        if (kind == KING && (castlingRooks() & sides[toMove] & 1L << to) != 0) {
            return promotion == NONE ? castling(to > from) : Move.NONE;
        }
        boolean promotes = kind == PAWN && (Attacks.END_RANKS >>> to & 1) != 0;
        if (promotes ? promotion < Piece.KNIGHT || promotion > Piece.QUEEN : promotion != NONE) {
            return Move.NONE;
        }
        return (legalOrigins(kind, to) >>> from & 1) == 0 ? Move.NONE : assemble(from, to, promotion);
    }
}
