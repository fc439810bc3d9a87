package org.openarbiter.rules.xiangqi.choices;

/**
 * What follows from moves without a capture.
 *
 * @param limit after how many moves by each player the game is drawn; 0 if it is not
 * @param claim after how many moves by each player one of them may claim a draw; 0 if nobody may
 * @param checks how many checks of a player count as moves; {@link #ALL} if all do
 */
public record QuietChoices(int limit, int claim, int checks) {
    /** All checks count. */
    public static final int ALL = Integer.MAX_VALUE;

    /** Nothing follows. */
    static final QuietChoices NOTHING = new QuietChoices(0, 0, ALL);

    private static final int MOST = 999;
    private static final String NONE = "none";
    private static final String ALL_OF_THEM = "all";

    /** Choices that their axes allow. */
    public QuietChoices {
        if (Math.min(Math.min(limit, claim), checks) < 0 || Math.max(limit, claim) > MOST || checks != ALL && checks > MOST) {
            throw new IllegalArgumentException("numbers of moves and checks go to " + MOST);
        }
    }

    /** A number of moves, or of checks, as text. */
    static String text(int number) {
        return number == 0 ? NONE : number == ALL ? ALL_OF_THEM : String.valueOf(number);
    }

    /** The number of moves that a text gives for an axis; {@code none} is 0. */
    static int moves(String axis, String text) {
        return text.equals(NONE) ? 0 : number(axis, NONE, text);
    }

    /** The number of checks that a text gives for an axis; {@code all} is {@link #ALL}. */
    static int checks(String axis, String text) {
        return text.equals(ALL_OF_THEM) ? ALL : text.equals(NONE) ? 0 : number(axis, ALL_OF_THEM + "', '" + NONE, text);
    }

    private static int number(String axis, String word, String text) {
        if (!text.matches("[1-9][0-9]{0,2}")) {
            throw new IllegalArgumentException(axis + " is '" + word + "' or a number from 1 to " + MOST + ", not '" + text + "'");
        }
        return Integer.parseInt(text);
    }
}
