package org.openarbiter.match.guard;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.Conversation;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.EngineProcess;
import org.openarbiter.protocol.engine.Failure;
import org.openarbiter.protocol.engine.MoveNotation;
import org.openarbiter.protocol.uci.UciProtocol;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.rule.Rulebook;

/**
 * A guard between a controller and an engine that speaks UCI or UCCI.
 *
 * <p>Lines pass through both ways. A {@code bestmove} that the rulebook does not allow, or that loses by it on the spot, is held
 * back and the engine asked again with that move taken out ({@code searchmoves} in UCI, {@code banmoves} in UCCI). If nothing
 * comes of it, a legal move is made in the engine's name: the latest one it has thought of that is let through, else the first
 * legal one. The same is done when time is nearly up and the engine ignores the command to stop. Such an engine, or
 * one that has ended, is started anew while the opponent thinks.
 */
public final class UciGuard<B extends Board> {
    private static final int MOST_REPEATS = 2;
    private static final long TICK_MILLIS = 5;
    private static final long MILLION = 1_000_000;
    private static final long STOPPING = 100;
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final Launcher launcher;
    private final UciProtocol protocol;
    private final MoveWatch<B> watch;
    private final Consumer<String> log;
    private final PrintStream out;
    private final List<String> options = new ArrayList<>();
    private final Chatter chatter = new Chatter();
    private final Set<String> thoughtOf = new LinkedHashSet<>();
    private final Set<String> takenOut = new LinkedHashSet<>();
    private @Nullable MoveNotation notation;
    private boolean knowsVariants;
    private boolean isGreeted;
    private EngineProcess process;
    private String position = "position startpos";
    private @Nullable GoLine search;
    /** When the running search began and when an answer is due, in terms of {@link System#nanoTime}; 0 for never. */
    private long begun;
    private long due;
    private boolean isStopped;
    /** Why the engine is of no more use; null as long as it is. */
    private @Nullable String lost;
    private boolean isRestartTried;
    private boolean isRestarting;
    private boolean goesOn = true;

    /**
     * A guard before an engine that it starts.
     *
     * @param notation how both write moves; null to find out as {@code UciClient} does
     * @param out where the controller listens
     * @param log gets what the guard does, and why
     * @throws EngineException if the engine cannot be started
     */
    public UciGuard(
            Launcher launcher, UciProtocol protocol, @Nullable MoveNotation notation, Game<B> game, Rulebook<B> rulebook,
            PrintStream out,
            Consumer<String> log) throws EngineException {
        this.launcher = launcher;
        this.protocol = protocol;
        this.notation = protocol == UciProtocol.UCCI && notation == null ? MoveNotation.PLAIN : notation;
        this.log = BriefLog.before(log);
        this.out = out;
        watch = new MoveWatch<>(game, rulebook);
        process = launcher.start();
    }

    /**
     * Serves a controller until it quits.
     *
     * @param greeting how long the engine may take to answer the greeting; not as long if the controller quits meanwhile
     * @throws IOException if it cannot be read
     * @throws EngineException if the engine does not answer the greeting: nothing can be done in its name then
     */
    public void serve(InputStream in, Duration greeting) throws IOException, InterruptedException, EngineException {
        Thread engine = Thread.ofPlatform().daemon().name("guard").start(this::listen);
        Orders orders = new Orders(in);
        try {
            for (String line = orders.next(); !line.equals(Orders.QUIT); line = orders.next()) {
                command(line);
                if (line.equals(protocol.greeting())) {
                    greeted(orders, greeting);
                }
            }
        } finally {
            synchronized (this) {
                goesOn = false;
                process.say(Orders.QUIT);
            }
            engine.join();
            process.close();
        }
    }

