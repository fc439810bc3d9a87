package org.openarbiter.match.guard;

import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.EngineProcess;

/** Starts the engine behind a guard as often as necessary. */
@FunctionalInterface
public interface Launcher {

    /**
     * A new process.
     *
     * @throws EngineException if it cannot be started
     */
    EngineProcess start() throws EngineException;
}
