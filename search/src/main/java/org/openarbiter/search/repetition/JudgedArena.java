package org.openarbiter.search.repetition;

import java.util.function.Consumer;
import java.util.function.Predicate;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.PathJudge;

/**
 * A board with a judge of the path to its position: the part of an arena that all games share.
 *
 * @param <B> the board of the game
 */
public abstract class JudgedArena<B extends Board> implements Arena {
    /** The board on which the search plays. */
    protected final B board;

    private final Access<B> access;
    private final Evaluation<B> evaluation;
    private final PathJudge judge;
    private final int contempt;
    private final int contemptSide;

    /** Lists some of the legal moves of a board from an index on, and returns the next free index. */
    @FunctionalInterface
    public interface Lister<B> {
        /** Lists them. */
        int list(B board, int[] into, int start);
    }

    /**
     * What a search needs of a board beyond what every board has.
     *
     * @param inCheck whether the side to move is in check
     * @param pass gives the move to the other side
     * @param captures lists what {@link Arena#captures} does
     * @param quiets lists what {@link Arena#quiets} does
     * @param <B> the board of the game
     */
    public record Access<B>(Predicate<B> inCheck, Consumer<B> pass, Lister<B> captures, Lister<B> quiets) {}

    /**
     * The position on a board, on which the search will play.
     *
     * @param judge follows the board; it has seen the game so far
     * @param contempt how much worse than equal a draw is for the side to move now, in centipawns
     */
    protected JudgedArena(B board, Access<B> access, Evaluation<B> evaluation, PathJudge judge, int contempt) {
        this.board = board;
        this.access = access;
        this.evaluation = evaluation;
        this.judge = judge;
        this.contempt = contempt;
        contemptSide = board.toMove();
    }

    @Override
    public final int toMove() {
        return board.toMove();
    }

    /** {@inheritDoc} The judge has worked it out when the move was made. */
    @Override
    public final long key() {
        return judge.key();
    }

    @Override
    public final boolean inCheck() {
        return access.inCheck().test(board);
    }

    @Override
    public final void play(int move) {
        board.play(board.toMove(), move);
        judge.played(move);
    }

    @Override
    public final void pass() {
        access.pass().accept(board);
        judge.passed();
    }

    @Override
    public final void undo() {
        board.undo();
        judge.undone();
    }

    @Override
    public final int mostMoves() {
        return board.mostPlays();
    }

    @Override
    public final int captures(int[] into, int start) {
        return access.captures().list(board, into, start);
    }

    @Override
    public final int quiets(int[] into, int start) {
        judge.quietMoves();
        return access.quiets().list(board, into, start);
    }

    @Override
    public final boolean isLegal(int move) {
        return board.isLegal(board.toMove(), move);
    }

    @Override
    public final int drawn() {
        return board.toMove() == contemptSide ? -contempt : contempt;
    }

    @Override
    public final int evaluate() {
        return evaluation.of(board);
    }

    @Override
    public final int verdict(int ply, int beta) {
        return judge.verdict(ply, beta);
    }

    @Override
    public final int upcoming(int ply) {
        return judge.upcoming(ply);
    }

    @Override
    public final boolean isCycling() {
        return judge.isCycling();
    }

    @Override
    public final int restsOn() {
        return judge.restsOn();
    }
}
