package org.openarbiter.match.guard;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.Conversation;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.gtp.GtpLink;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * A guard between a controller and a GTP engine.
 *
 * <p>Commands and answers pass through, and the guard follows the game. A play that the rulebook forbids, or that costs its
 * player the right to play on or the game because it closes a cycle, is taken back in the engine, which is asked again with that
 * play taken out: by a command of its own where it has one ({@code restricted_genmove} of GNU Go, {@code kata-genmove_analyze}
 * and {@code lz-genmove_analyze} with {@code avoid}), else by asking again. If nothing comes of it before the time is up, the
 * guard passes in the engine's name: to pass is always allowed. An engine that hangs or ends is started anew at the same
 * position, and the same is done in its name meanwhile. A resignation caused only by the prohibition is not passed on.
 */
public final class GtpGuard {
    private static final String PASS = "pass";
    private static final String RESIGN = "resign";
    private static final int MOST_REPEATS = 2;
    private static final int MOST_LOGGED = 80;
    private static final Pattern LINE = Pattern.compile("\\s*+(\\d++)?\\s*+(.*)");
    private static final Pattern ANALYZED = Pattern.compile("(?s)(?:.*\\n)?play (\\S+)\\s*");
    /** Commands by which a play could pass unseen. */
    private static final Set<String> HIDDEN = Set.of(
            "lz-genmove_analyze", "kata-genmove_analyze", "kata-search", "kata-search_analyze", "kata-search_cancellable",
            "genmove_black", "genmove_white", "black", "white", "restricted_genmove", "gg_genmove", "gg-undo", "loadsgf", "popgo",
            "trymove", "tryko");

    private static final Set<String> ASKING = Set.of("genmove", "kgs-genmove_cleanup", "reg_genmove");

    private final GoWatch watch;
    private final GtpEngine engine;
    private final GtpTime time;
    private final Duration patience;
    private final Consumer<String> log;

    /**
     * A guard before an engine that it starts.
     *
     * @param rulebook by which plays are judged
     * @param greeting how long its first answer is waited for
     * @param patience how long the engine is waited for where the controller sets no time
     * @param log gets what the guard does, and why
     * @throws EngineException if the engine cannot be started, or does not answer
     */
    public GtpGuard(Launcher launcher, Rulebook<GoBoard> rulebook, Duration greeting, Duration patience, Consumer<String> log)
            throws EngineException {
        this.patience = patience;
        this.log = BriefLog.before(log);
        watch = new GoWatch(rulebook);
        time = new GtpTime(patience);
        engine = new GtpEngine(launcher, watch, this.log, greeting, patience);
    }

