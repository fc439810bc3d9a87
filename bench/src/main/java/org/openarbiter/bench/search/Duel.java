package org.openarbiter.bench.search;

import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.openarbiter.match.stats.PairCounts;
import org.openarbiter.match.stats.Strength;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.Limits;
import org.openarbiter.search.alphabeta.Search;
import org.openarbiter.search.alphabeta.Technique;

/**
 * Games between two evaluations, or two sets of techniques of the search, at fixed nodes, in pairs from the openings of matches. Every
 * round through the openings has one node in a hundred more, so that no game is played twice.
 *
 * @param <B> the board of the game
 */
public final class Duel<B extends Board> {
    private static final int TABLE_MEGABYTES = 4;
    private static final int MOST_PLIES = 400;

    private final SearchedGame<B> game;
    private final Rulebook<B> rules;
    private final List<String> openings;
    private final int nodes;
    private final List<ThreadLocal<Evaluation<B>>> evaluations;
    private final List<Set<Technique>> techniques;

    private Duel(SearchedGame<B> game, String first, String second, Set<Technique> toggled, int nodes) throws IOException {
        this.game = game;
        this.nodes = nodes;
        openings = SearchedGame.openings(game.game().name());
        evaluations = List.of(game.evaluations(first), game.evaluations(second));
        rules = game.rulebook(game.rules());
        techniques = List.of(toggle(game.techniques(), toggled), game.techniques());
    }

    /**
     * Plays pairs of games, and says in a line how much stronger the first is.
     *
     * @param toggled the techniques that the first leaves out though they belong to the game, and uses though they do not
     */
    public static String run(String name, String first, String second, Set<Technique> toggled, int nodes, int pairs, int jobs)
            throws IOException {
        return run(SearchedGame.named(name), first, second, toggled, nodes, pairs, jobs);
    }

    private static Set<Technique> toggle(Set<Technique> usual, Set<Technique> toggled) {
        Set<Technique> used = EnumSet.copyOf(usual);
        for (Technique technique : toggled) {
            if (!used.remove(technique)) {
                used.add(technique);
            }
        }
        return used;
    }

    private static <B extends Board> String run(
            SearchedGame<B> game, String first, String second, Set<Technique> toggled, int nodes, int pairs, int jobs) throws IOException {
        Duel<B> duel = new Duel<>(game, first, second, toggled, nodes);
        PairCounts counts = PairCounts.NONE;
        for (int halfPoints : Pairs.play(pairs, jobs, duel::pair)) {
            counts = counts.plus(halfPoints);
        }
        Strength strength = Strength.of(counts);
        String changed = toggled.stream()
                .sorted()
                .map(technique -> (game.techniques().contains(technique) ? " without " : " with ") + technique.word())
                .collect(Collectors.joining(" and"));
        return String.format(
                Locale.ROOT, "%s%s against %s, %,d nodes, %d games: %.1f %%, Elo %s, pairs %s",
                first, changed, second, nodes, 2 * pairs, 100 * counts.mean(), strength.eloText(), counts.counts());
    }

    private int pair(int number) {
        String opening = openings.get(number % openings.size());
        Limits limits = Limits.ofNodes((long) nodes * (100 + number / openings.size()) / 100);
        return game(0, opening, limits) + game(1, opening, limits);
    }

    /** The half points of the first evaluation, which has a side. */
    private int game(int side, String opening, Limits limits) {
        SearchLine<B> line = game.line(opening);
        Referee<B> referee = new Referee<>(rules, game.game().seats(), Options.DEFAULT, line.board());
        List<Search> searches = techniques.stream().map(used -> new Search(TABLE_MEGABYTES, used)).toList();
        while (!referee.isOver() && line.plies() < MOST_PLIES) {
            int player = referee.board().toMove() == side ? 0 : 1;
            int move = line.search(searches.get(player), limits, game.judge(), evaluations.get(player).get()).move();
            line.add(move);
            referee.act(new Act.Play(referee.next(), move));
        }
        boolean isWin = referee.isOver() && referee.ruling().outcome() instanceof Outcome.Win;
        return !isWin ? 1 : ((Outcome.Win) referee.ruling().outcome()).winner() == side ? 2 : 0;
    }
}
