package org.openarbiter.protocol.gtp;

import java.time.Duration;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.Conversation;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.EngineProcess;
import org.openarbiter.protocol.engine.Failure;

/**
 * Commands of the Go Text Protocol and their answers.
 *
 * <p>Every command carries a number, which its answer repeats, so late answers cause no mix-up. Engines
 * that leave the number out are understood as well, as long as they answer in order.
 */
public final class GtpLink {
    private static final int MOST_CHARS = 1 << 20;
    /** What engines of other protocols say to the first command of this one. */
    private static final Pattern UNKNOWN = Pattern.compile("(?:error[ :(]*+)?(?:unknown|illegal|invalid) (?:command|move)\\b(?! line)",
            Pattern.CASE_INSENSITIVE);

    private final EngineProcess process;
    private int numbers;

    /**
     * An answer.
     *
     * @param accepted whether the command was carried out
     * @param text without the sign and the number, its lines joined by line feeds; what goes on without end is cut off
     * @param nanos how long it took
     */
    public record Answer(boolean accepted, String text, long nanos) {}

    /** A link to a process. */
    public GtpLink(EngineProcess process) {
        this.process = process;
    }

    /**
     * Sends a command and waits for its answer.
     *
     * @return null if it does not come in time; {@link #late} can go on waiting for it
     */
    public @Nullable Answer ask(String command, Duration patience) throws EngineException {
        numbers++;
        long begun = System.nanoTime();
        process.say(numbers + " " + command);
        return answer(begun, patience);
    }

    /** Goes on waiting for the answer to the latest command; null if it does not come in time. */
    public @Nullable Answer late(Duration patience) throws EngineException {
        return answer(System.nanoTime(), patience);
    }

    /**
     * Sends a command and insists on an answer.
     *
     * @throws EngineException if it does not come in time
     */
    public Answer insist(String command, Duration patience) throws EngineException {
        Answer answer = ask(command, patience);
        if (answer == null) {
            throw Conversation.silent("did not answer " + command, patience);
        }
        return answer;
    }

    private @Nullable Answer answer(long begun, Duration patience) throws EngineException {
        long deadline = System.nanoTime() + patience.toNanos();
        StringBuilder text = null;
        boolean accepted = false;
        for (EngineProcess.Line line = process.readLine(deadline); line != null; line = process.readLine(deadline)) {
            String said = line.text().stripTrailing();
            if (text == null && isAnswer(said)) {
                accepted = said.startsWith("=");
                text = new StringBuilder(said.substring(1).replaceFirst("^\\d+", "").strip());
            } else if (text != null && said.isEmpty()) {
                return new Answer(accepted, text.toString(), line.nanos() - begun);
            } else if (text != null && text.length() < MOST_CHARS) {
                text.append('\n').append(said);
            } else if (text == null && numbers == 1 && UNKNOWN.matcher(said).lookingAt()) {
                throw new EngineException(Failure.UNINTELLIGIBLE, "does not speak GTP; it says: " + said);
            }
        }
        return null;
    }

    /** Whether a line begins the answer to the latest command: it has its number, or none. */
    private boolean isAnswer(String said) {
        if (!said.startsWith("=") && !said.startsWith("?")) {
            return false;
        }
        String number = said.substring(1).replaceFirst("\\D.*", "");
        return number.isEmpty() || number.equals(Integer.toString(numbers));
    }
}
