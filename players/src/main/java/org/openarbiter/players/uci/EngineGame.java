package org.openarbiter.players.uci;

import java.util.List;
import java.util.Set;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.Technique;

/**
 * A game as the engine plays it: what the server needs to know of it.
 *
 * @param <B> the board of the game
 */
interface EngineGame<B extends Board> {
    /** Its name: {@code chess}. */
    String name();

    /** The techniques with which the search plays this game: those of its arenas. */
    Set<Technique> techniques();

    /** The options that belong to this game. */
    List<EngineOption> options();

    /** The starting position. */
    B start();

    /**
     * The position of a FEN, read with liberties.
     *
     * @throws InputException if it is none
     */
    B board(String fen) throws InputException;

    /**
     * Reads a move.
     *
     * @throws PlayException if it is none, or not legal
     */
    int read(B board, String text, Settings settings) throws PlayException;

    /** Writes a legal move. */
    String write(B board, int move, Settings settings);

    /**
     * An arena at the end of a game so far.
     *
     * @param start the position in which the game began; it stays as it is
     * @param moves the moves made since
     */
    Arena arena(B start, int[] moves, Settings settings);

    /** The positions on which {@code bench} searches and with which the engine warms up. */
    List<String> benchPositions();
}
