package org.openarbiter.rules.core.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openarbiter.rules.core.board.Board;
import org.openarbiter.rules.core.evidence.Finding;
import org.openarbiter.rules.core.record.GameRecord;
import org.openarbiter.rules.core.rule.Phase;
import org.openarbiter.rules.core.ruling.Verdict;

/**
 * What has to be put back to take acts back: for each act what hung over the players before it, how much had been written down, and the
 * verdict. The board and the record know their own way back.
 */
final class Trail {
    private static final int NUMBERS = 11;
    private static final int MASKS = 4;

    private final List<Verdict> verdicts = new ArrayList<>();
    private final List<List<Finding>> decisive = new ArrayList<>();
    private final List<Phase> phases = new ArrayList<>();
    private int[] numbers = new int[64 * NUMBERS];
    private long[] masks = new long[64 * MASKS];

    /** Forgets every act. */
    void clear() {
        verdicts.clear();
        decisive.clear();
        phases.clear();
    }

    boolean isEmpty() {
        return verdicts.isEmpty();
    }

    /** Notes how things stand before an act. */
    void push(GameState state, Minutes minutes, Verdict verdict, GameRecord record) {
        int act = verdicts.size();
        if ((act + 1) * NUMBERS > numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * numbers.length);
            masks = Arrays.copyOf(masks, 2 * masks.length);
        }
        int at = act * NUMBERS;
        numbers[at] = state.next;
        numbers[at + 1] = state.epoch;
        numbers[at + 2] = state.dutySeat;
        numbers[at + 3] = state.duty;
        numbers[at + 4] = minutes.findings.size();
        numbers[at + 5] = minutes.violations.size();
        numbers[at + 6] = minutes.claims.size();
        numbers[at + 7] = minutes.banned.size();
        numbers[at + 8] = record.plies();
        numbers[at + 9] = record.latestRepeat();
        numbers[at + 10] = record.next(record.plies());
        masks[act * MASKS] = state.touched;
        masks[act * MASKS + 1] = state.out;
        masks[act * MASKS + 2] = state.offers;
        masks[act * MASKS + 3] = state.left;
        verdicts.add(verdict);
        decisive.add(minutes.decisive);
        phases.add(state.phase);
    }

    /** Puts back what hung over the players and what was written down before the latest act, and takes its play back if it was one. */
    Verdict pop(GameState state, Minutes minutes, GameRecord record, Board board) {
        int act = verdicts.size() - 1;
        int at = act * NUMBERS;
        state.next = numbers[at];
        state.epoch = numbers[at + 1];
        state.dutySeat = numbers[at + 2];
        state.duty = numbers[at + 3];
        state.phase = phases.removeLast();
        shorten(minutes.findings, numbers[at + 4]);
        shorten(minutes.violations, numbers[at + 5]);
        shorten(minutes.claims, numbers[at + 6]);
        shorten(minutes.banned, numbers[at + 7]);
        minutes.decisive = decisive.removeLast();
        if (record.plies() > numbers[at + 8]) {
            record.stepBack(board, numbers[at + 9]);
            board.undo();
        }
        // A player who leaves hands the turn to another without a play.
        record.turn(board, numbers[at + 10]);
        state.touched = masks[act * MASKS];
        state.out = masks[act * MASKS + 1];
        state.offers = masks[act * MASKS + 2];
        state.left = masks[act * MASKS + 3];
        return verdicts.removeLast();
    }

    private static void shorten(List<?> list, int size) {
        while (list.size() > size) {
            list.removeLast();
        }
    }
}
