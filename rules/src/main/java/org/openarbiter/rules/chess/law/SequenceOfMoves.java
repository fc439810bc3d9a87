package org.openarbiter.rules.chess.law;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.chess.ChessBoard;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Decision;
import org.openarbiter.rules.core.Finding;
import org.openarbiter.rules.core.GameRecord;
import org.openarbiter.rules.core.Outcome;
import org.openarbiter.rules.core.Rule;
import org.openarbiter.rules.core.Situation;
import org.openarbiter.rules.core.Statement;

/**
 * The former rule: a sequence of moves, with all pieces in the same positions, played three times in succession.
 *
 * <p>The rule speaks of the pieces alone, so castling rights and en passant are left aside here.
 *
 * <p>Euwe proved in 1929 with the Prouhet–Thue–Morse sequence, which contains no block three times in succession, that this
 * never ends some infinite games.
 */
record SequenceOfMoves(Statement statement) implements Rule.Follows<ChessBoard> {

    /** The finding that the plies after {@code from} are one sequence of {@code length} plies, three times. */
    record ThreeInSuccession(int from, int length, String first, String last) implements Finding {
        @Override
        public String kind() {
            return "sequence";
        }

        @Override
        public List<Integer> plies() {
            return List.of(from, from + length, from + 2 * length, from + 3 * length);
        }

        @Override
        public Map<String, Object> values() {
            Map<String, Object> values = new LinkedHashMap<>();
            values.put("positions", plies());
            values.put("length", length);
            return values;
        }

        @Override
        public String text() {
            return "the same sequence of " + length + " moves was played three times in succession, from " + first + " to " + last;
        }
    }

    /** The position must have come back, so all lengths that are possible are found by following its earlier occurrences. */
    @Override
    public @Nullable Decision after(Situation<ChessBoard> game, Act act) {
        GameRecord record = game.record();
        int now = record.plies();
        if (!(act instanceof Act.Play) || record.lookOccurrence(now) < 4) {
            return null;
        }
        for (int before = record.previousAlike(now); before >= 0; before = record.previousAlike(before)) {
            int length = now - before;
            if (3 * length > now) {
                return null;
            }
            if (isSame(record, now - length, length) && isSame(record, now - 2 * length, length)) {
                ThreeInSuccession finding = new ThreeInSuccession(
                        now - 3 * length, length, MoveNames.of(game, now - 3 * length + 1), MoveNames.of(game, now));
                return new Decision.Ending(Outcome.DRAW, finding.text(), List.of(finding));
            }
        }
        return null;
    }

    /** Whether the sequence that ends at {@code end} is the one played after it, from the same position. */
    private static boolean isSame(GameRecord record, int end, int length) {
        for (int ply = end; ply > end - length; ply--) {
            if (record.play(ply) != record.play(ply + length)) {
                return false;
            }
        }
        return isOccurrence(record, end - length, end);
    }

    private static boolean isOccurrence(GameRecord record, int earlier, int later) {
        int at = later;
        while (at > earlier) {
            at = record.previousAlike(at);
        }
        return at == earlier;
    }
}