    /** Waits until the engine has answered the greeting. */
    private synchronized void greeted(Orders orders, Duration greeting) throws InterruptedException, EngineException {
        long asked = System.nanoTime();
        Duration patience = greeting;
        while (!isGreeted && lost == null && System.nanoTime() - asked < patience.toNanos()) {
            wait(TICK_MILLIS);
            patience = orders.isOver() && FAREWELL.compareTo(greeting) < 0 ? FAREWELL : greeting;
        }
        if (!isGreeted) {
            String said = lost;
            throw said == null
                    ? Conversation.silent("did not answer " + protocol.greeting() + " with " + protocol.ready(), patience)
                    : new EngineException(Failure.CRASHED, said);
        }
    }

    /** Hears the engine out and looks at the clock, by turns. */
    private void listen() {
        while (goesOn()) {
            EngineProcess heard = engine();
            try {
                EngineProcess.Line line = heard.hear(System.nanoTime() + TICK_MILLIS * MILLION);
                if (line != null) {
                    heard(heard, line.text());
                }
                tick();
            } catch (EngineException e) {
                ended(e.reason());
                // There may be no engine to listen to for a while.
                LockSupport.parkNanos(TICK_MILLIS * MILLION);
            }
            if (isToBeRestarted()) {
                restart();
            }
        }
    }

    private synchronized boolean goesOn() {
        return goesOn;
    }

    private synchronized EngineProcess engine() {
        return process;
    }

    private synchronized void command(String line) throws InterruptedException {
        String[] words = line.split("\\s+");
        switch (words[0]) {
            case "setoption" -> options.add(line);
            case "position" -> position = line;
            case "go" -> {
                begin(new GoLine(protocol, List.of(words), MoveWatch.firstMoves(position)));
                return;
            }
            case "ponderhit" -> {
                GoLine running = search;
                if (running != null) {
                    search = new GoLine(protocol, running.words().stream().filter(word -> !word.equals("ponder")).toList(),
                            running.firstMoves());
                    time();
                }
            }
            case "stop" -> {
                due = System.nanoTime() + GoLine.OVERTIME * MILLION;
                isStopped = true;
            }
            case "isready" -> {
                // No clock runs: a controller that asks has the time to wait for an engine that is started anew.
                while (isToBeRestarted() || isRestarting) {
                    wait(TICK_MILLIS);
                }
            }
            default -> {
                // Whatever else there is goes to the engine as it is.
            }
        }
        if (lost == null) {
            process.say(line);
        } else if (words[0].equals("isready")) {
            // The engine cannot be kept running; the guard can still move in its name.
            say("readyok");
        }
    }

    private void begin(GoLine line) {
        String fault = watch.position(position, notation());
        if (fault != null) {
            log.accept("cannot follow " + position + ": " + fault);
        }
        thoughtOf.clear();
        takenOut.clear();
        search = line;
        isStopped = false;
        time();
        if (lost == null) {
            process.say(String.join(" ", line.words()));
        } else {
            isRestartTried = false;
            inItsName();
        }
    }

    private MoveNotation notation() {
        MoveNotation known = notation;
        if (known == null) {
            boolean xiangqi = knowsVariants
                    && options.stream().anyMatch(line -> line.matches("(?i).*UCI_Variant\\s+value\\s+xiangqi"));
            known = xiangqi ? MoveNotation.RANKS_FROM_ONE : MoveNotation.PLAIN;
        }
        return known;
    }

    /** The clock of the search begins to run. */
    private void time() {
        begun = System.nanoTime();
        long millis = search == null ? -1 : search.allowance();
        due = millis < 0 ? 0 : begun + millis * MILLION;
    }

    private synchronized void heard(EngineProcess from, String line) {
        if (!from.equals(process)) {
            return;
        }
        String text = line.strip();
        isGreeted |= text.equals(protocol.ready());
        if (text.startsWith("option name UCI_Variant")) {
            knowsVariants = true;
        }
        int pv = text.indexOf(" pv ");
        if (text.startsWith("info ") && pv > 0) {
            String move = text.substring(pv + " pv ".length()).strip().split("\\s+")[0];
            thoughtOf.remove(move);
            thoughtOf.add(move);
        }
        if (!text.startsWith("bestmove") && !text.equals("nobestmove")) {
            boolean answers = text.equals(protocol.ready()) || text.equals("readyok");
            if (answers || !chatter.isTooMuch(line, System.nanoTime())) {
                say(line);
            }
        } else if (search != null) {
            judge(text);
        }
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }

