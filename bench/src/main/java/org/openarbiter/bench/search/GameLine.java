package org.openarbiter.bench.search;

import java.io.BufferedReader;
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
 * their scores for the side to move, {@code 2;FEN;h2e2 31 h9g7 -25}. A position that was taken out of a game is a line with one move, and with a
 * hash of the opening of that game, {@code 2;FEN;h2e2 31;5f3a}. A file of such lines begins with a line that says how they were made.
 *
 * @param halfPoints 2, 1 or 0
 * @param source a hash of the opening of the game from which the line comes: lines from one game have the same
 */
record GameLine(int halfPoints, String opening, List<String> moves, List<Integer> scores, int source) {
    /** What is won already teaches little. */
    private static final int MOST_SCORE = 2_000;
    private static final String HEAD = "# ";
    private static final int HEX = 16;
    /** The golden ratio as a fraction of 2^32: spreads hashes evenly. */
    private static final int SCATTER = 0x9E37_79B9;

    /** A game that is being played. */
    static final class Builder {
        private final String opening;
        private final int source;
        private final List<String> moves = new ArrayList<>();
        private final List<Integer> scores = new ArrayList<>();

        Builder(String opening) {
            this(opening, opening.hashCode());
        }

        /** A line from a game whose opening has that hash. */
        Builder(String opening, int source) {
            this.opening = opening;
            this.source = source;
        }

        void add(String move, int score) {
            moves.add(move);
            scores.add(score);
        }

        GameLine end(int halfPoints) {
            return new GameLine(halfPoints, opening, List.copyOf(moves), List.copyOf(scores), source);
        }
    }

    String text() {
        String end = source == opening.hashCode() ? "" : ";" + Integer.toHexString(source);
        StringJoiner line = new StringJoiner(" ", halfPoints + ";" + opening + ";", end);
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
            if ((parts.length == 3 || parts.length == 4) && parts[0].matches("[012]")) {
                Builder game = parts.length == 3 ? new Builder(parts[1]) : new Builder(parts[1], Integer.parseUnsignedInt(parts[3], HEX));
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

    /** Receives the lines of a file. */
    @FunctionalInterface
    interface Reader {
        /**
         * The next line.
         *
         * @throws PlayException if a move is not legal
         */
        void line(GameLine line) throws PlayException;
    }

    /**
     * Reads a file.
     *
     * @throws IllegalArgumentException if a line is no game, or one with a move that is not legal; the message names the line
     */
    static void read(Path file, Reader reader) throws IOException {
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            int number = 0;
            for (String text = lines.readLine(); text != null; text = lines.readLine()) {
                number++;
                try {
                    if (number > 1 || !text.startsWith(HEAD)) {
                        reader.line(parse(text));
                    }
                } catch (IllegalArgumentException | PlayException e) {
                    throw new IllegalArgumentException(file + ", line " + number + ": " + e.getMessage(), e);
                }
            }
        }
    }

    /** Whether the game belongs to a sample of one in that number; which ones do depends on their openings alone. */
    boolean isOneIn(int number) {
        return Integer.remainderUnsigned((source * SCATTER) >>> HEX, number) == 0;
    }

    /** Receives positions. */
    @FunctionalInterface
    interface Listener<B extends Board> {
        /** A position on a board that moves on, with the score and the half points of the side to move. */
        void position(B board, int score, int halfPoints);
    }

    /**
     * Passes on the positions of the game that teach an evaluation something: not in check, no capture played, and not won already.
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

    /**
     * Prepares a file to be continued: cuts off a last line without an end, and counts the games. A file that is not there or empty begins with a
     * line that says how the games are made.
     *
     * @param made how they are made
     * @throws IOException if games were made in another way
     */
    static int resume(Path file, String made) throws IOException {
        if (!Files.exists(file) || Files.size(file) == 0) {
            Files.writeString(file, HEAD + made + "\n");
            return 0;
        }
        byte[] bytes = Files.readAllBytes(file);
        String first = new String(bytes, StandardCharsets.UTF_8).lines().findFirst().orElseThrow();
        if (!first.equals(HEAD + made)) {
            throw new IOException(file + " was made otherwise (" + first + ", now " + HEAD + made + "); write to another file");
        }
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        if (end < bytes.length) {
            Files.write(file, Arrays.copyOf(bytes, end));
        }
        return (int) new String(bytes, 0, end, StandardCharsets.ISO_8859_1).chars().filter(letter -> letter == '\n').count() - 1;
    }
}
