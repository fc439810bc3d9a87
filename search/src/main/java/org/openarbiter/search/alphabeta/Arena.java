package org.openarbiter.search.alphabeta;

import java.util.Set;

/**
 * A game as the search sees it: a position with make and unmake, moves in two portions, and values of pieces.
 *
 * <p>Moves are ints below 2^20, and 0 is none; they keep their meaning as long as the position is the same, so that the table may
 * give one back that was found long ago. Two sides, 0 and 1, move in turn. Nothing here allocates after the first moves. An arena
 * is confined to one thread.
 */
public interface Arena {
    /** No move. */
    int NONE = 0;
    /** Moves are below this number. */
    int MOVES = 1 << 20;

    /** The techniques that were measured to pay in this game. */
    Set<Technique> techniques();

    /** The side to move. */
    int toMove();

    /** A key of all that belongs to the position, the side to move included. */
    long key();

    /** Whether the side to move is in check. */
    boolean inCheck();

    /** Makes a legal move. */
    void play(int move);

    /** Gives the move to the other side; never in check. */
    void pass();

    /** Takes the latest move or pass back. */
    void undo();

    /** The number of moves that any position can have at most; lists need room for that number after their start. */
    int mostMoves();

    /**
     * Writes the legal moves that change the material, captures and promotions, from an index on.
     *
     * @return the next free index
     */
    int captures(int[] into, int start);

    /**
     * Writes all other legal moves from an index on.
     *
     * @return the next free index
     */
    int quiets(int[] into, int start);

    /** Whether a move is legal; any number below {@link #MOVES} may be asked. */
    boolean isLegal(int move);

    /** Whether {@link #captures} lists a move. */
    boolean isCapture(int move);

    /** What a capture or promotion brings at once, in centipawns; 0 for a quiet move. */
    int gain(int move);

    /** Whether the exchange that a move begins on its target brings its side at least so much, in centipawns. */
    boolean exchanges(int move, int atLeast);

    /** Whether a move gives check. Every check reported is one; a check by a piece that stays where it is may be left out. */
    boolean givesCheck(int move);

    /** The number of kinds of pieces, both sides apart, times the number of squares: how many values {@link #slot} has. */
    int slots();

    /** The moving piece with the square it goes to, as one number. */
    int slot(int move);

    /** The squares that a move leaves and reaches as one number below 2^14. */
    int squares(int move);

    /** The kind of the piece that a move takes, below 8; 0 for none. */
    int taken(int move);

    /** Whether the side to move has more material than is prone to zugzwang, so that a null move is informative. */
    boolean mayPass();

    /** Whether the material alone makes it a draw. */
    boolean isDrawnByMaterial();

    /** The score of a draw for the side to move. */
    int drawn();

    /** Whether a side without a legal move has lost though it is not in check. */
    boolean isStalemateLost();

    /** The value of the position for the side to move, within {@link Score#MOST_EVALUATED}. */
    int evaluate();

    /** See {@link PathJudge#verdict}. */
    int verdict(int ply, int beta);

    /** See {@link PathJudge#upcoming}. */
    int upcoming(int ply);

    /** See {@link PathJudge#isCycling}. */
    boolean isCycling();

    /** See {@link PathJudge#restsOn}. */
    int restsOn();
}
