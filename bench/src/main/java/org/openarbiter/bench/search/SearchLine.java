package org.openarbiter.bench.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.Limits;
import org.openarbiter.search.alphabeta.Outcome;
import org.openarbiter.search.alphabeta.PathJudge;
import org.openarbiter.search.alphabeta.Search;

/**
 * A line of play on which a search can go on; it can only grow.
 *
 * @param <B> the board of its game
 */
final class SearchLine<B extends Board> {
    private final SearchedGame<B> game;
    private final String start;
    private final List<Integer> moves = new ArrayList<>();

    /** A line that begins with the position of a FEN. */
    SearchLine(SearchedGame<B> game, String start) {
        this.game = game;
        this.start = start;
    }

    void add(int move) {
        moves.add(move);
    }

    int plies() {
        return moves.size();
    }

    /** Searches from the end of the line with the judge of its game. */
    Outcome search(Search search, Limits limits) {
        return search(search, limits, game.judge());
    }

    /** Searches from the end of the line, under a judge who has seen it from its start. */
    Outcome search(Search search, Limits limits, Function<B, ? extends PathJudge> rules) {
        return search(search, limits, rules, game.byHand());
    }

    /** Searches from the end of the line with an evaluation, under a judge who has seen it from its start. */
    Outcome search(Search search, Limits limits, Function<B, ? extends PathJudge> rules, Evaluation<B> evaluation) {
        B board = game.board(start);
        PathJudge judge = rules.apply(board);
        for (int move : moves) {
            board.play(board.toMove(), move);
            judge.played(move);
        }
        Arena arena = game.arenas().of(board, judge, evaluation);
        return search.run(() -> arena, limits);
    }

    /** The board at the end of the line. */
    B board() {
        B board = game.board(start);
        moves.forEach(move -> board.play(board.toMove(), move));
        return board;
    }
}
