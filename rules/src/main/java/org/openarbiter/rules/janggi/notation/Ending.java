package org.openarbiter.rules.janggi.notation;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.openarbiter.rules.core.record.Act;
import org.openarbiter.rules.core.record.Outcome;
import org.openarbiter.rules.janggi.board.Piece;

/**
 * How a record says that the game ended.
 *
 * @param text in its own words; null if it says nothing
 * @param act the act that ended it; null where the board shows it, or nothing does
 * @param outcome the outcome; null if the record does not say
 */
record Ending(@Nullable String text, @Nullable Act act, @Nullable Outcome outcome) {
    /** No word of it. */
    static final Ending NONE = new Ending(null, null, null);

    private static final String UNKNOWN = "미상";
    /** What a referee gives. */
    private static final String DECISION = "판정";

    /**
     * The ending of a result such as {@code 초 완승} or {@code 무승부}.
     *
     * @param next the player to move after the last move
     */
    static Ending of(String text, int next) {
        if (text.isBlank() || text.equals(UNKNOWN)) {
            return NONE;
        }
        boolean cho = text.contains("초") || text.contains("楚");
        boolean han = text.contains("한") || text.contains("漢");
        boolean won = text.contains("승") && !text.contains("무승부");
        if (won && cho != han) {
            return won(text, cho ? Piece.CHO : Piece.HAN);
        }
        if (text.contains("빅장")) {
            return new Ending(text, new Act.Claim(next, "bikjang", OptionalInt.empty(), "", true), Outcome.DRAW);
        }
        boolean drawn = text.contains("무승부") || text.contains("비김") || text.equals("빅");
        Act act = text.contains(DECISION) ? new Act.Decide(Outcome.DRAW) : new Act.Agree(Outcome.DRAW);
        return new Ending(text, drawn ? act : null, drawn ? Outcome.DRAW : null);
    }

    private static Ending won(String text, int winner) {
        Outcome.Win win = new Outcome.Win(winner);
        int loser = winner ^ 1;
        if (text.contains("시간")) {
            return new Ending(text, new Act.Flag(loser), win);
        }
        if (text.contains("점수")) {
            return new Ending(text, new Act.Agree(Outcome.DRAW), win);
        }
        if (text.contains("반칙") || text.contains("실격") || text.contains(DECISION)) {
            return new Ending(text, new Act.Decide(win), win);
        }
        boolean resigned = text.contains("기권");
        return new Ending(text, text.contains("외통") ? null : resigned ? new Act.Resign(loser) : new Act.Agree(win, true), win);
    }

    /**
     * The result in the words of records; null if there is none for it.
     *
     * @param act what ended the game; null if the board did
     * @param byPoints whether the points decided
     */
    static @Nullable String word(@Nullable Outcome outcome, @Nullable Act act, boolean byPoints) {
        if (outcome instanceof Outcome.Win win) {
            return (win.winner() == Piece.CHO ? "초 " : "한 ") + how(act, byPoints);
        }
        return outcome instanceof Outcome.Draw ? (act instanceof Act.Decide ? DECISION + " " : "") + "무승부" : null;
    }

    private static String how(@Nullable Act act, boolean byPoints) {
        return switch (act) {
            case Act.Flag flag -> "시간승";
            case Act.Resign resign -> "기권승";
            case Act.IllegalAgain again -> "반칙승";
            case Act.Decide decide -> DECISION + "승";
            case Act.Agree agree when agree.outcome().equals(Outcome.DRAW) -> "점수승";
            case null, default -> byPoints ? "점수승" : "완승";
        };
    }
}
