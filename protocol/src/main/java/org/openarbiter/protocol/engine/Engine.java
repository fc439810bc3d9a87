package org.openarbiter.protocol.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Another engine in its own process, for any protocol.
 *
 * <p>An engine is ready as soon as there is one. It is confined to one thread. After an {@link EngineException} that does not say
 * otherwise it is of no more use and has to be closed.
 */
public interface Engine extends AutoCloseable {

    /** What it calls itself. */
    String name();

    /**
     * Begins a game; the engine is ready to move afterwards.
     *
     * @throws EngineException if it cannot play such a game, or does not answer
     */
    void newGame(GameStart start) throws EngineException;

    /**
     * Asks for a move.
     *
     * @param moves all moves since the start of the game, as the rules library writes them
     * @param limits what it may spend
     * @param patience how long an answer is waited for
     * @throws EngineException if there is none, or none that can be understood; {@link Failure#LATE} leaves the engine usable
     */
    Reply move(List<String> moves, Limits limits, Duration patience) throws EngineException;

    /**
     * The stones that it considers dead in the position after these moves; empty if it cannot say.
     *
     * @throws EngineException if it does not answer
     */
    default Optional<List<String>> deadStones(List<String> moves, Duration patience) throws EngineException {
        return Optional.empty();
    }

    /** Asks the process to end, and ends it. */
    @Override
    void close();
}
