package org.openarbiter.rules.shogi.notation;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.shogi.board.Piece;

/**
 * The comment of a CSA record that tells who won and why, as shogi-server writes it: {@code summary:toryo:black win:white lose}, with the names of
 * the players or their colors. The words of CSA speak of the player to move and know no arbiter, so this is how the rest can be said.
 */
final class CsaSummary {
    private static final String BEGIN = "summary:";
    private static final String RESIGNED = "toryo";
    private static final String TIME = "time up";
    private static final String DECIDED = "decision";
    private static final Map<String, String> RESULTS = Map.of("win", "lose", "lose", "win", "draw", "draw", "no result", "no result");
    private static final Pattern SUMMARY = Pattern.compile("summary:(toryo|time up|decision):.* (win|lose|draw|no result):.* (win|lose|draw|no result)");

    /** No summary is longer: each name could end at any of its words. */
    private static final int LONGEST = 500;

    private CsaSummary() {}

    /** The comment for the act that ended a game; null if there is nothing to say. */
    static @Nullable String write(@Nullable Outcome outcome, @Nullable Act act) {
        String why = switch (act) {
            case Act.Resign resign -> RESIGNED;
            case Act.Agree agree when agree.outcome() instanceof Outcome.Win -> RESIGNED;
            case Act.Flag flag -> TIME;
            case Act.Decide decide -> DECIDED;
            case null, default -> null;
        };
        String black = switch (outcome) {
            case Outcome.Win win -> win.winner() == Piece.BLACK ? "win" : "lose";
            case Outcome.Draw draw -> "draw";
            case Outcome.NoResult none -> "no result";
            case null, default -> null;
        };
        return why == null || black == null ? null : BEGIN + why + ":black " + black + ":white " + RESULTS.get(black);
    }

    /** Whether a comment might be read as a summary. */
    static boolean isRead(String comment) {
        return comment.startsWith(BEGIN);
    }

    /** How the game ended according to a comment; null if it does not say so in a way that we know. */
    static ShogiRecord.@Nullable End read(String comment) {
        Matcher summary = SUMMARY.matcher(comment);
        if (comment.length() > LONGEST || !summary.matches() || !summary.group(3).equals(RESULTS.get(summary.group(2)))) {
            return null;
        }
        Outcome outcome = switch (summary.group(2)) {
            case "win" -> new Outcome.Win(Piece.BLACK);
            case "lose" -> new Outcome.Win(Piece.WHITE);
            case "draw" -> Outcome.DRAW;
            default -> new Outcome.NoResult();
        };
        Act act = switch (summary.group(1)) {
            case DECIDED -> new Act.Decide(outcome);
            case TIME -> outcome instanceof Outcome.Win win ? new Act.Flag(win.winner() ^ 1) : null;
            default -> outcome instanceof Outcome.Win win ? new Act.Resign(win.winner() ^ 1) : null;
        };
        return act == null ? null : new ShogiRecord.End(comment, null, act, outcome);
    }
}
