package org.openarbiter.rules.chess.choices;

/** When a player who gives up or runs out of time loses; otherwise the game is drawn. */
public enum Loss {
    /** Only if the opponent can checkmate by some series of legal moves. */
    NOT_WITHOUT_MATE("helpmate"),
    /** Unless the opponent has a bare king. */
    NOT_TO_BARE_KING("bare-king"),
    /** Always. */
    ALWAYS("loses");

    private final String text;

    Loss(String text) {
        this.text = text;
    }

    /** How it is written as the value of an axis. */
    public String text() {
        return text;
    }
}
