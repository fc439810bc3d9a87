package org.openarbiter.cli.peers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.openarbiter.rules.core.board.Board;

/** Positions of random games, and counts of legal sequences below each play, to be compared with those of a peer. */
final class Perfts {
    private Perfts() {}

    /**
     * One position from each of this number of random games.
     *
     * @param start makes a board at the start
     * @param further how many plies further on each position is than that of the game before
     */
    static <B extends Board> List<B> positions(Supplier<B> start, Class<B> type, int positions, int further) {
        List<B> found = new ArrayList<>();
        for (int game = 0; found.size() < positions; game++) {
            Random random = new Random(game);
            B board = start.get();
            int[] plays = new int[board.mostPlays()];
            int count = board.legalPlays(board.toMove(), plays);
            for (int ply = 0; ply < further * game && count > 0; ply++) {
                board.play(board.toMove(), plays[random.nextInt(count)]);
                count = board.legalPlays(board.toMove(), plays);
            }
            if (count > 0) {
                found.add(type.cast(board.copy()));
            }
        }
        return found;
    }

    /** The number of sequences of a length by their first play. */
    static Map<String, Long> divide(Board board, int depth) {
        Map<String, Long> counts = new TreeMap<>();
        int[] plays = new int[board.mostPlays()];
        int count = board.legalPlays(board.toMove(), plays);
        for (int i = 0; i < count; i++) {
            String text = board.text(plays[i]);
            board.play(board.toMove(), plays[i]);
            counts.put(text, board.perft(depth - 1));
            board.undo();
        }
        return counts;
    }
}
