package org.openarbiter.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openarbiter.rules.xiangqi.XiangqiBoard;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.Limits;
import org.openarbiter.search.alphabeta.Outcome;
import org.openarbiter.search.alphabeta.Score;
import org.openarbiter.search.alphabeta.Search;
import org.openarbiter.search.repetition.DrawPolicy;

/**
 * What a node of a search of xiangqi costs by each of the {@link JudgeSetting}, in games that the search plays with itself.
 *
 * <p>On every move of a game each searches as many nodes, from the same position after the same game, one after the other, there
 * and back in turns; what is counted is processor time, which leaves out what else the machine does. One thread, a table for
 * each that it keeps for the game. A few games that are not counted go first, for the compiler.
 */
final class NodeCost {
    private static final int NODES = 20_000;
    private static final int MOST_PLIES = 160;
    private static final int WARM_UP_GAMES = 2;
    private static final int TABLE_MEGABYTES = 4;
    private static final DrawPolicy POLICY = DrawPolicy.SECOND_ACROSS_ROOT;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final Map<JudgeSetting, Search> searches = new EnumMap<>(JudgeSetting.class);
    private final List<JudgeSetting> order;
    private final Map<JudgeSetting, Spent> game = new EnumMap<>(JudgeSetting.class);

    /** Processor time and nodes. */
    private static final class Spent {
        private long nanos;
        private long nodes;

        double nanosANode() {
            return (double) nanos / nodes;
        }
    }

    private NodeCost(List<JudgeSetting> rules) {
        order = new ArrayList<>(rules);
        rules.forEach(each -> searches.put(each, new Search(TABLE_MEGABYTES)));
    }

    /** Plays games from the first openings of matches, and prints what a node cost by these rules, the first against the others. */
    static void run(int games, List<JudgeSetting> rules) throws IOException {
        List<String> starts = SearchedGame.openings("xiangqi");
        NodeCost cost = new NodeCost(rules);
        Map<JudgeSetting, Series> nanos = new EnumMap<>(JudgeSetting.class);
        Map<JudgeSetting, Series> ratios = new EnumMap<>(JudgeSetting.class);
        rules.forEach(each -> nanos.put(each, new Series()));
        rules.forEach(each -> ratios.put(each, new Series()));
        for (int number = -WARM_UP_GAMES; number < games; number++) {
            cost.play(starts.get((number + WARM_UP_GAMES) % starts.size()));
            if (number >= 0) {
                double first = cost.game.get(rules.getFirst()).nanosANode();
                cost.game.forEach((each, spent) -> nanos.get(each).add(spent.nanosANode()));
                cost.game.forEach((each, spent) -> ratios.get(each).add(spent.nanosANode() / first));
            }
        }
        System.out.printf(Locale.ROOT, "%d games, %,d nodes a move, nanoseconds of processor time a node; to the first%n", games, NODES);
        rules.forEach(each -> System.out.printf(
                Locale.ROOT, "  %-20s%s   %s%n",
                each.text(), nanos.get(each).text("%6.1f"), ratios.get(each).meanText("%.4f")));
    }

    private void play(String fen) {
        SearchLine<XiangqiBoard> line = SearchedGame.XIANGQI.line(fen);
        searches.values().forEach(Search::clear);
        game.clear();
        order.forEach(each -> game.put(each, new Spent()));
        boolean over = false;
        for (int ply = 0; ply < MOST_PLIES && !over; ply++) {
            int move = Arena.NONE;
            for (JudgeSetting each : order) {
                Outcome outcome = search(each, line);
                move = each == JudgeSetting.WXF || move == Arena.NONE ? outcome.move() : move;
                over |= Score.isCertain(outcome.score());
            }
            Collections.reverse(order);
            over |= move == Arena.NONE;
            line.add(move);
        }
    }

    private Outcome search(JudgeSetting rules, SearchLine<XiangqiBoard> line) {
        long before = CLOCK.getCurrentThreadCpuTime();
        Outcome outcome = line.search(searches.get(rules), Limits.ofNodes(NODES), board -> rules.judge(board, POLICY));
        Spent spent = game.get(rules);
        spent.nanos += CLOCK.getCurrentThreadCpuTime() - before;
        spent.nodes += outcome.nodes();
        return outcome;
    }
}
