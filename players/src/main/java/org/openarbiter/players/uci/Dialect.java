package org.openarbiter.players.uci;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.search.alphabeta.Report;

/** One of the two protocols: what it says in its own words. */
interface Dialect {
    /** The answer to the first word, after the options. */
    String accepted();

    /** Who made the engine. */
    default String author() {
        return "id author the OpenArbiter project";
    }

    /** How an option is declared; empty if the protocol does not have it. */
    String declaration(EngineOption option);

    /** The name of an option that is set, and its value, empty if there is none; from what follows {@code setoption}. */
    Map.Entry<String, String> setting(Words words) throws ServerException;

    /**
     * Reads what follows {@code go}. Unknown words are left to {@link GoReader#ignore}.
     *
     * @param moves reads moves
     * @throws ServerException if a known word has no value, or a move is not legal
     */
    void go(Words words, GoReader reader, MoveReader moves) throws ServerException;

    /** How far the search has come, in one line or more. */
    List<String> info(Report report, boolean several, Function<Report, String> line);

    /** The best move; with the expected answer if that is not empty. */
    default String best(String move, String ponder) {
        return "bestmove " + move + (ponder.isEmpty() ? "" : " ponder " + ponder);
    }

    /** The words with which a line to the user begins. */
    default String remark() {
        return "info string ";
    }

    /** What is said where there is no legal move. */
    String noMove();

    /** What is said at the end; may be empty. */
    String farewell();

    /** Reads a move of the position. */
    @FunctionalInterface
    interface MoveReader {
        int read(String word) throws ServerException;
    }
}
