package org.openarbiter.rules.core.referee;

import java.util.List;
import java.util.function.Consumer;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Decision;
import org.openarbiter.rules.core.rule.Rule;

/** The search, back from the end of a game, for the moment from which absorbing rules apply. */
final class LookBack<B extends Board> {
    private final B board;
    private final GameRecord record;
    private final int proofNodes;

    /**
     * A search in a game.
     *
     * @param board the position after the last ply of the record; the same again after each question
     * @param proofNodes how many nodes a rule may spend on one decision
     */
    LookBack(B board, GameRecord record, int proofNodes) {
        this.board = board;
        this.record = record;
        this.proofNodes = proofNodes;
    }

    /**
     * The earliest moment at which one of the rules applies that apply at the end, or −1 if none does.
     *
     * @param noted gets the findings of the rules that could not be determined
     */
    int earliest(List<Rule.Absorbing<B>> rules, Consumer<List<Finding>> noted) {
        int earliest = -1;
        for (Rule.Absorbing<B> rule : rules) {
            Decision decision = rule.decide(board, proofNodes);
            if (decision instanceof Decision.Note note) {
                noted.accept(note.findings());
            } else if (decision instanceof Decision.Ending) {
                int moment = walkBack(rule);
                earliest = earliest < 0 ? moment : Math.min(earliest, moment);
            }
        }
        return earliest;
    }

    /**
     * The earliest moment from which the rule is known to apply: steps back that double until it does not, then halves. So a game
     * that goes on for long after its end costs few decisions.
     */
    private int walkBack(Rule.Absorbing<B> rule) {
        int now = record.plies();
        int applies = now;
        int open = -1;
        int at = now;
        for (int step = 1; applies > 0 && open < 0; step *= 2) {
            int before = Math.max(0, applies - step);
            at = moveTo(at, before);
            if (rule.decide(board, proofNodes) instanceof Decision.Ending) {
                applies = before;
            } else {
                open = before;
            }
        }
        while (applies - open > 1) {
            int middle = open + (applies - open) / 2;
            at = moveTo(at, middle);
            if (rule.decide(board, proofNodes) instanceof Decision.Ending) {
                applies = middle;
            } else {
                open = middle;
            }
        }
        moveTo(at, now);
        return applies;
    }

    /** Takes the board from a moment of the record to another. */
    private int moveTo(int from, int to) {
        for (int ply = from; ply > to; ply--) {
            board.undo();
        }
        for (int ply = from + 1; ply <= to; ply++) {
            board.play(record.by(ply), record.play(ply));
        }
        return to;
    }
}
