package org.openarbiter.rules.chess.board;

import static org.openarbiter.rules.chess.board.Piece.KING;
import static org.openarbiter.rules.chess.board.Piece.NONE;
import static org.openarbiter.rules.chess.board.Piece.PAWN;

import java.util.Arrays;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;

/**
 * A chess position in play, by the laws of movement of chess and of Chess960.
 *
 * <p>Seat 0 is White, seat 1 is Black. A play is a {@link Move}. The seat that is not to move has no plays: chess knows no
 * passing. The position always has one king a side and the side not to move is never in check; {@link Setup} sees to that.
 *
 * <p>This makes and unmakes plays and counts them. Which piece stands where is {@link Placement}, what else makes a position, and
 * what can be asked of one, is {@link Position}; its legal plays are listed by {@link LegalPlays}.
 */
public final class ChessBoard extends Position implements Board {
    /** The most legal moves found in any position with at most sixteen pieces a side (Petrović 1964). */
    private static final int MOST_PLAYS = 218;

    /** No position has more: each square can be reached along eight lines and by eight knights, and a pawn may become four pieces. */
    private static final int MOST_WITH_ANY_MATERIAL = 1024;

    private static final long EN_PASSANT_FIELD = 0xFF00L;
    private static final int UNDO_WORDS = 3;
    private static final int USUAL_PLIES = 160;

    private final int mostPlays;
    private final int fullMovesBefore;
    private final int startSide;
    private int plies;

    /** For each ply: the key, the rights with the double step above them, the move with what it took and the clock. */
    private long[] past = new long[USUAL_PLIES * UNDO_WORDS];

    private ChessBoard(Setup setup) {
        super(setup);
        startSide = toMove;
        fullMovesBefore = setup.fullMoveNumber();
        mostPlays = Material.fault(this) == null ? MOST_PLAYS : MOST_WITH_ANY_MATERIAL;
    }

    private ChessBoard(ChessBoard that) {
        super(that);
        startSide = toMove;
        mostPlays = that.mostPlays;
        fullMovesBefore = that.fullMoveNumber();
    }

    /** The position of a moment of a game, with the moves that can be made there; what came before it is not known. */
    private ChessBoard(long[] placement, long rights, int toMove, ChessBoard game, int fullMoves) {
        super(placement, rights, toMove, game.chess960());
        startSide = toMove;
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
                key = quietKey(play);
                castle(side, from, to, Move.castledKing(play), Move.castledRook(play));
                return;
            }
        }
        if (Move.isCapture(play)) {
            int square = Move.isEnPassant(play) ? to ^ 8 : to;
            int taken = mailbox[square];
            remove(taken, square);
            key ^= Zobrist.of(taken, square);
            halfmoveClock = 0;
        }
        int promotion = Move.promotion(play);
        int placed = promotion == NONE ? piece : Piece.of(promotion, side);
        move(side, from, to, piece, placed);
        key ^= Zobrist.of(piece, from) ^ Zobrist.of(placed, to);
        if (kind == PAWN) {
            halfmoveClock = 0;
            if (Move.isDoubleStep(play)) {
                doubleStep = from + to >>> 1;
                allowEnPassant();
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
            castle(side, Move.castledKing(play), Move.castledRook(play), from, to);
            return;
        }
        int placed = mailbox[to];
        int piece = Move.promotion(play) == NONE ? placed : Piece.of(PAWN, side);
        move(side, to, from, placed, piece);
        if (Move.isCapture(play)) {
            put((int) word >>> 24, Move.isEnPassant(play) ? to ^ 8 : to);
        }
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

    @Override
    public boolean numbersPlies() {
        return false;
    }

    /** {@inheritDoc} Castling may be written either way. */
    @Override
    public int parse(String text) throws PlayException {
        return UciText.read(this, text);
    }

    /** The number of the current move, which goes up after each move of Black. */
    public int fullMoveNumber() {
        return fullMovesBefore + (plies + startSide >>> 1);
    }
}
