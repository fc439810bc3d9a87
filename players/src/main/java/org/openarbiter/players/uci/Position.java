package org.openarbiter.players.uci;

import java.util.ArrayList;
import java.util.List;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.rules.core.record.InputException;

/**
 * The game so far: where it began, and the moves since.
 *
 * @param start the board at the beginning; never changed
 * @param moves the moves, legal one after the other
 * @param board the board after them; never changed
 */
record Position<B extends Board>(B start, List<Integer> moves, B board) {
    Position {
        moves = List.copyOf(moves);
    }

    static <B extends Board> Position<B> start(EngineGame<B> game) {
        return new Position<>(game.start(), List.of(), game.start());
    }

    /**
     * Reads what follows {@code position}: {@code startpos} or {@code fen} and a FEN, {@code moves} and moves.
     *
     * @throws ServerException if there is no such position, or a move is not legal
     */
    static <B extends Board> Position<B> read(EngineGame<B> game, Words words, Settings settings) throws ServerException {
        String kind = words.next();
        String text = words.until("moves");
        B start = switch (kind) {
            case "startpos" -> {
                if (!text.isEmpty()) {
                    throw new ServerException("after startpos expected moves, not '" + text + "'");
                }
                yield game.start();
            }
            case "fen" -> board(game, text);
            default -> throw new ServerException("expected startpos or fen, not '" + kind + "'");
        };
        List<Integer> moves = new ArrayList<>();
        @SuppressWarnings("unchecked") // a copy of a board is a board of the same game
        B board = (B) start.copy();
        for (String word : words.rest()) {
            int move = move(game, board, word, settings);
            moves.add(move);
            board.play(board.toMove(), move);
        }
        return new Position<>(start, moves, board);
    }

    private static <B extends Board> B board(EngineGame<B> game, String fen) throws ServerException {
        try {
            return game.board(fen);
        } catch (InputException e) {
            throw new ServerException("FEN, column " + e.column() + ": " + e.reason());
        }
    }

    static <B extends Board> int move(EngineGame<B> game, B board, String word, Settings settings) throws ServerException {
        try {
            return game.read(board, word, settings);
        } catch (PlayException e) {
            throw new ServerException("move '" + word + "': " + e.reason());
        }
    }

    int[] moveArray() {
        return moves.stream().mapToInt(Integer::intValue).toArray();
    }
}
