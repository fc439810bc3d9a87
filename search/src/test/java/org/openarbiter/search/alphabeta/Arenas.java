package org.openarbiter.search.alphabeta;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;
import org.openarbiter.search.chess.ChessArena;
import org.openarbiter.search.chess.ChessEvaluation;
import org.openarbiter.search.repetition.DrawJudge;
import org.openarbiter.search.repetition.DrawPolicy;
import org.openarbiter.search.repetition.KeyList;
import org.openarbiter.search.xiangqi.CycleJudge;
import org.openarbiter.search.xiangqi.XiangqiArena;
import org.openarbiter.search.xiangqi.XiangqiEvaluation;

/** Arenas of both games at positions of texts and of random games. */
final class Arenas {
    static final String CHESS = "chess";
    static final String XIANGQI = "xiangqi";

    private Arenas() {}

    /** A board at a position. */
    static Board board(String game, String fen) {
        try {
            if (game.equals(CHESS)) {
                return fen.equals("startpos") ? ChessBoard.start() : ChessBoard.of(fen);
            }
            return XiangqiBoard.of(fen);
        } catch (Exception e) {
            throw new IllegalArgumentException(fen, e);
        }
    }

    /**
     * Makes arenas at the position of a FEN after some moves, where the first repetition draws, or wins or loses by the rules.
     */
    static Supplier<Arena> at(String game, String fen, String... moves) {
        return () -> make(board(game, fen), DrawPolicy.FIRST, moves);
    }

    /** An arena on a board after some moves. */
    static Arena make(Board board, DrawPolicy policy, String... moves) {
        PathJudge judge = board instanceof XiangqiBoard xiangqi
                ? new CycleJudge(xiangqi, true, policy)
                : new DrawJudge(board, new KeyList(), policy, 100);
        try {
            for (String move : moves) {
                int play = board.parse(move);
                board.play(board.toMove(), play);
                judge.played(play);
            }
        } catch (Exception e) {
            throw new IllegalArgumentException(e);
        }
        return board instanceof XiangqiBoard xiangqi
                ? new XiangqiArena(xiangqi, new XiangqiEvaluation(), judge, policy.contempt())
                : new ChessArena((ChessBoard) board, new ChessEvaluation(), judge, policy.contempt());
    }

    /** Positions of random games with at most this number of plies, one every few plies. */
    static List<String> positions(String game, long seed, int games, int plies) {
        List<String> positions = new ArrayList<>();
        for (int number = 0; number < games; number++) {
            var random = new Random(seed * 1_000_003 + number);
            Board board = board(game, "startpos");
            int[] plays = new int[board.mostPlays()];
            int until = random.nextInt(plies);
            int count = board.legalPlays(board.toMove(), plays);
            for (int ply = 0; ply < until && count > 0; ply++) {
                board.play(board.toMove(), plays[random.nextInt(count)]);
                count = board.legalPlays(board.toMove(), plays);
            }
            if (count > 0) {
                positions.add(board.toText());
            }
        }
        return positions;
    }
}
