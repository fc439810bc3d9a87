package org.openarbiter.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import org.openarbiter.protocol.engine.Conversation;
import org.openarbiter.protocol.engine.Engine;
import org.openarbiter.protocol.engine.EngineException;
import org.openarbiter.protocol.engine.Failure;
import org.openarbiter.protocol.engine.Limits;
import org.openarbiter.protocol.engine.Reply;
import org.openarbiter.protocol.engine.Thought;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.rule.Rule;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.core.ruling.Verdict;
import org.openarbiter.rules.go.board.GoBoard;

/**
 * One game between two engines: asks them in turn, keeps their clocks, and takes what they answer to the referee.
 *
 * <p>Confined to one thread.
 *
 * @param <B> the board of the game
 */
final class EngineGame<B extends Board> {
    private static final int MILLION = 1_000_000;
    private static final int MOST_SAID = 400;

    private final MatchConditions<B> terms;
    private final List<String> names;
    private final List<Engine> engines;
    private final List<Clock> clocks;
    private final Referee<B> referee;
    private final List<String> moves = new ArrayList<>();
    private final List<PlayedGame.Ply> plies = new ArrayList<>();
    private final Adjudicator adjudicator;
    private final boolean[] failed = new boolean[2];
    private final long[] nodes = new long[2];
    /** The time of the moves for which an engine reported its nodes. */
    private final long[] nanos = new long[2];

    private int offer = Act.NOBODY;
    private @Nullable List<String> dead;

    /**
     * A game about to begin.
     *
     * @param names of the players, by seat
     * @param engines by seat
     * @param controls what each may spend, by seat
     */
    EngineGame(MatchConditions<B> terms, Opening opening, List<String> names, List<Engine> engines, List<TimeControl> controls) {
        this.terms = terms;
        this.names = names;
        this.engines = List.copyOf(engines);
        clocks = controls.stream().map(control -> new Clock(control, terms.margin())).toList();
        adjudicator = new Adjudicator(terms.adjudication());
        referee = new Referee<>(terms.rulebook(), terms.game().seats(), Options.DEFAULT.withStrict(true),
                opening.board(terms.game()));
        for (String move : opening.moves()) {
            act(referee.next(), move);
            moves.add(move);
        }
    }

    /** The moves that the engines made, in order. */
    List<PlayedGame.Ply> plies() {
        return plies;
    }

    /** What the engines searched, by seat. */
    List<Effort> efforts() {
        return List.of(new Effort(nodes[0], nanos[0] / MILLION), new Effort(nodes[1], nanos[1] / MILLION));
    }

    /** The points of the dead stones; null if play did not stop for counting. */
    @Nullable List<String> dead() {
        return dead;
    }

    /** Whether the engine of a seat has failed and has to be started anew. */
    boolean hasFailed(int seat) {
        return failed[seat];
    }

    /**
     * Plays the game.
     *
     * @param watcher gets the number of plies made
     */
    Ending play(Opening opening, IntConsumer watcher) throws MatchFault {
        Ending ending = begin(opening);
        while (ending == null) {
            ending = ended();
            if (ending == null) {
                ending = turn(referee.next());
                watcher.accept(moves.size());
            }
        }
        return ending;
    }

    private @Nullable Ending begin(Opening opening) throws MatchFault {
        for (int seat = 0; seat < engines.size(); seat++) {
            try {
                engines.get(seat).newGame(opening.gameStart(terms.rulebook(), terms.game()));
            } catch (EngineException e) {
                if (e.failure() == Failure.UNINTELLIGIBLE) {
                    throw new MatchFault(names.get(seat) + " " + e.reason());
                }
                return failure(seat, e);
            }
        }
        return null;
    }

    /** How the game has ended by the rulebook; null if it goes on. */
    private @Nullable Ending ended() {
        if (referee.phase() == Phase.SCORING && !referee.isOver()) {
            Ending broken = score();
            if (broken != null) {
                return broken;
            }
        }
        if (referee.isClosed() && referee.verdict() instanceof Verdict.Referred referred) {
            // Play has stopped and waits for the referee, who takes the first of what the rule leaves to him.
            referee.act(new Act.Decide(referred.options().isEmpty() ? Outcome.DRAW : referred.options().getFirst()));
        }
        return referee.isOver() ? byReferee(Cause.RULE) : null;
    }

