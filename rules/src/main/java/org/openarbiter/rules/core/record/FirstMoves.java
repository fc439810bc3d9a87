package org.openarbiter.rules.core.record;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.board.PlayException;

/**
 * How many of the first two moves of each line can be played, where several games write their lines alike: the game is told by most of its
 * lines, so that one bad move does not make another game of a whole file.
 *
 * @param played how many can be played
 * @param written how many there are
 */
public record FirstMoves(int played, int written) {
    private static final int EACH = 2;
    /** How many lines are looked at. */
    private static final int LINES = 100;

    /** The first lines of a text that are not blank, without the blanks around them. */
    public static List<String> lines(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).limit(LINES).toList();
    }

    /** The first moves of lines, read as games of a format; of a line that cannot be read, or one of its moves, none can be played. */
    public static <B extends Board> FirstMoves of(RecordFormat<B> format, List<String> lines) {
        return lines.stream().map(line -> of(format, line)).reduce(new FirstMoves(0, 0), FirstMoves::and);
    }

    private static <B extends Board> FirstMoves of(RecordFormat<B> format, String line) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        try {
            RecordedGame<B> game = format.read(new RawGame(1, 1, bytes, 0, bytes.length), false);
            int written = Math.min(EACH, game.plies());
            return new FirstMoves(played(game, written), written);
        } catch (InputException e) {
            return new FirstMoves(0, EACH);
        }
    }

    private static <B extends Board> int played(RecordedGame<B> game, int written) {
        B board = game.start();
        int played = 0;
        try {
            while (played < written) {
                board.play(board.toMove(), game.play(played, board));
                played++;
            }
        } catch (PlayException e) {
            return e.isUnreadable() ? 0 : played;
        }
        return played;
    }

    private FirstMoves and(FirstMoves other) {
        return new FirstMoves(played + other.played, written + other.written);
    }

    /** Whether at least half of them can be played; true if there are none. */
    public boolean fit() {
        return 2 * played >= written;
    }
}
