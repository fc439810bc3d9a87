package org.openarbiter.rules.core.record;

import java.util.Arrays;

/**
 * Finds sequences of plays that were made three times in succession from one placement, moment by moment.
 *
 * <p>A play counts as the same if it is the same play in the same placement. A game then is a word, and three equal sequences in
 * succession are a cube at its end. A cube whose sequence has from 2^k to 2^(k+1)&nbsp;−&nbsp;1 plies takes at least 2^k further plies after
 * 2^k plies have come back once. So it is enough to look for such lengths at every 2^k-th moment, with one Z-function over a stretch
 * of 6·2^k plies (D. Gusfield, Algorithms on Strings, Trees, and Sequences, 1.3), and to follow the few that are found from ply to ply.
 * While no cube is complete, at most four lengths of one k can come back at a moment. A game of n plies takes O(n log n) steps.
 */
final class Triples {
    private final GameRecord record;

    private int reached;
    private int[] placement = new int[256];
    private int[] lengths = new int[16];
    private int[] runs = new int[16];
    private int followed;
    private int[] prefixes = new int[64];

    Triples(GameRecord record) {
        this.record = record;
    }

    /** Forgets the moments from this one on. */
    void forgetFrom(int moment) {
        if (moment <= reached) {
            reached = 0;
            followed = 0;
        }
    }

    /** The length of the shortest sequence of plays that the latest moment completes for the third time in succession, or 0. */
    int shortest() {
        int now = record.plies();
        placement = now < placement.length ? placement : Arrays.copyOf(placement, 2 * now);
        while (reached < now) {
            advance();
        }
        int shortest = 0;
        for (int i = 0; i < followed; i++) {
            if (runs[i] >= 2 * lengths[i] && (shortest == 0 || lengths[i] < shortest)) {
                shortest = lengths[i];
            }
        }
        return shortest;
    }

    private void advance() {
        reached++;
        int alike = record.previousAlike(reached);
        placement[reached] = alike < 0 ? reached : placement[alike];
        follow();
        for (int least = 1; reached % least == 0 && 2 * least <= reached; least *= 2) {
            search(least);
        }
    }

    /** Keeps the lengths that the latest play continues. */
    private void follow() {
        int kept = 0;
        for (int i = 0; i < followed; i++) {
            if (isSame(reached, reached - lengths[i])) {
                lengths[kept] = lengths[i];
                runs[kept++] = runs[i] + 1;
            }
        }
        followed = kept;
    }

    /** Finds the lengths from {@code least} to twice that, exclusive, with which at least this number of plies up to now have repeated. */
    private void search(int least) {
        int reach = Math.min(reached, 6 * least);
        prefixes = reach <= prefixes.length ? prefixes : new int[2 * reach];
        int from = 0;
        int until = 0;
        int last = Math.min(2 * least - 1, reach - least);
        for (int length = 1; length <= last; length++) {
            int run = length < until ? Math.min(until - length, prefixes[length - from]) : 0;
            while (length + run < reach && isSame(reached - run, reached - length - run)) {
                run++;
            }
            prefixes[length] = run;
            if (length + run > until) {
                from = length;
                until = length + run;
            }
            if (length >= least && run >= least) {
                add(length, run);
            }
        }
    }

    private void add(int length, int run) {
        for (int i = 0; i < followed; i++) {
            if (lengths[i] == length) {
                return;
            }
        }
        if (followed == lengths.length) {
            lengths = Arrays.copyOf(lengths, 2 * followed);
            runs = Arrays.copyOf(runs, 2 * followed);
        }
        lengths[followed] = length;
        runs[followed++] = run;
    }

    private boolean isSame(int ply, int other) {
        return record.play(ply) == record.play(other) && placement[ply - 1] == placement[other - 1];
    }
}
