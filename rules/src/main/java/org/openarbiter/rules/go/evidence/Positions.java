package org.openarbiter.rules.go.evidence;

import org.openarbiter.rules.core.evidence.NamedPly;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.go.words.GoLexicon;

/** Positions of a game in words. */
final class Positions {
    private Positions() {}

    /** Such as {@code the position after White 4 (C3)}, or {@code the starting position}. */
    static Sentence after(NamedPly moment) {
        return GoLexicon.say("position", "start", moment.ply() == 0, "move", moment.name());
    }
}
