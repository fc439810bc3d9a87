package org.openarbiter.rules.core.rule;

import org.openarbiter.rules.core.words.Term;

/** Who decides what a rulebook leaves open, by the title that the rulebook uses. */
public enum Official {
    /** As in the FIDE Laws of Chess. */
    ARBITER("arbiter"),
    /** As in the rules of xiangqi, Go, shogi and janggi. */
    REFEREE("referee"),
    /** As in the rules of US Chess and of the ICCF. */
    DIRECTOR("tournament director");

    private final String english;

    Official(String english) {
        this.english = english;
    }

    /** The title in rulings. */
    public Term term() {
        return Term.of("official", this, english);
    }
}
