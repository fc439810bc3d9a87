package org.openarbiter.rules.go.law;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Situation;
import org.openarbiter.rules.go.board.GoBoard;
import org.openarbiter.rules.go.evidence.SuperkoForm;

/**
 * A board that a stone play would recreate: which earlier moment showed it, and who would move next.
 *
 * @param record the moments of the game
 * @param now the moment before the play
 * @param earlier the moment whose board comes back
 * @param by who plays the stone
 * @param next who would move after it
 * @param pass the first code of a pass; smaller codes are points
 * @param midgame whether the start was reached by play
 * @param takes whether the stone takes one of another player
 * @param since the first moment that counts
 */
record Recreated(
        GameRecord record, int now, int earlier, int by, int next, int pass, boolean midgame, boolean takes, int since) {
    /** What the latest play, a stone, has recreated at a moment before it. */
    static Recreated byLatest(Situation<GoBoard> game, int earlier, int since) {
        GameRecord record = game.record();
        GoBoard board = game.board();
        int now = record.plies();
        int by = record.by(now);
        boolean takes = board.takenByLatest() > board.takenByLatest(by);
        return new Recreated(record, now - 1, earlier, by, record.next(now), board.pass(), board.isMidgame(), takes, since);
    }

    /** The same board at the moment before that showed it; null if there is none. */
    @Nullable Recreated before() {
        int before = record.previousAlike(earlier);
        return before < since ? null : new Recreated(record, now, before, by, next, pass, midgame, takes, since);
    }

    /** Which of the four forms of superko forbid the play; this is the latest moment that showed the board. */
    List<SuperkoForm> forbiddenBy() {
        return Arrays.stream(SuperkoForm.values()).filter(form -> law(form).firstForbidden(this) != null).toList();
    }

    private static KoForm law(SuperkoForm form) {
        return switch (form) {
            case POSITIONAL -> KoForm.POSITIONAL;
            case SITUATIONAL -> KoForm.SITUATIONAL;
            case NATURAL -> KoForm.NATURAL;
            case CHINESE -> KoForm.CHINESE;
        };
    }

    /** Whether this retakes a ko: it recreates the board before the latest turn by capturing a stone of the other player. */
    boolean isKo() {
        return takes && isBeforeLatestTurn();
    }

    /** Whether the board is that of a start which nobody has played before. */
    boolean isStart() {
        return earlier == 0 && !midgame;
    }

    /** Whether it is the board before the latest turn: what a recapture in a ko brings back. */
    boolean isBeforeLatestTurn() {
        return earlier == now - 1;
    }

    /** Whether the play leaves the board as it is, as the suicide of a single stone does. */
    boolean leavesBoard() {
        return earlier == now;
    }

    /** Whether the player to move was the same then as it would be after the play. */
    boolean isSameSituation() {
        return record.next(earlier) == next;
    }

    /** Whether the same player created the board with a stone. */
    boolean isOwnCreation() {
        return earlier > 0 && record.by(earlier) == by && record.play(earlier) < pass;
    }

    /** Whether a stone has led from the present board to that one before. */
    boolean isSameStep() {
        boolean same = false;
        for (int moment = now; moment >= 0 && !same; moment = record.previousAlike(moment)) {
            same = moment == earlier - 1 && record.play(earlier) < pass;
        }
        return same;
    }

    /** How many plays the cycle has, the present one included. */
    int length() {
        return now + 1 - earlier;
    }

    /** How many passes were made since. */
    int passes() {
        int passes = 0;
        for (int ply = earlier + 1; ply <= now; ply++) {
            passes += record.play(ply) >= pass ? 1 : 0;
        }
        return passes;
    }
}
