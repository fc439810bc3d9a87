package org.openarbiter.rules.janggi.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.janggi.board.Opening;
import org.openarbiter.rules.janggi.board.Piece;
import org.openarbiter.rules.janggi.board.Point;

/**
 * The set-up of a side, from its tag and from the moves.
 *
 * <p>Programs read the tag from the left of the drawn board for both sides. Some write Han's as Han sees it, and some leave it away; the
 * names of the pieces in the moves then say what stood where.
 *
 * @param opening the set-up
 * @param liberty what was assumed against the tag or without it, as a clause; null if nothing was
 */
record GibStart(Opening opening, @Nullable String liberty) {
    private static final int[] FILES = {1, 2, 6, 7};

    /**
     * The set-up of a side.
     *
     * @param tag its value in the record; null if there is none
     */
    static GibStart of(int side, @Nullable String tag, List<GibMove> moves) {
        List<Opening> fitting = Arrays.stream(Opening.values()).filter(opening -> fits(opening, side, moves)).toList();
        Optional<Opening> named = tag == null ? Optional.empty() : Opening.of(tag);
        List<Opening> wanted = new ArrayList<>();
        named.ifPresent(opening -> wanted.addAll(List.of(opening, opening.turned())));
        wanted.addAll(fitting);
        wanted.add(named.orElse(Opening.HORSES_OUTSIDE));
        Opening chosen = wanted.stream().filter(opening -> fitting.isEmpty() || fitting.contains(opening)).findFirst().orElseThrow();
        if (named.isPresent() && named.get() == chosen) {
            return new GibStart(chosen, null);
        }
        String how = tag == null ? "is not given" : named.isEmpty() ? "'" + tag + "' is not known" : "'" + tag + "' does not agree with the moves";
        return new GibStart(chosen, "the set-up of " + Piece.sideTitle(side) + " " + how + "; it was read as " + chosen.korean());
    }

    /** Whether the moves call the pieces so: the first piece that leaves a point to which none has gone is that of the set-up. */
    private static boolean fits(Opening opening, int side, List<GibMove> moves) {
        for (int at = 0; at < FILES.length; at++) {
            int point = Point.of(FILES[at], side == Piece.CHO ? 0 : Point.RANKS - 1);
            int kind = opening.korean().charAt(at) == '마' ? Piece.HORSE : Piece.ELEPHANT;
            for (GibMove move : moves) {
                if (move.from() == point && move.kind() != kind) {
                    return false;
                }
                if (move.from() == point || move.to() == point) {
                    break;
                }
            }
        }
        return true;
    }
}
