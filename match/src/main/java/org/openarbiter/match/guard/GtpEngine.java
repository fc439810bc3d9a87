package org.openarbiter.match.guard;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.EngineProcess;
import org.openarbiter.protocol.gtp.GtpLink;

/** The GTP engine behind a guard: all its commands are kept, so that another process can take its place at any time. */
final class GtpEngine implements AutoCloseable {
    /** Commands that hold from game to game, and for a process that takes the place of another. */
    private static final Set<String> SETTINGS =
            Set.of("komi", "time_settings", "kgs-time_settings", "kgs-rules", "kata-set-rules", "kata-time_settings", "level");

    private final Launcher launcher;
    private final GoWatch watch;
    private final Consumer<String> log;
    private final Duration patience;
    private final Map<String, String> settings = new LinkedHashMap<>();
    private final Set<String> commands;
    private EngineProcess process;
    private GtpLink link;
    /** Why the process was given up; null if it was not. */
    private @Nullable String fault;

    GtpEngine(Launcher launcher, GoWatch watch, Consumer<String> log, Duration greeting, Duration patience) throws EngineException {
        this.launcher = launcher;
        this.watch = watch;
        this.log = log;
        this.patience = patience;
        process = launcher.start();
        link = new GtpLink(process);
        try {
            commands = Set.of(link.insist("list_commands", greeting).text().split("\\s+"));
        } catch (EngineException e) {
            process.close();
            throw e;
        }
    }

    /** Whether it knows a command. */
    boolean knows(String command) {
        return commands.contains(command);
    }

    /**
     * Sends a command, to another process if this one was given up.
     *
     * @return null if it is not answered in time
     * @throws EngineException if the process has ended
     */
    GtpLink.@Nullable Answer ask(String command, Duration patience) throws EngineException {
        if (fault != null) {
            restart();
        }
        GtpLink.Answer answer = link.ask(command, patience);
        String name = command.split("\\s+", 2)[0];
        if (answer != null && answer.accepted() && SETTINGS.contains(name)) {
            settings.put(name, command);
        }
        return answer;
    }

    /** Whether a command was carried out, and in time. */
    boolean does(String command, Duration patience) throws EngineException {
        GtpLink.Answer answer = ask(command, patience);
        return answer != null && answer.accepted();
    }

    /**
     * Takes back the play it has just made.
     *
     * @return how, in words
     * @throws EngineException if it could not be done in time
     */
    String takeBack(Duration patience) throws EngineException {
        if (knows("undo") && does("undo", patience)) {
            return "undo";
        }
        rebuild(patience);
        return "the game is replayed to it";
    }

    /** Sends it the whole game again. */
    private void rebuild(Duration patience) throws EngineException {
        List<String> all = new ArrayList<>(watch.commands());
        all.addAll(1, settings.values());
        for (String command : all) {
            GtpLink.Answer answer = link.insist(command, patience);
            if (!answer.accepted()) {
                log.accept("the engine refused " + command + ": " + answer.text());
            }
        }
    }

    /**
     * Gives the process up: before the next command another one takes its place. That takes time, and the controller waits now.
     */
    void giveUp(String why) {
        if (fault == null) {
            fault = why;
        }
    }

    /** Whether the process was given up. */
    boolean isGivenUp() {
        return fault != null;
    }

    private void restart() throws EngineException {
        log.accept("the engine is started anew: it " + fault);
        process.close();
        process = launcher.start();
        link = new GtpLink(process);
        fault = null;
        rebuild(patience);
    }

    @Override
    public void close() {
        process.say("quit");
        process.close();
    }
}
