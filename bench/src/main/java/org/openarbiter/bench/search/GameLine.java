package org.openarbiter.bench.search;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;
import org.openarbiter.search.alphabeta.Arena;

/**
 * A game of the search with itself, as a line: the half points of the side that moves first in the game, the opening as FEN, and the moves with
 * their scores for the side to move, {@code 2;FEN;h2e2 31 h9g7 -25}.
 *
 * @param halfPoints 2, 1 or 0
 */
record GameLine(int halfPoints, String opening, List<String> moves, List<Integer> scores) {
    /** What is won already teaches little. */
    private static final int MOST_SCORE = 2_000;

    /** A game that is being played. */
    static final class Builder {
        private final String opening;
        private final List<String> moves = new ArrayList<>();
        private final List<Integer> scores = new ArrayList<>();

        Builder(String opening) {
            this.opening = opening;
        }

        void add(String move, int score) {
            moves.add(move);
            scores.add(score);
        }

        GameLine end(int halfPoints) {
            return new GameLine(halfPoints, opening, List.copyOf(moves), List.copyOf(scores));
        }
    }

    String text() {
        StringJoiner line = new StringJoiner(" ", halfPoints + ";" + opening + ";", "");
        for (int i = 0; i < moves.size(); i++) {
            line.add(moves.get(i) + " " + scores.get(i));
        }
        return line.toString();
    }

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is none
     */
    static GameLine parse(String text) {
        String[] parts = text.split(";", -1);
        try {
            if (parts.length == 3 && parts[0].matches("[012]")) {
                Builder game = new Builder(parts[1]);
                String[] words = parts[2].isEmpty() ? new String[0] : parts[2].split(" ", -1);
                for (int i = 0; i < words.length; i += 2) {
                    game.add(words[i], Integer.parseInt(words[i + 1]));
                }
                return game.end(Integer.parseInt(parts[0]));
            }
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            // Said below.
        }
        throw new IllegalArgumentException("not a game such as 2;FEN;h2e2 31 h9g7 -25");
    }

    /** Hears of positions. */
    @FunctionalInterface
    interface Listener<B extends Board> {
        /** A position on a board that moves on, with the score and the half points of the side to move. */
        void position(B board, int score, int halfPoints);
    }

    /**
     * Tells of the positions of the game that teach an evaluation something: not in check, no capture played, and not won already.
     *
     * @throws PlayException if a move is not legal
     */
    <B extends Board> void quiet(SearchedGame<B> game, Listener<B> listener) throws PlayException {
        B board = game.board(opening);
        Arena arena = game.arena(board, game.judge().apply(board));
        for (int ply = 0; ply < moves.size(); ply++) {
            int move = board.parse(moves.get(ply));
            int score = scores.get(ply);
            if (!arena.inCheck() && !arena.isCapture(move) && Math.abs(score) <= MOST_SCORE) {
                listener.position(board, score, board.toMove() == 0 ? halfPoints : 2 - halfPoints);
            }
            board.play(board.toMove(), move);
        }
    }

    /** Cuts off a last line without an end, and counts the lines; 0 if there is no file. */
    static int keepWhole(Path file) throws IOException {
        if (!Files.exists(file)) {
            return 0;
        }
        byte[] bytes = Files.readAllBytes(file);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        if (end < bytes.length) {
            Files.write(file, Arrays.copyOf(bytes, end));
        }
        return (int) new String(bytes, 0, end, StandardCharsets.ISO_8859_1).chars().filter(letter -> letter == '\n').count();
    }
}
