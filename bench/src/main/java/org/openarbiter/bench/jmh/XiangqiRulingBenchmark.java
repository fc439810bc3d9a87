package org.openarbiter.bench.jmh;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * What the judge of repetitions costs: a ply before a referee, and a whole game of eight plies that ends in a perpetual chase.
 *
 * <p>With {@code occurrences=99} positions are kept and compared as ever, and nothing is ever judged: the difference to
 * {@code wxf} is what the judge costs, on plies that recur nowhere in {@link #ruleOnEachPly}, and for one full ruling in
 * {@link #chase}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class XiangqiRulingBenchmark {
    private static final int GAMES = 32;
    private static final int PLIES_A_GAME = 128;
    private static final Xiangqi XIANGQI = new Xiangqi();
    /** Diagram 39 of the WXF manual: every ply has several attacks to be looked at. */
    private static final String CHASE = "2baka3/C4rN2/4b1n2/1Rp5p/6p2/2P6/4c1P1c/4B3C/4A4/4KAB2 w - - 0 1";

    /** By which rulebook of xiangqi. */
    @Param({"wxf", "check-only", "wxf?occurrences=99"})
    public String rules = "wxf";

    private final List<List<Act>> games = new ArrayList<>();
    private final List<Act> cycle = new ArrayList<>();
    private XiangqiBoard diagram = XiangqiBoard.start();
    private Referee<XiangqiBoard> referee = referee("wxf", XiangqiBoard.start());

    /** Plays random games that do not end, the same ones every time, and sets the diagram up. */
    @Setup
    public void prepare() throws Exception {
        Random random = new Random(90);
        while (games.size() < GAMES) {
            List<Act> game = game(random);
            if (game.size() == PLIES_A_GAME) {
                games.add(game);
            }
        }
        diagram = XiangqiBoard.of(CHASE);
        XiangqiBoard board = diagram.copy();
        for (String move : List.of("b6b8", "f9e8", "b8b6", "e8f9", "b6b8", "f9e8", "b8b6", "e8f9")) {
            int play = board.parse(move);
            cycle.add(new Act.Play(board.toMove(), play));
            board.play(board.toMove(), play);
        }
        referee = referee(rules, XiangqiBoard.start());
    }

    private static Referee<XiangqiBoard> referee(String rules, XiangqiBoard start) {
        try {
            return new Referee<>(XIANGQI.rulebook(rules), XIANGQI.seats(), Options.DEFAULT, start);
        } catch (RulebookException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Act> game(Random random) {
        XiangqiBoard board = XiangqiBoard.start();
        Referee<XiangqiBoard> judge = referee("wxf", board);
        int[] plays = new int[board.mostPlays()];
        List<Act> game = new ArrayList<>();
        while (game.size() < PLIES_A_GAME && !judge.isOver()) {
            int count = board.legalPlays(board.toMove(), plays);
            Act act = new Act.Play(board.toMove(), plays[random.nextInt(count)]);
            judge.act(act);
            game.add(act);
        }
        return judge.isOver() ? List.of() : game;
    }

    /** A ply of a game without repetitions, ruled on. */
    @Benchmark
    @OperationsPerInvocation(GAMES * PLIES_A_GAME)
    public long ruleOnEachPly() {
        long plies = 0;
        for (List<Act> game : games) {
            plies += rule(XiangqiBoard.start(), game);
        }
        return plies;
    }

    /** The eight plies of the diagram; under {@code wxf} the last of them ends the game. */
    @Benchmark
    public long chase() {
        return rule(diagram.copy(), cycle);
    }

    private long rule(XiangqiBoard start, List<Act> acts) {
        referee.begin(start);
        for (Act act : acts) {
            referee.act(act);
        }
        return referee.record().plies();
    }
}
