package org.openarbiter.rules.go.evidence;

/** A form of superko that tournaments of programs brought up: which earlier boards a stone may not bring back. */
public enum SuperkoForm {
    /** Positional superko: any earlier board. */
    POSITIONAL("psk"),
    /** Situational superko: a board with the same player to move next. */
    SITUATIONAL("ssk"),
    /** Natural situational superko: a board that the same player created with a stone. */
    NATURAL("nsk"),
    /** Chinese superko in the narrow reading: a board that comes back within three consecutive stones. */
    CHINESE("chsk");

    private final String word;

    SuperkoForm(String word) {
        this.word = word;
    }

    /** The abbreviation: {@code psk}. */
    public String word() {
        return word;
    }
}
