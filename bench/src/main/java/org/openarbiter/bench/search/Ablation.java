package org.openarbiter.bench.search;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.openarbiter.match.stats.PairCounts;
import org.openarbiter.match.stats.Strength;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.ruling.Ruling;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.Limits;
import org.openarbiter.search.alphabeta.Search;
import org.openarbiter.search.repetition.DrawPolicy;

/**
 * What a search of xiangqi is worth with a part of what it knows of repetitions, or of its savings, left out: games against the
 * search that has all, at fixed nodes, in pairs from the openings of matches, ruled by {@code xiangqi:wxf}.
 *
 * <p>At fixed nodes a saving that leaves the tree alone scores exactly half; what it saves is in the nodes a second, in seconds
 * of processor time. Every round through the openings has one node in a hundred more, so that no game is played twice.
 */
public final class Ablation {
    private static final int TABLE_MEGABYTES = 4;
    private static final int MOST_PLIES = 400;
    private static final DrawPolicy POLICY = DrawPolicy.SECOND_ACROSS_ROOT;
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final JudgeSetting WHOLE = JudgeSetting.WXF;

    private final List<String> openings;
    private final int nodes;
    private final ThreadLocal<Evaluation<XiangqiBoard>> evaluation;
    private final Rulebook<XiangqiBoard> rules;

    /** Half points of the setting that lacks something, how its games ended, and what each side spent. */
    private record Played(int halfPoints, List<String> ends, Map<JudgeSetting, long[]> spent) {
        static final Played NOTHING = new Played(0, List.of(), Map.of());

        /** Both together. */
        Played plus(Played other) {
            List<String> allEnds = new ArrayList<>(ends);
            allEnds.addAll(other.ends);
            Map<JudgeSetting, long[]> allSpent = new EnumMap<>(JudgeSetting.class);
            spent.forEach((setting, sums) -> add(allSpent, setting, sums));
            other.spent.forEach((setting, sums) -> add(allSpent, setting, sums));
            return new Played(halfPoints + other.halfPoints, allEnds, allSpent);
        }
    }

    private Ablation(List<String> openings, int nodes, String network) throws IOException {
        this.openings = openings;
        this.nodes = nodes;
        evaluation = SearchedGame.XIANGQI.evaluations(network);
        rules = SearchedGame.XIANGQI.rulebook(SearchedGame.XIANGQI.rules());
    }

    /**
     * Plays pairs of games of some settings against the search that has all, several at once, and prints what came out.
     *
     * @param network the file of the network that evaluates positions for both, or {@code hand}
     */
    public static void run(List<JudgeSetting> settings, String network, int nodes, int pairs, int jobs) throws IOException {
        Ablation ablation = new Ablation(SearchedGame.openings("xiangqi"), nodes, network);
        for (JudgeSetting setting : settings) {
            print(setting, nodes, Pairs.play(pairs, jobs, number -> ablation.pair(setting, number)));
        }
    }

    private static void print(JudgeSetting setting, int nodes, List<Played> played) {
        PairCounts pairs = PairCounts.NONE;
        Played all = Played.NOTHING;
        for (Played pair : played) {
            pairs = pairs.plus(pair.halfPoints());
            all = all.plus(pair);
        }
        Map<String, Integer> ends = new TreeMap<>();
        all.ends().forEach(end -> ends.merge(end, 1, Integer::sum));
        Strength strength = Strength.of(pairs);
        double error = Strength.NORMAL_95 * Math.sqrt(pairs.variance() / pairs.pairs());
        System.out.printf(
                Locale.ROOT,
                "%s against %s, %,d nodes, %d games: %.1f ± %.1f %%, Elo %s, pairs %s; nodes/s %,.0f and %,.0f%n",
                setting.text(), WHOLE.text(), nodes, 2 * played.size(), 100 * pairs.mean(), 100 * error, strength.eloText(),
                pairs.counts(), speed(all.spent(), setting), speed(all.spent(), WHOLE));
        ends.forEach((end, count) -> System.out.printf(Locale.ROOT, "  %6d  %s%n", count, end));
    }

    private static void add(Map<JudgeSetting, long[]> spent, JudgeSetting setting, long[] sums) {
        spent.merge(setting, sums, (one, other) -> new long[] {one[0] + other[0], one[1] + other[1]});
    }

    private static double speed(Map<JudgeSetting, long[]> spent, JudgeSetting setting) {
        long[] sums = spent.getOrDefault(setting, new long[] {0, 1});
        return sums[0] * 1e9 / sums[1];
    }

    /** Plays two games from one opening, each setting once with Red. */
    private Played pair(JudgeSetting setting, int number) {
        String opening = openings.get(number % openings.size());
        Limits limits = Limits.ofNodes((long) nodes * (100 + number / openings.size()) / 100);
        return game(setting, 0, opening, limits).plus(game(setting, 1, opening, limits));
    }

    private Played game(JudgeSetting setting, int side, String opening, Limits limits) {
        SearchLine<XiangqiBoard> line = SearchedGame.XIANGQI.line(opening);
        Referee<XiangqiBoard> referee = new Referee<>(rules, SearchedGame.XIANGQI.game().seats(), Options.DEFAULT, line.board());
        List<Search> searches = List.of(new Search(TABLE_MEGABYTES), new Search(TABLE_MEGABYTES));
        Map<JudgeSetting, long[]> spent = new EnumMap<>(JudgeSetting.class);
        while (!referee.isOver() && line.plies() < MOST_PLIES) {
            int mover = referee.board().toMove();
            JudgeSetting own = mover == side ? setting : WHOLE;
            long before = CLOCK.getCurrentThreadCpuTime();
            var outcome = line.search(searches.get(mover), limits, board -> own.judge(board, POLICY), evaluation.get());
            add(spent, own, new long[] {outcome.nodes(), CLOCK.getCurrentThreadCpuTime() - before});
            line.add(outcome.move());
            referee.act(new Act.Play(referee.next(), outcome.move()));
        }
        Ruling ruling = referee.ruling();
        String rule = referee.isOver() ? String.valueOf(ruling.ruleId()) : "interrupted after " + MOST_PLIES + " plies";
        if (ruling.outcome() instanceof Outcome.Win win) {
            boolean won = win.winner() == side;
            return new Played(won ? 2 : 0, List.of((won ? setting : WHOLE).text() + " wins, " + rule), spent);
        }
        return new Played(1, List.of("draw, " + rule), spent);
    }
}
