package org.openarbiter.bench.search;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.openarbiter.bench.run.Series;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
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
public final class NodeCost {
    private static final int NODES = 20_000;
    private static final int MOST_PLIES = 160;
    private static final int WARM_UP_GAMES = 2;
    private static final int TABLE_MEGABYTES = 4;
    private static final DrawPolicy POLICY = DrawPolicy.SECOND_ACROSS_ROOT;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final List<Contender> order;

    /** A setting with its search, and what that has spent. */
    private static final class Contender {
        private final JudgeSetting setting;
        private final Search search = new Search(TABLE_MEGABYTES);
        private final Series nanosANode = new Series();
        private final Series ratio = new Series();
        private long nanos;
        private long nodes;

        Contender(JudgeSetting setting) {
            this.setting = setting;
        }

        void beginGame() {
            search.clear();
            nanos = 0;
            nodes = 0;
        }

        Outcome search(SearchLine<XiangqiBoard> line) {
            long before = CLOCK.getCurrentThreadCpuTime();
            Outcome outcome = line.search(search, Limits.ofNodes(NODES), board -> setting.judge(board, POLICY));
            nanos += CLOCK.getCurrentThreadCpuTime() - before;
            nodes += outcome.nodes();
            return outcome;
        }

        double nanosANode() {
            return (double) nanos / nodes;
        }
    }

    private NodeCost(List<Contender> contenders) {
        order = new ArrayList<>(contenders);
    }

    /**
     * Plays games from the first openings of matches, and prints what a node cost by these settings, and to the first of them.
     */
    public static void run(int games, List<JudgeSetting> settings) throws IOException {
        List<String> starts = SearchedGame.openings("xiangqi");
        List<Contender> contenders = settings.stream().map(Contender::new).toList();
        NodeCost cost = new NodeCost(contenders);
        for (int number = 0; number < WARM_UP_GAMES + games; number++) {
            cost.play(starts.get(number % starts.size()));
            if (number >= WARM_UP_GAMES) {
                double first = contenders.getFirst().nanosANode();
                contenders.forEach(each -> each.nanosANode.add(each.nanosANode()));
                contenders.forEach(each -> each.ratio.add(each.nanosANode() / first));
            }
        }
        System.out.printf(
                Locale.ROOT, "%d games, %,d nodes a move, nanoseconds of processor time a node; to the first%n", games, NODES);
        contenders.forEach(each -> System.out.printf(
                "  %-20s%s   %s%n", each.setting.text(), each.nanosANode.text("%6.1f"), each.ratio.meanText("%.4f")));
    }

    private void play(String fen) {
        SearchLine<XiangqiBoard> line = SearchedGame.XIANGQI.line(fen);
        order.forEach(Contender::beginGame);
        boolean over = false;
        for (int ply = 0; ply < MOST_PLIES && !over; ply++) {
            int move = Arena.NONE;
            for (Contender each : order) {
                Outcome outcome = each.search(line);
                move = each.setting == JudgeSetting.WXF || move == Arena.NONE ? outcome.move() : move;
                over |= Score.isCertain(outcome.score());
            }
            Collections.reverse(order);
            over |= move == Arena.NONE;
            line.add(move);
        }
    }
}
