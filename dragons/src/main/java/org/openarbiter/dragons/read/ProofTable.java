package org.openarbiter.dragons.read;

import java.util.Arrays;

/**
 * What is known of the positions of a search: proof and disproof numbers, the best move, and for what is proved the zone of the
 * proof. Open addressing by 64-bit keys; grows as needed, forgets nothing until {@link #clear}.
 */
final class ProofTable {
    private static final int LEAST = 1 << 10;

    private final int words;
    private long[] keys = new long[LEAST];
    private int[] pn = new int[LEAST];
    private int[] dn = new int[LEAST];
    private int[] moves = new int[LEAST];
    /** The number of the zone of what is proved, the place of the frame of what is unsolved. */
    private int[] zones = new int[LEAST];
    private boolean[] kos = new boolean[LEAST];
    private int count;
    private long[] pool = new long[LEAST];
    private int used;

    ProofTable(int words) {
        this.words = words;
    }

    void clear() {
        Arrays.fill(keys, 0);
        count = 0;
        used = 0;
    }

    /** Where the entry of a key is; negative if there is none. */
    int find(long key) {
        int mask = keys.length - 1;
        for (int at = (int) (key ^ key >>> 32) & mask; keys[at] != 0; at = at + 1 & mask) {
            if (keys[at] == key) {
                return at;
            }
        }
        return -1;
    }

    int pn(int at) {
        return pn[at];
    }

    int dn(int at) {
        return dn[at];
    }

    int move(int at) {
        return moves[at];
    }

    boolean ko(int at) {
        return kos[at];
    }

    /** Adds the zone of a proved entry to a set. */
    void addZone(int at, long[] zone) {
        addZoneOf(zones[at], zone);
    }

    /** Adds a zone of a number to a set. */
    void addZoneOf(int number, long[] zone) {
        for (int word = 0; word < words; word++) {
            zone[word] |= pool[number * words + word];
        }
    }

    int zone(int at) {
        return zones[at];
    }

    boolean isSolved(int at) {
        return pn[at] == 0 || dn[at] == 0;
    }

    /** Where the frame of an unsolved entry is kept; 0 if nowhere. */
    int frame(int at) {
        return zones[at];
    }

    void prove(long key, int move, long[] zone, boolean ko) {
        if ((used + 1) * words > pool.length) {
            pool = Arrays.copyOf(pool, 2 * pool.length);
        }
        System.arraycopy(zone, 0, pool, used * words, words);
        put(key, 0, LambdaSearch.INFINITE, move, used++, ko);
    }

    /** Proves it by the proof of another entry, which has the same stones. */
    void proveLike(long key, int at) {
        put(key, 0, LambdaSearch.INFINITE, moves[at], zones[at], kos[at]);
    }

    void disprove(long key, int move, boolean ko) {
        put(key, LambdaSearch.INFINITE, 0, move, 0, ko);
    }

    void leave(long key, int proof, int disproof, int frame) {
        put(key, proof, disproof, ReadingBoard.PASS, frame, false);
    }

    private void put(long key, int proof, int disproof, int move, int zone, boolean ko) {
        if (2 * count >= keys.length) {
            grow();
        }
        int mask = keys.length - 1;
        int at = (int) (key ^ key >>> 32) & mask;
        while (keys[at] != 0 && keys[at] != key) {
            at = at + 1 & mask;
        }
        count += keys[at] == 0 ? 1 : 0;
        keys[at] = key;
        pn[at] = proof;
        dn[at] = disproof;
        moves[at] = move;
        zones[at] = zone;
        kos[at] = ko;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldPn = pn;
        int[] oldDn = dn;
        int[] oldMoves = moves;
        int[] oldZones = zones;
        boolean[] oldKos = kos;
        int length = 2 * keys.length;
        keys = new long[length];
        pn = new int[length];
        dn = new int[length];
        moves = new int[length];
        zones = new int[length];
        kos = new boolean[length];
        count = 0;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                put(oldKeys[i], oldPn[i], oldDn[i], oldMoves[i], oldZones[i], oldKos[i]);
            }
        }
    }
}
