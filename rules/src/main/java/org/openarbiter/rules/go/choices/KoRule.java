package org.openarbiter.rules.go.choices;

/** Which earlier board a stone may not recreate. */
public enum KoRule {
    /** The one before the opponent's latest turn. */
    SIMPLE("simple"),
    /** Any: positional superko. */
    POSITIONAL("psk"),
    /** Any with the same player to move: situational superko. */
    SITUATIONAL("ssk"),
    /** Any with the same player to move, except the starting board. */
    NEW_ZEALAND("nz"),
    /** Any that the same player created with a stone: natural situational superko, to the letter. */
    NATURAL("nsk"),
    /** The same, and a ko may not be retaken at once. */
    NATURAL_WITH_KO("nsk-ko"),
    /** Those of short cycles; longer ones go to the referee: Chinese superko. */
    CHINESE("chsk"),
    /** Any since the latest pass. */
    SPIGHT("spight"),
    /** Any that a stone has produced from the present board before: fixed ko. */
    FIXED("fixed");

    private final String text;

    KoRule(String text) {
        this.text = text;
    }

    /** How it is written as the value of an axis. */
    public String text() {
        return text;
    }
}
