package org.openarbiter.search.chess;

import java.util.Set;
import org.openarbiter.rules.chess.board.Attacks;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.Piece;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.PathJudge;
import org.openarbiter.search.alphabeta.Technique;
import org.openarbiter.search.network.Evaluators;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.repetition.JudgedArena;

/** Chess and Chess960 for the search. A move is a {@link Move} as the board packs it. */
public final class ChessArena extends JudgedArena<ChessBoard> {
    /**
     * What pays in chess, by games at a fixed number of nodes a move: the histories of the evaluation and the reductions by cutoffs and
     * above alpha together were worth 77 ± 24 Elo in 500 games at 10,000, to leave out the extension of checks 47 ± 33 in 300 at 5,000.
     */
    public static final Set<Technique> TECHNIQUES = Technique.allBut(Technique.CHECK_EXTENSION, Technique.UPCOMING_REPETITION);

    /** How positions of chess are evaluated. */
    public static final Evaluators<ChessBoard> EVALUATORS =
            new Evaluators<>(Inputs.CHESS, ChessBoard::copyPieces, ChessEvaluation::new, Endings::new);

    private static final Access<ChessBoard> ACCESS =
            new Access<>(ChessBoard::inCheck, ChessBoard::pass, ChessBoard::captures, ChessBoard::quiets);
    private static final int SIDE_SLOTS = 6 * 64;

    /** The position on a board, with a judge that has seen the game so far; see {@link JudgedArena}. */
    public ChessArena(ChessBoard board, Evaluation<ChessBoard> evaluation, PathJudge judge, int contempt) {
        super(board, ACCESS, evaluation, judge, contempt);
    }

    @Override
    public Set<Technique> techniques() {
        return TECHNIQUES;
    }

    @Override
    public boolean isCapture(int move) {
        return Move.isCapture(move) || Move.promotion(move) != Piece.NONE;
    }

    @Override
    public int gain(int move) {
        int promotion = Move.promotion(move);
        int gain = promotion == Piece.NONE ? 0 : Exchange.worth(promotion) - Exchange.worth(Piece.PAWN);
        return gain + Exchange.worth(taken(move));
    }

    @Override
    public boolean exchanges(int move, int atLeast) {
        return Exchange.brings(board, move, atLeast);
    }

    @Override
    public boolean givesCheck(int move) {
        int to = Move.to(move);
        int side = board.toMove();
        int king = board.kingSquare(side ^ 1);
        long occupied = board.occupied() & ~(1L << Move.from(move));
        long struck = switch (Piece.kind(board.pieceAt(Move.from(move)))) {
            case Piece.PAWN -> Attacks.pawn(side, to);
            case Piece.KNIGHT -> Attacks.knight(to);
            case Piece.BISHOP -> Attacks.bishop(to, occupied);
            case Piece.ROOK -> Attacks.rook(to, occupied);
            case Piece.QUEEN -> Attacks.bishop(to, occupied) | Attacks.rook(to, occupied);
            default -> 0;
        };
        return (struck >>> king & 1) != 0;
    }

    @Override
    public int slots() {
        return 2 * SIDE_SLOTS;
    }

    @Override
    public int slot(int move) {
        int piece = board.pieceAt(Move.from(move));
        return Piece.side(piece) * SIDE_SLOTS + (Piece.kind(piece) - 1) * 64 + Move.to(move);
    }

    @Override
    public int squares(int move) {
        return move & 0xFFF;
    }

    @Override
    public int taken(int move) {
        if (!Move.isCapture(move)) {
            return Piece.NONE;
        }
        return Move.isEnPassant(move) ? Piece.PAWN : Piece.kind(board.pieceAt(Move.to(move)));
    }

    @Override
    public boolean mayPass() {
        int side = board.toMove();
        return board.squares(side) != (board.squares(Piece.PAWN, side) | board.squares(Piece.KING, side));
    }

    /** {@inheritDoc} One knight or bishop beside the kings, or nothing. */
    @Override
    public boolean isDrawnByMaterial() {
        long minors = board.squaresOf(Piece.KNIGHT) | board.squaresOf(Piece.BISHOP);
        long kings = board.squaresOf(Piece.KING);
        return board.occupied() == (minors | kings) && (minors & minors - 1) == 0;
    }

    @Override
    public boolean isStalemateLost() {
        return false;
    }
}
