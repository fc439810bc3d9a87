package org.openarbiter.rules.pgn;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.Act;
import org.openarbiter.rules.core.Outcome;

/**
 * What ended a game off the board, as its result and its {@code Termination} tag tell it, for two seats.
 *
 * <p>The first row of this table with a word that the tag contains decides; case and punctuation are left aside.
 *
 * <table>
 * <caption>From Termination and result to the last act</caption>
 * <tr><th>Termination contains<th>1-0 or 0-1<th>1/2-1/2
 * <tr><td>time, timeout, flag, clock<td>the loser's flag falls<td>decision
 * <tr><td>resign, agree<td>the loser resigns<td>agreement
 * <tr><td>checkmate, mate, stalemate, repetition, threefold, fivefold, insufficient, fifty, seventy-five, 50, 75, dead, perpetual
 *     <td>none<td>none
 * <tr><td>unterminated, unfinished<td>none<td>none
 * <tr><td>abandon, adjudicat, infraction, emergency, death, forfeit, disconnect, illegal, walkover, stall
 *     <td>decided by the referee<td>decided by the referee
 * <tr><td>anything else, such as {@code normal}, or no tag<td>the loser resigns<td>agreement
 * </table>
 *
 * <p>Where the record says that the game ended on the board there is no act: the board tells whether that is so. Without a
 * result, or with {@code *}, there is none either. A draw on time was decided by
 * somebody, as the players agreed on nothing; whose time it was the tag does not say.
 */
public final class PgnEnding {
    private static final List<String> TIME = List.of("time", "timeout", "timed", "flag", "clock");
    private static final List<String> PLAYERS = List.of("resign", "agree");
    private static final List<String> BOARD = List.of(
            "checkmat", "mate", "mated", "stalemat", "repetition", "threefold", "fivefold", "3fold", "5fold", "insufficient",
            "fifty", "seventy", "seventyfive", "50", "75", "50move", "75move", "dead", "perpetual");
    private static final List<String> UNFINISHED = List.of("unterminated", "unfinished");
    private static final List<String> REFEREE = List.of(
            "abandon", "adjudicat", "infraction", "emergency", "death", "forfeit", "disconnect", "illegal", "walkover",
            "stall");

    private PgnEnding() {}

    /** The last act of a game, or null if there is none but the plays. */
    public static @Nullable Act act(@Nullable String result, @Nullable String termination) {
        Outcome outcome = PgnResult.outcome(result);
        if (outcome == null || outcome.equals(Outcome.NONE)) {
            return null;
        }
        int loser = outcome instanceof Outcome.Win win ? 1 - win.winner() : Act.NOBODY;
        String[] words = termination == null ? new String[0] : termination.toLowerCase(Locale.ROOT).split("[^a-z0-9]+");
        if (names(words, TIME)) {
            return loser < 0 ? new Act.Decide(outcome) : new Act.Flag(loser);
        }
        if (!names(words, PLAYERS)) {
            if (names(words, BOARD) || names(words, UNFINISHED)) {
                return null;
            }
            if (names(words, REFEREE)) {
                return new Act.Decide(outcome);
            }
        }
        return loser < 0 ? new Act.Agree(outcome) : new Act.Resign(loser);
    }

    /** Whether a word is one of these; of longer ones the beginning is enough. */
    private static boolean names(String[] words, List<String> names) {
        for (String word : words) {
            for (String name : names) {
                if (name.length() >= 5 ? word.startsWith(name) : word.equals(name)) {
                    return true;
                }
            }
        }
        return false;
    }
}
