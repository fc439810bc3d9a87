package org.openarbiter.match.guard;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.openarbiter.protocol.engine.Conversation;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.EngineProcess;
import org.openarbiter.protocol.uci.UciProtocol;

/** The process that takes the place of an engine that was lost. */
final class Successor {
    private static final Duration GREETING = Duration.ofSeconds(10);
    private static final long TICK = 5_000_000;

    private Successor() {}

    /**
     * A process that has answered the greeting.
     *
     * @param isWanted whether there is still somebody who waits for it
     * @throws EngineException if it cannot be started, ends, or does not answer
     */
    static EngineProcess of(Launcher launcher, UciProtocol protocol, BooleanSupplier isWanted) throws EngineException {
        EngineProcess process = launcher.start();
        boolean isReady = false;
        try {
            process.say(protocol.greeting());
            long deadline = System.nanoTime() + GREETING.toNanos();
            while (!isReady && isWanted.getAsBoolean() && System.nanoTime() < deadline) {
                EngineProcess.Line line = process.readLine(System.nanoTime() + TICK);
                isReady = line != null && line.text().strip().equals(protocol.ready());
            }
            if (!isReady) {
                throw Conversation.silent("did not answer " + protocol.greeting() + " with " + protocol.ready(), GREETING);
            }
            return process;
        } finally {
            if (!isReady) {
                process.close();
            }
        }
    }
}
