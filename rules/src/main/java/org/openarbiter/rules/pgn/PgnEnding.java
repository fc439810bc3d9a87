package org.openarbiter.rules.pgn;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;

/**
 * How a game for two ended off the board, according to its result and its {@code Termination} tag.
 *
 * <p>The first row of this table with a word that the tag contains decides. Case and punctuation do not matter.
 *
 * <table>
 * <caption>From Termination and result to the last act</caption>
 * <tr><th>Termination contains<th>1-0 or 0-1<th>1/2-1/2
 * <tr><td>both, with time or flag<td>decided by the referee<td>both flags fell
 * <tr><td>time, timeout, flag, clock<td>the loser's flag fell<td>the flag of the player named first fell (white ran out of
 *     time); if no player is named, that of the player whose opponent has too little to mate with; if both have too little,
 *     that of the player to move; if neither has, none
 * <tr><td>resign, agree<td>the loser resigns<td>agreement
 * <tr><td>checkmate, mate, stalemate, fivefold, insufficient, material, seventy-five, 75, dead, perpetual<td>none<td>none
 * <tr><td>{@code Insufficient material} and nothing else<td>none<td>the player whose opponent has too little to mate with offers a draw
 * <tr><td>unterminated, unfinished, adjourned, aborted<td>none<td>none
 * <tr><td>repetition, threefold<td>none<td>the player to move claims {@code threefold}
 * <tr><td>fifty, 50<td>none<td>the player to move claims {@code fifty}
 * <tr><td>illegal<td>the loser completed a second illegal move<td>decided by the referee
 * <tr><td>abandon, adjudicat, infraction, emergency, death, forfeit, disconnect, walkover, stall
 *     <td>decided by the referee<td>decided by the referee
 * <tr><td>anything else, such as {@code normal}, or no tag<td>the loser resigns (decided by the referee if no move is recorded)<td>agreement
 * </table>
 *
 * <p>The names of the players are left aside, as far as they are those of the tags. If the record says that the game ended on the board, there is
 * no act: the board shows whether that is so. There is none
 * either without a result, or with {@code *} or {@code 0-0}.
 *
 * <p>The words are those of PGN (1994, 9.8.1), lichess.org, chess.com ({@code Game drawn by timeout vs insufficient material}), FICS
 * and ICC ({@code White ran out of time and Black has no material to mate}, also in the tag {@code ICCResult} and in the last
 * comment), cutechess and fastchess.
 */
public final class PgnEnding {
    private static final List<String> TIME = List.of("time", "timeout", "timed", "flag", "flags", "clock");
    private static final List<String> PLAYERS = List.of("resign", "agree");
    private static final List<String> REPETITION = List.of("repetition", "threefold", "3fold");
    private static final List<String> FIFTY = List.of("fifty", "50", "50move");
    private static final List<String> BOARD = List.of(
            "checkmat", "mate", "mated", "mates", "stalemat", "fivefold", "5fold", "insufficient", "material", "seventy", "seventyfive",
            "75", "75move", "dead", "perpetual");
    private static final List<String> UNFINISHED = List.of("unterminated", "unfinished", "adjourned", "aborted");
    private static final List<String> ILLEGAL = List.of("illegal");
    private static final List<String> REFEREE = List.of(
            "abandon", "adjudicat", "infraction", "emergency", "death", "forfeit", "disconnect", "walkover", "stall");
    private static final List<String> BOTH = List.of("both");

    private static final Pattern OUT_OF_TIME = Pattern.compile("(white|red|black)(?:\\Ws)?\\W+(?:ran|runs|forfeits|lost|loses|flag|time)");

    /** What FICS, ICC and match runners write as the last comment of a game. */
    private static final Pattern COMMENT = Pattern.compile(
            "(?i)(?:(?:White|Black|\\S+) (?:resign(?:s|ed)|(?:lost|won) on time|checkmated|mates|stalemated|wins (?:on time|by adjudication)|ran out of time and .*"
                    + "|forfeits (?:on time|by disconnection)|loses on time|makes an illegal move.*|disconnected and forfeits"
                    + "|declared the winner by adjudication)"
                    + "|Game drawn (?:by|because) .*|Drawn? by .*|Draw agreed|Neither player has mating material)\\.?");

    /** What follows the name of a player where a server tells how a game ended: words that no other sentence has there. */
    private static final String DEED = "(?= (?:won|wins|resigns|resigned|forfeits|checkmated|mates|stalemated|ran|lost|loses|makes|disconnected"
            + "|declared|has no material)\\b)";

    private PgnEnding() {}

    /** The last act of a game, or null if there are only plays; assumes that the first seat is to move. */
    public static @Nullable Act act(@Nullable String result, @Nullable String termination) {
        return act(result, termination, 0);
    }

    /**
     * The last act of a game, or null if there are only plays.
     *
     * @param next the seat to move after the last play, whose flag falls if the record names no player
     */
    public static @Nullable Act act(@Nullable String result, @Nullable String termination, int next) {
        Outcome outcome = PgnResult.outcome(result);
        if (outcome == null || outcome.equals(Outcome.NONE)) {
            return null;
        }
        String lower = termination == null ? "" : termination.toLowerCase(Locale.ROOT);
        String[] words = lower.split("[^a-z0-9]+");
        return outcome instanceof Outcome.Win win ? ofWin(win, words) : ofDraw(outcome, lower, words, next);
    }

