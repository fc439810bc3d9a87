package org.openarbiter.protocol.engine;

import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Questions to the process of an engine, and how long their answers are waited for. */
public final class Conversation {
    /** The time that an engine has to stop after the command. */
    public static final Duration STOPPING = Duration.ofSeconds(1);

    private final EngineProcess process;

    /** A conversation with a process. */
    public Conversation(EngineProcess process) {
        this.process = process;
    }

    /** Says a line. */
    public void say(String line) {
        process.say(line);
    }

    /**
     * Listens until a line means something.
     *
     * @param meaning what a line means; null for lines to be passed over
     * @return null if no such line came in time
     */
    public <T> @Nullable T listen(Duration patience, Function<EngineProcess.Line, @Nullable T> meaning) throws EngineException {
        long deadline = System.nanoTime() + patience.toNanos();
        for (EngineProcess.Line line = process.readLine(deadline); line != null; line = process.readLine(deadline)) {
            T meant = meaning.apply(line);
            if (meant != null) {
                return meant;
            }
        }
        return null;
    }

    /**
     * Waits for a line that begins with a word.
     *
     * @throws EngineException if it does not come in time
     */
    public void await(String word, Duration patience) throws EngineException {
        Boolean came =
                listen(patience, line -> line.text().strip().equals(word) || line.text().startsWith(word + " ") ? true : null);
        if (came == null) {
            throw silent("did not say " + word, patience);
        }
    }

    /** The failure of an engine that did not do something in time. */
    public static EngineException silent(String what, Duration patience) {
        return new EngineException(Failure.SILENT, what + " within " + seconds(patience));
    }

    /** A duration in words: {@code 0.25 s}. */
    public static String seconds(Duration duration) {
        String text = Double.toString(duration.toMillis() / 1000.0);
        return (text.endsWith(".0") ? text.substring(0, text.length() - 2) : text) + " s";
    }

    /** Discards lines that were received and not read yet. */
    public void drain() {
        process.drain();
    }

    /** Says a last line and ends the process. */
    public void end(String farewell) {
        process.say(farewell);
        process.close();
    }
}
