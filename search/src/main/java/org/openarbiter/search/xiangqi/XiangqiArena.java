package org.openarbiter.search.xiangqi;

import static org.openarbiter.rules.xiangqi.board.PieceNumber.FIRST_CANNON;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.FIRST_HORSE;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.FIRST_PAWN;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.FIRST_ROOK;
import static org.openarbiter.rules.xiangqi.board.PieceNumber.PIECES;

import java.util.Set;
import java.util.function.UnaryOperator;
import org.openarbiter.rules.xiangqi.board.Geometry;
import org.openarbiter.rules.xiangqi.board.Move;
import org.openarbiter.rules.xiangqi.board.Piece;
import org.openarbiter.rules.xiangqi.board.Point;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.PathJudge;
import org.openarbiter.search.alphabeta.Technique;
import org.openarbiter.search.network.Evaluators;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.repetition.JudgedArena;

/** Xiangqi for the search. A move is a {@link Move} as the board packs it. */
public final class XiangqiArena extends JudgedArena<XiangqiBoard> {
    /** What pays in xiangqi: see docs/engines.md for the games. */
    public static final Set<Technique> TECHNIQUES = Technique.allBut(
            Technique.CHECK_PRUNING, Technique.UPCOMING_REPETITION, Technique.EVALUATION_HISTORY, Technique.CUTOFF_REDUCTION,
            Technique.ALPHA_REDUCTION);

    /** How positions of xiangqi are evaluated. */
    public static final Evaluators<XiangqiBoard> EVALUATORS =
            new Evaluators<>(Inputs.XIANGQI, XiangqiBoard::copyPieces, XiangqiEvaluation::new, UnaryOperator.identity());

    private static final Access<XiangqiBoard> ACCESS =
            new Access<>(XiangqiBoard::inCheck, XiangqiBoard::pass, XiangqiBoard::captures, XiangqiBoard::quiets);
    private static final int SIDE_SLOTS = 7 * Point.COUNT;
    /** Horses, rooks, cannons and pawns by their numbers within a side: what can cross the river. */
    private static final int FIRST_CROSSING = FIRST_HORSE;

    /** The position on a board, with a judge that has seen the game so far; see {@link JudgedArena}. */
    public XiangqiArena(XiangqiBoard board, Evaluation<XiangqiBoard> evaluation, PathJudge judge, int contempt) {
        super(board, ACCESS, evaluation, judge, contempt);
    }

    @Override
    public Set<Technique> techniques() {
        return TECHNIQUES;
    }

    @Override
    public boolean isCapture(int move) {
        return board.pieceAt(Move.to(move)) != Piece.NONE;
    }

    @Override
    public int gain(int move) {
        return Exchange.worth(taken(move));
    }

    @Override
    public boolean exchanges(int move, int atLeast) {
        return Exchange.brings(board, move, atLeast);
    }

    /** {@inheritDoc} Every check is found: in xiangqi many are given by a piece that stays where it is. */
    @Override
    public boolean givesCheck(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int king = board.king(board.toMove() ^ 1);
        boolean attacks = switch (Piece.kind(board.pieceAt(from))) {
            case Piece.HORSE -> {
                int leg = Geometry.leg(to, king);
                yield leg >= 0 && (leg == from || board.pieceAt(leg) == Piece.NONE);
            }
            case Piece.ROOK -> screens(from, to, king) == 0;
            case Piece.CANNON -> screens(from, to, king) == 1;
            case Piece.PAWN -> king - to == (board.toMove() == Piece.RED ? Point.FILES : -Point.FILES) || Math.abs(to - king) == 1;
            default -> false;
        };
        return attacks || frees(from, to, king);
    }

    /**
     * Whether a move frees the leg of another horse, opens the line of another rook, or gives another cannon its screen, so that it attacks
     * a king.
     */
    private boolean frees(int from, int to, int king) {
        int side = PIECES * board.toMove();
        for (int number = side + FIRST_CROSSING; number < side + FIRST_ROOK; number++) {
            int horse = board.pointOf(number);
            if (horse >= 0 && Geometry.leg(horse, king) == from) {
                return true;
            }
        }
        for (int number = side + FIRST_ROOK; number < side + FIRST_PAWN; number++) {
            int shooter = board.pointOf(number);
            int before = shooter < 0 || shooter == from ? -1 : board.screens(shooter, king);
            if (before >= 0) {
                int left = Exchange.isBetween(from, shooter, king) ? 1 : 0;
                int arrived = board.pieceAt(to) == Piece.NONE && Exchange.isBetween(to, shooter, king) ? 1 : 0;
                int screens = number < side + FIRST_CANNON ? 0 : 1;
                if (left != arrived && before - left + arrived == screens) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The pieces between a point and the king after a piece has come there from another point. */
    private int screens(int from, int to, int king) {
        int screens = board.screens(to, king);
        return screens > 0 && Exchange.isBetween(from, to, king) ? screens - 1 : screens;
    }

    @Override
    public int slots() {
        return 2 * SIDE_SLOTS;
    }

    @Override
    public int slot(int move) {
        int piece = board.pieceAt(Move.from(move));
        return Piece.side(piece) * SIDE_SLOTS + (Piece.kind(piece) - 1) * Point.COUNT + Move.to(move);
    }

    @Override
    public int squares(int move) {
        return move;
    }

    @Override
    public int taken(int move) {
        return Piece.kind(board.pieceAt(Move.to(move)));
    }

    @Override
    public boolean mayPass() {
        return has(board.toMove() * PIECES + FIRST_CROSSING, board.toMove() * PIECES + FIRST_PAWN);
    }

    /** {@inheritDoc} Neither side has a piece that could cross the river. */
    @Override
    public boolean isDrawnByMaterial() {
        return !has(FIRST_CROSSING, PIECES) && !has(PIECES + FIRST_CROSSING, 2 * PIECES);
    }

    /** Whether any piece of some numbers is on the board. */
    private boolean has(int first, int end) {
        for (int number = first; number < end; number++) {
            if (board.pointOf(number) >= 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isStalemateLost() {
        return true;
    }
}
