package org.openarbiter.search.solve;

import java.util.Arrays;

/** The conditions of a proof in the making: the union of those of its parts. */
final class Gathering {
    private final Tokens absent = new Tokens();
    private final Tokens present = new Tokens();

    /** A growing set of tokens, each with a range. */
    private static final class Tokens {
        private int round;
        private int count;
        private int[] rounds = new int[1024];
        private int[] from = new int[1024];
        private int[] to = new int[1024];
        private int[] tokens = new int[256];

        void clear() {
            round++;
            count = 0;
        }

        void add(int token, int low, int high) {
            if (token >= rounds.length) {
                rounds = Arrays.copyOf(rounds, 2 * token);
                from = Arrays.copyOf(from, 2 * token);
                to = Arrays.copyOf(to, 2 * token);
            }
            if (rounds[token] == round) {
                from[token] = Math.max(from[token], low);
                to[token] = Math.min(to[token], high);
                return;
            }
            rounds[token] = round;
            from[token] = low;
            to[token] = high;
            if (count == tokens.length) {
                tokens = Arrays.copyOf(tokens, 2 * count);
            }
            tokens[count++] = token;
        }

        int[] sorted() {
            int[] sorted = Arrays.copyOf(tokens, count);
            Arrays.sort(sorted);
            return sorted;
        }

        static int[] pick(int[] values, int[] tokens) {
            int[] picked = new int[tokens.length];
            Arrays.setAll(picked, i -> values[tokens[i]]);
            return picked;
        }
    }

    /** Begins anew. */
    void clear() {
        absent.clear();
        present.clear();
    }

    /** A token may not be in the history. */
    void absent(int token) {
        absent.add(token, Proof.HIGHEST, Proof.LOWEST);
    }

    /** A token may not be in the history unless with passes since in this range; none if it is empty. */
    void absent(int token, int low, int high) {
        absent.add(token, low, high);
    }

    /** A token must be in the history, with passes since in this range. */
    void present(int token, int low, int high) {
        present.add(token, low, high);
    }

    /** The proof with these conditions. */
    Proof proof(int winner, int bound, boolean ranges) {
        int[] without = absent.sorted();
        int[] with = present.sorted();
        return new Proof(
                winner, bound, without, with,
                ranges
                        ? new Proof.Ranges(
                                Tokens.pick(absent.from, without), Tokens.pick(absent.to, without), Tokens.pick(present.from, with),
                                Tokens.pick(present.to, with))
                        : null);
    }
}
