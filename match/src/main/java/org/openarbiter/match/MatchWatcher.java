package org.openarbiter.match;

import java.util.List;

/** An observer of a match; called from the threads of its games, one call at a time. */
public interface MatchWatcher {

    /** A game begins between these players, by seat. */
    default void began(int number, List<String> players) {}

    /** A game has come so far. */
    default void moved(int number, int plies) {}

    /**
     * A game is over.
     *
     * @param standing of the match, this game included
     */
    default void ended(PlayedGame game, MatchScore standing) throws MatchFault {}
}
