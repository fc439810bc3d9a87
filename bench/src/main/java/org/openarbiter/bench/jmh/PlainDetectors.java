package org.openarbiter.bench.jmh;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.openarbiter.search.repetition.Detector;

/** What a detector of repetition is compared with: the plainest ways to do the same. */
final class PlainDetectors {
    private PlainDetectors() {}

    /** Every second key of the whole game, irreversible moves or not. */
    static final class WholeGame implements Detector {
        private static final int SHORTEST = 4;
        private static final int MOST_PLIES = 8_192;

        private final long[] keys = new long[MOST_PLIES];
        private int ply;

        @Override
        public void begin(long key) {
            ply = 0;
            keys[0] = key;
        }

        @Override
        public void enter(int move, long key, boolean reversible) {
            ply++;
            keys[ply] = key;
        }

        @Override
        public void leave() {
            ply--;
        }

        @Override
        public int plies() {
            return ply;
        }

        @Override
        public int back(int plies) {
            for (int at = plies + SHORTEST; at <= ply; at += 2) {
                if (keys[ply - at] == keys[ply]) {
                    return at;
                }
            }
            return 0;
        }
    }

    /** A hash map of boxed numbers from each key to its latest ply. */
    static final class BoxedMap implements Detector {
        private final Map<Long, Integer> latest = new HashMap<>();
        private final List<Long> keys = new ArrayList<>();
        private final List<Integer> earlier = new ArrayList<>();

        @Override
        public void begin(long key) {
            latest.clear();
            keys.clear();
            earlier.clear();
            put(key);
        }

        @Override
        public void enter(int move, long key, boolean reversible) {
            put(key);
        }

        private void put(long key) {
            Integer before = latest.put(key, keys.size());
            keys.add(key);
            earlier.add(before == null ? -1 : before);
        }

        @Override
        public void leave() {
            long key = keys.removeLast();
            int before = earlier.removeLast();
            if (before < 0) {
                latest.remove(key);
            } else {
                latest.put(key, before);
            }
        }

        @Override
        public int plies() {
            return keys.size() - 1;
        }

        @Override
        public int back(int plies) {
            int before = earlier.get(plies() - plies);
            return before < 0 ? 0 : plies() - before;
        }
    }
}