    /**
     * Serves a controller until it quits.
     *
     * @throws IOException if it cannot be read or answered
     */
    public void serve(InputStream in, OutputStream out) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        try (engine) {
            boolean goesOn = true;
            for (String line = lines.readLine(); goesOn && line != null; line = goesOn ? lines.readLine() : null) {
                Matcher matcher = LINE.matcher(line.replaceFirst("#.*", "").replaceAll("\\p{Cntrl}", " ").strip());
                if (matcher.matches() && !matcher.group(2).isEmpty()) {
                    String id = matcher.group(1) == null ? "" : matcher.group(1);
                    GtpLink.Answer answer = answer(List.of(matcher.group(2).strip().split("\\s+")));
                    out.write(((answer.accepted() ? "=" : "?") + id + " " + answer.text() + "\n\n")
                            .getBytes(StandardCharsets.UTF_8));
                    out.flush();
                    goesOn = !matcher.group(2).strip().equals("quit");
                }
            }
        }
    }

    private GtpLink.Answer answer(List<String> words) {
        String command = words.getFirst();
        List<String> arguments = words.subList(1, words.size());
        try {
            if (command.equals("quit")) {
                return accepted("");
            }
            if (HIDDEN.contains(command)) {
                return refused("unknown command");
            }
            if (command.equals("known_command") && arguments.size() == 1) {
                return accepted(Boolean.toString(engine.knows(arguments.getFirst()) && !HIDDEN.contains(arguments.getFirst())));
            }
            if (ASKING.contains(command) && arguments.size() == 1 && GoWatch.seat(arguments.getFirst()) >= 0) {
                return asked(command, GoWatch.seat(arguments.getFirst()));
            }
            return relayed(command, arguments);
        } catch (EngineException e) {
            log.accept("the engine is lost: it " + e.reason());
            return refused("the engine is lost: it " + e.reason());
        }
    }

    private static GtpLink.Answer accepted(String text) {
        return new GtpLink.Answer(true, text, 0);
    }

    private static GtpLink.Answer refused(String text) {
        return new GtpLink.Answer(false, text, 0);
    }

    /** The engine's own answer to a command that asks for no play. */
    private GtpLink.Answer relayed(String command, List<String> arguments) throws EngineException {
        String line = (command + " " + String.join(" ", arguments)).strip();
        GtpLink.Answer answer = tried(line);
        if (answer == null) {
            answer = tried(line);
        }
        if (answer == null) {
            return refused("the engine does not answer");
        }
        if (answer.accepted()) {
            follow(command, arguments, answer.text());
        }
        if (command.equals("list_commands")) {
            return accepted(answer.text().lines().filter(name -> !HIDDEN.contains(name.strip()))
                    .collect(Collectors.joining("\n")));
        }
        return answer;
    }

    /** The answer to a command; null if there is none, and the engine was given up. */
    private GtpLink.@Nullable Answer tried(String line) throws EngineException {
        try {
            GtpLink.Answer answer = engine.ask(line, patience);
            if (answer == null) {
                engine.giveUp("did not answer " + line + " within " + Conversation.seconds(patience));
            }
            return answer;
        } catch (EngineException e) {
            if (engine.isGivenUp()) {
                throw e;
            }
            engine.giveUp(e.reason());
            return null;
        }
    }

    /** Follows a command that was carried out. */
    private void follow(String command, List<String> arguments, String answer) {
        switch (command) {
            case "boardsize" -> {
                if (arguments.size() == 1 && arguments.getFirst().matches("[1-9]|[1-4][0-9]")) {
                    watch.resize(Integer.parseInt(arguments.getFirst()));
                } else {
                    log.accept("cannot follow boardsize " + String.join(" ", arguments));
                }
            }
            case "clear_board" -> watch.clear();
            case "fixed_handicap", "place_free_handicap" -> watch.giveHandicap(List.of(answer.strip().split("\\s+")));
            case "set_free_handicap" -> watch.giveHandicap(arguments);
            case "time_settings" -> time.settings(arguments);
            case "time_left" -> time.left(arguments);
            case "undo" -> watch.undo();
            case "play" -> {
                int seat = arguments.size() == 2 ? GoWatch.seat(arguments.get(0)) : -1;
                String why = seat < 0 ? null : watch.forbidden(seat, arguments.get(1));
                if (why != null) {
                    log.accept(color(seat) + " " + arguments.get(1) + " came from the controller, although " + why);
                }
                if (seat < 0 || !watch.follow(seat, arguments.get(1))) {
                    log.accept("cannot follow play " + String.join(" ", arguments));
                }
            }
            default -> {
                // Any other command leaves the game as it is.
            }
        }
    }

    private static String color(int seat) {
        return seat == 0 ? "B" : "W";
    }

    /** The answer to a command that asks for a play. */
    private GtpLink.Answer asked(String command, int seat) throws EngineException {
        long begun = System.nanoTime();
        long deadline = begun + time.allowed(seat).toNanos();
        Turn turn = new Turn(seat, !command.equals("reg_genmove"), deadline);
        String vertex;
        try {
            GtpLink.Answer answer = engine.ask(command + " " + color(seat), turn.left());
            if (answer != null && !answer.accepted()) {
                return answer;
            }
            vertex = answer == null ? inItsName(turn, "did not move in time") : judged(turn, answer.text());
        } catch (EngineException e) {
            vertex = inItsName(turn, e.reason());
        }
        time.spent(seat, System.nanoTime() - begun);
        if (turn.plays() && !vertex.equalsIgnoreCase(RESIGN)) {
            watch.follow(seat, vertex);
        }
        return accepted(vertex);
    }

    /**
     * A play that is asked for.
     *
     * @param plays whether the move is also made
     * @param deadline when the controller has to have it, in terms of {@link System#nanoTime}
     */
    private record Turn(int seat, boolean plays, long deadline) {
        Duration left() {
            return Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
        }
    }

    /** A pass that the guard makes for an engine that it gives up. */
    private String inItsName(Turn turn, String fault) {
        engine.giveUp(fault);
        log.accept("the engine " + fault + ": " + color(turn.seat()) + " passes, in its name");
        return PASS;
    }

    /** A pass that the guard makes for an engine without an allowed play; the engine gets the pass too. */
    private String inItsName(Turn turn) throws EngineException {
        log.accept(color(turn.seat()) + " passes, in the engine's name");
        if (turn.plays() && !engine.does("play " + color(turn.seat()) + " " + PASS, turn.left())) {
            engine.giveUp("did not take a pass");
        }
        return PASS;
    }

    /** What the controller gets for a play of the engine: that play, or what comes in its place. */
    private String judged(Turn turn, String first) throws EngineException {
        String vertex = first.strip();
        Set<String> takenOut = new LinkedHashSet<>();
        while (!vertex.equalsIgnoreCase(RESIGN)) {
            String why = watch.forbidden(turn.seat(), vertex);
            if (why == null) {
                return vertex;
            }
            log.accept(color(turn.seat()) + " " + vertex + " is held back: " + why);
            boolean insists = !takenOut.add(vertex.toUpperCase(Locale.ROOT));
            if (turn.plays()) {
                log.accept("the engine takes it back: " + engine.takeBack(turn.left()));
            }
            List<String> allowed = new ArrayList<>(watch.allowed(turn.seat()));
            allowed.removeAll(takenOut);
            if (insists || takenOut.size() > MOST_REPEATS || allowed.isEmpty()) {
                return inItsName(turn);
            }
            GtpLink.Answer answer = engine.ask(restricted(turn, takenOut, allowed), turn.left());
            if (answer == null) {
                return inItsName(turn, "did not move in time");
            }
            vertex = played(answer);
        }
        if (takenOut.isEmpty()) {
            return vertex;
        }
        log.accept("its resignation is not passed on: the prohibition alone has brought it about");
        return inItsName(turn);
    }

    /** The play in an answer to a second question; an engine that refuses, or says nothing of sense, resigns. */
    private String played(GtpLink.Answer answer) {
        Matcher analyzed = ANALYZED.matcher(answer.text());
        String vertex = analyzed.matches() ? analyzed.group(1) : answer.text().strip();
        if (!answer.accepted() || vertex.contains("\n") || vertex.isEmpty()) {
            log.accept("it answered " + answer.text().lines().findFirst().orElse("nothing"));
            return RESIGN;
        }
        return vertex;
    }

    /** The question for a play that is none of those taken out, as far as the engine's commands can put it. */
    private String restricted(Turn turn, Set<String> takenOut, List<String> allowed) {
        String question = question(turn, takenOut, allowed);
        log.accept("it is asked again: "
                + (question.length() > MOST_LOGGED ? question.substring(0, MOST_LOGGED) + "…" : question));
        return question;
    }

    private String question(Turn turn, Set<String> takenOut, List<String> allowed) {
        String color = color(turn.seat());
        if (turn.plays() && engine.knows("restricted_genmove")) {
            return "restricted_genmove " + color + " " + String.join(" ", allowed);
        }
        for (String analyze : List.of("kata-genmove_analyze", "lz-genmove_analyze")) {
            if (turn.plays() && engine.knows(analyze)) {
                return analyze + " " + color + " 100 avoid " + color + " " + String.join(",", takenOut) + " 1";
            }
        }
        return (turn.plays() ? "genmove " : "reg_genmove ") + color;
    }
}
