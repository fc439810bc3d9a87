package org.openarbiter.search.solve;

/**
 * A line of play under one of the forms of superko.
 *
 * <p>A token is a board (positional), a board and who moves next (situational), or a board and who created it (natural). Which tokens
 * there are decides all that can follow; in which order they came does not.
 */
final class SuperkoLine extends SetLine {
    private final Terms terms;

    SuperkoLine(Terms terms, Positions positions, int position, int seat) {
        super(positions, position, seat);
        this.terms = terms;
        int start = switch (terms.ko()) {
            case POSITIONAL -> position;
            case SITUATIONAL -> 2 * position + seat;
            default -> NOTHING;
        };
        add(start);
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

    /** {@inheritDoc} A pass adds none where passes do not count. */
    @Override
    int left(int play) {
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
}
