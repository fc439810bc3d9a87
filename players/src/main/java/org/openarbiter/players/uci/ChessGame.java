package org.openarbiter.players.uci;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.openarbiter.protocol.engine.EngineOption;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Move;
import org.openarbiter.rules.chess.board.Square;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.search.alphabeta.Arena;
import org.openarbiter.search.alphabeta.Technique;
import org.openarbiter.search.chess.ChessArena;
import org.openarbiter.search.chess.DrawRules;
import org.openarbiter.search.repetition.DrawJudge;
import org.openarbiter.search.repetition.KeyList;
import org.openarbiter.search.repetition.ReversibleMoves;
import org.openarbiter.search.repetition.UpcomingRepetition;

/** Chess and Chess960 for the server. */
final class ChessGame implements EngineGame<ChessBoard> {
    private static final String CHESS960 = "UCI_Chess960";

    private final Chess chess = new Chess();
    private final RulebookOption<ChessBoard, DrawRules> rules = new RulebookOption<>(chess, DrawRules::of);
    private final NetworkOption<ChessBoard> network = new NetworkOption<>(ChessArena.EVALUATORS);

    @Override
    public String name() {
        return chess.name();
    }

    @Override
    public Set<Technique> techniques() {
        return ChessArena.TECHNIQUES;
    }

    @Override
    public List<EngineOption> options() {
        return List.of(new EngineOption.Check(CHESS960, false), rules, network);
    }

    @Override
    public ChessBoard start() {
        return ChessBoard.start();
    }

    @Override
    public ChessBoard board(String fen) throws InputException {
        return chess.board(fen, new ArrayList<>());
    }

    @Override
    public int read(ChessBoard board, String text, Settings settings) throws PlayException {
        return board.parse(text);
    }

    @Override
    public String write(ChessBoard board, int move, Settings settings) {
        boolean rookNamed = settings.isOn(CHESS960) && Move.isCastling(move);
        return rookNamed ? Square.name(Move.from(move)) + Square.name(Move.to(move)) : board.text(move);
    }

    @Override
    public Arena arena(ChessBoard start, int[] moves, Settings settings) {
        ChessBoard board = start.copy();
        int contempt = settings.number(Names.CONTEMPT);
        DrawRules draws = rules.chosen(settings);
        var line = new KeyList();
        var upcoming = new UpcomingRepetition(ReversibleMoves.ofPositionKeys(), line);
        var judge = new DrawJudge(
                board, line, draws.policy().withContempt(contempt), draws.mostPlies(), () -> upcoming.back(board));
        for (int move : moves) {
            board.play(board.toMove(), move);
            judge.played(move);
        }
        return new ChessArena(board, network.chosen(settings), judge, contempt);
    }

    @Override
    public List<String> benchPositions() {
        return Names.lines(ChessGame.class, "bench-chess.txt");
    }
}
