package org.openarbiter.rules.chess.choices;

/** When a player who gives up or runs out of time loses; otherwise the game is drawn. */
public enum Loss {
    /** Only if the opponent can checkmate by some series of legal moves. */
    NOT_WITHOUT_MATE("helpmate"),
    /** Unless the opponent has a bare king. */
    NOT_TO_BARE_KING("bare-king"),
    /** Unless the opponent has at most one knight or bishop besides the king. */
    NOT_TO_ONE_MINOR("one-minor"),
    /** The same, and unless the opponent has two knights and nothing else. */
    NOT_TO_TWO_KNIGHTS("two-knights"),
    /** Unless the opponent has too little material, or no way to win, by the test of scalachess. */
    NOT_BY_SCALACHESS("scalachess"),
    /** Unless rule 14E of US Chess applies, which may leave it to the director. */
    NOT_BY_14E("14e"),
    /** Always. */
    ALWAYS("loses"),
    /** The arbiter decides. */
    REFERRED("referred");

    private final String text;

    Loss(String text) {
        this.text = text;
    }

    /** How it is written as the value of an axis. */
    public String text() {
        return text;
    }
}
