package org.openarbiter.match.guard;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.openarbiter.match.guard.State.Gone;
import org.openarbiter.match.guard.State.Greeting;
import org.openarbiter.match.guard.State.Idle;
import org.openarbiter.match.guard.State.Lost;
import org.openarbiter.match.guard.State.Over;
import org.openarbiter.match.guard.State.Restarting;
import org.openarbiter.match.guard.State.Searching;
import org.openarbiter.match.guard.State.Serving;
import org.openarbiter.match.guard.State.Stopping;
import org.openarbiter.match.guard.State.Thinking;
import org.openarbiter.match.guard.State.Ungreeted;
import org.openarbiter.match.guard.State.Unusable;
import org.openarbiter.match.guard.State.Waiting;
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
    private final Dialect dialect;
    private final MoveWatch<B> watch;
    private final Consumer<String> log;
    private final PrintStream out;
    private final Chatter chatter = new Chatter();
    private EngineProcess process;
    private String position = "position startpos";
    private State state = new Greeting();

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
        dialect = new Dialect(protocol, notation);
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
                state = new Over();
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
        while (isGreeting() && System.nanoTime() - asked < patience.toNanos()) {
            wait(TICK_MILLIS);
            patience = orders.isOver() && FAREWELL.compareTo(greeting) < 0 ? FAREWELL : greeting;
        }
        if (state instanceof Ungreeted(String reason)) {
            throw new EngineException(Failure.CRASHED, reason);
        }
        if (isGreeting()) {
            throw Conversation.silent("did not answer " + protocol.greeting() + " with " + protocol.ready(), patience);
        }
    }

    private boolean isGreeting() {
        return state instanceof Serving serving && serving.waiting() instanceof Greeting;
    }

    /** Reads lines of the engine, and looks at the clock in between. */
    private void listen() {
        while (goesOn()) {
            EngineProcess process = engine();
            try {
                EngineProcess.Line line = process.readLine(System.nanoTime() + TICK_MILLIS * MILLION);
                if (line != null) {
                    received(process, line.text());
                }
                tick();
            } catch (EngineException e) {
                ended(e.reason());
                // There may be no engine to listen to for a while.
                LockSupport.parkNanos(TICK_MILLIS * MILLION);
            }
            EngineProcess useless = giveUp();
            if (useless != null) {
                restart(useless);
            }
        }
    }

    private synchronized boolean goesOn() {
        return !(state instanceof Over);
    }

    private synchronized EngineProcess engine() {
        return process;
    }

    private synchronized void command(String line) throws InterruptedException {
        String[] words = line.split("\\s+");
        switch (words[0]) {
            case "setoption" -> dialect.set(line);
            case "position" -> position = line;
            case "go" -> {
                go(new GoLine(protocol, List.of(words), MoveWatch.firstMoves(position)));
                return;
            }
            case "ponderhit" -> ponderHit();
            case "stop" -> stop();
            case "isready" -> awaitRestart();
            default -> {
                // Whatever else there is goes to the engine as it is.
            }
        }
        if (!(state instanceof Unusable)) {
            process.say(line);
        } else if (words[0].equals("isready")) {
            // The engine cannot be kept running; the guard can still move in its name.
            say("readyok");
        }
    }

    private void go(GoLine line) {
        String fault = watch.position(position, dialect.notation());
        if (fault != null) {
            log.accept("cannot follow " + position + ": " + fault);
        }
        switch (state) {
            case Serving serving -> {
                state = new Thinking(serving.waiting(), Search.of(line, System.nanoTime()));
                process.say(String.join(" ", line.words()));
            }
            case Unusable unusable -> {
                state = unusable.asked();
                moveInItsName(Set.of());
            }
            case Over() -> {
                // Nobody waits for a move.
            }
        }
    }

    private void ponderHit() {
        if (state instanceof Searching running) {
            state = running.with(running.search().hit(System.nanoTime()));
        }
    }

    private void stop() {
        if (state instanceof Searching running) {
            state = new Stopping(running.waiting(), running.search().due(System.nanoTime() + GoLine.OVERTIME * MILLION));
        }
    }

    /** No clock runs: a controller that asks whether the engine is ready has the time to wait for one that is started anew. */
    private void awaitRestart() throws InterruptedException {
        while (state instanceof Lost || state instanceof Restarting) {
            wait(TICK_MILLIS);
        }
    }

    private synchronized void received(EngineProcess from, String line) {
        if (!from.equals(process)) {
            return;
        }
        String text = line.strip();
        dialect.received(text);
        if (text.equals(protocol.ready())) {
            state = state.greeted();
        }
        if (text.startsWith("bestmove") || text.equals("nobestmove")) {
            if (state instanceof Searching running) {
                judge(running, text);
            }
            return;
        }
        if (state instanceof Searching running) {
            running.search().received(text);
        }
        boolean answers = text.equals(protocol.ready()) || text.equals("readyok");
        if (answers || !chatter.isTooMuch(line, System.nanoTime())) {
            say(line);
        }
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }

    private void judge(Searching running, String answer) {
        Search search = running.search();
        String[] words = answer.split("\\s+");
        String move = words.length < 2 ? "" : words[1];
        String why = watch.isOpen() ? watch.refusal(dialect.notation().fromEngine(move)) : null;
        boolean givesUp = List.of(words).contains("resign") && search.takenOut().isEmpty();
        if (why == null || givesUp) {
            state = running.waiting();
            say(answer);
            return;
        }
        log.accept((move.isEmpty() ? answer : move) + " is held back: " + why);
        boolean insists = move.isEmpty() || !search.takenOut().add(move);
        if (insists || search.takenOut().size() > MOST_REPEATS || search.isOverdue(System.nanoTime())) {
            state = running.waiting();
            moveInItsName(search.thoughtOf());
        } else {
            state = new Thinking(running.waiting(), askAgain(search));
        }
    }

    /** Asks the engine for another move than those taken out; returns the search that goes on. */
    private Search askAgain(Search search) {
        GoLine line = search.line();
        String go = line.again((System.nanoTime() - search.begun()) / MILLION);
        List<String> left = new ArrayList<>(moves());
        left.removeAll(search.takenOut());
        String takenOut = String.join(" ", search.takenOut());
        process.say(position);
        if (protocol == UciProtocol.UCCI) {
            process.say("banmoves " + takenOut);
            process.say(go);
        } else {
            process.say(go + " searchmoves " + String.join(" ", left));
        }
        log.accept("it is asked again without " + takenOut + ": " + go);
        return line.isOpenEnded() ? search.due(System.nanoTime() + GoLine.OVERTIME * MILLION) : search;
    }

    /** The moves that are let through, in the words of the engine. */
    private List<String> moves() {
        List<String> moves = watch.letThrough();
        return (moves.isEmpty() ? watch.legal() : moves).stream()
                .map(dialect.notation()::toEngine).collect(Collectors.toList());
    }

    /** Makes the latest move that the engine thought of and that is let through, else the first legal one. */
    private void moveInItsName(Set<String> thoughtOf) {
        List<String> moves = moves();
        String made = moves.isEmpty() ? "" : moves.getFirst();
        for (String thought : thoughtOf) {
            made = moves.contains(thought) ? thought : made;
        }
        log.accept(made.isEmpty() ? "there is no legal move" : made + " is played in the engine's name");
        say(made.isEmpty() ? "bestmove (none)" : "bestmove " + made);
    }

    /** An engine that is overdue is told to stop, and lost if that does not help. */
    private synchronized void tick() {
        if (state instanceof Searching running && running.search().isOverdue(System.nanoTime())) {
            switch (running) {
                case Thinking(Waiting waiting, Search search) -> {
                    state = new Stopping(waiting, search.due(search.due() + STOPPING * MILLION));
                    process.say("stop");
                }
                case Stopping stopping -> lose(stopping, "did not move in time");
            }
        }
    }

    private synchronized void ended(String reason) {
        if (state instanceof Serving serving) {
            lose(serving, reason);
        }
    }

    /** The engine is of no more use; what it owes is done in its name. */
    private void lose(Serving serving, String reason) {
        log.accept("the engine " + reason);
        state = serving.lost(reason);
        if (serving instanceof Searching running) {
            moveInItsName(running.search().thoughtOf());
        }
    }

    /** The process of an engine that was lost, in whose place another is to be started; null if there is none. */
    private synchronized @Nullable EngineProcess giveUp() {
        if (state instanceof Lost(String reason)) {
            state = new Restarting(reason, new Gone(reason));
            log.accept("the engine is started anew: it " + reason);
            return process;
        }
        return null;
    }

    /** Starts another process in the place of one that was lost; moves that are asked for meanwhile are made in its name. */
    private void restart(EngineProcess useless) {
        useless.close();
        try {
            replace(Successor.of(launcher, protocol, this::goesOn));
        } catch (EngineException e) {
            log.accept("it cannot be started anew: it " + e.reason());
        } finally {
            restarted();
        }
    }

    /** Puts a process in the place of the one before, with the same options and position. */
    private synchronized void replace(EngineProcess fresh) {
        dialect.options().forEach(fresh::say);
        fresh.say(position);
        process = fresh;
        if (state instanceof Restarting) {
            state = new Idle();
        }
    }

    private synchronized void restarted() {
        if (state instanceof Restarting restarting) {
            state = restarting.otherwise();
        }
        notifyAll();
    }
}
