package org.openarbiter.rules.shogi.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.shogi.board.Piece;

/**
 * What the line after the moves of a KIF says behind {@code まで…手で}: who won, and perhaps why. It names the player, and so can say what
 * the words among the moves cannot: that the other than the player to move resigned or ran out of time, and that an arbiter decided.
 */
final class KifClosing {
    /** Who won or lost: the player who is named last, since what comes before is the reason. */
    private static final Pattern RESULT = Pattern.compile("(?:(?<black>先手|下手)|後手|上手)の?[^先後上下必]*(?:勝ち?|(?<lost>負け?|敗|投了))$");
    /** Words for fouls by which a game was lost. */
    private static final Pattern FOUL = Pattern.compile("反則|二歩|二手指し|王手放置|打ち?歩詰め");
    /** A declaration of the king that has entered; 相入玉 says that both have, and that points decided. */
    private static final Pattern DECLARED = Pattern.compile("宣言|(?<!相)入玉");
    /** How a player loses who has done nothing to lose. */
    private static final Pattern DECIDED_BY_OTHERS = Pattern.compile("裁定|不戦|入玉|宣言");
    /** The number of moves with which the line begins. */
    private static final Pattern COUNT = Pattern.compile("^まで[、,]?(?:(?<count>[0-9０-９]+)手で?)?");
    private static final String WINS = "の勝ち";
    private static final String FOULED = "の反則負け";
    private static final String TIME = "時間切れにより";
    private static final String DECIDED = "裁定により";
    private static final String DRAW = "引き分け";
    private static final String NO_RESULT = "無勝負";

    private KifClosing() {}

    /**
     * The text for an outcome; null if there is nothing to say.
     *
     * @param act what ended the game; null if a word among the moves says it, or the board shows it
     * @param handicap whether the players are those of a game with handicap
     */
    static @Nullable String write(@Nullable Outcome outcome, @Nullable Act act, boolean handicap) {
        String why = act instanceof Act.Decide ? DECIDED : act instanceof Act.Flag ? TIME : "";
        return switch (outcome) {
            case Outcome.Win win -> why + player(win.winner(), handicap) + WINS;
            case Outcome.Draw draw when act instanceof Act.Decide -> why + DRAW;
            case Outcome.NoResult none when act instanceof Act.Decide -> why + NO_RESULT;
            case null, default -> null;
        };
    }

    /**
     * The text for an ending where no word among the moves says it, as in KI2: a player is named where the word speaks of one.
     *
     * @param next the player to move
     * @param handicap whether the players are those of a game with handicap
     */
    static String write(Ending ending, int next, boolean handicap) {
        String player = player(next, handicap);
        String other = player(next ^ 1, handicap);
        return switch (ending) {
            case RESIGNS -> other + WINS;
            case TIME -> TIME + other + WINS;
            case FOUL -> player + FOULED;
            case FOUL_BEFORE -> other + FOULED;
            case DECLARATION -> player + "の" + ending.kif();
            case DECLARED_DRAW -> Ending.IMPASSE.kif();
            default -> ending.kif();
        };
    }

    private static String player(int side, boolean handicap) {
        return KifTags.keyword(side == Piece.BLACK ? "Black" : "White", handicap);
    }

    /** What a line after the moves says, without the number of moves and the full stop. */
    static String says(String line) {
        String says = COUNT.matcher(line).replaceFirst("");
        int end = says.length();
        while (end > 0 && (Character.isWhitespace(says.charAt(end - 1)) || "。．.".indexOf(says.charAt(end - 1)) >= 0)) {
            end--;
        }
        return says.substring(0, end).strip();
    }

    /** The number of moves with which a line after them begins, as it is written; empty if it begins with none. */
    static String count(String line) {
        Matcher matcher = COUNT.matcher(line);
        String count = matcher.lookingAt() ? matcher.group("count") : null;
        return count == null ? "" : count;
    }

    /** The winner that a text names, or whose opponent it says has lost; −1 if it names nobody. */
    static int winner(String says) {
        Matcher matcher = RESULT.matcher(says);
        if (!matcher.find()) {
            return -1;
        }
        int named = matcher.group("black") != null ? Piece.BLACK : Piece.WHITE;
        return matcher.group("lost") == null ? named : named ^ 1;
    }

    /** How a game ended of which nothing but this text tells it, with {@code next} to move; null if the text does not either. */
    static ShogiRecord.@Nullable End read(String says, int next) {
        int winner = winner(says);
        if (winner >= 0) {
            Outcome.Win win = new Outcome.Win(winner);
            if (DECLARED.matcher(says).find() && winner == next) {
                return ShogiRecord.End.of(says, Ending.DECLARATION, next);
            }
            Act act = FOUL.matcher(says).find() ? new Act.IllegalAgain(winner ^ 1)
                    : DECIDED_BY_OTHERS.matcher(says).find() ? new Act.Decide(win)
                    : says.contains("切れ") ? new Act.Flag(winner ^ 1) : new Act.Resign(winner ^ 1);
            return new ShogiRecord.End(says, null, act, win);
        }
        if (says.startsWith(DECIDED)) {
            Outcome outcome = says.endsWith(DRAW) ? Outcome.DRAW : says.endsWith(NO_RESULT) ? new Outcome.NoResult() : null;
            return outcome == null ? null : new ShogiRecord.End(says, null, new Act.Decide(outcome), outcome);
        }
        Ending ending = Ending.ofKif(says);
        return ending == null ? null : ShogiRecord.End.of(says, ending, next);
    }
}
