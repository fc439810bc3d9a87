package org.openarbiter.search.solve;

import java.util.Arrays;

/**
 * A line of play under one of the forms of superko.
 *
 * <p>A token is a board (positional), a board and who moves next (situational), or a board and who created it (natural). Which tokens
 * there are decides all that can follow; in which order they came does not.
 */
final class SuperkoLine extends Line {
    private static final int NOTHING = -1;
    private static final long TOKEN_SEED = 0x5DEECE66DL;

    private final Terms terms;
    private boolean[] present = new boolean[1024];
    private int[] added = new int[256];
    private long hash;

    SuperkoLine(Terms terms, Positions positions, int position, int seat) {
        super(positions, position, seat);
        this.terms = terms;
        int start = switch (terms.ko()) {
            case POSITIONAL -> position;
            case SITUATIONAL -> 2 * position + seat;
            default -> NOTHING;
        };
        if (start != NOTHING) {
            add(start);
        }
    }

    @Override
    int plays() {
        return points + 1;
    }

    @Override
    Kind kind(int play) {
        if (play == points) {
            return passes == 1 ? Kind.OVER : Kind.OPEN;
        }
        int to = positions.next(position, seat)[play];
        if (to == Positions.NOWHERE) {
            return Kind.IMPOSSIBLE;
        }
        return isKo(to) || isPresent(token(to)) ? Kind.BARRED : Kind.OPEN;
    }

    /** The ban on taking a ko back at once; what it depends on is part of {@link #key}. */
    private boolean isKo(int to) {
        return terms.ko() == Terms.Ko.NATURAL_WITH_KO && to == previous();
    }

    /** What a stone that leads to a position leaves behind. */
    private int token(int to) {
        return switch (terms.ko()) {
            case POSITIONAL -> to;
            case SITUATIONAL, NEW_ZEALAND -> 2 * to + (1 - seat);
            default -> 2 * to + seat;
        };
    }

    /** What a play leaves behind; nothing if it is a pass and passes do not count. */
    private int tokenOf(int play) {
        if (play < points) {
            return token(positions.next(position, seat)[play]);
        }
        boolean counts = terms.ko() == Terms.Ko.SITUATIONAL || terms.ko() == Terms.Ko.NEW_ZEALAND;
        return counts ? token(position) : NOTHING;
    }

    @Override
    int value(int play) {
        return score();
    }

    @Override
    int score() {
        return positions.score(position) + (terms.territory() ? lost : 0);
    }

    @Override
    void make(int play) {
        int token = tokenOf(play);
        super.make(play);
        if (depth >= added.length) {
            added = Arrays.copyOf(added, 2 * depth);
        }
        boolean isNew = token != NOTHING && !isPresent(token);
        added[depth] = isNew ? token : NOTHING;
        if (isNew) {
            add(token);
        }
    }

    @Override
    void unmake() {
        int token = added[depth];
        if (token != NOTHING) {
            present[token] = false;
            hash ^= mix(token + TOKEN_SEED);
        }
        super.unmake();
    }

    private boolean isPresent(int token) {
        return token < present.length && present[token];
    }

    private void add(int token) {
        if (token >= present.length) {
            present = Arrays.copyOf(present, 2 * token);
        }
        present[token] = true;
        hash ^= mix(token + TOKEN_SEED);
    }

    @Override
    long key() {
        long ko = terms.ko() == Terms.Ko.NATURAL_WITH_KO ? koTarget() + 1 : 0;
        long losses = terms.territory() ? lost & 0x3fff : 0;
        return position | ko << 24 | (long) seat << 48 | (long) passes << 49 | losses << 50;
    }

    /** The position that may not come back at once, if a stone could bring it back; else −1. */
    private int koTarget() {
        int before = previous();
        for (int to : positions.next(position, seat)) {
            if (to == before && to != Positions.NOWHERE) {
                return before;
            }
        }
        return NOTHING;
    }

    @Override
    long historyHash() {
        return hash;
    }

    @Override
    boolean meets(Proof proof) {
        for (int token : proof.present) {
            if (!isPresent(token)) {
                return false;
            }
        }
        for (int token : proof.absent) {
            if (isPresent(token)) {
                return false;
            }
        }
        return true;
    }

    @Override
    void require(int play, int winner, int bound, Gathering into) {
        if (play == points) {
            return;
        }
        int to = positions.next(position, seat)[play];
        if (to == Positions.NOWHERE || isKo(to)) {
            return;
        }
        int token = token(to);
        if (isPresent(token)) {
            into.present(token, Proof.LOWEST, Proof.HIGHEST);
        } else if (seat == winner) {
            into.absent(token);
        }
    }

    @Override
    void lift(int play, Proof proof, Gathering into) {
        int own = tokenOf(play);
        for (int token : proof.absent) {
            into.absent(token);
        }
        for (int token : proof.present) {
            if (token != own) {
                into.present(token, Proof.LOWEST, Proof.HIGHEST);
            }
        }
    }

    @Override
    boolean ranges() {
        return false;
    }
}