    private void judge(String answer) {
        String[] words = answer.split("\\s+");
        String move = words.length < 2 ? "" : words[1];
        String why = watch.isOpen() ? watch.refusal(notation().fromEngine(move)) : null;
        boolean givesUp = List.of(words).contains("resign") && takenOut.isEmpty();
        if (why == null || givesUp) {
            answer(answer);
            return;
        }
        log.accept((move.isEmpty() ? answer : move) + " is held back: " + why);
        boolean insists = move.isEmpty() || !takenOut.add(move);
        if (insists || takenOut.size() > MOST_REPEATS || due > 0 && System.nanoTime() > due) {
            inItsName();
        } else {
            askAgain();
        }
    }

    private void askAgain() {
        GoLine line = search;
        if (line == null) {
            return;
        }
        String go = line.again((System.nanoTime() - begun) / MILLION);
        List<String> left = new ArrayList<>(moves());
        left.removeAll(takenOut);
        process.say(position);
        if (protocol == UciProtocol.UCCI) {
            process.say("banmoves " + String.join(" ", takenOut));
            process.say(go);
        } else {
            process.say(go + " searchmoves " + String.join(" ", left));
        }
        isStopped = false;
        log.accept("it is asked again without " + String.join(" ", takenOut) + ": " + go);
        if (line.isOpenEnded()) {
            due = System.nanoTime() + GoLine.OVERTIME * MILLION;
        }
    }

    /** The moves that are let through, in the words of the engine. */
    private List<String> moves() {
        List<String> moves = watch.letThrough();
        return (moves.isEmpty() ? watch.legal() : moves).stream().map(notation()::toEngine).collect(Collectors.toList());
    }

    /** Makes the latest move that the engine thought of and that is let through, else the first legal one. */
    private void inItsName() {
        List<String> moves = moves();
        String made = moves.isEmpty() ? "" : moves.getFirst();
        for (String thought : thoughtOf) {
            made = moves.contains(thought) ? thought : made;
        }
        log.accept(made.isEmpty() ? "there is no legal move" : made + " is played in the engine's name");
        answer(made.isEmpty() ? "bestmove (none)" : "bestmove " + made);
    }

    private void answer(String line) {
        search = null;
        due = 0;
        say(line);
    }

    private synchronized void tick() {
        if (search != null && due > 0 && System.nanoTime() > due) {
            if (isStopped) {
                lose("did not move in time");
            } else {
                isStopped = true;
                due += STOPPING * MILLION;
                process.say("stop");
            }
        }
    }

    private synchronized void ended(String reason) {
        if (goesOn && lost == null) {
            lose(reason);
        }
        tick();
    }

    /** The engine is of no more use; what it owes is done in its name. */
    private void lose(String reason) {
        log.accept("the engine " + reason);
        lost = reason;
        isRestartTried = false;
        if (search != null) {
            inItsName();
        }
    }

    /** Whether the engine was lost and the controller does not wait for a move. */
    private synchronized boolean isToBeRestarted() {
        return goesOn && lost != null && isGreeted && search == null && !isRestartTried;
    }

    /** Starts another process in the place of one that was lost; moves that are asked for meanwhile are made in its name. */
    private void restart() {
        giveUp().close();
        try {
            replace(Successor.of(launcher, protocol, this::goesOn));
        } catch (EngineException e) {
            log.accept("it cannot be started anew: it " + e.reason());
        } finally {
            restarted();
        }
    }

    /** The process that is given up. */
    private synchronized EngineProcess giveUp() {
        isRestartTried = true;
        isRestarting = true;
        log.accept("the engine is started anew: it " + lost);
        return process;
    }

    /** Puts a process in the place of the one before, with the same options and position. */
    private synchronized void replace(EngineProcess fresh) {
        options.forEach(fresh::say);
        fresh.say(position);
        process = fresh;
        lost = null;
    }

    private synchronized void restarted() {
        isRestarting = false;
        notifyAll();
    }
}
