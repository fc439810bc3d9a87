package org.openarbiter.rules.shogi.law;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.rules.shogi.board.SlowShogi;
import org.openarbiter.rules.shogi.choices.PerpetualCheck;

/**
 * Repetition and perpetual check worked out as the servers do it, move by move: positions are texts that are counted, and each reading keeps
 * the tally that its source keeps. It knows no {@link Checks} and no record of a game.
 */
final class SlowRepetition {
    private static final int TIMES = 4;

    private final PerpetualCheck reading;
    private final SlowShogi position;
    private final List<String> all = new ArrayList<>();
    private final List<Boolean> checks = new ArrayList<>();
    /** For each side, what was met while its checks went on; null if they do not. */
    private final List<Map<String, Integer>> streaks = new ArrayList<>(List.of(new HashMap<>(), new HashMap<>()));
    private final boolean[] alive = new boolean[2];
    private final int[] consecutive = new int[2];
    private int mover;

    SlowRepetition(PerpetualCheck reading, String sfen) {
        this.reading = reading;
        position = SlowShogi.of(sfen);
        mover = sfen.contains(" b ") ? 1 : 0;
        all.add(position.key());
        checks.add(false);
    }

    /** Makes a move; returns {@code open}, {@code undecided}, {@code 0} or {@code 1} for the side that loses, or {@code both}. */
    String play(String move) {
        position.play(move);
        mover ^= 1;
        String key = position.key();
        boolean check = position.inCheck();
        all.add(key);
        checks.add(check);
        alive[mover] = check;
        consecutive[mover] = check ? consecutive[mover] + 1 : 0;
        if (!check) {
            streaks.get(mover).clear();
        }
        for (int side = 0; side < 2; side++) {
            if (alive[side]) {
                streaks.get(side).merge(key, 1, Integer::sum);
            }
        }
        long times = all.stream().filter(key::equals).count();
        return times < TIMES ? "open" : verdict(key);
    }

    private String verdict(String key) {
        return switch (reading) {
            case STREAK -> streaks.get(mover).getOrDefault(key, 0) >= TIMES
                    ? String.valueOf(mover)
                    : streaks.get(mover ^ 1).getOrDefault(key, 0) >= TIMES - 1 ? String.valueOf(mover ^ 1) : "undecided";
            case MOVER -> consecutive[mover] >= (all.size() - 1 - all.indexOf(key)) / 2 + 1 ? String.valueOf(mover) : "undecided";
            case ALL -> all(key);
        };
    }

    private String all(String key) {
        boolean[] every = {true, true};
        int side = mover;
        for (int ply = all.size() - 1; ply > all.indexOf(key); ply--) {
            every[side] &= checks.get(ply);
            side ^= 1;
        }
        return every[0] && every[1] ? "both" : every[0] ? "0" : every[1] ? "1" : "undecided";
    }
}
