package org.openarbiter.rules.go.evidence;

import org.openarbiter.rules.core.words.Term;

/** The types of cycles that have names. */
public enum CycleType {
    /** The board does not change: the suicide of a single stone. */
    NO_CHANGE("no change"),
    /** A ko taken and taken back at once. */
    BASIC_KO("basic ko"),
    /** Two stones are given and one taken in return. */
    SENDING_TWO("sending two, returning one"),
    /** Two kos taken in turn. */
    DOUBLE_KO("double ko"),
    /** Three kos taken in turn. */
    TRIPLE_KO("triple ko"),
    /** Four kos taken in turn. */
    QUADRUPLE_KO("quadruple ko"),
    /** Both sides give two stones at a time and lose as many in the end, again and again. */
    ETERNAL_LIFE("eternal life"),
    /** Two stones and single stones are taken in turn, and one side loses more. */
    ROUND_ROBIN("round-robin ko"),
    /** Any other. */
    OTHER("other");

    private final String words;

    CycleType(String words) {
        this.words = words;
    }

    /** In words, such as {@code triple ko}. */
    public Term term() {
        return Term.of("cycle", this, words);
    }
}
