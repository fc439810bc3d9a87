package org.openarbiter.search.alphabeta;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The techniques that make the search look at fewer moves, or at more. Each can be turned off for measurements and tests.
 *
 * <p>With none of them a search to some depth finds exactly what minimax with the same quiescence finds.
 */
public enum Technique {
    /** Positions met before are not searched again to the same depth. */
    TABLE,
    /** A pass that still fails high fails high; deep ones are verified (Donninger 1993; Tabibi and Netanyahu 2002). */
    NULL_MOVE,
    /** Late moves are searched less deeply first. */
    LATE_REDUCTIONS,
    /** Late quiet moves near the horizon are not searched at all. */
    LATE_PRUNING,
    /** A position far above beta near the horizon fails high. */
    REVERSE_FUTILITY,
    /** A position far below alpha near the horizon is left to quiescence. */
    RAZORING,
    /** Quiet moves that cannot bring the evaluation up to alpha near the horizon are not searched. */
    FUTILITY,
    /** Moves that lose too much in the exchange they begin are not searched near the horizon. */
    EXCHANGE_PRUNING,
    /** Checks near the horizon are left out like other moves, by the exchange they begin or because they come late. */
    CHECK_PRUNING,
    /** A move that alone is good is searched deeper (Anantharaman, Campbell and Hsu 1990). */
    SINGULAR_EXTENSION,
    /** Checks are searched deeper. */
    CHECK_EXTENSION,
    /** A node without a move from the table is searched less deeply. */
    TABLE_REDUCTION,
    /**
     * A node where one move brings a draw by repetition is worth that at least (van Kervinck 2013). No game uses it: its cutoffs
     * depend on the path, so the table cannot keep them.
     */
    UPCOMING_REPETITION,
    /** Quiet moves are also ordered by what they did to the evaluation elsewhere. */
    EVALUATION_HISTORY,
    /** A late move is searched less deeply where many nodes beside it have failed high. */
    CUTOFF_REDUCTION,
    /** Once a move is better than alpha, the others are searched a ply less deeply. */
    ALPHA_REDUCTION;

    /** How options name it: {@code null-move}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * The technique of a {@link #word}.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Technique named(String word) {
        int at = words().indexOf(word);
        if (at < 0) {
            throw new IllegalArgumentException("no technique '" + word + "'; there are " + String.join(", ", words()));
        }
        return values()[at];
    }

    /** The words of all, in their order. */
    public static List<String> words() {
        return Arrays.stream(values()).map(Technique::word).toList();
    }

    /** All techniques but some. */
    public static Set<Technique> allBut(Technique first, Technique... rest) {
        return Set.copyOf(EnumSet.complementOf(EnumSet.of(first, rest)));
    }
}
