package org.openarbiter.bench.search;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.zip.CRC32;
import org.openarbiter.bench.run.Program;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.rules.xiangqi.Xiangqi;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.Evaluation;
import org.openarbiter.search.alphabeta.PathJudge;
import org.openarbiter.search.alphabeta.Technique;
import org.openarbiter.search.alphabeta.Weights;
import org.openarbiter.search.chess.ChessArena;
import org.openarbiter.search.chess.ChessEvaluation;
import org.openarbiter.search.network.Evaluators;
import org.openarbiter.search.network.Inputs;
import org.openarbiter.search.network.Network;
import org.openarbiter.search.repetition.DrawJudge;
import org.openarbiter.search.repetition.DrawPolicy;
import org.openarbiter.search.repetition.KeyList;
import org.openarbiter.search.xiangqi.XiangqiArena;
import org.openarbiter.search.xiangqi.XiangqiEvaluation;

/**
 * A game with what a search of it takes.
 *
 * @param <B> its board
 * @param rules the rulebook that its games are played by
 * @param start makes the first position
 * @param judge makes the judge of repetitions that the engines have by default
 * @param arenas makes arenas
 * @param evaluators the evaluations, hand-crafted with the weights that come with the program, and by a network
 * @param weighed makes a hand-crafted evaluation with other weights
 * @param techniques what the search of it uses
 */
record SearchedGame<B extends Board>(
        Game<B> game, String rules, Supplier<B> start, Function<B, PathJudge> judge, Arenas<B> arenas, Evaluators<B> evaluators,
        Function<Weights, Evaluation<B>> weighed, Set<Technique> techniques) {
    private static final int FIFTY_MOVES = 100;

    /** Makes arenas. */
    @FunctionalInterface
    interface Arenas<B extends Board> {
        /** An arena on a board, with a judge of it. */
        Arena of(B board, PathJudge judge, Evaluation<B> evaluation);
    }

    static final SearchedGame<ChessBoard> CHESS = new SearchedGame<>(
            new Chess(), "match-runner", ChessBoard::start,
            board -> new DrawJudge(board, new KeyList(), DrawPolicy.SECOND_ACROSS_ROOT, FIFTY_MOVES),
            (board, judge, evaluation) -> new ChessArena(board, evaluation, judge, 0), ChessArena.EVALUATORS, ChessEvaluation::new,
            ChessArena.TECHNIQUES);
    static final SearchedGame<XiangqiBoard> XIANGQI = new SearchedGame<>(
            new Xiangqi(), "wxf", XiangqiBoard::start,
            board -> JudgeSetting.WXF.judge(board, DrawPolicy.SECOND_ACROSS_ROOT),
            (board, judge, evaluation) -> new XiangqiArena(board, evaluation, judge, 0), XiangqiArena.EVALUATORS, XiangqiEvaluation::new,
            XiangqiArena.TECHNIQUES);

    /** An arena with the hand-crafted evaluation. */
    Arena arena(B board, PathJudge judge) {
        return arenas.of(board, judge, byHand());
    }

    /** What a network has for inputs. */
    Inputs inputs() {
        return evaluators.inputs();
    }

    /** A new hand-crafted evaluation. */
    Evaluation<B> byHand() {
        return evaluators.byHand().get();
    }

    /**
     * The evaluation by the network of a file, or the hand-crafted one with the weights of a file whose name ends in {@code .txt}; with the
     * usual weights if that is {@code hand}, by the network that comes with the program if {@code builtin}.
     */
    Evaluation<B> evaluation(String file) throws IOException {
        if (file.endsWith(".txt")) {
            return weighed.apply(Weights.parse(Files.readString(Path.of(file))));
        }
        if (file.equals("hand")) {
            return byHand();
        }
        Network network = file.equals("builtin") ? Network.builtIn(inputs()) : Network.read(Path.of(file), inputs());
        if (network == null) {
            throw new IllegalArgumentException("no network for " + game.name() + " comes with the program");
        }
        return evaluators.by(network);
    }

    /** A word for an evaluation as {@link #evaluation} takes it: for a file its name and a checksum of its bytes. */
    static String identified(String file) throws IOException {
        if (file.equals("hand") || file.equals("builtin")) {
            return file;
        }
        CRC32 checksum = new CRC32();
        checksum.update(Files.readAllBytes(Path.of(file)));
        return Path.of(file).getFileName() + " " + Long.toHexString(checksum.getValue());
    }

    /** The rulebook of an id, which there is. */
    Rulebook<B> rulebook(String id) {
        try {
            return game.rulebook(id);
        } catch (RulebookException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    /**
     * {@link #evaluation}, one for each thread.
     *
     * @throws IOException if the file is no network for this game
     */
    ThreadLocal<Evaluation<B>> evaluations(String file) throws IOException {
        evaluation(file);
        return ThreadLocal.withInitial(() -> {
            try {
                return evaluation(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

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