    private Ending byReferee(Cause cause) {
        Ruling ruling = referee.ruling();
        String source = ruling.source().isEmpty() ? "" : " [" + ruling.source() + "]";
        return new Ending(Ending.winner(ruling.outcome()), cause, ruling.rule(), ruling.text() + source);
    }

    private @Nullable Ending turn(int seat) {
        try {
            long asked = System.nanoTime();
            Reply reply = ask(seat);
            if (!clocks.get(seat).spend(reply.nanos())) {
                return late(seat, reply.nanos());
            }
            return switch (reply) {
                case Reply.Move move -> moved(seat, move);
                case Reply.Resignation resignation -> {
                    referee.act(new Act.Resign(seat));
                    yield settled(seat, Cause.RESIGNATION, "resigned");
                }
                case Reply.Claim claim -> claimed(seat, claim, asked);
            };
        } catch (EngineException e) {
            return failure(seat, e);
        }
    }

    private Reply ask(int seat) throws EngineException {
        Clock own = clocks.get(seat);
        Clock other = clocks.get(1 - seat);
        TimeControl control = own.control();
        Limits.Clocks times = control.hasClock()
                ? new Limits.Clocks(
                        own.left(), other.control().hasClock() ? other.left() : own.left(), control.increment(),
                        other.control().increment(), control.main(), control.moves(), own.movesToGo())
                : null;
        Limits limits = new Limits(times, control.move(), control.nodes(), control.depth());
        Duration wait = own.deadline() == 0 ? terms.patience() : Duration.ofNanos(own.deadline());
        return engines.get(seat).move(List.copyOf(moves), limits, wait);
    }

    private @Nullable Ending moved(int seat, Reply.Move reply) {
        if (reply.offersDraw() && offer == 1 - seat) {
            referee.act(new Act.Offer(offer));
            referee.act(new Act.Accept(seat));
            if (referee.isOver()) {
                return byReferee(Cause.DRAW);
            }
        }
        Verdict verdict = act(seat, reply.move());
        if (verdict instanceof Verdict.Illegal illegal) {
            String move = "'" + reply.move() + "'";
            String why = (illegal.text().startsWith("is ") ? move + ", which " : "the illegal move " + move + ": ") + illegal.text();
            return lost(seat, Cause.ILLEGAL_MOVE, illegal.rule(), "played " + why);
        }
        offer = reply.offersDraw() ? seat : Act.NOBODY;
        Thought thought = reply.thought();
        if (thought != null && thought.nodes() > 0) {
            nodes[seat] += thought.nodes();
            nanos[seat] += reply.nanos();
        }
        String move = referee.board().text(referee.record().play(referee.record().plies()));
        plies.add(new PlayedGame.Ply(move, reply.nanos() / MILLION, thought == null ? "" : thought.toString()));
        moves.add(move);
        return referee.isClosed()
                ? null
                : adjudicator.after(seat, thought, referee.record().plies(), referee.board().reversiblePlies());
    }

    private Verdict act(int seat, String move) {
        try {
            return referee.act(new Act.Play(seat, referee.board().parse(move)));
        } catch (PlayException e) {
            return referee.act(new Act.Unplayable(seat, move, e.refusal()));
        }
    }

    /** An engine that holds the game to be lost resigns; one that holds it to be drawn claims what the rulebook lets it claim. */
    private @Nullable Ending claimed(int seat, Reply.Claim claim, long asked) throws EngineException {
        String lost = seat == 0 ? "0-1" : "1-0";
        if (claim.result().equals(lost)) {
            referee.act(new Act.Resign(seat));
            return settled(seat, Cause.RESIGNATION, "gave up (" + claim.words() + ")");
        }
        if (claim.result().equals("1/2-1/2")) {
            for (Ruling.OpenClaim open : referee.ruling().claimable()) {
                if (open.by() == seat && open.announced() == null) {
                    referee.act(new Act.Claim(seat, open.claim(), OptionalInt.empty(), ""));
                    return byReferee(Cause.DRAW);
                }
            }
        }
        Reply again = ask(seat);
        if (again instanceof Reply.Move move) {
            long nanos = move.nanos() + (System.nanoTime() - asked);
            return clocks.get(seat).spend(nanos) ? moved(seat, move) : late(seat, nanos);
        }
        return lost(seat, Cause.NONSENSE, null, "it says that the game is over, but it is not: " + claim.words());
    }

