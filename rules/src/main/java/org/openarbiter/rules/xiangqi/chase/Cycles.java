package org.openarbiter.rules.xiangqi.chase;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.xiangqi.board.XiangqiBoard;

/**
 * Judges stretches of play between two moments that show the same position.
 *
 * <p>A ply is judged with its reply: an attack is a chase only if the move made it and the reply deals with it. The reply to the last ply of a
 * stretch is the ply that followed its first moment, as the position is the same. Victims are followed through their moves by the
 * number that a piece keeps, and a side chases perpetually if every one of its moves chases and some piece is among the victims
 * of all of them. Where offenses may be mixed, a side offends if each of its moves checks, threatens mate or chases anything ({@code Parts}).
 *
 * @param chasing how chases are read; null where only checks count and every other ply is idle
 */
public record Cycles(@Nullable Chasing chasing) {
    /** How many positions a search for mate, or for a gain by checks, may visit where nothing else is said. */
    public static final int POSITIONS = 5_000;

    /**
     * Judges a stretch. The board is walked back and forth and is as before afterwards.
     *
     * @param board the position at the latest moment of the record
     * @param from the first moment of the stretch
     * @param to the last moment, which shows the same position
     */
    public Judgment judge(XiangqiBoard board, GameRecord record, int from, int to) {
        return judge(board, record, from, to, POSITIONS);
    }

    /**
     * The same with another bound.
     *
     * @param positions how many positions a search for mate, or for a gain by checks, may visit
     */
    public Judgment judge(XiangqiBoard board, GameRecord record, int from, int to, int positions) {
        Plies plies = new Plies(chasing, board, positions);
        int now = record.plies();
        for (int ply = now; ply > from; ply--) {
            board.undo();
        }
        Sentence before = from == 0 ? NamedPly.START.name() : nameOfLatest(board, record, from);
        List<Deed> deeds = new ArrayList<>();
        for (int ply = from + 1; ply <= to; ply++) {
            deeds.add(plies.deed(ply, record.by(ply), record.play(ply), record.play(ply < to ? ply + 1 : from + 1)));
        }
        Judgment judgment = new Parts(chasing, deeds).judgment(before);
        for (int ply = to + 1; ply <= now; ply++) {
            board.play(record.by(ply), record.play(ply));
        }
        return judgment;
    }

    private static Sentence nameOfLatest(XiangqiBoard board, GameRecord record, int ply) {
        board.undo();
        Sentence name = board.namedPlay(record.play(ply));
        board.play(record.by(ply), record.play(ply));
        return name;
    }
}
