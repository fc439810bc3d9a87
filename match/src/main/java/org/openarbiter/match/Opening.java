package org.openarbiter.match;

import java.util.List;
import java.util.stream.IntStream;
import org.openarbiter.protocol.engine.GameStart;
import org.openarbiter.rules.chess.board.ChessBoard;
import org.openarbiter.rules.core.Game;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;
import org.openarbiter.rules.core.rule.Rulebook;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.choices.GoChoices;

/**
 * Where a pair of games begins: a position and the first moves from there, made for the engines.
 *
 * @param name where it comes from
 * @param start a position in the customary text of its game, or {@code startpos}
 * @param moves in the plain machine notation of its game
 */
public record Opening(String name, String start, List<String> moves) {
    private static final String USUAL = "startpos";

    public Opening {
        moves = List.copyOf(moves);
    }

    /** The usual start of a game. */
    public static final Opening NONE = new Opening(USUAL, USUAL, List.of());

    /**
     * The board before the first move.
     *
     * @throws IllegalStateException if there is no such position; openings are read from a game's own positions
     */
    <B extends Board> B board(Game<B> game) {
        try {
            return game.board(start);
        } catch (InputException e) {
            throw new IllegalStateException("opening " + name + ": " + e.message(), e);
        }
    }

    /**
     * The opening as the protocols express it.
     *
     * @throws MatchFault if no protocol can express it
     */
    <B extends Board> GameStart gameStart(Rulebook<B> rulebook, Game<B> game) throws MatchFault {
        B board = board(game);
        if (board instanceof GoBoard go) {
            return onGoBoard(go, rulebook);
        }
        boolean is960 = board instanceof ChessBoard chess && chess.chess960();
        boolean usual = !is960 && board.toText().equals(NONE.board(game).toText());
        return new GameStart.Position(is960 ? "chess960" : game.name(), usual ? null : board.toText(), board.toMove());
    }

    private static GameStart onGoBoard(GoBoard board, Rulebook<?> rulebook) throws MatchFault {
        int size = board.topology().width();
        if (size == 0 || size != board.topology().height() || board.seats().count() != 2) {
            throw new MatchFault("engines play Go between two on a square board only");
        }
        double komi = board.komi().orElseGet(() -> rulebook.choices(GoChoices.class).komi());
        return new GameStart.GoBoard(size, komi, stones(board, 0), stones(board, 1), board.toMove());
    }

    private static List<String> stones(GoBoard board, int seat) {
        return IntStream.range(0, board.topology().size())
                .filter(point -> board.stoneAt(point) == seat)
                .mapToObj(board::pointName)
                .toList();
    }

    /**
     * Makes the moves on a board of the start.
     *
     * @throws MatchFault if one of them cannot be played
     */
    <B extends Board> void play(B board) throws MatchFault {
        for (String move : moves) {
            try {
                board.play(board.toMove(), board.parse(move));
            } catch (PlayException e) {
                throw new MatchFault("opening " + name + ": " + move + " " + e.reason());
            }
        }
    }
}