    /** Whether the record says that the game was drawn on time, and not whose time it was. */
    static boolean leavesOpenWhoseFlag(@Nullable String result, @Nullable String termination) {
        if (termination == null || !Outcome.DRAW.equals(PgnResult.outcome(result))) {
            return false;
        }
        String lower = termination.toLowerCase(Locale.ROOT);
        String[] words = lower.split("[^a-z0-9]+");
        return names(words, TIME) && !names(words, BOTH) && !OUT_OF_TIME.matcher(lower).find();
    }

    /** Whether the record says that both players have lost, and gives another result than that. */
    static boolean contradictsForfeitOfBoth(@Nullable String result, @Nullable String termination) {
        Outcome outcome = PgnResult.outcome(result);
        if (termination == null || outcome == null || outcome.equals(Outcome.NONE)) {
            return false;
        }
        String[] words = termination.toLowerCase(Locale.ROOT).split("[^a-z0-9]+");
        return names(words, List.of("forfeit")) && names(words, List.of("double", "both"));
    }

    private static @Nullable Act ofWin(Outcome.Win win, String[] words) {
        int loser = 1 - win.winner();
        if (names(words, TIME)) {
            return names(words, BOTH) ? new Act.Decide(win) : new Act.Flag(loser);
        }
        if (!names(words, PLAYERS)) {
            if (names(words, REPETITION) || names(words, FIFTY) || names(words, BOARD) || names(words, UNFINISHED)) {
                return null;
            }
            if (names(words, ILLEGAL)) {
                return new Act.IllegalAgain(loser);
            }
            if (names(words, REFEREE)) {
                return new Act.Decide(win);
            }
        }
        return new Act.Resign(loser, !names(words, PLAYERS));
    }

    private static @Nullable Act ofDraw(Outcome draw, String termination, String[] words, int next) {
        if (names(words, TIME)) {
            return names(words, BOTH) ? new Act.AllFlags() : new Act.Flag(outOfTime(termination, next));
        }
        if (!names(words, PLAYERS)) {
            if (names(words, BOARD) || names(words, UNFINISHED)) {
                return null;
            }
            if (names(words, REPETITION)) {
                return new Act.Claim(next, "threefold", OptionalInt.empty(), "", true);
            }
            if (names(words, FIFTY)) {
                return new Act.Claim(next, "fifty", OptionalInt.empty(), "", true);
            }
            if (names(words, ILLEGAL) || names(words, REFEREE)) {
                return new Act.Decide(draw);
            }
        }
        return new Act.Agree(draw, !names(words, PLAYERS));
    }

    /** Whose time it was: the seat that the text names, else the one whose clock was running. */
    private static int outOfTime(String termination, int next) {
        Matcher matcher = OUT_OF_TIME.matcher(termination);
        return !matcher.find() ? next : "black".equals(matcher.group(1)) ? 1 : 0;
    }

    /** Whether a comment tells how a game ended. */
    static boolean tells(String comment) {
        return COMMENT.matcher(comment.replaceAll("\\s+", " ")).matches();
    }

    /** What a game says about its end: in the tag {@code Termination}, or in another place where servers write it. */
    static @Nullable String of(PgnGame game) {
        String termination = game.value("Termination");
        if (termination == null) {
            termination = game.value("ICCResult");
        }
        String comment = termination == null ? game.lastComment() : null;
        String reason = comment != null && tells(comment) ? comment : termination;
        return reason == null ? null : withoutNames(reason, game.value("White"), game.value("Black"));
    }

    /**
     * A sentence on the end of a game with {@code White} and {@code Black} instead of the names of the players, of which the words must not be
     * taken for a reason: {@code flag_king won by resignation}.
     */
    static String withoutNames(String reason, @Nullable String white, @Nullable String black) {
        return withoutName(withoutName(reason, white, "White"), black, "Black");
    }

    private static String withoutName(String reason, @Nullable String name, String color) {
        if (name == null || name.isBlank() || !names(reason, name.strip())) {
            return reason;
        }
        return Pattern.compile("(?i)(?<=^|\\band )" + Pattern.quote(name.strip()) + DEED).matcher(reason).replaceFirst(color);
    }

    /** Whether a name stands somewhere in a text; nearly always it does not, and no pattern has to be made for it. */
    private static boolean names(String reason, String name) {
        int at = reason.length() - name.length();
        while (at >= 0 && !reason.regionMatches(true, at, name, 0, name.length())) {
            at--;
        }
        return at >= 0;
    }

    /**
     * Whether a draw was given to a player whose opponent had too little to win with, as lichess writes it: the words alone, while others say that
     * the game ended on the board.
     */
    static boolean isDrawOfferedAgainstMaterial(@Nullable String result, @Nullable String termination) {
        return termination != null && termination.strip().equalsIgnoreCase("insufficient material")
                && Outcome.DRAW.equals(PgnResult.outcome(result));
    }

    /** Whether one of the words is a given name, or begins with one of five letters or more. */
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
