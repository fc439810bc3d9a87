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
    void push(Standing standing, Minutes minutes, Verdict verdict, GameRecord record) {
        int act = verdicts.size();
        if ((act + 1) * NUMBERS > numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * numbers.length);
            masks = Arrays.copyOf(masks, 2 * masks.length);
        }
        int at = act * NUMBERS;
        numbers[at] = standing.next;
        numbers[at + 1] = standing.epoch;
        numbers[at + 2] = standing.dutySeat;
        numbers[at + 3] = standing.duty;
        numbers[at + 4] = minutes.findings.size();
        numbers[at + 5] = minutes.violations.size();
        numbers[at + 6] = minutes.claims.size();
        numbers[at + 7] = minutes.banned.size();
        numbers[at + 8] = record.plies();
        numbers[at + 9] = record.latestRepeat();
        numbers[at + 10] = record.next(record.plies());
        masks[act * MASKS] = standing.touched;
        masks[act * MASKS + 1] = standing.out;
        masks[act * MASKS + 2] = standing.offers;
        masks[act * MASKS + 3] = standing.left;
        verdicts.add(verdict);
        decisive.add(minutes.decisive);
        phases.add(standing.phase);
    }

    /** Puts back what hung over the players and what was written down before the latest act, and takes its play back if it was one. */
    Verdict pop(Standing standing, Minutes minutes, GameRecord record, Board board) {
        int act = verdicts.size() - 1;
        int at = act * NUMBERS;
        standing.next = numbers[at];
        standing.epoch = numbers[at + 1];
        standing.dutySeat = numbers[at + 2];
        standing.duty = numbers[at + 3];
        standing.phase = phases.removeLast();
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
        standing.touched = masks[act * MASKS];
        standing.out = masks[act * MASKS + 1];
        standing.offers = masks[act * MASKS + 2];
        standing.left = masks[act * MASKS + 3];
        return verdicts.removeLast();
    }

    private static void shorten(List<?> list, int size) {
        while (list.size() > size) {
            list.removeLast();
        }
    }
}
