package org.openarbiter.bench.search;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.openarbiter.bench.run.Program;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.PathJudge;
import org.openarbiter.search.chess.ChessArena;
import org.openarbiter.search.chess.ChessEvaluation;
import org.openarbiter.search.repetition.DrawJudge;
import org.openarbiter.search.repetition.DrawPolicy;
import org.openarbiter.search.repetition.KeyList;
import org.openarbiter.search.xiangqi.XiangqiArena;
import org.openarbiter.search.xiangqi.XiangqiEvaluation;

/**
 * A game with what a search of it takes.
 *
 * @param <B> its board
 * @param judge makes the judge of repetitions that the engines have by default
 * @param arena makes the arena on a board with a judge of it
 */
record SearchedGame<B extends Board>(Game<B> game, Function<B, PathJudge> judge, BiFunction<B, PathJudge, Arena> arena) {
    private static final int FIFTY_MOVES = 100;

    static final SearchedGame<ChessBoard> CHESS = new SearchedGame<>(
            new Chess(),
            board -> new DrawJudge(board, new KeyList(), DrawPolicy.SECOND_ACROSS_ROOT, FIFTY_MOVES),
            (board, judge) -> new ChessArena(board, new ChessEvaluation(), judge, 0));
    static final SearchedGame<XiangqiBoard> XIANGQI = new SearchedGame<>(
            new Xiangqi(),
            board -> JudgeSetting.WXF.judge(board, DrawPolicy.SECOND_ACROSS_ROOT),
            (board, judge) -> new XiangqiArena(board, new XiangqiEvaluation(), judge, 0));

    /** The game of a name. */
    static SearchedGame<?> named(String name) {
        return switch (name) {
            case "chess" -> CHESS;
            case "xiangqi" -> XIANGQI;
            default -> throw new IllegalArgumentException("no game '" + name + "' to search; there are chess and xiangqi");
        };
    }

    /** The openings of matches of a game: FEN, one for each game to begin with. */
    static List<String> openings(String name) throws IOException {
        Path folder = Program.root().resolve("match").resolve("openings");
        Path file = folder.resolve(name.equals("chess") ? "chess.epd" : name + ".fen");
        return Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")).toList();
    }

    /** A board with the position of a FEN. */
    B board(String fen) {
        try {
            return game.board(fen);
        } catch (InputException e) {
            throw new IllegalArgumentException(fen + ": " + e.message(), e);
        }
    }

    /** A line that begins with the position of a FEN. */
    SearchLine<B> line(String fen) {
        return new SearchLine<>(this, fen);
    }
}
