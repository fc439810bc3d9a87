package org.openarbiter.rules.chess.law;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.board.SlowChess;

/**
 * A position of the plain move generator with the positions that its moves lead to, each worked out once.
 *
 * <p>Moves are from square to square, castling is king
 * takes own rook.
 */
final class SlowPosition {
    private final SlowChess chess;
    private final String text;
    /** Every position met in a game so far, by its text. */
    private final Map<String, SlowPosition> known;
    private final Map<String, SlowPosition> after = new HashMap<>();
    private @Nullable List<String> moves;

    private SlowPosition(SlowChess chess, String text, Map<String, SlowPosition> known) {
        this.chess = chess;
        this.text = text;
        this.known = known;
    }

    static SlowPosition of(String fen) {
        SlowChess chess = SlowChess.of(fen);
        return new SlowPosition(chess, chess.position(), new HashMap<>());
    }

    /** Pieces, side to move, rooks that may castle and the square of a legal capture en passant. */
    String text() {
        return text;
    }

    /** The pieces alone: eight ranks from the first, each followed by a stroke. */
    String board() {
        return text.substring(0, text.lastIndexOf('/') + 1);
    }

    /** The letter on a square, a point if it is empty. */
    char letter(String square) {
        return text.charAt((square.charAt(1) - '1') * 9 + square.charAt(0) - 'a');
    }

    boolean white() {
        return text.startsWith("true", text.lastIndexOf('/') + 1);
    }

    /** The squares of the rooks that may castle. */
    List<String> castling() {
        String list = text.substring(text.indexOf('[') + 1, text.indexOf(']'));
        return list.isEmpty() ? List.of() : List.of(list.split(", ", -1));
    }

    /** The square of a legal capture en passant, or empty. */
    String passed() {
        return text.substring(text.indexOf(']') + 1);
    }

    boolean inCheck() {
        return chess.inCheck();
    }

    List<String> moves() {
        List<String> found = moves;
        if (found == null) {
            found = List.copyOf(chess.moves());
            moves = found;
        }
        return found;
    }

    SlowPosition after(String move) {
        return after.computeIfAbsent(move, unseen -> {
            SlowChess next = chess.copy();
            next.play(unseen);
            String nextText = next.position();
            return known.computeIfAbsent(nextText, unmet -> new SlowPosition(next, unmet, known));
        });
    }
}
