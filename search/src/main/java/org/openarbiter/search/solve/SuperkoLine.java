package org.openarbiter.search.solve;

import java.util.HashMap;
import java.util.Map;
import org.openarbiter.rules.go.choices.Stop;

/**
 * A line of play under one of the forms of superko; under each of them every game ends.
 *
 * <p>A token is a board (positional, Spight), a board with the player to move (situational), a board with the player who created
 * it (natural), or a step from one board to another (fixed). Under Spight's rule a pass discards all tokens; under every rule the
 * pass that takes a button does. If a player's second pass on the same board ends the game, there is also a token for each board
 * on which he has passed, and these tokens are kept.
 */
final class SuperkoLine extends SetLine {
    private static final int BYTES_A_STEP = 80;

    private final SolverRules rules;
    private final boolean stops;
    private final Map<Long, Integer> steps = new HashMap<>();

    SuperkoLine(SolverRules rules, Positions positions, int position, int seat, boolean midgame) {
        super(rules, positions, position, seat);
        this.rules = rules;
        this.stops = rules.stop() != Stop.PASSES;
        int start = switch (rules.ko()) {
            case POSITIONAL, SPIGHT -> position;
            case SITUATIONAL -> 2 * position + seat;
            case NEW_ZEALAND -> midgame ? 2 * position + seat : NOTHING;
            default -> NOTHING;
        };
        add(start == NOTHING ? NOTHING : numbered(start));
    }

    /** The number of a token of the rule of ko, so that it differs from those of passes. */
    private int numbered(int token) {
        return stops ? 2 * token : token;
    }

    @Override
    boolean isKept(int token) {
        return stops && (token & 1) == 1;
    }

    @Override
    int plays() {
        return points + 1;
    }

    @Override
    boolean endsByPass() {
        return rules.stop() != Stop.REPEATED && passes == 1;
    }

    @Override
    Kind kind(int play) {
        if (play == points) {
            int passed = kept(play);
            return endsByPass() || passed != NOTHING && isPresent(passed) ? Kind.OVER : Kind.OPEN;
        }
        int to = positions.next(position, seat)[play];
        if (to == Positions.NOWHERE) {
            return Kind.IMPOSSIBLE;
        }
        return isKo(to) || isPresent(token(to)) ? Kind.BARRED : Kind.OPEN;
    }

    /** The ban on taking a ko back at once; what it depends on is part of {@link #key}. */
    private boolean isKo(int to) {
        return rules.ko() == SolverRules.Ko.NATURAL_WITH_KO && to == previous();
    }

    /** What a stone that leads to a position leaves behind. */
    private int token(int to) {
        return numbered(switch (rules.ko()) {
            case POSITIONAL, SPIGHT -> to;
            case SITUATIONAL, NEW_ZEALAND -> 2 * to + (1 - seat);
            case FIXED -> step(to);
            default -> 2 * to + seat;
        });
    }

    /** The number of the step from the position to another one. */
    private int step(int to) {
        Integer known = steps.putIfAbsent((long) position << 32 | to, steps.size());
        return known == null ? steps.size() - 1 : known;
    }

    /** {@inheritDoc} A pass creates no board and is no step. */
    @Override
    int left(int play) {
        if (play < points) {
            return token(positions.next(position, seat)[play]);
        }
        return switch (rules.ko()) {
            case POSITIONAL, SPIGHT, SITUATIONAL, NEW_ZEALAND -> token(position);
            default -> NOTHING;
        };
    }

    @Override
    int kept(int play) {
        return stops && play == points && !takesButton(play) ? 2 * (2 * position + seat) + 1 : NOTHING;
    }

    @Override
    boolean forgets(int play) {
        return play == points && (rules.ko() == SolverRules.Ko.SPIGHT || takesButton(play));
    }

    @Override
    int value(int play) {
        return score();
    }

    @Override
    int score() {
        return counted(positions.score(position) + (rules.territory() ? lost : 0));
    }

    /**
     * {@inheritDoc} Each seat makes at most half the plies of a line, so twelve bits are enough for the difference of their
     * losses.
     */
    @Override
    long key() {
        long ko = rules.ko() == SolverRules.Ko.NATURAL_WITH_KO ? koTarget() + 1 : 0;
        long losses = rules.territory() ? lost & 0xfff : 0;
        return position | ko << 24 | (long) seat << 48 | (endsByPass() ? 1L : 0L) << 49 | (long) (button & 3) << 50 | losses << 52;
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
            requirePass(play, winner, bound, into);
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

    /**
     * If a pass ends the game because it is the second one on this board, its token must be present. If it does not end the game,
     * its token must be absent, unless the score would be good enough anyway.
     */
    private void requirePass(int play, int winner, int bound, Gathering into) {
        int passed = kept(play);
        if (passed == NOTHING || endsByPass()) {
            return;
        }
        if (isPresent(passed)) {
            into.present(passed, Proof.LOWEST, Proof.HIGHEST);
        } else if (winner == 0 ? score() < bound : score() > bound) {
            into.absent(passed);
        }
    }

    @Override
    long bytes() {
        return super.bytes() + (long) steps.size() * BYTES_A_STEP;
    }
}
