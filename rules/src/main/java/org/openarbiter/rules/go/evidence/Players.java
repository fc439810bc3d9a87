package org.openarbiter.rules.go.evidence;

import org.openarbiter.rules.core.board.Seats;
import org.openarbiter.rules.core.evidence.CyclePlay;
import org.openarbiter.rules.core.words.Sentence;
import org.openarbiter.rules.core.words.Term;
import org.openarbiter.rules.go.words.GoLexicon;

/** The players of a game of Go in words. */
public final class Players {
    private Players() {}

    /** A play as its board writes it, apart from the language: a point, or a pass. */
    public static Object play(String text) {
        return text.equals("pass") || text.equals("refresh") ? Term.of("play", text) : text;
    }

    /** A play with who made it, such as {@code Black C3}. */
    static Sentence said(CyclePlay play, Seats seats) {
        return GoLexicon.say("play", "player", seats.term(seats.indexOf(play.player())), "move", play(play.move()));
    }
}