    private Ending late(int seat, long nanos) {
        referee.act(new Act.Flag(seat));
        return settled(seat, Cause.TIME, "took " + Conversation.seconds(Duration.ofNanos(nanos)) + clocks.get(seat).given());
    }

    private Ending failure(int seat, EngineException e) {
        failed[seat] = e.failure() != Failure.LATE;
        return switch (e.failure()) {
            case LATE, SILENT -> {
                boolean timed = clocks.get(seat).deadline() > 0;
                referee.act(timed ? new Act.Flag(seat) : new Act.Decide(new Outcome.Win(1 - seat)));
                yield settled(seat, e.failure() == Failure.LATE ? Cause.TIME : Cause.HANG, e.reason() + clocks.get(seat).given());
            }
            case CRASHED, NOT_STARTED -> lost(seat, Cause.CRASH, null, e.reason());
            case UNINTELLIGIBLE -> lost(seat, Cause.NONSENSE, null, e.reason());
        };
    }

    /** What the referee made of an act, with the words of the match; a question that is left to him goes against the seat. */
    private Ending settled(int seat, Cause cause, String how) {
        if (!referee.isOver()) {
            return lost(seat, cause, null, how);
        }
        Ending ending = byReferee(cause);
        boolean said = ending.text().contains(how) || cause == Cause.RESIGNATION && how.equals("resigned");
        return said ? ending : new Ending(ending.winner(), cause, ending.rule(), sentence(seat, how) + " " + ending.text());
    }

    private Ending lost(int seat, Cause cause, @Nullable Rule<?> rule, String how) {
        String name = rule == null ? null : terms.rulebook().ruleName(rule);
        String winner = referee.seats().term(1 - seat).english() + " wins: ";
        return new Ending(1 - seat, cause, name, winner + sentence(seat, how));
    }

    /** What a seat did; in it may stand what an engine said, which may be anything. */
    private String sentence(int seat, String how) {
        String said = how.replaceAll("\\p{Cntrl}", "?");
        String shown = said.length() > MOST_SAID ? said.substring(0, MOST_SAID) + "…" : said;
        return referee.seats().term(seat).english() + (said.startsWith("it ") ? ": " : " ") + shown + (shown.endsWith(".") ? "" : ".");
    }

    /** Play has stopped and dead stones have to be agreed: by both engines, else as the analysis has it, else none. */
    private @Nullable Ending score() {
        List<List<String>> lists = new ArrayList<>();
        for (int seat = 0; seat < engines.size(); seat++) {
            try {
                engines.get(seat).deadStones(List.copyOf(moves), terms.patience())
                        .ifPresent(list -> lists.add(list.stream().sorted().toList()));
            } catch (EngineException e) {
                return failure(seat, e);
            }
        }
        boolean agreed = !lists.isEmpty() && lists.stream().distinct().count() == 1;
        dead = agreed ? lists.getFirst() : analyzed();
        referee.act(new Act.Dead(points(dead)));
        return null;
    }

    private List<Integer> points(List<String> names) {
        List<Integer> points = new ArrayList<>();
        for (String name : names) {
            try {
                points.add(referee.board().point(name));
            } catch (PlayException unknown) {
                // A name that is no point of the board marks no stone.
            }
        }
        return points;
    }

    private List<String> analyzed() {
        return terms.analysis() != null && referee.board() instanceof GoBoard go
                ? terms.analysis().on(go).deadStones().stream().map(go::pointName).toList()
                : List.of();
    }
}
