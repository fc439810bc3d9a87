package org.openarbiter.cli.peers;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.chess.Chess;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.chess.board.Fen;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.record.RecordFormat;
import org.openarbiter.rules.core.record.RecordedGame;
import org.openarbiter.rules.core.referee.Referee;
import org.openarbiter.rules.core.rule.Options;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.core.rule.RulebookException;
import org.openarbiter.wire.CaseLines;
import org.openarbiter.wire.CaseReader;
import org.openarbiter.wire.Entry;

/**
 * A game as PGN, and what we say of it.
 *
 * @param round the number by which it is known again
 * @param threefold whether a position stood three times, as the Laws have it
 * @param threefoldAfterEveryDoubleStep the same, if the square behind a pawn that has just gone two steps always counted
 * @param longestQuiet the most plies in a row without capture and pawn move
 */
record WrittenGame(
        int round,
        String pgn,
        boolean checkmate,
        boolean stalemate,
        boolean threefold,
        boolean threefoldAfterEveryDoubleStep,
        int longestQuiet) {
    private static final Chess CHESS = new Chess();

    /** Every fourth to its end or to 600 plies, the others shorter and fond of going back. */
    static WrittenGame random(int round) {
        boolean whole = round % 4 == 0;
        Wanderer wanderer = new Wanderer(round, false, new int[] {0, 30, 55, 75}[round % 4]);
        int plies = whole ? 600 : 40 + round % 160;
        List<String> moves = new ArrayList<>();
        while (moves.size() < plies && wanderer.step()) {
            moves.add(wanderer.lastText());
        }
        return of(round, moves);
    }

    /** Three pawn moves, then this number of plies of knights. */
    static WrittenGame quiet(int round, int plies) {
        String[] white = {"b1c3", "c3b1"};
        String[] black = {"g8f6", "f6h5", "h5f6", "f6g8"};
        List<String> moves = new ArrayList<>(List.of("e2e3", "e7e6", "a2a3"));
        for (int ply = 0; ply < plies; ply++) {
            moves.add(ply % 2 == 0 ? black[ply / 2 % 4] : white[ply / 2 % 2]);
        }
        return of(round, moves);
    }

    /** A game from its moves in UCI. */
    static WrittenGame of(int round, List<String> moves) {
        try {
            ChessBoard board = ChessBoard.start();
            Rulebook<ChessBoard> rulebook = CHESS.rulebook("fide-2023?dead-position=no&fivefold=no&seventy-five=no");
            Referee<ChessBoard> referee = new Referee<>(rulebook, CHESS.seats(), Options.DEFAULT, board);
            Map<String, Integer> seen = new HashMap<>();
            boolean third = false;
            boolean literalThird = seen.merge(literal(board), 1, Integer::sum) > 2;
            int quiet = 0;
            for (String move : moves) {
                referee.act(new Act.Play(board.toMove(), board.parse(move)));
                third |= referee.record().occurrence(referee.record().plies()) >= 3;
                literalThird |= seen.merge(literal(board), 1, Integer::sum) > 2;
                quiet = Math.max(quiet, board.halfmoveClock());
            }
            return new WrittenGame(
                    round, write(round, moves, board), board.isCheckmate(), board.isStalemate(), third, literalThird, quiet);
        } catch (PlayException | RulebookException | InputException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String literal(ChessBoard board) {
        return Fen.fourFields(board, Fen.EnPassant.AFTER_DOUBLE_STEP);
    }

    private static String write(int round, List<String> moves, ChessBoard end) throws InputException {
        String recorded = end.isCheckmate() ? end.toMove() == 0 ? "0-1" : "1-0" : end.isStalemate() ? "1/2-1/2" : "*";
        String line = "{\"game\":\"chess\",\"moves\":[" + String.join(",", moves.stream().map(move -> '"' + move + '"').toList())
                + "],\"recorded\":\"" + recorded + "\",\"tags\":{\"Round\":\"" + round + "\",\"Result\":\"" + recorded + "\"}}";
        return write(new CaseReader(List.of(CHESS)).read(CaseLines.of(line.getBytes(UTF_8)), false));
    }

    private static <B extends Board> String write(Entry<B> entry) throws InputException {
        RecordFormat<B> pgn = entry.game().formats().getFirst();
        RecordedGame<B> game = entry.record();
        return pgn.write(game, RecordFormat.Remarks.NONE);
    }
}
