package org.openarbiter.match;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.match.stats.Sprt;
import org.openarbiter.rules.core.board.Board;

/**
 * A match between two engines: pairs of games from the same opening with colors swapped, several at once.
 *
 * <p>Each thread keeps its two engines from game to game and starts one anew after it has failed. Games that were played before
 * are taken over, so a match that was interrupted goes on where it stopped.
 *
 * @param <B> the board of the game
 */
public final class Match<B extends Board> {
    private static final int MOST_FAILED_STARTS = 3;
    private static final long INTERRUPTION = 500;
    private static final DateTimeFormatter DATE = DateTimeFormatter.ofPattern("uuuu.MM.dd");

    private final MatchPlan<B> plan;
    private final MatchWatcher watcher;
    private final Consumer<String> transcript;
    private final Map<Integer, PlayedGame> played = new TreeMap<>();
    private int next;
    private boolean stops;
    private boolean isAbandoned;

    /**
     * A match.
     *
     * @param before games of it that were played before
     * @param transcript gets everything that engines send and receive, after the number of the game
     */
    public Match(MatchPlan<B> plan, Collection<PlayedGame> before, MatchWatcher watcher, Consumer<String> transcript) {
        this.plan = plan;
        this.watcher = watcher;
        this.transcript = transcript;
        before.forEach(game -> played.put(game.number(), game));
        stops = isDecided();
    }

    /** Where it stands. */
    public synchronized MatchScore standing() {
        return MatchScore.of(played.values());
    }

    /** The games that are over, by number. */
    public synchronized List<PlayedGame> games() {
        return List.copyOf(played.values());
    }

    /**
     * Plays what there is to play.
     *
     * @throws MatchFault if an engine cannot be started or cannot play such games, or a result cannot be kept
     */
    public void run() throws MatchFault, InterruptedException {
        plan.first().check(plan.control(0, 0));
        plan.second().check(plan.control(0, 1));
        int threads = Math.min(plan.concurrency(), Math.max(1, plan.games()));
        ExecutorService service = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().name("game ", 0).factory());
        CompletionService<@Nullable Void> workers = new ExecutorCompletionService<>(service);
        for (int i = 0; i < threads; i++) {
            workers.submit(() -> {
                work();
                return null;
            });
        }
        try {
            for (int i = 0; i < threads; i++) {
                workers.take().get();
            }
        } catch (ExecutionException e) {
            if (e.getCause() instanceof MatchFault fault) {
                throw fault;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            // Games that still go on are interrupted, which is no engine's fault.
            abandon();
            service.shutdownNow();
        }
    }

    /** The match or this program ends: the results of unfinished games no longer count. */
    public synchronized void abandon() {
        isAbandoned = true;
        stops = true;
    }

    private synchronized void stop() {
        stops = true;
    }

    /** The number of a game that has not been started; −1 if there is none. */
    private synchronized int take() {
        while (!stops && next < plan.games()) {
            int number = next++;
            if (!played.containsKey(number)) {
                return number;
            }
        }
        return -1;
    }

    private void work() throws MatchFault, InterruptedException {
        try (EnginePair engines = new EnginePair(plan, transcript)) {
            int failures = 0;
            for (int number = take(); number >= 0; number = take()) {
                int game = number;
                List<String> players = engines.prepare(number);
                synchronized (this) {
                    watcher.began(game, players);
                }
                PlayedGame result = play(number, engines, players);
                keep(result);
                failures = result.plies().isEmpty() && result.ending().cause() == Cause.CRASH ? failures + 1 : 0;
                if (failures == MOST_FAILED_STARTS) {
                    throw new MatchFault("an engine cannot be kept running: " + result.ending().text());
                }
            }
        } catch (MatchFault e) {
            stop();
            throw e;
        }
    }

    private PlayedGame play(int number, EnginePair engines, List<String> players) throws MatchFault, InterruptedException {
        Opening opening = plan.opening(number);
        List<TimeControl> controls = List.of(plan.control(number, 0), plan.control(number, 1));
        EngineGame<B> game = new EngineGame<>(plan.terms(), opening, players, engines.bySeat(number), controls);
        Ending ending = game.play(opening, plies -> {
            synchronized (this) {
                watcher.moved(number, plies);
            }
        });
        if (ending.cause() == Cause.CRASH) {
            // An interruption from the keyboard ends the engines as well, perhaps before this program: a crash is one if it
            // outlives it.
            Thread.sleep(INTERRUPTION);
        }
        for (int seat = 0; seat < 2; seat++) {
            if (game.hasFailed(seat)) {
                engines.drop(number, seat);
            }
        }
        String date = LocalDate.now(ZoneOffset.UTC).format(DATE);
        return new PlayedGame(number, players, opening, game.plies(), game.efforts(), game.dead(), ending, date);
    }

    private synchronized void keep(PlayedGame game) throws MatchFault {
        if (isAbandoned) {
            return;
        }
        played.put(game.number(), game);
        stops |= isDecided();
        watcher.ended(game, MatchScore.of(played.values()));
    }

    private boolean isDecided() {
        Sprt sprt = plan.sprt();
        return sprt != null && sprt.state(MatchScore.of(played.values()).pairs()) != Sprt.State.OPEN;
    }
}
